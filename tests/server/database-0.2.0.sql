-- The database of a server of version 0.2.0: two people with accounts, tables of every status, a rated game, chat, notes
-- and a tournament that waits. Made by playing on that version.
BEGIN TRANSACTION;
CREATE TABLE accounts (
	person VARCHAR(32) NOT NULL, 
	name_key VARCHAR(500), 
	password VARCHAR(200) NOT NULL, 
	email VARCHAR(254), 
	email_confirmed BOOLEAN NOT NULL, 
	language VARCHAR(8), 
	settings TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (name_key)
);
INSERT INTO "accounts" VALUES('rk38CofqBlMLkykuUfQt','grace','$argon2id$v=19$m=19456,t=2,p=1$lFa2e0PCL6Sz6LsEuWzaPg$5JVL/C2jkDrU9m/Hrvy0MqpG7TmcIhZjdtJacRydeLU',NULL,0,NULL,'{}',1.79506481706767082213e+09);
INSERT INTO "accounts" VALUES('bU2NmLQVLWwGpGNDOtPi','ann','$argon2id$v=19$m=19456,t=2,p=1$B9OBRdggSeaWqF8T+QP6MA$BGcbTdSwUwPczHUExhWjhrY5Eb7v+/3UWkS7sB8BA4Y',NULL,0,NULL,'{}',1.79506481718146300311e+09);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0016');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	made FLOAT NOT NULL, 
	report TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE bans (
	person VARCHAR(32) NOT NULL, 
	since FLOAT NOT NULL, 
	why VARCHAR(200) NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE "channels" (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	address VARCHAR(1000) NOT NULL, 
	secret VARCHAR(40) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	failures INTEGER NOT NULL, 
	made FLOAT NOT NULL, 
	"key" VARCHAR(100) DEFAULT '' NOT NULL, 
	auth VARCHAR(30) DEFAULT '' NOT NULL, 
	about VARCHAR(60) DEFAULT '' NOT NULL, 
	session VARCHAR(16) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	room VARCHAR(6) NOT NULL, 
	number INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(24), 
	seat INTEGER, 
	text TEXT, 
	reaction VARCHAR(12), 
	removed BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, room, number)
);
INSERT INTO "chat" VALUES('iz4w2mQ54boybztH','table',1,'c76cb605e6ec852a',1.79506482412527823447e+09,'rk38CofqBlMLkykuUfQt','Grace',0,'Good luck!',NULL,0);
INSERT INTO "chat" VALUES('iz4w2mQ54boybztH','table',2,'37e24d0a01235e8f',1.79506482413797497756e+09,'bU2NmLQVLWwGpGNDOtPi','Ann',1,'You too',NULL,0);
CREATE TABLE claims (
	table_id VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE entrants (
	tournament VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32), 
	bot VARCHAR(40), 
	status VARCHAR(8) NOT NULL, 
	PRIMARY KEY (tournament, number)
);
INSERT INTO "entrants" VALUES('rvnxOpWIRQ_GKYZj',0,'rk38CofqBlMLkykuUfQt',NULL,'in');
INSERT INTO "entrants" VALUES('rvnxOpWIRQ_GKYZj',1,'bU2NmLQVLWwGpGNDOtPi',NULL,'in');
CREATE TABLE finished (
	table_id VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	map VARCHAR(60), 
	pool VARCHAR(60), 
	waits BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "finished" VALUES('B5DPBiMrJiuXBUI-',1.79506482403231358525e+09,'overload',2,NULL,'people/overload/2',0);
CREATE TABLE journal (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	"key" VARCHAR(64), 
	step TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',1,1.79506481736905312536e+09,'b2aec2dd7639741e','{"kind":"move","seat":0,"action":74,"move":"nominate 3"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',2,1.79506481737459731105e+09,'aa04983bf72dcaeb','{"kind":"move","seat":0,"action":271,"move":"bid 3"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',3,1.79506482327573204044e+09,NULL,'{"kind":"move","seat":1,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',4,1.79506482329072523116e+09,NULL,'{"kind":"move","seat":2,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',5,1.79506482332432842257e+09,NULL,'{"kind":"move","seat":2,"action":74,"move":"nominate 4"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',6,1.79506482333952474593e+09,NULL,'{"kind":"move","seat":2,"action":272,"move":"bid 4"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',7,1795064823.37442,NULL,'{"kind":"move","seat":1,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',8,1.79506482338840365415e+09,NULL,'{"kind":"move","seat":1,"action":77,"move":"nominate 8"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',9,1.79506482340915894503e+09,'1232e09c297020ad','{"kind":"move","seat":0,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',10,1.7950648234286334515e+09,NULL,'{"kind":"move","seat":2,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',11,1.79506482344437432287e+09,NULL,'{"kind":"move","seat":2,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',12,1.79506482345670485495e+09,NULL,'{"kind":"move","seat":2,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',13,1.79506482347672581675e+09,NULL,'{"kind":"move","seat":1,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',14,1.79506482349646043781e+09,NULL,'{"kind":"move","seat":1,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',15,1.79506482351647877688e+09,NULL,'{"kind":"move","seat":1,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',16,1.79506482353310155872e+09,NULL,'{"kind":"move","seat":1,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',17,1.79506482354139256475e+09,'ed4879a0861e5599','{"kind":"move","seat":0,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',18,1.79506482355308318141e+09,NULL,'{"kind":"move","seat":2,"action":115,"move":"build essen"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',19,1.79506482356705713275e+09,NULL,'{"kind":"move","seat":2,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',20,1.79506482357855629916e+09,NULL,'{"kind":"move","seat":1,"action":117,"move":"build dortmund"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',21,1.79506482360082364078e+09,NULL,'{"kind":"move","seat":1,"action":118,"move":"build duesseldorf"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',22,1.7950648236088080406e+09,NULL,'{"kind":"move","seat":1,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',23,1.79506482364008450509e+09,NULL,'{"kind":"move","seat":1,"action":228,"move":"run 8"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',24,1.79506482366505455963e+09,NULL,'{"kind":"move","seat":2,"action":228,"move":"run 4"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',25,1.79506482368751192095e+09,NULL,'{"kind":"move","seat":1,"action":76,"move":"nominate 7"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',26,1.79506482370483231537e+09,NULL,'{"kind":"move","seat":1,"action":275,"move":"bid 7"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',27,1.79506482372118902207e+09,NULL,'{"kind":"move","seat":2,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',28,1.79506482374161601064e+09,'0a7c2ced1988ea93','{"kind":"move","seat":0,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',29,1.795064823760781765e+09,NULL,'{"kind":"move","seat":2,"action":77,"move":"nominate 10"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',30,1.79506482378347754485e+09,NULL,'{"kind":"move","seat":2,"action":278,"move":"bid 10"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',31,1.79506482379574155809e+09,'db9de8c9d4c7d56e','{"kind":"move","seat":0,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',32,1.79506482381408119207e+09,'41c51f31f3393aa2','{"kind":"move","seat":0,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',33,1.79506482382962298397e+09,'fa38b2e2ee6ce1df','{"kind":"move","seat":0,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',34,1.79506482385277652737e+09,NULL,'{"kind":"move","seat":2,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',35,1.79506482386897015576e+09,NULL,'{"kind":"move","seat":2,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',36,1.79506482388481140139e+09,NULL,'{"kind":"move","seat":2,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',37,1.79506482390502905849e+09,NULL,'{"kind":"move","seat":2,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',38,1.79506482392134022714e+09,NULL,'{"kind":"move","seat":2,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',39,1.79506482392479515077e+09,NULL,'{"kind":"move","seat":2,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',40,1.79506482392726159089e+09,NULL,'{"kind":"move","seat":1,"action":92,"move":"buy oil"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',41,1.79506482393109178543e+09,NULL,'{"kind":"move","seat":1,"action":92,"move":"buy oil"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',42,1.79506482393360590932e+09,NULL,'{"kind":"move","seat":1,"action":92,"move":"buy oil"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',43,1.79506482393588089941e+09,NULL,'{"kind":"move","seat":1,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',44,1.79506482393828368181e+09,NULL,'{"kind":"move","seat":1,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',45,1.79506482394084358215e+09,NULL,'{"kind":"move","seat":1,"action":91,"move":"buy coal"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',46,1.79506482394350647927e+09,NULL,'{"kind":"move","seat":1,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',47,1.79506482394517016408e+09,'ff150e8b9dde0ab1','{"kind":"move","seat":0,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',48,1.79506482394746279718e+09,NULL,'{"kind":"move","seat":2,"action":116,"move":"build duisburg"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',49,1.79506482395014977456e+09,NULL,'{"kind":"move","seat":2,"action":114,"move":"build muenster"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',50,1.79506482395142316814e+09,NULL,'{"kind":"move","seat":2,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',51,1.79506482395366787907e+09,NULL,'{"kind":"move","seat":1,"action":113,"move":"build osnabrueck"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',52,1.79506482395475554462e+09,NULL,'{"kind":"move","seat":1,"action":1,"move":"done"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',53,1.79506482395698761939e+09,NULL,'{"kind":"move","seat":1,"action":230,"move":"run 7 8"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',54,1.79506482395935630796e+09,NULL,'{"kind":"move","seat":2,"action":230,"move":"run 4 10"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',55,1.79506482396271538739e+09,NULL,'{"kind":"move","seat":2,"action":77,"move":"nominate 13"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',56,1.79506482396503162391e+09,NULL,'{"kind":"move","seat":2,"action":281,"move":"bid 13"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',57,1.795064823966354847e+09,'c155a82310ccfb3b','{"kind":"move","seat":0,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',58,1.79506482396860504151e+09,NULL,'{"kind":"move","seat":1,"action":282,"move":"bid 14"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',59,1.79506482397056603425e+09,NULL,'{"kind":"move","seat":2,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',60,1.79506482397298097611e+09,NULL,'{"kind":"move","seat":2,"action":77,"move":"nominate 16"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',61,1.79506482397514510154e+09,NULL,'{"kind":"move","seat":2,"action":284,"move":"bid 16"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',62,1.79506482397642922396e+09,'cabf50a8bdddd716','{"kind":"move","seat":0,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('aSSeTdFUQ_RAS_-n',63,1.79506482397778344148e+09,'f2fbfc71105dc21a','{"kind":"move","seat":0,"action":0,"move":"pass"}');
INSERT INTO "journal" VALUES('B5DPBiMrJiuXBUI-',1,1.79506482400108408926e+09,NULL,'{"kind":"seats","seats":[{"kind":"person","person":"rk38CofqBlMLkykuUfQt","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false},{"kind":"person","person":"bU2NmLQVLWwGpGNDOtPi","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false}],"started":true}');
INSERT INTO "journal" VALUES('B5DPBiMrJiuXBUI-',2,1.79506482402274703978e+09,'90b5702da5714925','{"kind":"move","seat":0,"action":0,"move":"charge 1"}');
INSERT INTO "journal" VALUES('B5DPBiMrJiuXBUI-',3,1.79506482402620434757e+09,'cf76fbd02da5dbc6','{"kind":"move","seat":1,"action":0,"move":"charge 1"}');
INSERT INTO "journal" VALUES('B5DPBiMrJiuXBUI-',4,1.79506482402785182e+09,'b9c77b3ba637dbd9','{"kind":"move","seat":0,"action":0,"move":"charge 1"}');
INSERT INTO "journal" VALUES('B5DPBiMrJiuXBUI-',5,1.7950648240311543941e+09,'a831fa69d9e524bb','{"kind":"move","seat":1,"action":0,"move":"charge 1"}');
INSERT INTO "journal" VALUES('B5DPBiMrJiuXBUI-',6,1.79506482403231358525e+09,'478aec123d820404','{"kind":"move","seat":0,"action":0,"move":"charge 1"}');
INSERT INTO "journal" VALUES('iz4w2mQ54boybztH',1,1.79506482407604503635e+09,NULL,'{"kind":"seats","seats":[{"kind":"person","person":"rk38CofqBlMLkykuUfQt","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false},{"kind":"person","person":"bU2NmLQVLWwGpGNDOtPi","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false}],"started":true}');
CREATE TABLE mutes (
	person VARCHAR(32) NOT NULL, 
	muted VARCHAR(32) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	since FLOAT NOT NULL, 
	PRIMARY KEY (person, muted)
);
CREATE TABLE notes (
	person VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "notes" VALUES('rk38CofqBlMLkykuUfQt','iz4w2mQ54boybztH',1.79506482422158813476e+09,'watch the coal');
CREATE TABLE openings (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	trait VARCHAR(60) NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	PRIMARY KEY (table_id, seat, trait, label)
);
CREATE TABLE outbox (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	channel VARCHAR(32) NOT NULL, 
	made FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	tries INTEGER NOT NULL, what VARCHAR(10) DEFAULT 'turn' NOT NULL, 
	PRIMARY KEY (table_id, seq, channel)
);
CREATE TABLE pairings (
	tournament VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	table_id VARCHAR(32), 
	place INTEGER, 
	points FLOAT, 
	share FLOAT, 
	PRIMARY KEY (tournament, round, board, seat)
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24), 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('rk38CofqBlMLkykuUfQt','Grace',1795064817.06943);
INSERT INTO "people" VALUES('bU2NmLQVLWwGpGNDOtPi','Ann',1.79506481718902587887e+09);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	bot VARCHAR(40), 
	place INTEGER, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "places" VALUES('B5DPBiMrJiuXBUI-',0,'rk38CofqBlMLkykuUfQt',NULL,2);
INSERT INTO "places" VALUES('B5DPBiMrJiuXBUI-',1,'bU2NmLQVLWwGpGNDOtPi',NULL,1);
CREATE TABLE plans (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	"plan" TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE programs (
	person VARCHAR(32) NOT NULL, 
	handle VARCHAR(16) NOT NULL, 
	games VARCHAR(400) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE rating_history (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	pool VARCHAR(60) NOT NULL, 
	who VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	change FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "rating_history" VALUES('B5DPBiMrJiuXBUI-',0,'people/overload/2','rk38CofqBlMLkykuUfQt',2.23646105068595026912e+01,8.06590141354368,-2.63538949314049730787e+00,1.79506482403231358525e+09);
INSERT INTO "rating_history" VALUES('B5DPBiMrJiuXBUI-',1,'people/overload/2','bU2NmLQVLWwGpGNDOtPi',2.76353894931404973087e+01,8.06590141354368,2.63538949314049730787e+00,1.79506482403231358525e+09);
CREATE TABLE ratings (
	pool VARCHAR(60) NOT NULL, 
	who VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (pool, who)
);
INSERT INTO "ratings" VALUES('people/overload/2','rk38CofqBlMLkykuUfQt',2.23646105068595026912e+01,8.06590141354368,1,1.79506482403231358525e+09);
INSERT INTO "ratings" VALUES('people/overload/2','bU2NmLQVLWwGpGNDOtPi',2.76353894931404973087e+01,8.06590141354368,1,1.79506482403231358525e+09);
CREATE TABLE reach (
	person VARCHAR(32) NOT NULL, 
	off BOOLEAN NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	zone VARCHAR(40) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	seen FLOAT NOT NULL, only_decisions BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE reports (
	table_id VARCHAR(32) NOT NULL, 
	room VARCHAR(6) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	reason VARCHAR(200) NOT NULL, 
	closed FLOAT, 
	PRIMARY KEY (table_id, room, number, person)
);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	about VARCHAR(60) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (token)
);
INSERT INTO "sessions" VALUES('fafd44a6a7a52749eb95a0e4de95f0793bc29f36ae43b049d566a899c21d1275','46c5f72aed1b','rk38CofqBlMLkykuUfQt','python-httpx',1.79506481706770062447e+09,1.79506481706770062447e+09);
INSERT INTO "sessions" VALUES('bf479fc6a784b227edfd69f838287130ebb92e4d5ce4f7f9cbb4915593ef7318','d4014b9bc0d0','bU2NmLQVLWwGpGNDOtPi','python-httpx',1.79506481718149185178e+09,1.79506481718149185178e+09);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie-secret','b187eb1f8dd8d49897ac4e82e2f859d86fc043750948d70b8898ce8d59540d66');
CREATE TABLE "sitting" (
	person VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "sitting" VALUES('rk38CofqBlMLkykuUfQt','aSSeTdFUQ_RAS_-n',0);
INSERT INTO "sitting" VALUES('bU2NmLQVLWwGpGNDOtPi','B5DPBiMrJiuXBUI-',0);
INSERT INTO "sitting" VALUES('rk38CofqBlMLkykuUfQt','B5DPBiMrJiuXBUI-',0);
INSERT INTO "sitting" VALUES('bU2NmLQVLWwGpGNDOtPi','iz4w2mQ54boybztH',0);
INSERT INTO "sitting" VALUES('rk38CofqBlMLkykuUfQt','iz4w2mQ54boybztH',0);
INSERT INTO "sitting" VALUES('rk38CofqBlMLkykuUfQt','McoAxWHLXhsfO0fr',0);
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	title VARCHAR(60), 
	options TEXT NOT NULL, 
	seed VARCHAR(39) NOT NULL, 
	bot_seed BIGINT NOT NULL, 
	position BLOB, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	seats TEXT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	moved FLOAT NOT NULL, 
	ply INTEGER NOT NULL, 
	to_decide INTEGER, 
	waits_for_us BOOLEAN NOT NULL, 
	ranking TEXT, 
	what_if_of VARCHAR(32), 
	what_if_ply INTEGER, 
	dealt_by VARCHAR(20) NOT NULL, 
	deal VARCHAR(10) NOT NULL, 
	nonce VARCHAR(32), 
	commitment VARCHAR(64), 
	absent VARCHAR(4) DEFAULT 'wait' NOT NULL, 
	next_table VARCHAR(32), 
	hints BOOLEAN NOT NULL, 
	per_turn INTEGER NOT NULL, 
	bank INTEGER NOT NULL, 
	deadline FLOAT, 
	rated BOOLEAN NOT NULL, 
	chat VARCHAR(10) NOT NULL, 
	chat_changed FLOAT, tournament VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('aSSeTdFUQ_RAS_-n','power-grid',2,'Friday evening','{"map":"germany","areas":"random","deck":"base","introductory":false,"late_start":"any-open-space","round_limit":60,"stranded_cities":false,"run_without_cities":true}','5',7362543699184138,NULL,0,'rk38CofqBlMLkykuUfQt','[{"kind":"person","person":"rk38CofqBlMLkykuUfQt","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false},{"kind":"bot","person":null,"name":null,"bot":"house","reserved":null,"left":null,"counts_for":null,"only_decisions":false},{"kind":"bot","person":null,"name":null,"bot":"house","reserved":null,"left":null,"counts_for":null,"only_decisions":false}]','running',1.79506481728250765796e+09,1.79506482397778344148e+09,63,0,0,NULL,NULL,NULL,'speck64-128','chosen','8db50f2ad717cf454c042215c7fc9e78','8f1c7c840ae58dd046f2d042cdaba2d8e69b1c84db80793e981c75c361dc68a0','wait',NULL,1,0,0,NULL,0,'on',NULL,NULL);
INSERT INTO "tables" VALUES('B5DPBiMrJiuXBUI-','overload',1,NULL,'{"open_fuses":false}','118648379626640113853127233109624394953',6787037769651895,NULL,0,'rk38CofqBlMLkykuUfQt','[{"kind":"person","person":"rk38CofqBlMLkykuUfQt","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false},{"kind":"person","person":"bU2NmLQVLWwGpGNDOtPi","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false}]','over',1.79506482398869109153e+09,1.79506482403231358525e+09,5,NULL,0,'[2,1]',NULL,NULL,'speck64-128','drawn','c9241fe4fc3cb2ac0084f50ffe5cc069','48b7dacb322712b82259c7d2d4823f1d721033c5f6f66920d543ebb0ef57b652','wait',NULL,0,0,0,NULL,1,'on',NULL,NULL);
INSERT INTO "tables" VALUES('iz4w2mQ54boybztH','future-energy',1,NULL,'{"module_1":false,"module_2":false,"module_3":false,"board":"reconstructed","contracts":"reconstructed","public_contracts":"reconstructed","joining":"after-action","empty_spaces":"uncompleted","two_plants":"any-contracts","ground_gifts":"may-decline","card_window":"after-joining","doubled_space":"together"}','144261372004310753887525623036547790453',6458132193419200,NULL,0,'rk38CofqBlMLkykuUfQt','[{"kind":"person","person":"rk38CofqBlMLkykuUfQt","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false},{"kind":"person","person":"bU2NmLQVLWwGpGNDOtPi","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false}]','running',1.79506482405080580711e+09,1.79506482407604503635e+09,0,0,0,NULL,NULL,NULL,'speck64-128','drawn','863c12a169af600c8a8f8defbf58a400','a3c45e989d8559ceb6fcc421cf83dadc1729c415d4c791d8405acff86850f331','wait',NULL,0,0,0,NULL,0,'on',NULL,NULL);
INSERT INTO "tables" VALUES('McoAxWHLXhsfO0fr','barrage',2,NULL,'{"start":"draft","leeghwater":false,"new_officers":false,"automas":"auto","automa_level":"2","viktor_germany":"both","construction_spaces":"left-first","discards":"under-stack","income_order":"last-first","objective_zero":"ranked","tile_energy":"private-contracts","disputed_tiles":"listed","wild_tile":"introductory","zero_energy":"penalty","revealed_income":"at-once","second_award":"above-zero","water_drops":"one-at-least","any_1_buildings":"free","jill_any_2":"mixers-or-mix","france_simone":"once","simone_energy":"powerhouses","extra_turn":"may","zero_tie":"shared","automa_systems":"systems","automa_buildings":"board-order"}','21003092318974023432698791905078423180',1291765088119798,NULL,0,'rk38CofqBlMLkykuUfQt','[{"kind":"person","person":"rk38CofqBlMLkykuUfQt","name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false},{"kind":"open","person":null,"name":null,"bot":null,"reserved":null,"left":null,"counts_for":null,"only_decisions":false}]','waiting',1.7950648243484089374e+09,1.7950648243484089374e+09,0,NULL,0,NULL,NULL,NULL,'speck64-128','drawn','0985e466498c5d128215e3d120a000c0','81afa4f2f3261563d9a9d1ae97d25253d84cfee01a54fa1777982d6749cb72cb','wait',NULL,0,0,0,NULL,0,'on',NULL,NULL);
CREATE TABLE tokens (
	id VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	scopes VARCHAR(40) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE tournaments (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	organiser VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	system VARCHAR(12) NOT NULL, 
	rounds INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	absent VARCHAR(4) NOT NULL, 
	per_turn INTEGER NOT NULL, 
	bank INTEGER NOT NULL, 
	fill VARCHAR(40), 
	most INTEGER NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	seed BIGINT NOT NULL, 
	round INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('rvnxOpWIRQ_GKYZj','Winter cup','rk38CofqBlMLkykuUfQt','overload',1,2,'swiss',2,'{"2":"{\"open_fuses\":false}"}',0,1,'wait',0,0,NULL,32,'open',6012325610730040,0,1.7950648243858566284e+09,1.79506482443361473078e+09);
CREATE TABLE vacations (
	person VARCHAR(32) NOT NULL, 
	began FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (person, began)
);
CREATE TABLE ways_back (
	code VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (code)
);
INSERT INTO "ways_back" VALUES('da3906c27149a8847ce69a1ca94a731a3af1ede29b4e6564f28555ac07cb5fa8','rk38CofqBlMLkykuUfQt','code',NULL);
INSERT INTO "ways_back" VALUES('784e9adb39e20ee96bc86df9373c9dbc81f4809fb6035683a893071c1edf0180','rk38CofqBlMLkykuUfQt','code',NULL);
INSERT INTO "ways_back" VALUES('a3805b628dccecb294b21b292322f69a8ef1bbec5819832220120bcca372a0a5','rk38CofqBlMLkykuUfQt','code',NULL);
INSERT INTO "ways_back" VALUES('14e8749b83bcae3ef7779b74b06fc3ea0fcecbe263fb7e6689b0519556daf933','rk38CofqBlMLkykuUfQt','code',NULL);
INSERT INTO "ways_back" VALUES('fd74f5d8d75f46a168cb1e4f2b3e619896255f6e69cb486cc6f9c466bea79204','rk38CofqBlMLkykuUfQt','code',NULL);
INSERT INTO "ways_back" VALUES('b4d6b034abad114667f12bf0d77c5a60a249b2ffa663696167a5b6db0806d857','rk38CofqBlMLkykuUfQt','code',NULL);
INSERT INTO "ways_back" VALUES('05fe392ce4970f6031626b4039f5b0c6c93692ddfa6733267b14095f7411f8f9','rk38CofqBlMLkykuUfQt','code',NULL);
INSERT INTO "ways_back" VALUES('6666f4868f9c514bef7335392dc350cda726356c6af5f73e9b1929bd87b10b1e','rk38CofqBlMLkykuUfQt','code',NULL);
INSERT INTO "ways_back" VALUES('d74978250f19835e6967a7d7d7db3fbdadb260ca20ce55ab6fef7e1b66179872','bU2NmLQVLWwGpGNDOtPi','code',NULL);
INSERT INTO "ways_back" VALUES('bb1a0b421370b50cb3bb090c6369fe98e699188f25334002e6f072ae7d76d53b','bU2NmLQVLWwGpGNDOtPi','code',NULL);
INSERT INTO "ways_back" VALUES('cd0d4ce00f37b9d10742b9df7b93cf296aad8aee15addd48c58760d9f6286cbe','bU2NmLQVLWwGpGNDOtPi','code',NULL);
INSERT INTO "ways_back" VALUES('e348b637e7acbd8ef3bdea132fd176a4e8d59439823b3697cf9201aa8b725614','bU2NmLQVLWwGpGNDOtPi','code',NULL);
INSERT INTO "ways_back" VALUES('35f106714ded1b0d3f758a72555f630e1da03dbdc1fe0d5f808bb486fcbf12bb','bU2NmLQVLWwGpGNDOtPi','code',NULL);
INSERT INTO "ways_back" VALUES('8c12bb379538a160fde4e574e790831ea6903850ed6fe4171ad462ba322411d6','bU2NmLQVLWwGpGNDOtPi','code',NULL);
INSERT INTO "ways_back" VALUES('4ad69223c79dda0fa3c3368b5a2f700b41446e48843aa19d11cae35c02eb9108','bU2NmLQVLWwGpGNDOtPi','code',NULL);
INSERT INTO "ways_back" VALUES('395611389abcebe62ad58ad09692371bad5136b5579afbc2d10534c4e55af0a9','bU2NmLQVLWwGpGNDOtPi','code',NULL);
CREATE UNIQUE INDEX journal_by_key ON journal (table_id, "key") WHERE key IS NOT NULL;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX ways_back_by_person ON ways_back (person);
CREATE INDEX tokens_by_person ON tokens (person);
CREATE UNIQUE INDEX tokens_by_digest ON tokens (digest);
CREATE INDEX finished_that_wait ON finished (waits, at);
CREATE INDEX places_by_person ON places (person);
CREATE INDEX rating_history_by_who ON rating_history (who, pool, at);
CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX channels_by_person ON channels (person);
CREATE INDEX channels_by_secret ON channels (secret);
CREATE INDEX tables_that_wait_for_us ON tables (waits_for_us, moved);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_by_status ON tables (status, public, moved);
CREATE INDEX tables_by_chat_changed ON tables (chat_changed);
CREATE UNIQUE INDEX chat_by_key ON chat (table_id, "key");
CREATE INDEX chat_by_person ON chat (person);
CREATE UNIQUE INDEX reports_by_id ON reports (id);
CREATE INDEX reports_by_person ON reports (person);
CREATE INDEX tournaments_by_status ON tournaments (status, public, changed);
CREATE INDEX tournaments_by_organiser ON tournaments (organiser);
CREATE INDEX entrants_by_person ON entrants (person);
COMMIT;
