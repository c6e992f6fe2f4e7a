# Future Energy in German.
game-name = Future Energy
game-about = Ersetze die alten Kraftwerke Europas, erfülle deine Bauaufträge und spanne ein Stromnetz über die Regionen.

## Options
option-module_1 = Modul 1: Größtes Stromnetz
option-module_1-about = Zwei Siegpunkte für jedes eigene Kraftwerk im Stromnetz, das die meisten davon verbindet.
option-module_2 = Modul 2: Öffentliche Aufträge
option-module_2-about = Sammle die ersetzten Plättchen und erfülle damit öffentliche Aufträge.
option-module_3 = Modul 3: Laufzeitverlängerung
option-module_3-about = Neue Baugründe; Atomkraft macht Verbindungen kostenlos, statt eine Leitung zu bringen.
option-board = Spielplan
option-board-about = Die Spielplanseite für diese Spielerzahl, wie wir sie rekonstruiert haben, oder eine eigene Spielplandatei.
option-board-reconstructed = rekonstruiert
option-contracts = Bauaufträge
option-contracts-about = Die Bauaufträge, wie wir sie rekonstruiert haben, oder eine eigene Datei.
option-contracts-reconstructed = rekonstruiert
option-public_contracts = Öffentliche Aufträge
option-public_contracts-about = Die öffentlichen Aufträge, wie wir sie rekonstruiert haben, oder eine eigene Datei.
option-public_contracts-reconstructed = rekonstruiert
option-joining = Gemeinsames Bauen
option-joining-about = Wann die anderen gefragt werden: nach der deutschen Anleitung zuletzt, nach der englischen zuerst.
option-joining-after-action = nach der Aktion des Plättchens
option-joining-before-action = vor der Aktion des Plättchens
option-empty_spaces = Leere Felder
option-empty_spaces-about = Welche Aufträge am Ende für leere Felder zählen: deutsch und niederländisch die nicht erfüllten, englisch alle.
option-empty_spaces-uncompleted = auf nicht erfüllten Aufträgen
option-empty_spaces-all = auf allen Aufträgen
option-two_plants = Karte für zwei Kraftwerke
option-two_plants-about = Woher die zwei Kraftwerke der 6-Punkte-Karte kommen: jedes von einem beliebigen Bauauftrag (deutsch) oder beide von einem (englisch, niederländisch).
option-two_plants-any-contracts = beliebige Bauaufträge
option-two_plants-one-contract = ein Bauauftrag
option-ground_gifts = Baugründe aus Modul 3
option-ground_gifts-about = Ob man Bauauftrag, Leitungen und Kraftwerk der neuen Baugründe ablehnen darf (deutsch) oder nehmen muss (englisch, niederländisch).
option-ground_gifts-may-decline = darf man ablehnen
option-ground_gifts-must-take = muss man nehmen
option-card_window = Öffentliche Aufträge
option-card_window-about = Ob man sie auch zwischen Bauen und gemeinsamem Bauen nutzen darf; die Anleitung sagt nur: im eigenen Zug.
option-card_window-after-joining = nicht vor dem gemeinsamen Bauen
option-card_window-before-joining = auch vor dem gemeinsamen Bauen
option-doubled_space = Zwei Kraftwerke auf einem Ölfeld
option-doubled_space-about = Ob beide Kraftwerke eines doppelt besetzten Ölfelds zusammen auf den Öl-Bauplatz gehen oder einzeln.
option-doubled_space-together = zusammen
option-doubled_space-one-by-one = einzeln

## Things
tile-oil = Öl
tile-gas = Erdgas
tile-coal = Kohle
tile-nuclear = Atomkraft
tile-investor = Investor
tile-engineer = Ingenieur
tile-ground = Baugrund
tile-ground-4-million = Baugrund (4 Millionen)
tile-ground-5-million = Baugrund (5 Millionen)
tile-ground-5-points = Baugrund (5 Punkte)
tile-ground-contract = Baugrund (Bauauftrag)
tile-ground-lines = Baugrund (2 Leitungen)
tile-ground-plant = Baugrund (Kraftwerk)
tile-oil-about = Bis zu zwei weitere Ölkraftwerke von anderen Aufträgen kommen dazu.
tile-gas-about = Ein CO₂-Zertifikat im Wert von 3 bis 5 SP ziehen.
tile-coal-about = Ein Kraftwerk deiner Aufträge darf in den Vorrat zurück.
tile-nuclear-about = Eine Stromleitung kostenlos legen, auch neben eine fremde.
tile-nuclear-extended-about = Auf deiner Atomkrafttafel macht es je Bewegung eine Verbindung kostenlos.
tile-investor-about = 1 Million mehr Einnahmen in jedem deiner Züge.
tile-engineer-about = Eine Planungsaktion mehr in jedem deiner Züge.
tile-ground-about = Jedes Kraftwerk darf hierher; bringt 3 Millionen.
tile-ground-4-million-about = Jedes Kraftwerk darf hierher; bringt 4 Millionen.
tile-ground-5-million-about = Jedes Kraftwerk darf hierher; bringt 5 Millionen.
tile-ground-5-points-about = Jedes Kraftwerk darf hierher; bringt 5 SP.
tile-ground-contract-about = Jedes Kraftwerk darf hierher; dazu ein Bauauftrag kostenlos.
tile-ground-lines-about = Jedes Kraftwerk darf hierher; dazu zwei Stromleitungen kostenlos.
tile-ground-plant-about = Jedes Kraftwerk darf hierher; ein weiteres kommt auf einen deiner Bauplätze.
effect-gain-money = { $count } Mio. erhalten
effect-relocate-to-empty-link = eigene Leitung auf leere Verbindung versetzen
effect-sell-certificate = ein Zertifikat verkaufen
effect-shift-plant = ein Kraftwerk auf das Feld daneben schieben
effect-move-crew = Bautrupp kostenlos über eine Verbindung bewegen
effect-return-plant = ein Kraftwerk zurücklegen
effect-relocate-to-any-link = eigene Leitung versetzen, auch neben eine fremde
effect-join-foreign-plants = { $count } zu fremden Kraftwerken stellen
effect-free-contract = einen Bauauftrag kostenlos nehmen
effect-swap-tiles = zwei alte Energien auf dem Plan tauschen
effect-second-oil-plant = zweites Kraftwerk auf ein Ölfeld
effect-place-line = eine Leitung legen, auch neben eine fremde
effect-repeat-planning = eine Planungsaktion wiederholen
region-north = Norden
region-west = Westen
region-south = Süden
region-east = Osten
region-south-west = Südwesten
region-south-east = Südosten

## Phases and questions
phase-planning = Planung
phase-moving = Bautrupp bewegen
phase-building = Bauen
phase-tile-action = Aktion des Plättchens
phase-joint-construction = Gemeinsames Bauen
phase-end-of-turn = Ende des Zuges
phase-game-over = Spielende

question-plan = Wähle eine Planungsaktion oder beende die Planung
question-place-line = Wähle eine Verbindung für deine Stromleitung
question-crew = Wähle den Bauplatz, an dem der Bautrupp baut
question-route = Nimm den besten Weg oder wähle die nächste Verbindung selbst
question-build = Wähle das Kraftwerk, das gebaut wird
question-extend = Lege das Plättchen auf deine Atomkrafttafel oder behalte es für öffentliche Aufträge
question-return-plant = Wähle ein Kraftwerk, das in deinen Vorrat zurückgeht
question-extra-oil = Wähle ein weiteres Ölkraftwerk für diesen Bauplatz oder keines
question-take-contract = Wähle einen Bauauftrag, den du kostenlos nimmst
question-extra-plant = Wähle ein weiteres Kraftwerk für einen deiner Bauplätze oder keines
question-plant-site = Wähle den Bauplatz für das Kraftwerk
question-join = Baust du für 2 Millionen mit?
question-use-cards = Nutze einen öffentlichen Auftrag, oder du bist fertig
question-lift-line = Wähle die Stromleitung, die du versetzt
question-sell-certificate = Wähle das CO₂-Zertifikat, das du verkaufst
question-shift-plant = Wähle ein Kraftwerk, das auf das Feld daneben rückt
question-move-crew = Bewege den Bautrupp über eine Verbindung
question-foreign-plant = Wähle das Kraftwerk, das du zu einem fremden stellst
question-foreign-site = Wähle einen Bauplatz mit einem fremden Kraftwerk
question-swap-first = Wähle das erste von zwei Plättchen, die du tauschst
question-swap-second = Wähle das zweite Plättchen
question-double-oil = Wähle den Auftrag, dessen Ölfeld ein zweites Kraftwerk erhält
question-repeat = Wähle die Planungsaktion, die du wiederholst
question-nothing = Nichts zu entscheiden

## Moves
move-done = Fertig
move-skip = Nein, danke
move-go = Den besten Weg nehmen
move-line = Eine Stromleitung kaufen
move-lines = Zwei Stromleitungen kaufen
move-contract = Bauauftrag { $contract }
move-public = Öffentlicher Auftrag { $public }
move-blind = Öffentlicher Auftrag vom Stapel
move-use = { $count ->
    [0] Öffentlichen Auftrag { $public } nutzen
   *[other] Öffentlichen Auftrag { $public } ohne { $replaced } nutzen
}
move-place = Leitung auf { $link }
move-lift = Leitung von { $link } versetzen
move-crew = Bautrupp nach { $place }
move-step = Weiter nach { $place }
move-free = Kostenlos nach { $place }
move-build = Kraftwerk unter { $tile } von { $contract } bauen
move-return = Kraftwerk unter { $tile } von { $contract } zurücklegen
move-join = Mit dem Kraftwerk unter { $tile } von { $contract } mitbauen
move-shift = { $side ->
    [left] Kraftwerk unter { $tile } von { $contract } nach links schieben
   *[right] Kraftwerk unter { $tile } von { $contract } nach rechts schieben
}
move-double = Zweites Ölkraftwerk auf { $contract }
move-site = { $place }
move-swap = Plättchen in { $place }
move-sell = Zertifikat im Wert von { $points } verkaufen
move-extend = Laufzeit verlängern
move-keep = Plättchen behalten

cost-line = { $price } Mio., { $left } bleiben
cost-lines = { $price } Mio., { $left } bleiben
cost-contract = { $price ->
    [0] kostenlos
   *[other] { $price } Mio., { $left } bleiben
}; { $plants } Kraftwerke, { $points } SP
cost-public = { $price } Mio., { $left } bleiben
cost-blind = { $price } Mio., { $left } bleiben
cost-use = { $points ->
    [0] keine SP
   *[other] { $points } SP
}
cost-place = Regionen in deinem Netz: { $more ->
    [0] { $regions }
   *[other] { $regions } (+{ $more })
}, Leitungen übrig: { $left }
cost-crew = { $price ->
    [0] kostenlos
   *[other] { $price } Mio. ({ $payees }), { $left } bleiben
}
cost-go = { $price ->
    [0] kostenlos
   *[other] { $price } Mio. ({ $payees }), { $left } bleiben
}
cost-step = { $price ->
    [0] kostenlos
   *[other] { $price } Mio. ({ $payees })
}{ $rest ->
    [0] {""}
   *[other] , dann noch mindestens { $rest }
}
cost-free = kostenlos{ $rest ->
    [0] {""}
   *[other] , dann noch mindestens { $rest } Mio.
}
cost-build = { $remaining ->
    [0] erfüllt ihn: { $points } SP, { $income } Mio.
   *[other] Kraftwerke noch darauf: { $remaining }
}
cost-return = { $remaining ->
    [0] erfüllt ihn: { $points } SP, { $income } Mio.
   *[other] Kraftwerke noch darauf: { $remaining }
}
cost-join = { $price } Mio., { $left } bleiben; { $remaining ->
    [0] erfüllt ihn: { $points } SP, { $income } Mio.
   *[other] Kraftwerke noch darauf: { $remaining }
}
cost-sell = bringt { $income } Mio.
payee-bank = { $money } an die Bank
payee-rival = { $money } an { $rival }
warning-nothing-planned = Dein Ingenieur tut nichts: Eine Leitung kostet 1 Million, und für den Bautrupp bliebe genug.
warning-crew-stranded = Danach kannst du keinen Weg des Bautrupps bezahlen und baust in diesem Zug nichts.
warning-no-slot = Auf deiner Tafel ist für dieses Plättchen kein Platz mehr, seine Wirkung wäre verloren. Ein anderer Bauplatz kostet nicht mehr.
warning-declines-line = Diese Leitung kostet nichts.
warning-declines-contract = Eines dieser Kraftwerke würde einen Auftrag erfüllen: { $points } SP und 1 Million.
warning-declines-space = Du hast keinen Zug mehr, in dem Geld hilft: Jedes geleerte Feld zählt 1 SP.
warning-loses-points = Mit eigenen Plättchen bezahlt bringt dieser Auftrag { $points } SP, mit Ersatz keine.
warning-points-left = Das ist dein letzter Zug, und ein öffentlicher Auftrag könnte noch { $points } SP bringen.
plan-decline-joining = Bis zu meinem Zug nicht mitbauen
plan-decline-joining-about = Gemeinsames Bauen wird für dich abgelehnt, bis dein nächster Zug beginnt.
figure-points = Siegpunkte
figure-cash = Geld
figure-plants = Kraftwerke auf dem Plan

## What happened
event-round-begins = Runde { $round } beginnt.
event-revenue = { $seat } nimmt { $money } Mio. ein.
event-lines-bought = { $count ->
    [one] { $seat } kauft eine Stromleitung für { $money } Mio.
   *[other] { $seat } kauft { $count } Stromleitungen für { $money } Mio.
}
event-line-placed = { $seat } legt eine Leitung auf { $link }.
event-line-lifted = { $seat } nimmt die Leitung von { $link }.
event-contract-bought = { $seat } kauft den Bauauftrag { $contract } für { $money } Mio.
event-contract-taken = { $seat } nimmt den Bauauftrag { $contract } kostenlos.
event-contract-laid = Der Bauauftrag { $contract } kommt in die Auslage.
event-contract-completed = { $seat } erfüllt { $contract }: { $points } SP und { $money } Mio.
event-public-bought = { $seat } kauft den öffentlichen Auftrag { $public } für { $money } Mio.
event-public-laid = Der öffentliche Auftrag { $public } kommt in die Auslage.
event-crew-steps = { $seat } bewegt den Bautrupp nach { $place }.
event-crew-stays = { $seat } kann den Bautrupp nicht bewegen.
event-charge-paid = { $seat } zahlt { $money } Mio. Durchleitungsgebühr an { $rival }.
event-bank-paid = { $seat } zahlt { $money } Mio. für den Weg an die Bank.
event-plant-built = { $seat } baut ein Kraftwerk in { $place } ({ $tile }).
event-tile-taken = { $seat } nimmt das Plättchen { $tile }.
event-hired = { $seat } legt das Plättchen { $tile } auf die Spielertafel.
event-extended = { $seat } verlängert die Laufzeit eines Atomkraftwerks.
event-tile-kept = { $seat } behält das Plättchen { $tile }.
event-tile-boxed = { $seat } hat keinen Platz für das Plättchen { $tile }.
event-money-gained = { $seat } erhält { $money } Mio.
event-points-gained = { $seat } erhält { $points } SP.
event-certificate-drawn = { $seat } zieht ein CO₂-Zertifikat.
event-certificate-seen = Das Zertifikat von { $seat } ist { $points } SP wert.
event-certificate-sold = { $seat } verkauft ein Zertifikat im Wert von { $points } für { $money } Mio.
event-plant-returned = { $seat } legt ein Kraftwerk von { $contract } zurück ({ $tile }).
event-joined = { $seat } baut für { $money } Mio. in { $place } mit.
event-joining-declined = { $seat } baut nicht mit.
event-wildcard-taken = { $seat } nimmt einen Joker.
event-public-used = { $seat } nutzt den öffentlichen Auftrag { $public }.
event-public-scored = { $seat } erhält { $points } SP für { $public }.
event-plant-shifted = { $seat } verschiebt ein Kraftwerk von { $contract } unter { $tile }.
event-tiles-swapped = { $seat } tauscht die Plättchen in { $place } und { $there }.
event-second-plant = { $seat } stellt ein zweites Ölkraftwerk auf { $contract }.
event-last-line-placed = { $seat } hat die letzte Leitung gelegt: Dies ist die letzte Runde.
event-last-contract-laid = Der Stapel der Bauaufträge ist leer: Dies ist die letzte Runde.
event-standstill = In Runde { $round } wurde nichts gebaut, gekauft oder gelegt.
event-game-ends = Das Spiel endet.

## Why not
why-not-asked = Darüber wird gerade nicht entschieden.
why-game-over = Das Spiel ist aus.
why-no-such-thing = So etwas gibt es in diesem Spiel nicht.
why-no-engineer = Alle deine Ingenieure sind in diesem Zug eingesetzt.
why-already-covered = Jede Planungsaktion gibt es nur einmal pro Zug.
why-must-buy-contract = Auf deinen Aufträgen steht kein Kraftwerk: Kaufe zuerst einen Bauauftrag.
why-too-dear = Das kostet mehr, als du hast.
why-no-lines-left = In deinem Vorrat sind nicht genug Stromleitungen.
why-no-free-link = Es gibt nicht genug Verbindungen ohne Leitung.
why-no-such-card = An dieser Stelle der Auslage liegt kein Auftrag.
why-too-few-plants = Dein Vorrat reicht nicht für alle Symbole dieses Bauauftrags.
why-stack-empty = Der Stapel ist leer.
why-not-covered = Wiederholen kannst du nur eine Planungsaktion dieses Zuges.
why-out-of-play = Dieser Bauplatz ist zu zweit nicht im Spiel, seine Verbindungen auch nicht.
why-link-taken = Auf dieser Verbindung liegt schon eine Leitung.
why-own-line-there = Auf dieser Verbindung liegt schon eine Leitung von dir.
why-link-full = Auf dieser Verbindung liegen schon zwei Leitungen.
why-same-link = Die Leitung muss auf eine andere Verbindung.
why-not-your-line = Auf dieser Verbindung hast du keine Leitung.
why-no-tile = Der Bautrupp muss auf einem Bauplatz mit Plättchen enden.
why-no-matching-plant = Unter diesem Symbol steht auf deinen Aufträgen kein Kraftwerk.
why-no-way = Kein bezahlbarer Weg führt dorthin, ohne an einem anderen Plättchen vorbeizukommen.
why-must-move = Der Bautrupp kann einen passenden Bauplatz erreichen, also muss er ziehen.
why-not-adjacent = Vom Bautrupp führt keine offene Verbindung dorthin.
why-already-passed = Dort war der Bautrupp in diesem Zug schon.
why-tile-in-the-way = An diesem Plättchen kommt der Bautrupp weder vorbei, noch darf er dort enden.
why-no-way-on = Von dort wäre der gewählte Bauplatz mit deinem Geld nicht zu erreichen.
why-no-extension = Du hast in diesem Zug keine kostenlose Verbindung mehr.
why-costs-nothing = Dort liegt deine eigene Leitung, die Verbindung kostet ohnehin nichts.
why-not-your-plant = Dort steht kein Kraftwerk von dir.
why-wrong-icon = Dieses Kraftwerk steht unter einem anderen Symbol.
why-other-contract = Weitere Ölkraftwerke kommen von anderen Aufträgen.
why-site-full = Niemand hat mehr als drei Kraftwerke auf einem Bauplatz.
why-no-own-plant = Auf diesem Bauplatz hast du kein Kraftwerk.
why-no-foreign-plant = Auf diesem Bauplatz steht kein fremdes Kraftwerk.
why-not-on-start = Auf dem Startfeld wird nichts gebaut.
why-must-place = Das muss ausgeführt werden.
why-not-your-card = Das ist keiner deiner öffentlichen Aufträge.
why-needs-one-energy = Mindestens eine der gezeigten Energien muss mit ihrem Plättchen bezahlt werden.
why-lacks-energy = Dir fehlt ein Plättchen einer gezeigten Energie.
why-lacks-substitutes = Du hast nicht genug Ersatz.
why-no-such-certificate = Ein Zertifikat mit diesem Wert hast du nicht.
why-space-taken = Auf diesem Feld steht ein Kraftwerk.
why-no-space-there = Auf dieser Seite hat der Auftrag kein Feld.
why-no-energy-tile = Getauscht werden nur Plättchen der vier alten Energien.
why-same-tile = Wähle ein anderes Plättchen: Eines allein kann nicht den Platz tauschen.
why-already-double = Auf diesem Ölfeld stehen schon zwei Kraftwerke.
why-no-plants-left = In deinem Vorrat ist kein Kraftwerk mehr.
why-same-contract = Beide Kraftwerke kommen vom selben Bauauftrag.

## Labels of the board
label-round = Runde { $round }
label-last-round = Letzte Runde
label-display = Bauaufträge
label-public = Öffentliche Aufträge
label-stack = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
label-price = Preis
label-points = SP
label-contract = Auftrag
label-icons = Symbole
label-effect = Wirkung
label-player = Spieler
label-money = Geld
label-plants = Kraftwerke
label-lines = Leitungen
label-engineers = Ingenieure
label-investors = Investoren
label-extensions = Verlängerungen
label-certificates = Zertifikate
label-contracts = Aufträge
label-kept = Gesammelte Plättchen
label-wildcards = { $count ->
    [one] 1 Joker
   *[other] { $count } Joker
}
label-regions = Regionen
label-crew = Bautrupp in { $place }
label-route = Weg nach { $place }
label-nothing = –
label-place = Platz
label-empty-spaces = Leere Felder
label-grid = Stromnetz
label-largest-grid = Größtes Netz
label-total = Summe
label-map = Karte
label-now = Jetzt
label-note = Hinweis
label-quoted = „{ $text }“
label-starting-contract = Startauftrag
label-contract-about = { $count } Kraftwerke aus deinem Vorrat kommen darauf; sind alle gebaut: { $points } SP und 1 Million.
label-public-about = Kostet { $energies }; bringt { $points } SP.
label-one-line = 1 Leitung
label-two-lines = 2 Leitungen
label-covered = in diesem Zug schon genutzt
label-end = Spielende
label-end-about = Die letzte Runde beginnt, wenn der Stapel der Bauaufträge leer ist (noch { $stack }) oder jemand die letzte Leitung legt (am wenigsten übrig: { $lines }).
label-fewest-lines = am wenigsten Leitungen übrig
label-line-of = Leitung von { $player }
label-no-line = Keine Leitung
label-plants-of = { $count ->
    [one] { $player }: 1 Kraftwerk
   *[other] { $player }: { $count } Kraftwerke
}
label-blocked = Zu zweit nicht im Spiel
label-start = Startfeld: gehört zu keiner Region, der Bautrupp darf darüber.
label-region-points = SP am Ende für die meisten Kraftwerke: { $points }
label-region-now = { $count ->
    [one] { $player }: 1 Kraftwerk, { $points } SP
   *[other] { $player }: { $count } Kraftwerke, { $points } SP
}
label-turn = am Zug
label-turn-of = { $player } ist am Zug
label-kite = Startdrachen: beginnt jede Runde
label-income = { $money } Mio. Einnahmen pro Zug
label-plants-left = Kraftwerke im Vorrat
label-lines-left = Leitungen im Vorrat
label-reached = { $count ->
    [one] 1 Region im Netz
   *[other] { $count } Regionen im Netz
}
label-nuclear-board = Atomkrafttafel
label-certificate = CO₂-Zertifikat
label-certificate-hidden = verdeckt
label-plant-here = { $count ->
    [one] Hier steht ein Kraftwerk.
   *[other] Hier stehen { $count } Kraftwerke.
}
label-space-empty = Dieses Feld ist leer.
label-held = { $contract }: { $points } SP, Kraftwerke auf { $plants }
label-completed = { $count ->
    [one] 1 Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}
label-if-over = { $points } SP, wenn das Spiel jetzt endete
label-if-over-hidden = { $count ->
    [one] 1 verdecktes Zertifikat nicht mitgezählt
   *[other] { $count } verdeckte Zertifikate nicht mitgezählt
}
label-reconstructed-about = Der gedruckte Plan und die Karten waren nicht zu sehen: Spielplan und Aufträge sind unsere Rekonstruktion. Wer das Spiel besitzt, kann mit eigenen Dateien spielen.
label-engineers-ready = { $count ->
    [one] 1 Ingenieur ist bereit.
   *[other] { $count } Ingenieure sind bereit.
}
label-join-about = { $player } hat in { $place } gebaut ({ $tile }). Wenn du mitbaust, zahlst du { $price } Mio. an { $player }, und eines deiner Kraftwerke kommt dazu.
label-paid = Bisher bezahlt: { $payees }
label-free-links = Kostenlose Verbindungen übrig: { $count }
label-lines-due = Leitungen zu legen: { $count }
label-building = Der Bautrupp ist in { $place }.
label-plant-waits = Das Kraftwerk unter { $tile } von { $contract }
label-swap-first = Erstes Plättchen: { $place }
label-lifted = Die Leitung von { $link }
label-substitutes = Ersatz für { $tiles }: keine SP
result-track = Während des Spiels
result-track-about = Erfüllte Aufträge und andere Punkte unterwegs.
result-empty-spaces = Leere Felder
result-empty-spaces-about = 1 SP für jedes leere Feld auf nicht erfüllten Aufträgen.
result-empty-detail = { $player }: { $contract }, { $count } leer
result-certificates = CO₂-Zertifikate
result-certificates-about = Ihre Werte, jetzt offen.
result-regions = Regionen
result-regions-about = Die meisten Kraftwerke in jeder Region; bei Gleichstand werden die Punkte der Plätze geteilt und abgerundet.
result-grid = Stromnetz
result-grid-about = 1, 3, 6, 10 oder 15 SP für die Zahl der Regionen, die ein zusammenhängendes Netz erreicht.
result-largest-grid = Größtes Netz
result-largest-grid-about = 2 SP für jedes eigene Kraftwerk in dem Netz, das die meisten verbindet.
result-largest-detail = { $player }: { $count } × { $points } SP
result-ended-lines = Das Spiel endete, weil jemand die letzte Leitung gelegt hat.
result-ended-contracts = Das Spiel endete, weil der Stapel der Bauaufträge leer war.
result-ended-standstill = Das Spiel endete, weil in einer Runde nichts gebaut, gekauft oder gelegt wurde.
result-tie = Punktgleichheit: Mehr Geld entscheidet.
result-shared = Gleich viele Punkte und gleich viel Geld: Der Sieg wird geteilt.
result-again = Noch einmal zählen
result-skip = Alles zeigen
