# De woorden van de pagina, voor elk spel dezelfde.

## Overal
loading = Een ogenblik…
close = Sluiten
cancel = Annuleren
copy = Kopiëren
skip = Naar de inhoud
skip-to-actions = Naar je zetten
to-lobby = Terug naar de lobby
menu = Menu

## Lobby
hero-title = Drie spellen over stroom. Eén tafel.
hero-text = Speel meteen tegen bots, geef één apparaat door of stuur je vrienden een link. Zonder account.
local-hero-text = Speel meteen tegen bots of geef één apparaat door. De tafels blijven in deze browser. Zonder account.
title-turns = { $count ->
    [one] ● Jouw beurt – Megawatt
   *[other] ● Jouw beurt aan { $count } tafels – Megawatt
}
my-name = Je naam
name-cut = Een naam heeft hoogstens { $most } letters; de rest is weggelaten.
card-play = Tegen bots spelen
card-set = Tafel klaarzetten…
card-learn = Leer het spel
card-first = Eerste partij
card-first-about = De introductieregels tegen bots: de kortste weg het spel in.
card-seats = { $fewest }–{ $most } spelers
edition-heading = Over deze uitgave
lobby-mine = Jouw tafels
lobby-open = Open tafels
lobby-running = Partijen om te bekijken
lobby-more = Een partij uit een bestand
lobby-upload-about = Speel een bewaarde partij verder of bekijk die nog eens zet voor zet.
lobby-upload = Partijbestand openen
row-open = Openen
row-join = Meespelen
row-watch = Kijken
row-your-turn = Jouw beurt
row-turn-of = { $seat } is aan de beurt
row-waiting = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
row-over = Afgelopen
row-closed = Gesloten
row-won-by = gewonnen door { $names }
row-what-if = Wat als
row-chosen-seed = Gekozen startgetal
footer-unofficial = Megawatt is gemaakt door mensen die van deze spellen houden en heeft niets met de uitgevers te maken. De gedrukte spellen zijn hun geld waard.
footer-version = Versie { $version }

## Een nieuwe tafel
new-heading = Tafel klaarzetten
new-game = Spel
new-seats = Spelers
new-seat-count = Aantal spelers
new-seat = Plaats { $number }
new-character = Iemand anders
new-name-of = Naam op plaats { $number }
wish-me = Ik
wish-here = Iemand aan dit apparaat
wish-open = Open: iemand schuift aan
wish-bot = Bot: { $bot }
new-who = Wie mag meespelen?
new-invited = Wie de link heeft
new-public = Iedereen: de tafel staat in de lobby
new-options = Regels en varianten
new-fine-points = Discussiepunten
new-fine-points-about = Hier zijn de gedrukte regels op meer dan één manier te lezen. Laat dit zo, tenzij jullie het anders spelen.
option-own-file = Eigen bestand…
option-own-text = Iets anders…
new-further = Titel en startgetal
new-title = Titel
new-title-about = Zo heet de tafel in de lijsten; mag leeg blijven.
new-seed = Startgetal
new-seed-about = Hetzelfde getal deelt dezelfde partij uit, en iedereen krijgt te horen dat jij het gekozen hebt. Leeg: de server loot er een die niemand kent.
new-seed-wrong = Een startgetal is een geheel getal van hoogstens 39 cijfers.
new-start = Partij beginnen
new-open-table = Tafel openen
table-made = Je tafel staat klaar. Stuur de link naar iedereen die mee mag doen.

## De wachtkamer
wait-heading = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
wait-sit = Hier gaan zitten
wait-join = Meespelen
wait-bot = Hier een bot zetten
wait-reopen = Plaats vrijmaken
wait-fill = { $count ->
    [one] De laatste plaats aan een bot geven en beginnen
   *[other] { $count } plaatsen aan bots geven en beginnen
}
wait-link = Uitnodigingslink
wait-public = De tafel staat in de lobby; iedereen kan meespelen.
wait-private = Alleen wie deze link heeft, vindt de tafel.
wait-close = Tafel sluiten
wait-leave = Tafel verlaten
link-copied = Link gekopieerd.
seat-open = vrij
seat-present = aanwezig
seat-away = afwezig
seat-online = online, maar niet aan deze tafel

## Aan tafel
part-board = Speelbord
board-failed = Het bord kon niet getekend worden. Hier staat het in woorden.
part-actions = Je zetten
part-log = Verloop
part-replay = Terugblik
part-tabs = Speelbord, verloop of chat
your-turn = Jouw beurt
turn-of = { $seat } is aan de beurt
waiting-for = Wachten op { $seat }…
bots-simple = De bots kunnen even niet vooruitdenken en spelen zolang volgens eenvoudige regels. Niemand hoeft op ze te wachten.
bot-thinks = { $seat } denkt na…
spectator = Toeschouwer
spectator-note = Je kijkt naar deze partij.
watchers = { $count ->
    [one] 1 persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
what-if-of = Wat als: naar de echte partij
line-connecting = Verbinden…
line-lost = Verbinding weg, nieuwe poging…
line-restarting = De server start opnieuw…
pending = Versturen…
pending-lost = De verbinding is weg. Je zet wordt precies één keer verstuurd zodra die terug is.
moves-more = { $count ->
    [one] nog 1…
   *[other] nog { $count }…
}
amount-field = Van { $lowest } tot { $highest }
amount-listed = Mogelijk zijn: { $numbers }
amount-less = Minder
amount-more = Meer
confirm-play = Dit spelen
sheet-fold = Zetten inklappen
sheet-unfold = Zetten tonen
map-closer = Inzoomen
map-farther = Uitzoomen
map-whole = Alles tonen
hand-over = Geef het apparaat aan { $seat }
hand-over-taken = Ik ben { $seat }
hand-over-quiet = Het bord tussen de beurten niet afdekken

## Vooruit beslissen
plan-heading = Vooruit beslissen
plan-stands = Gepland
plan-drop = Intrekken
wake-switch = Alleen wekken voor echte beslissingen
wake-about = Heb je geen keus, dan wordt je zet voor je gespeeld. Niet zolang je je laatste stap nog terug kunt nemen, en niet als er iets voor je wordt omgedraaid.
wake-suggested = Aanbevolen

## Waarschuwingen
warning-heading = Weet je het zeker?
warning-quiet = Niet meer waarschuwen
warning-back = Terug
warning-anyway = Toch: { $move }

## Terugnemen
undo-free = “{ $move }” terugnemen
undo-ask = Vragen om “{ $move }” terug te nemen
undo-more = { $count ->
    [one] (+1 zet)
   *[other] (+{ $count } zetten)
}
undo-heading = Terugnemen
undo-consent = Anderen hebben sindsdien gespeeld, of er is iets verborgens getoond. Iedereen moet het ermee eens zijn dat dit wordt teruggenomen:
undo-send = De anderen vragen
undo-wanted = { $count ->
    [one] { $seat } wil één zet terugnemen.
   *[other] { $seat } wil { $count } zetten terugnemen.
}
undo-reveals = Intussen is er iets verborgens getoond.
undo-agree = Akkoord
undo-decline = Weigeren
undo-waiting = Wachten op { $names }.

## Verloop en terugblik
log-empty = Er is nog niets gebeurd.
log-none = Nog niets van dit soort.
log-filter = Wat het verloop toont
log-filter-all = Alles
log-filter-me = Ik
log-filter-money = Geld
log-filter-build = Bouwen
log-steps = { $count ->
    [one] Eén stap
   *[other] { $count } stappen
}
log-money = Geld:
log-points = Punten:
log-news = { $count ->
    [one] Eén nieuwe zet
   *[other] { $count } nieuwe zetten
}
log-earlier = Eerdere zetten tonen
log-somebody = Iemand
skip-moves = Overslaan
round-card-heading = Ronde { $round } in het kort
round-card-open = Wat ronde { $round } opleverde
log-by-itself = vanzelf gespeeld
move-secret = Gedekte zet
did-secret = { $seat } heeft gedekt gekozen.
log-taken-back = { $count ->
    [one] { $seat } neemt zet { $last } terug.
   *[other] { $seat } neemt de zetten { $first } tot en met { $last } terug.
}
replay-first = Naar het begin
replay-previous = Eén zet terug
replay-play = Partij afspelen
replay-pause = Pauze
replay-next = Eén zet verder
replay-last = Naar het huidige moment
replay-now = Terug naar de partij
replay-slider = Moment van de partij
replay-at = Zet { $at } van { $total }
replay-speed = Snelheid
looking-no-moves = Je bekijkt een eerder moment.
fork = Wat als?
fork-about = Vanaf dit moment verder aan een eigen tafel, tegen bots
link-to-position = Link naar dit moment kopiëren

## Het einde
over-heading = Afgelopen
over-show = Uitslag
result-picture = Afbeelding versturen
result-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
result-you-won = Je hebt gewonnen!
result-counting = De punten worden geteld…
result-again = Opnieuw tellen
result-skip = Alles tonen
result-so-far = Hoe het ervoor staat
result-scoring = Puntentelling
result-charts = Ronde voor ronde
chart-which = Wat de grafiek toont
chart-label = Grafiek: { $figure }, ronde voor ronde
chart-table = Als tabel
chart-round = Ronde

## Het delen
deal-heading = Hoe er gedeeld is
deal-drawn = De server heeft het startgetal geloot; niemand heeft het gekozen. De vingerafdruk hieronder lag vast voordat de eerste kaart gedeeld was en past bij geen ander startgetal. Aan de kaarten valt dus niets meer te veranderen.
deal-chosen = Wie deze tafel opende, heeft het startgetal gekozen en kan alle kaarten vooraf kennen.
deal-file = Deze partij komt uit een geüpload bestand: hier is niet bewezen hoe er is geschud, en wie het heeft geüpload, kan alle kaarten vooraf kennen. Bevat het bestand een bewijs, dan controleert megawatt verify het.
deal-what-if = Deze partij gaat verder vanaf een moment uit een andere. Over de kaarten is niets beloofd.
deal-earlier = Deze tafel komt uit een eerdere versie van Megawatt, die niet bijhield waar het startgetal vandaan kwam.
deal-commitment = Vingerafdruk
deal-nonce = Nonce
deal-later = Bewaar de vingerafdruk als je het later wilt controleren. Na afloop staan startgetal en nonce hier.
deal-check = Met startgetal en nonce kan iedereen controleren dat de kaarten van het begin af vastlagen. Download het partijbestand en typ:
deal-copied = Vingerafdruk gekopieerd.

## Menu en instellingen
menu-link = Link naar deze tafel kopiëren
menu-charts = Stand en grafieken
menu-picture-png = Het bord als afbeelding opslaan (PNG)
menu-picture-svg = Het bord als tekening opslaan (SVG)
menu-download = Partijbestand downloaden
menu-download-later = Het partijbestand verraadt alles wat verborgen is; je kunt het na afloop downloaden.
text-board = Het bord als tekst
text-board-off = Het bord als beeld
text-board-about = Elke situatie in woorden, om te lezen en voor schermlezers.
settings-heading = Instellingen
settings-language = Taal
settings-theme = Uiterlijk
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
theme-to-light = Licht tonen
theme-to-dark = Donker tonen
settings-palette = Spelerskleuren
palette-usual = gewoon
palette-strong = sterk contrast
settings-motion = Beweging
motion-auto = zoals het systeem
motion-none = geen
settings-speed = Zetten van anderen
speed-instant = Meteen
speed-brisk = Vlot
speed-calm = Rustig
settings-confirm = Zetten bevestigen
confirm-touch = bij aanraken van het bord
confirm-always = altijd
confirm-never = nooit
settings-warnings = Waarschuwen voor blunders
settings-warnings-about = Nog eens vragen voor een zet die waarschijnlijk een vergissing is.
settings-sound = Geluid
settings-sound-about = Korte, zachte geluiden: jouw beurt, geld, bouwen, kaarten, water.
settings-volume = Volume
settings-forced = De enige mogelijke zet vanzelf spelen
settings-forced-about = Waar maar één zet mogelijk is, wordt die meteen gespeeld.
settings-cards = Kaart na elke ronde
settings-cards-about = Toont wat de ronde iedereen heeft opgeleverd. Het verloop opent hem weer.
settings-remarks = Bots zeggen af en toe iets
settings-remarks-about = Eén regel in de titelbalk, hooguit één per minuut.
settings-letters = Toetsen van één letter
settings-letters-about = A voor je zetten, L voor het verloop enzovoort. Zet dit uit als je ze per ongeluk indrukt.
keys-heading = Toetsenbord
keys-tab = volgende onderdeel
keys-enter = de gekozen zet spelen
keys-actions = naar je zetten
keys-board = naar het bord
keys-log = naar het verloop
keys-undo = naar terugnemen
keys-skip = meteen naar de huidige stand
keys-arrows = één zet terug of verder
keys-home = naar het begin, naar het huidige moment
keys-play = partij afspelen of pauzeren
keys-zoom = op de kaart: dichterbij, verder weg, alles
keys-text = het bord als tekst of als beeld
keys-escape = een keuze verlaten, terug naar het huidige moment
keys-help = deze lijst

## Weigeringen
refused-no-line = De server antwoordt niet. De pagina blijft het proberen.
refused-other = Dat is niet gelukt ({ $reason }).
refused-no-such-table = Deze tafel bestaat niet, of je bent niet uitgenodigd.
refused-no-such-page = Deze pagina bestaat niet.
refused-no-such-game = Dit spel is er hier niet.
refused-options = Deze regels en varianten gaan niet samen, of er zit een fout in je bestand.
refused-seats = Dit spel is voor { $lowest } tot { $highest } spelers.
refused-seed = Een startgetal is een geheel getal van hoogstens 128 bits.
refused-name = Een naam heeft 1 tot 24 zichtbare tekens.
refused-bad-request = De server heeft dit niet begrepen. Laad de pagina opnieuw.
refused-bad-message = De server heeft dit niet begrepen. Laad de pagina opnieuw.
refused-wrong-method = De server heeft dit niet begrepen. Laad de pagina opnieuw.
refused-foreign-origin = Dit verzoek kwam van een andere pagina en is niet aangenomen.
refused-unknown-host = Deze server is niet ingesteld voor dat adres.
refused-too-large = Dit is te groot om te versturen.
refused-too-many = { $seconds ->
    [one] Dat was te veel tegelijk. Probeer het over 1 seconde weer.
   *[other] Dat was te veel tegelijk. Probeer het over { $seconds } seconden weer.
}
refused-not-your-seat = Dit is niet jouw plaats.
refused-not-your-turn = Je bent niet aan de beurt.
refused-late = Iemand was sneller: aan tafel is het al verdergegaan.
refused-over = Het spel is afgelopen.
refused-not-over = Je kunt nog een keer spelen als het spel voorbij is.
refused-still-seated = Daar wachten de anderen op je. Draag eerst je plaats over of geef op.
refused-not-started = De partij is nog niet begonnen.
refused-started = De partij is al begonnen.
refused-closed = Deze tafel is gesloten.
refused-seat-taken = Daar zit al iemand.
refused-already-seated = Je hebt al een plaats aan deze tafel.
refused-not-seated = Je zit niet aan deze tafel.
refused-host-only = Dat kan alleen degene die de tafel heeft geopend.
refused-banned = Je bent op deze server geblokkeerd. Meekijken kan nog, meer niet.
refused-token = Dit token is niet (meer) geldig.
refused-token-scope = Dat mag dit token niet.
refused-no-such-token = Zo'n token heb je niet.
refused-too-many-pages = Je hebt te veel pagina's open: { $most } is het maximum. Sluit er eerst een.
refused-too-many-tokens = Meer tokens kan niet. Trek er eerst een in.
refused-no-such-program = Dit programma neemt nu geen uitdagingen aan.
refused-no-such-seat = Deze plaats bestaat niet.
refused-no-such-bot = Deze bot bestaat niet.
refused-unreadable = “{ $move }” is geen zet.
refused-illegal = “{ $move }” kan nu niet gespeeld worden.
refused-no-picture = Dit spel heeft geen bord dat getekend kan worden.
refused-no-such-ply = Dit moment bestaat niet in deze partij.
refused-nothing-to-undo = Er is niets om terug te nemen.
refused-no-request = Niemand vraagt hier nog om.
refused-no-such-plan = Dit kan nu niet gepland worden.
refused-no-table = Er is hier geen tafel open.
refused-file = Dit is geen partijbestand van Megawatt, of het is beschadigd.
refused-file-too-long = Dit partijbestand is te lang.
refused-file-not-yet = Het partijbestand kun je na afloop downloaden.
refused-rules-version = Deze partij is gespeeld volgens regelversie { $played }; deze server speelt volgens versie { $here }.
refused-too-many-tables = { $most ->
    [one] Je hebt al een tafel die op spelers wacht. Sluit die eerst.
   *[other] Je hebt al { $most } tafels die op spelers wachten. Sluit er eerst een.
}
refused-damaged = Deze tafel kan niet worden geopend: het spelverslag is beschadigd. De beheerder van de server kan redden wat nog leesbaar is.
refused-too-slow = Dit kwam te langzaam binnen. Controleer je verbinding en probeer het opnieuw.
refused-too-heavy = Het duurt de server te lang om dit bestand te lezen.
refused-not-sealed = Deze partij begon midden in een andere. Die kan alleen worden geopend op de server waar ze is gespeeld, met een bestand dat daar is gedownload.
refused-not-finished = De partij is nog bezig. Analyseren kan als het spel voorbij is.
refused-no-hints = Aan deze tafel zijn er geen tips. Na afloop kun je alles uitproberen.
refused-not-ready = De bots bereiden zich nog voor op vooruitdenken. Probeer het over een minuut opnieuw.
refused-busy = De server heeft het druk. Probeer het zo nog eens.

## Teaching
settings-explain = Vragen uitleggen
explain-auto = In de eerste drie partijen
explain-always = Altijd
explain-never = Nooit
help-heading = Hulp
legend-heading = Wat de plaatjes betekenen
rule-heading = Spelregels
rule-open = Regel: { $title }
rule-previous = Vorige alinea
rule-next = Volgende alinea
rule-booklet = Alle spelregels
booklet-contents = Inhoud
booklet-search = Zoek in de spelregels
booklet-none = In geen enkele alinea staan deze woorden.
booklet-print = Afdrukken
lesson-heading = Het spel leren
lesson-progress = Hoe ver je bent
lesson-next = Verder
lesson-understood = Begrepen
lesson-alone = Ik ga zelf verder
lesson-waiting = De anderen zijn aan de beurt. Zo meteen ga jij verder.
lesson-own-choice = Dit beslis je zelf, zoals je wilt; daarna gaat de les verder.
lesson-read-first = Druk eerst op “Verder”, dan telt de zet.
lesson-full-game = Een hele partij spelen
lesson-repeat = De les herhalen

## Weggaan en nog een keer spelen
leave-heading = Weggaan of het spel beëindigen
leave-whose = Wiens plaats?
leave-bot = Een bot voor mij laten doorspelen
leave-bot-about = De anderen spelen door. Je kunt je plaats altijd weer innemen.
leave-anyone = Mijn plaats aan iemand anders laten
leave-anyone-about = Stuur iemand de link naar deze tafel. Die ziet wat jij ziet.
leave-invited = Je plaats is vrij. De link naar de tafel is gekopieerd.
leave-propose = Voorstellen het spel te beëindigen
leave-propose-about = Als iedereen het ermee eens is, eindigt het spel hier en wint niemand.
leave-propose-rated-about = Als iedereen die nog meedoet het ermee eens is, eindigt het spel hier en telt het voor niemand. Wie heeft opgegeven, heeft toch verloren.
leave-resign = Opgeven
leave-resign-about = Je wordt laatste. Bij meer dan één tegenstander speelt een bot jouw plaats uit, zodat de anderen verder kunnen.
leave-resign-rated-about = Je verliest, en dat telt mee voor je rating. Bij meer dan één tegenstander speelt een bot jouw plaats uit, zodat de anderen verder kunnen; zijn punten tellen voor niemand.
resign-heading = Wil je echt opgeven?
resign-final = Je kunt je plaats niet meer innemen.
resign-yes = Ja, opgeven
resign-no = Verder spelen
seat-gave-up = { $name } (uit het spel)
result-gave-up = uit het spel
log-gave-up-resigned = { $seat } geeft op.
log-gave-up-time = De tijd van { $seat } is om: uit het spel.
log-gave-up-deleted = { $seat } heeft het account verwijderd en is uit het spel.
log-gave-up-removed = { $seat } is door de beheerder van de server uit het spel gehaald.
leave-end = Het spel beëindigen
leave-end-about = Het spel eindigt hier, zonder winnaar.
leave-hide = Deze tafel uit mijn lijsten halen
leave-hide-about = Het spel blijft bewaard, maar je ziet het niet meer bij je tafels.
end-wanted = { $seat } stelt voor het spel hier te beëindigen.
result-ended = Zonder winnaar beëindigd
rematch = Nog een keer spelen
announced-rematch = { $name } wil nog een keer spelen.
announced-challenge = { $name } houdt aan een andere tafel een plaats voor je vrij.
announced-join = Ga zitten
announced-open = Naar de tafel
away-bot-plays = Een bot speelt voor je.
away-open = Je plaats is vrij voor wie er komt.
away-back = Mijn plaats weer innemen
away-free = { $seat } heeft een plaats verlaten. Wil je verder spelen?
seat-reserved = wacht op { $seat }
wait-invite = Iemand op naam uitnodigen
wait-invite-about = Wie je uitnodigt, heeft hier een account nodig. Diegene vindt de tafel in de lobby en krijgt desgewenst bericht.
wait-invite-send = Uitnodigen
wait-invited = { $name } is uitgenodigd.
wish-kept = Op naam uitnodigen
wish-kept-name = Wie is uitgenodigd voor plaats { $number }?
new-company = Wie speelt er mee?
new-with-bots = Tegen bots
new-with-friends = Met vrienden
new-with-friends-about = Plaatsen voor anderen, met een link of op naam. Je kunt bedenktijd afspreken, en met een account kan de partij voor de ranglijst tellen.
result-rating = Rating { $rating } ({ $change })
result-rating-waits = De ratings worden berekend…
absent = Als de tijd om is
absent-wait = Wachten
absent-bot = Een bot speelt tot die terug is
absent-out = Een bot neemt het voorgoed over
absent-lost = De partij is verloren
clock-none-rated = Twee weken (zonder klok)

## Analyse en tips
analysis-begin = Deze partij analyseren
analysis-begin-about = De bots bekijken elke beslissing nog eens. Bij een lange partij duurt dat een paar minuten; je ziet hoelang nog, en het resultaat blijft bij de partij.
analysis-working = Bezig met analyseren… { $percent }%
analysis-ahead = { $count ->
    [one] Eerst wordt nog één andere partij geanalyseerd.
   *[other] Eerst worden nog { $count } andere partijen geanalyseerd.
    }
analysis-starting = De bots maken zich klaar; zo zie je hoelang het duurt.
analysis-seconds-left = Nog ongeveer { $seconds } s
analysis-minutes-left = Nog ongeveer { $minutes } min
analysis-failed = Dat is niet gelukt: een botproces is onderweg gestopt. Er is niets verloren; je kunt het nog eens proberen.
analysis-slider = Moment van de partij in de grafiek
hint-ask = Tip
hint-thinking = De bots denken erover na…
hint-waits = Al { $seconds } s: de server heeft eerst iets anders te doen, of de bots starten nog op.
hint-heading = Wat de bots zouden spelen
new-hints = Tips
new-hints-about = Wie aan de beurt is, mag vragen wat de bots zouden spelen, en met “Wat als?” dingen uitproberen. Zonder tips kan dat pas na afloop.

## Puzzels
puzzle-heading = Wat zou jij doen?
puzzle-daily = Puzzel van de dag
puzzle-daily-about = Elke dag één situatie, voor iedereen dezelfde: vind de zet met de beste winkans.
puzzle-solve = Oplossen
puzzle-number = Puzzel { $number } van { $count }
puzzle-question = Jij bent { $seat }. Welke zet geeft je de beste winkans?
puzzle-right = Ja, dat is ’m!
puzzle-wrong = Hier niet de beste zet.
puzzle-yours = Jouw zet: { $move }
puzzle-best = Het beste: { $move }
puzzle-show = Antwoord tonen
puzzle-next = Volgende puzzel
puzzle-again = Nog een keer
puzzle-rating = De bots spelen jouw zet uit…
puzzle-rated = Elk { $playouts } keer uitgespeeld met dezelfde kaarten wint jouw zet { $yours } van de spellen en de beste { $best }.
puzzle-rated-even = Elk { $playouts } keer uitgespeeld met dezelfde kaarten wint jouw zet { $yours } van de spellen en de beste { $best }: geen verschil dat deze spellen kunnen aantonen.
puzzle-why-next = Waarom dit de beste is: aan het eind gemiddeld, vergeleken met de volgende
puzzle-why-yours = Waarom dit beter is: aan het eind gemiddeld, vergeleken met jouw zet
puzzle-more = Jij hebt meer: { $gains }
puzzle-less = Jij hebt minder: { $gains }
puzzle-rival-less = { $seat } heeft minder: { $gains }
puzzle-play-on = Verder spelen tegen bots
puzzles-all = Alle puzzels
puzzles-about = Situaties uit spellen tussen bots, met telkens één zet die duidelijk de beste is. Vind hem, zie hoe goed jouw eigen zet is en speel vanaf daar verder.
puzzles-solved = { $solved } van { $count } in één keer opgelost
puzzle-link = Puzzel { $number }
puzzle-link-solved = Puzzel { $number }, opgelost
puzzle-link-missed = Puzzel { $number }, niet opgelost
refused-no-such-puzzle = Deze puzzel is er niet.

## Accounts
account-heading = Je account
account-about = Je kunt als gast spelen zolang je wilt. Een account bewaart je naam, je partijen en je instellingen op elk apparaat, en je kunt ermee voor de ranglijst spelen.
account-sign-up = Account maken
account-sign-up-about = Je houdt elke tafel waaraan je zit. Een naam en een wachtwoord van minstens acht tekens is alles wat je nodig hebt.
account-closed-about = Op deze server worden geen nieuwe accounts gemaakt. Als gast speel je mee aan elke tafel waarvoor je bent uitgenodigd.
account-invitation = Uitnodigingscode
account-invitation-about = Voor een account heb je hier een uitnodiging nodig. Die krijg je van de beheerder van de server.
lobby-no-tables = Op deze server kun je geen tafels klaarzetten, maar wel aanschuiven en toekijken.
account-sign-in = Inloggen
account-sign-in-about = De tafels die je hier als gast begon, gaan mee.
account-sign-out = Uitloggen
account-password = Wachtwoord
account-new-password = Nieuw wachtwoord
account-forgotten = Wachtwoord vergeten?
account-forgotten-about = Typ een van de codes die je zag toen je je account maakte. Elke code werkt één keer; alle andere browsers worden uitgelogd en de tokens van je programma's vervallen.
account-code = Herstelcode
account-recover = Nieuw wachtwoord instellen
account-name = Naam en instellingen
account-name-about = Deze naam zien anderen aan tafel en op je pagina.
account-settings-about = Taal, kleuren en snelheden worden bij je account bewaard.
account-sessions = Waar je ingelogd bent
account-sessions-about = Log een browser uit die je niet meer gebruikt of niet kent. Met “Overal elders uitloggen” vervallen ook de tokens van je programma's.
account-sessions-end = Overal elders uitloggen
account-session-here = deze browser
account-session-unknown = Onbekende browser
account-session-end = Uitloggen: { $browser }
account-change-password = Wachtwoord wijzigen
account-change-password-about = Alle andere browsers worden uitgelogd en de tokens van je programma's vervallen.
account-password-changed = Je wachtwoord is gewijzigd.
account-codes-left = { $count ->
    [0] Je hebt geen codes meer. Maak nieuwe voordat je ze nodig hebt.
    [one] Je hebt nog één code. Nieuwe komen ervoor in de plaats.
   *[other] Je hebt nog { $count } codes. Nieuwe komen ervoor in de plaats.
}
account-new-codes = Nieuwe codes tonen
account-delete = Mijn account verwijderen
account-delete-about = Je naam, wachtwoord en instellingen zijn dan voorgoed weg. Afgelopen partijen blijven zonder je naam. Lopende partijen voor de ranglijst zijn verloren; in alle andere speelt een bot voor je verder.
account-delete-open = Ik wil mijn account verwijderen
codes-heading = Herstelcodes
codes-about = Als je je wachtwoord vergeet, kom je met een van deze codes weer binnen. Bewaar ze goed: je ziet ze alleen deze ene keer.
codes-copied = Codes gekopieerd.
codes-kept = Ik heb ze bewaard
refused-account-name = Deze naam kan niet: laat schuine strepen, vraagtekens, hekjes en procenttekens weg.
refused-name-taken = Iemand anders heet hier al { $name }, of iets wat er precies zo uitziet.
refused-password = Een wachtwoord heeft minstens { $lowest } tekens nodig.
refused-password-weak = Dit wachtwoord is zo geraden. Kies een ander.
refused-password-wrong = Dat is niet je wachtwoord.
refused-sign-in = Naam en wachtwoord horen niet bij elkaar.
refused-signed-in = Je hebt al een account. Log eerst uit om een ander te maken.
refused-no-account = Log eerst in.
refused-recovery = Naam en code horen niet bij elkaar, of de code is al gebruikt.
refused-no-such-session = Daar ben je niet meer ingelogd.
refused-no-such-link = Deze link werkt niet meer. Vraag een nieuwe aan.
email-heading = E-mail
email-about = Als je wilt, sturen we een link naar dit adres wanneer je je wachtwoord vergeten bent. Niemand anders ziet het.
email-address = E-mailadres
email-keep = Adres bewaren
email-remove = Adres verwijderen
email-confirmed = { $email } is bevestigd.
email-unconfirmed = We hebben een e-mail gestuurd naar { $email }. Open binnen een dag de link daarin.
email-sent = Kijk in je e-mail.
email-removed = Het adres is verwijderd.
email-confirm = Ja, dit is mijn adres
email-now-confirmed = Dank je, je adres is bevestigd.
email-forgotten-about = Heeft je account een bevestigd e-mailadres, dan kunnen we daar een link naartoe sturen.
email-forgotten-send = Stuur me een link
email-forgotten-sent = Als er een account met deze naam en een bevestigd adres is, is er een link onderweg. Die werkt een uur.
email-message-confirm = Is dit je adres?
email-message-confirm-text = Iemand heeft dit adres opgegeven voor een account aan een Megawatt-tafel. Ben jij dat, open dan binnen een dag deze pagina. Zo niet, dan hoef je niets te doen en hoor je niets meer van ons.
email-message-recover = Een nieuw wachtwoord
email-message-recover-text = Iemand vraagt om een nieuw wachtwoord voor je account aan een Megawatt-tafel. Was jij dat, open dan binnen een uur deze pagina en kies er een; alle browsers worden dan uitgelogd. Zo niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.
email-message-object = Je adres is gewijzigd
email-message-object-text = Het e-mailadres van je account aan een Megawatt-tafel is gewijzigd of verwijderd. Was jij dat, dan hoef je niets te doen. Zo niet, open dan binnen drie dagen deze pagina en kies een nieuw wachtwoord: dit adres hoort dan weer bij je account, elke browser wordt uitgelogd en de herstelcodes vervallen.

## Clocks
new-clock = Tijd per beurt
clock-none = Onbeperkt
clock-live = Iedereen zit aan tafel
clock-turn-by-turn = Beurt voor beurt
new-bank = Reservetijd
new-bank-about = Voor wat langer duurt dan de beurt, één keer voor het hele spel.
clock-no-bank = Geen
clock-left = nog { $time }
clock-bank = en { $time } reservetijd
clock-from-bank = van { $time } reservetijd
clock-over = Tijd is om
clock-agreed = { $turn } per beurt.
clock-agreed-bank = { $turn } per beurt en { $bank } reservetijd.
clock-then = Daarna: { $what }.
turns-heading = Als ik weg ben
vacation-heading = Vakantie
vacation-about = Je klokken staan stil aan alle tafels met minstens een halve dag per beurt. De anderen zien tot wanneer.
vacation-days = Hoelang
vacation-begin = Nu beginnen
vacation-end = Ik ben terug
vacation-until = Op vakantie tot { $day }.
vacation-away = weg tot { $day }
vacation-left = { $count ->
    [one] Nog 1 dag binnen een jaar.
   *[other] Nog { $count } dagen binnen een jaar.
}
refused-clock = Zeg eerst hoelang een beurt mag duren.
refused-vacation = Dat is te lang: hoogstens { $days } dagen.

# Tokens of programs

tokens-heading = Programma's
tokens-about = Met een token speelt een programma in jouw naam: het bekijkt je tafels, of speelt er ook. Geef het aan niemand die je niet vertrouwt.
tokens-none = Je hebt nog geen tokens.
token-name = Waar het voor is
token-may-play = mag spelen
token-may-read = mag alleen kijken
token-may-chat = mag in de chat lezen en schrijven
token-make = Token maken
token-made = Kopieer het nu: het wordt maar één keer getoond.
token-copied = Gekopieerd.
token-copy = Kopiëren
token-revoke = Intrekken
token-never-used = nooit gebruikt
token-used = laatst gebruikt: { $when }

## De club
club-heading = Club
club-leaders = Ranglijsten
club-archive = Afgelopen partijen
club-openings = Openingen
club-puzzles = Puzzels
club-players = Spelers
club-seats = { $count ->
    [one] alleen
   *[other] { $count } spelers
}
club-bot = Bot
rated = telt mee
new-rated = Partij voor de ranglijst
new-rated-about = Telt mee voor ieders rating. Alleen wie een account heeft, kan meedoen; er zijn geen tips, en een zet waarop anderen hebben geantwoord of die iets liet zien, kan niet terug.
rated-rules = Wat telt
rated-rule-leave = Niemand kan zijn plaats overdragen. Wie weg moet, geeft op en wordt laatste.
rated-rule-time = Wiens tijd om is, heeft verloren en kan niet terugkomen. Zonder klok zijn er twee weken per beurt.
rated-rule-delete = Je account verwijderen telt als opgeven.
rated-rule-several = Met meer dan twee spelers speelt een bot de plaats uit van wie uit het spel is. De anderen worden onderling gerangschikt, wat de bot ook haalt.
rated-rule-end = Een partij die iedereen in overleg beëindigt, telt voor niemand; wie toen al uit het spel was, heeft toch verloren.
rated-short = Wie weggaat, over zijn tijd gaat of zijn account verwijdert, heeft verloren.
rating-provisional = voorlopig
rating-games = { $count ->
    [one] één partij voor de ranglijst
   *[other] { $count } partijen voor de ranglijst
}
rating-chart = Verloop van de rating: { $game }
leaders-about = Partijen voor de ranglijst tussen mensen met een account, apart per spel en aantal spelers. Een rating is voorlopig tot er genoeg partijen zijn gespeeld.
leaders-people = Mensen
leaders-bots = Bots
leaders-bots-about = Uit partijen waarin verschillende bots elkaar troffen; deze getallen zijn niet te vergelijken met die van mensen.
leaders-nobody = Hier heeft nog niemand voor de ranglijst gespeeld. Zet een tafel klaar met vrije plaatsen en kies “Partij voor de ranglijst”.
leaders-name = Naam
leaders-rating = Rating
profile-since = Hier sinds { $date }
friends-heading = Vrienden
friends-online = online
friends-add = Bij mijn vrienden zetten
friends-remove = Uit mijn vrienden halen
friends-hide = Laat niemand zien wanneer ik online ben
refused-too-many-friends = Je lijst heeft al { $most } namen. Haal er eerst een weg.
profile-nothing = Nog geen afgelopen partijen.
profile-results = Uitslagen
profile-won = { $count ->
    [one] { $wins } van één partij gewonnen
   *[other] { $wins } van { $count } partijen gewonnen
}
profile-places = Eerste, tweede en volgende plaatsen: { $places }
profile-opponents = Tegenstanders
profile-opponent = Tegenstander
profile-games = Partijen
profile-ahead = Hoger geëindigd
profile-latest = Laatste partijen
archive-about = Je eigen partijen, en van anderen wat openbaar is of voor de ranglijst telt. Lopende partijen staan hier niet.
archive-whose = Van wie
archive-mine = Van mij
archive-public = Van iedereen
archive-any = Alle
archive-map = Kaart
archive-result = Uitslag
archive-won = Gewonnen
archive-lost = Niet gewonnen
archive-player = Speler of bot
archive-nothing = Er past geen afgelopen partij bij.
archive-earlier = Eerdere partijen
archive-download = Al mijn partijen downloaden
openings-about = Hoe spelers begonnen in je eigen partijen en in wat op deze server openbaar was of voor de ranglijst telde, en hoe vaak ze wonnen. De balk laat zien waar het ware aandeel waarschijnlijk ligt: hoe minder partijen, hoe breder.
openings-times = Aantal
openings-won = Gewonnen
openings-interval = Waarschijnlijk aandeel gewonnen
openings-between = Waarschijnlijk tussen { $low } en { $high }
openings-nothing = Nog geen afgelopen partijen van deze soort.
refused-no-such-person = Niemand met een account heet zo.
refused-nothing-finished = Nog geen van je partijen is afgelopen.
refused-rated = Een partij voor de ranglijst heeft één plaats voor jou en vrije plaatsen voor anderen, geschudde kaarten, en geen bots, tips of eigen bestanden.
refused-account-only = Dit is voor mensen met een account. Log eerst in.
refused-registration-closed = Op deze server worden geen nieuwe accounts gemaakt.
refused-invitation = Voor een account heb je hier een uitnodiging nodig die nog niemand heeft gebruikt. Controleer de code of vraag de beheerder van de server om een nieuwe.
refused-tables-accounts = Op deze server zetten alleen mensen met een account tafels klaar. Log eerst in.
refused-tables-hosts = Op deze server zetten alleen de beheerders tafels klaar. Je kunt aan open tafels aanschuiven en toekijken.
refused-rated-undo = In een partij voor de ranglijst neem je alleen stappen terug waarop niemand heeft geantwoord en die niets lieten zien.
refused-rated-running = Dat kan niet zolang er een partij voor de ranglijst loopt.
refused-resigned = Je ligt uit dit spel. Je kunt kijken hoe het afloopt.
refused-alone = Verder speelt hier niemand. Je kunt het spel gewoon beëindigen.
refused-stand-in = Aan een tafel zonder tips kan alleen { $bot } voor je spelen.

## Notices
notice-turn = Jouw beurt: { $title }
notice-round = Een nieuwe ronde: { $title }
notice-invitation = Je bent uitgenodigd voor een toernooi: { $title }
notice-seat = Er wordt een plaats voor je vrijgehouden: { $title }
notice-off = Geen berichten meer:
notice-confirm = Is dit je adres?
notice-confirm-text = Iemand aan een Megawatt-tafel wil op dit adres horen wanneer die aan de beurt is. Ben jij dat, open dan deze pagina. Zo niet, dan hoef je niets te doen en hoor je niets meer van ons.
notices-heading = Jouw beurt
notices-about = Eén bericht per beurt, als je niet op de pagina bent, en één voor een uitnodiging voor een tafel of toernooi of een nieuwe ronde. Het zegt waar je verwacht wordt, en niets over het spel.
notices-off = Stuur me niets
wake-default = Voor me spelen als ik geen keus heb
wake-default-about = Aan tafels met dagen per beurt waar je vanaf nu aanschuift. Je kunt het aan elke tafel op elk moment omzetten.
notices-quiet = Stille uren
notices-quiet-from = van
notices-quiet-to = tot
notices-browser = Melden in deze browser, zolang een van onze pagina's open is
notices-browser-blocked = Je browser staat het niet toe. Dat kun je in zijn instellingen voor deze pagina veranderen.
notices-mail = Per e-mail
notices-mail-none = Deze server verstuurt geen e-mail.
notices-mail-add = Adres toevoegen
notices-hook = Een eigen webadres
notices-hook-about = Het krijgt voor elke beurt een ondertekend verzoek. Het moet op het openbare internet staan.
notices-hook-add = Proberen en toevoegen
notices-hook-format = Wat het aanneemt
notices-hook-json = Onze eigen JSON, ondertekend
notices-hook-discord = Een Discord-bericht
notices-hook-slack = Een Slack-bericht
notices-hook-secret = Met deze sleutel zijn de verzoeken ondertekend. Bewaar hem, hij wordt alleen deze keer getoond:
notices-unconfirmed = Open de link in de e-mail die we daarheen hebben gestuurd.
notices-failing = Het laatste bericht kwam niet aan.
notices-remove = { $address } verwijderen
notices-confirm = Ja, dat is mijn adres
notices-confirmed = Bedankt. Daar hoor je wanneer je aan de beurt bent.
notices-switch-off = Stuur me daar niets meer
notices-switched-off = Uitgeschakeld. Daar hoor je niets meer van ons.
push-first = Dit apparaat laat het je weten
push-first-text = Eén bericht als je aan de beurt bent en niet op de pagina bent.
push-off = Niets meer op dit apparaat
devices-heading = Op dit apparaat
devices-about = Een melding van je telefoon of computer, ook als geen van onze pagina's open is.
devices-add = Laat het me weten op dit apparaat
devices-added = Dit apparaat laat je weten wanneer je aan de beurt bent.
devices-this = dit apparaat
devices-some = Een browser
devices-remove = { $device } verwijderen
devices-test = Proefbericht sturen
devices-test-on = Proefbericht sturen naar { $device }
devices-tested = Verstuurd. Het zou er zo moeten zijn.
devices-blocked = Meldingen van deze pagina zijn geblokkeerd. Druk op het teken naast het adres boven in je browser, sta meldingen voor deze pagina toe en druk nog eens op de knop.
devices-dismissed = Je browser heeft het gevraagd, maar niemand zei ja. Druk nog eens op de knop als je wilt.
devices-insecure = Browsers staan dit alleen toe op pagina's met https. Vraag de beheerder van de server erom.
devices-unsupported = Deze browser kan dat niet. Zet op een iPhone of iPad de pagina eerst op het beginscherm en open hem daar.
devices-no-service = Je browser kon de dienst niet bereiken die hem berichten brengt. Probeer het opnieuw als je online bent; in sommige browsers staat hij in de instellingen uit.
offline-heading = Geen verbinding
offline-about = Je tafels staan op de server, en die is nu niet bereikbaar. Er gaat niets verloren.
offline-again = Opnieuw proberen
refused-zone = Je browser noemt een tijdzone die de server niet kent.
refused-no-mail = Deze server verstuurt geen e-mail.
refused-mail-address = Dat is geen e-mailadres.
refused-mail-failed = De e-mail kon niet worden verstuurd. Probeer het later nog eens.
refused-hook = Dat adres neemt onze berichten niet aan. Het moet openbaar zijn en met een status van 200 tot 299 antwoorden.
refused-too-many-channels = Je hebt al { $most } adressen. Verwijder er eerst een.
refused-device = Berichten voor dit apparaat werden niet aangenomen. Sta meldingen in je browser opnieuw toe en probeer het nog eens.
refused-too-many-devices = Je hebt al { $most } apparaten. Verwijder er eerst een.
refused-no-such-channel = Deze link geldt niet meer.

## Chat en eigen notities
part-chat = Chat
part-sides = Verloop of chat
chat-rooms = Met wie je praat
chat-room-table = Aan tafel
chat-room-stands = Toeschouwers
chat-room-lobby = Lobby
chat-notes = Notities
chat-unread = { $count ->
    [one] 1 ongelezen regel
   *[other] { $count } ongelezen regels
}
chat-empty-table = Er is nog niets gezegd. Alleen de spelers lezen dit.
chat-empty-stands = Er is nog niets gezegd. De spelers zien dit pas als de partij voorbij is.
chat-empty-lobby = Er is nog niets gezegd. Iedereen in de lobby leest dit.
chat-say-table = Zeg iets tegen de spelers
chat-say-stands = Zeg iets tegen de toeschouwers
chat-say-lobby = Zeg iets tegen iedereen in de lobby
chat-send = Versturen
chat-left = Tekens over: { $count }
chat-earlier = Eerdere regels tonen
chat-nobody = Iemand
chat-removed = Verwijderd door de beheerder van deze server
chat-more = Wat wil je met { $name } doen?
chat-mute = { $name } dempen
chat-muted = Van { $name } hoor je nu niets meer.
chat-muted-people = { $count ->
    [one] 1 persoon gedempt
   *[other] { $count } personen gedempt
}
chat-unmute = Weer horen
chat-report = Deze regel melden
chat-report-why = Wat is ermee aan de hand? (hoeft niet)
chat-report-send = Melden
chat-reported = Dank je. De beheerder van deze server kijkt ernaar.
chat-reactions = Reacties
chat-reactions-only = Aan deze tafel zijn alleen reacties afgesproken.
chat-name-first = Kies een naam, dan kun je schrijven.
chat-closed = De beheerder van deze server heeft deze chat gesloten.
chat-rule-on = Woorden en reacties
chat-rule-reactions = Alleen reacties
chat-rule-off = Geen chat
chat-agreed-reactions = Chat: alleen reacties.
chat-agreed-off = Geen chat aan deze tafel.
reaction-well-done = Goed gespeeld!
reaction-thanks = Dank je!
reaction-laugh = Haha!
reaction-ouch = Au!
reaction-thinking = Even nadenken…
notes-about = Alleen voor jou: plannen, vermoedens, iets om te onthouden voor de volgende keer.
notes-kept = Bewaard. Niemand anders ziet dit.
notes-keeping = Wordt bewaard…
notes-failed = Nog niet bewaard.
keys-chat = naar de chat
refused-chat-empty = Je bericht is leeg.
refused-chat-long = Hoogstens { $most } tekens, graag.
refused-chat-name = Kies eerst een naam.
refused-chat-rule = Aan deze tafel is voor de chat iets anders afgesproken.
refused-chat-closed = De beheerder van deze server heeft deze chat gesloten.
refused-chat-full = Deze chat is vol.
refused-no-such-line = Die regel is er niet meer.
refused-reported = Je hebt deze regel al gemeld.
refused-too-many-muted = Je lijst met gedempte personen is vol.

## Toernooien
refused-no-such-tournament = Dit toernooi bestaat niet.
refused-too-many-tournaments = { $most ->
    [one] Een van je toernooien staat al open of is bezig. Speel het uit of gelast het eerst af.
   *[other] { $most } van je toernooien staan al open of zijn bezig. Speel er eerst een uit of gelast er een af.
}
refused-tournament-not-open = Dit toernooi is begonnen of afgelopen; er kan niemand meer bij.
refused-tournament-not-running = Dit toernooi wordt nu niet gespeeld.
refused-tournament-full = Er is maar plaats voor { $most }.
refused-tournament-too-few = Er doen te weinig spelers mee voor een tafel.
refused-tournament-nobody = Er doen alleen bots mee. Een toernooi heeft minstens één mens nodig.
refused-tournament-no-games = Van dit toernooi is nog geen partij afgelopen.
refused-not-in-tournament = Deze speler doet niet mee.
refused-organiser-only = Dat kan alleen de organisator van het toernooi.
tournaments-about = Iedereen kan meekijken. Met een account kun je meedoen en er zelf een organiseren.
club-tournaments = Toernooien
tournament-new = Nieuw toernooi
tournament-make = Aanmaken
tournament-account = Log in om mee te doen
tournament-none = Er zijn hier nog geen toernooien.
tournament-mine = Jouw toernooien
tournament-list-open = Open voor iedereen
tournament-list-running = Bezig
tournament-list-over = Afgelopen
tournament-name = Naam
tournament-seats = Plaatsen per tafel
tournament-system = Systeem
tournament-swiss = Zwitsers
tournament-round-robin = Ieder tegen ieder
tournament-swiss-about = Een vast aantal rondes; wie dicht bij elkaar staat, treft elkaar.
tournament-round-robin-about = Iedereen treft iedereen, in zoveel rondes als nodig is. Voor hoogstens 24.
tournament-rounds = Rondes
tournament-most = Hoogstens zoveel spelers
tournament-public = Iedereen mag het zien en meedoen
tournament-rated-about = Alleen tussen mensen, zonder eigen kaarten.
tournament-bots = Bots die meedoen
tournament-level = Hun niveau
tournament-fill = Vul de laatste tafel met
tournament-fill-none = Niemand
tournament-fill-about = Anders zijn sommige tafels kleiner, of is er iemand vrij.
tournament-people = { $count } van { $most } spelers
tournament-clock = { $time } per beurt
tournament-organiser = georganiseerd door { $name }
tournament-organiser-gone = De organisator is weg.
tournament-goes-on = De organisator is weg. De rondes gaan vanzelf verder.
tournament-bot = { $bot } (bot { $number })
tournament-gone = Iemand die er niet meer is
tournament-invited = Uitgenodigd
tournament-is-open = Open
tournament-is-running = Bezig
tournament-is-over = Afgelopen
tournament-is-cancelled = Afgelast
tournament-soon = De eerste ronde begint zo
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } van { $rounds }
tournament-tables-over = { $over } van { $count } tafels klaar
tournament-my-table = Naar mijn tafel
tournament-join = Meedoen
tournament-start = Starten
tournament-link = Link kopiëren
tournament-withdraw = Stoppen
tournament-decline = Afslaan
tournament-sure = Echt?
tournament-who = Wie doet er mee
tournament-take-out = { $name } verwijderen
tournament-invite-name = Uitnodigen op naam
tournament-invite = Uitnodigen
tournament-standings = Stand
tournament-standings-about = Op punten, dan op de sterkte van de tegenstanders, dan op het aandeel in de punten van de partijen. 100% is evenveel als iedereen aan tafel gemiddeld.
tournament-points = Punten
tournament-strength = Tegenstanders
tournament-share = Aandeel
tournament-out = Gestopt
tournament-plays = Speelt
tournament-decides = Aan zet
tournament-cross = Kruistabel
tournament-bye = Vrij
tournament-no-result = Geen uitslag
tournament-give-up = Deze tafel opgeven
tournament-planned = Komende rondes
tournament-download = Stand als CSV
tournament-games = Alle partijen
tournament-cancel = Toernooi afgelasten
tournament-cancel-about = Er worden geen rondes meer gespeeld. Begonnen partijen kunnen worden uitgespeeld.
tournament-of = Naar het toernooi

## Uitdagingen
challenge = Uitdagen
challenge-heading = { $name } uitdagen
challenge-send = Uitdaging sturen
challenges-heading = Uitdagingen
challenge-from = { $name } wil { $game } met je spelen.
challenge-accept = Aannemen
challenge-decline = Afslaan

## A page without a server
local-start = De tafel wordt klaargezet: de eerste keer wordt ongeveer 9 MB geladen, daarna niets meer.
local-friends = Met vrienden spelen op { $server }
local-send = Verder spelen op { $server }
sent-about = Je hebt een partij meegebracht. Hier als tafel openen?
sent-open = Partij openen
sent-broken = De partij is niet volledig aangekomen.
local-unsupported = Deze browser kan niet zonder server spelen. Nodig zijn WebAssembly, moduleworkers en opslagruimte: een actuele Firefox, Chrome, Edge of Safari heeft ze, behalve in privévensters.

## Wat de karakters zeggen
remark-hello-beaver = Hallo! Ik heb broodjes bij me, dan geeft niemand te veel uit.
remark-proud-beaver = De ene goede plank na de andere.
remark-admires-beaver = Dat was degelijk. Petje af!
remark-won-beaver = Gespaard, gespaard en gewonnen!
remark-lost-beaver = Goed gebouwd. Ik kom terug.
remark-hello-fox = Fijn je te zien. Moge de snelste winnen.
remark-proud-fox = Iemand moest het toch nemen.
remark-admires-fox = O, daar had ik mijn oog op.
remark-won-fox = Het was me een genoegen.
remark-lost-fox = Jij was slimmer. Deze keer.
remark-hello-hare = Klaar? Ik ben al begonnen.
remark-proud-hare = Als eerste, zoals altijd!
remark-admires-hare = Jij bent snel. Dat bevalt me.
remark-won-hare = Klaar! Nog een?
remark-lost-hare = Te snel, te vroeg. Gefeliciteerd!
remark-hello-owl = Goedenavond. Neem de tijd, dat doe ik ook.
remark-proud-owl = Dat was ik al een tijdje van plan.
remark-admires-owl = Interessant. Daar denk ik over na.
remark-won-owl = Geduld loont. Bedankt voor het spel.
remark-lost-owl = Dat zag ik niet aankomen. Goed gespeeld.
remark-hello-magpie = Hallo, hallo! Wat heb je daar?
remark-proud-magpie = Het glinstert, dus is het van mij.
remark-admires-magpie = O, mag ik er ook zo een?
remark-won-magpie = Allemaal van mij! Nou ja, het meeste.
remark-lost-magpie = Je mag het houden. Voor vandaag.
