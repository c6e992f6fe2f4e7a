# Power Grid in German.
game-name = Funkenschlag
game-about = Ersteigere Kraftwerke, kaufe Rohstoffe, schließe Städte an und versorge mehr von ihnen als alle anderen.

## Options
option-map = Karte
option-map-about = Der Spielplan mit seinen Sonderregeln; oder eine eigene Kartendatei.
option-map-germany = Deutschland
option-map-usa = USA
option-map-france = Frankreich
option-map-italy = Italien
option-map-benelux = Benelux
option-map-central-europe = Mitteleuropa
option-map-brazil = Brasilien
option-map-spain-portugal = Spanien und Portugal
option-map-china = China
option-map-korea = Korea
option-map-russia = Russland
option-map-japan = Japan
option-map-quebec = Québec
option-map-baden-wuerttemberg = Baden-Württemberg
option-map-northern-europe = Nordeuropa
option-map-uk-ireland = Großbritannien und Irland
option-map-australia = Australien
option-map-india = Indien
option-map-middle-east = Naher Osten
option-map-south-africa = Südafrika
option-areas = Gebiete
option-areas-about = Welche Gebiete im Spiel sind: ausgelost, reihum gewählt oder vom Gastgeber als Liste festgelegt.
option-areas-random = ausgelost
option-areas-draft = reihum gewählt
option-deck = Kraftwerke
option-deck-about = Die Kraftwerkskarten: das Grundspiel, eine Variante mit dem zweiten Kartensatz oder eine eigene Kartensatzdatei.
option-deck-base = Grundspiel
option-deck-variant-1 = Variante 1: nur der zweite Kartensatz
option-deck-variant-2 = Variante 2: beide Kartensätze, der zweite Zwilling bleibt
option-deck-variant-3 = Variante 3: die großen Kraftwerke, einzelne Städte statt Gebiete
option-introductory = Einführungsspiel
option-introductory-about = Eine kurze erste Partie, die bei sieben Städten endet.
option-late_start = Später Netzbeginn
option-late_start-about = Wo in Stufe 2 und 3 beginnen darf, wer noch kein Stromnetz hat.
option-late_start-any-open-space = auf jedem offenen Bauplatz
option-late_start-free-city = nur in einer Stadt ohne Häuser
option-round_limit = Rundengrenze
option-round_limit-about = Eine Notbremse: Nach so vielen Runden endet das Spiel, als hätte ein Stromnetz die Endgröße erreicht.
option-stranded_cities = Unerreichbare Städte
option-stranded_cities-about = Wie in der ersten Fassung dieser Regeln: Es dürfen Gebiete im Spiel sein, in denen manche Städte für niemanden zu erreichen sind.
option-run_without_cities = Kraftwerke ohne Städte
option-run_without_cities-about = Auch wer noch keine Stadt hat, darf Kraftwerke laufen lassen. Die erste Fassung dieser Regeln fragte nicht danach.

## Things
fuel-coal = Kohle
fuel-oil = Öl
fuel-garbage = Müll
fuel-uranium = Uran
fuel-hybrid = Kohle oder Öl
fuel-wind = Öko
fuel-fusion = Fusion
source-south = Süden
source-north = Norden
source-storage = Lager

## Phases and questions
phase-choosing-areas = Gebietswahl
phase-player-order = Spielerreihenfolge
phase-auction = Kraftwerksauktion
phase-resources = Rohstoffe kaufen
phase-building = Bauen
phase-bureaucracy = Bürokratie
phase-game-over = Spielende

question-choose-area = Wähle ein Gebiet, das mitspielt
question-choose-city = Wähle eine Stadt, die mitspielt
question-nominate = Stelle ein Kraftwerk zur Auktion oder passe
question-open = Eröffne die Auktion
question-raise = Überbiete oder passe
question-discard = Gib eines deiner Kraftwerke ab
question-give-up = Lege zurück, was an Kohle oder Öl keinen Platz hat
question-buy = Kaufe Rohstoffe oder höre auf
question-build = Baue oder höre auf
question-run = Wähle die Kraftwerke, die Strom liefern
question-burn = Wähle, was die Hybridkraftwerke verbrauchen
question-nothing = Nichts zu entscheiden

## Moves
move-pass = Passen
move-done = Fertig
move-area = Gebiet { $area } ins Spiel nehmen
move-city = { $city } ins Spiel nehmen
move-nominate = Kraftwerk { $plant } zur Auktion stellen
move-discard = Kraftwerk { $plant } abgeben
move-return = 1 { $fuel } zurücklegen
move-buy = { $fuel } kaufen
move-build = In { $city } bauen
move-found = Zweites Stromnetz in { $city } beginnen
move-run = { $count ->
    [0] Kein Kraftwerk betreiben
    [one] Kraftwerk { $plants } betreiben
   *[other] Kraftwerke { $plants } betreiben
}
move-burn = { $coal } Kohle und { $oil } Öl verbrauchen
move-bid = { $price } bieten

cost-buy = { $lit ->
    [0] { $price } Elektro, { $left } bleiben; noch keine Stadt versorgt
    [one] { $price } Elektro, { $left } bleiben; reicht für 1 Stadt
   *[other] { $price } Elektro, { $left } bleiben; reicht für { $lit } Städte
}
cost-nominate = ab { $price } Elektro
cost-build = { $price } Elektro ({ $space } fürs Haus + { $connection } für den Weg), { $left } bleiben
cost-found = { $price } Elektro, { $left } bleiben
cost-run = { $powered ->
    [0] versorgt keine Stadt, { $income } Elektro
    [one] versorgt 1 Stadt, { $income } Elektro
   *[other] versorgt { $powered } Städte, { $income } Elektro
}

## What happened
event-area-chosen = { $seat } wählt { $area }.
event-city-chosen = { $seat } wählt { $city }.
event-round-begins = Runde { $round } beginnt.
event-order-set = Die Spielerreihenfolge wird neu bestimmt.
event-passed-phase = { $seat } kauft in dieser Runde kein Kraftwerk.
event-nominated = { $seat } stellt Kraftwerk { $card } zur Auktion.
event-bid-made = { $seat } bietet { $price } für Kraftwerk { $card }.
event-passed-bid = { $seat } passt bei Kraftwerk { $card }.
event-plant-bought = { $seat } kauft Kraftwerk { $card } für { $price }.
event-plant-discarded = { $seat } gibt Kraftwerk { $card } ab.
event-fuel-given-up = { $seat } legt { $count } { $fuel } zurück.
event-plant-drawn = Kraftwerk { $card } kommt auf den Markt.
event-plant-leaves = Kraftwerk { $card } kommt aus dem Spiel.
event-plant-obsolete = Kraftwerk { $card } ist veraltet und kommt aus dem Spiel.
event-plant-buried = Kraftwerk { $card } kommt unter den Stapel.
event-twin-leaves = Das erste Kraftwerk { $card } kommt aus dem Spiel; sein Zwilling erscheint noch.
event-step-3-card-drawn = Die Karte „Stufe 3“ wird aufgedeckt.
event-step-begins = Stufe { $step } beginnt.
event-fuel-bought = { $seat } kauft { $fuel } für { $price }.
event-house-built = { $seat } baut in { $city } für { $price }.
event-powered = { $count ->
    [0] { $seat } versorgt keine Stadt und bekommt { $price }.
    [one] { $seat } versorgt 1 Stadt und bekommt { $price }.
   *[other] { $seat } versorgt { $count } Städte und bekommt { $price }.
}
event-fuel-burned = { $seat } verbraucht { $count } { $fuel }.
event-outage = { $count ->
    [one] In dieser Runde wurde 1 Haus gebaut: Das Netz bricht zusammen, und alle zahlen 3 Elektro je Stadt.
   *[other] In dieser Runde wurden { $count } Häuser gebaut: Das Netz bricht zusammen, und alle zahlen 3 Elektro je Stadt.
}
event-mines-sold = { $seat } verkauft Uran für { $price }.
event-resupplied = { $count ->
    [one] { $count } { $fuel } kommt auf den Markt.
   *[other] { $count } { $fuel } kommen auf den Markt.
}
event-oil-cheaper = { $count ->
    [one] Der Ölvorrat reicht nicht: 1 Ölfass auf dem Markt wird billiger.
   *[other] Der Ölvorrat reicht nicht: { $count } Ölfässer auf dem Markt werden billiger.
}
event-game-ends = Das Spiel endet.
event-round-limit-reached = Runde { $round } war die letzte vereinbarte.

## Why not
why-not-asked = Darum geht es gerade nicht.
why-game-over = Das Spiel ist zu Ende.
why-no-such-thing = So etwas gibt es auf dieser Karte nicht.
why-area-taken = Dieses Gebiet ist schon im Spiel.
why-area-apart = Die Gebiete im Spiel müssen zusammenhängen, und dieses grenzt an keines von ihnen.
why-area-cuts-off = Mit diesem Gebiet wären manche Städte im Spiel nie zu erreichen.
why-city-chosen = Diese Stadt ist schon im Spiel.
why-city-apart = Die Städte im Spiel müssen zusammenhängen, und diese ist mit keiner von ihnen verbunden.
why-must-buy-first-round = In der ersten Runde müssen alle ein Kraftwerk kaufen.
why-no-such-lot = An dieser Stelle des Marktes liegt kein Kraftwerk.
why-not-on-offer = Nur Kraftwerke des aktuellen Marktes können zur Auktion kommen.
why-needs-uranium-area = Auf dieser Karte darf Urankraftwerke nur kaufen, wer eine Stadt in bestimmten Gebieten hat.
why-too-dear = Das kostet mehr, als du hast.
why-bid-too-low = Das Gebot muss mindestens so hoch sein wie die Nummer des Kraftwerks und höher als das letzte Gebot.
why-must-open = Wer ein Kraftwerk zur Auktion stellt, muss das erste Gebot abgeben.
why-bid-above-limit = Kein Gebot darf höher sein als 2047 Elektro.
why-newest-plant = Das gerade gekaufte Kraftwerk muss bleiben; gib ein anderes ab.
why-nothing-to-give-up = Alles hat Platz; du musst nichts zurücklegen.
why-not-stored-on-plants = Dieser Rohstoff hat auf deinen Kraftwerken Platz; lege den anderen zurück.
why-no-room = Deine Kraftwerke haben keinen Platz für diesen Rohstoff.
why-sold-out = Dieser Rohstoff ist ausverkauft.
why-price-cap = Auf dieser Karte dürfen so teure Rohstoffe in dieser Stufe nicht gekauft werden.
why-other-market = Du hast in diesem Zug schon auf dem anderen Markt gekauft und musst dort bleiben.
why-out-of-play = Diese Stadt ist nicht im Spiel.
why-already-there = Du hast schon ein Haus in dieser Stadt.
why-city-full = In dieser Stadt ist in dieser Stufe kein Bauplatz mehr frei.
why-not-connected = Kein Weg führt zu dieser Stadt.
why-start-city-only = Ein Stromnetz kann nur in einer Startstadt beginnen.
why-two-houses-in-round-1 = In der ersten Runde kannst du nur die Anfänge zweier Stromnetze bauen.
why-second-network-begun = Dein zweites Netz hat schon begonnen; baue an seinen Verbindungen weiter.
why-network-limit = Im Einführungsspiel baut niemand in mehr als sieben Städten.
why-not-as-first-city = Ein Stromnetz kann nicht im Ausland beginnen.
why-free-city-only = Das erste Haus muss in einer Stadt ohne Häuser stehen.
why-not-your-plants = Nicht alle diese Kraftwerke gehören dir.
why-no-fuel = Auf diesen Kraftwerken liegen nicht genug Rohstoffe.
why-must-power-most = Auf dieser Karte musst du so viele Städte versorgen, wie du kannst.
why-not-burnable = Diese Mischung aus Kohle und Öl geben die Vorräte der Hybridkraftwerke nicht her.

## Labels of the board
label-round = Runde { $round }
label-step = Stufe { $step }
label-market = Aktueller Markt
label-future = Zukünftiger Markt
label-stack = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
label-known-top = oben: { $plants }
label-known-bottom = unten: { $plants }
label-fuel = Rohstoffe
label-left = übrig
label-price = Preis
label-supply = Vorrat
label-resupply = Nachschub
label-sold-out = ausverkauft
label-mines = { $count ->
    [one] Minen: 1 Uran verkauft, der nächste Verkauf bringt { $price } je Stadt
   *[other] Minen: { $count } Uran verkauft, der nächste Verkauf bringt { $price } je Stadt
}
label-order = Spieler der Reihe nach
label-player = Spieler
label-cash = Elektro
label-cities = Städte
label-plants = Kraftwerke
label-can-power = Versorgt
label-houses = Häuser
label-nothing = –
label-auction = Auktion um Kraftwerk { $plant }
label-highest-bid = { $seat }: { $price } Elektro
label-no-bid = noch kein Gebot
label-still-in = bieten noch mit:
label-end = Spielende bei { $count } Städten
label-step-2 = Stufe 2 bei { $count } Städten
label-place = Rang
label-powered = Versorgte Städte
label-cities-to-build = Erreichbare Städte

## Warnings, figures, plans
warning-cold-plants = { $count ->
    [one] Einem deiner Kraftwerke fehlt Brennstoff, und du könntest noch welchen kaufen.
   *[other] { $count } deiner Kraftwerke fehlt Brennstoff, und du könntest noch welchen kaufen.
}
warning-no-city = Du hast noch keine Stadt und könntest jetzt in einer bauen.
warning-no-plant = Du hast kein Kraftwerk: So versorgst du in dieser Runde nichts.
warning-stronger-plant = Du würdest Kraftwerk { $plant } behalten, das weniger Städte versorgt.
warning-dark-cities = { $count ->
    [one] Eine Stadt bleibt dunkel, die du versorgen könntest.
   *[other] { $count } Städte bleiben dunkel, die du versorgen könntest.
}

figure-cash = Elektro
figure-cities = Städte
figure-capacity = Mit den Kraftwerken versorgbare Städte

plan-maximum = Bis { $amount } für Kraftwerk { $about } bieten
plan-maximum-about = Du bietest immer nur so viel, dass du führst; über dein Höchstgebot hinaus passt du.
plan-pass-plant = Bei Kraftwerk { $about } passen
plan-pass-plant-about = Du verlässt diese Auktion, sobald du an der Reihe bist.
plan-pass-phase = In dieser Runde kein Kraftwerk kaufen
plan-pass-phase-about = Du passt bei jeder Frage, bis die Auktionen dieser Runde vorbei sind.

## The page
plant-burning = { $cities ->
    [one] Kraftwerk { $plant }: verbraucht { $units } { $fuel }, versorgt 1 Stadt
   *[other] Kraftwerk { $plant }: verbraucht { $units } { $fuel }, versorgt { $cities } Städte
}
plant-free = { $cities ->
    [one] Kraftwerk { $plant }: { $fuel }, braucht keinen Brennstoff, versorgt 1 Stadt
   *[other] Kraftwerk { $plant }: { $fuel }, braucht keinen Brennstoff, versorgt { $cities } Städte
}
plant-mine = { $cities ->
    [one] Mine { $plant }: verkauft Uran zum Preis von 1 Stadt
   *[other] Mine { $plant }: verkauft Uran zum Preis von { $cities } Städten
}
city-out-of-play = Nicht im Spiel
city-spaces = { $open ->
    [0] Plätze: { $spaces }; noch keiner offen
    [one] Plätze: { $spaces }; der erste ist offen
   *[other] Plätze: { $spaces }; { $open } offen
}
city-houses = Häuser: { $seats }
city-start = Startstadt
city-foreign = Ausland: nur ein Haus und nie das erste
stack-step-3 = mit der Karte Stufe 3
stack-twins = Zwillinge, die noch kommen: { $plants }
fuel-on-sale = { $count } zu kaufen
fuel-in-supply = { $count } im Vorrat
fuel-comes = { $count } kommen am Ende der Runde
fuel-legend = nächster Preis · Nachschub
part-passed = gepasst
part-bought = hat gekauft
player-lights = Könnte jetzt { $cities } versorgen (Kraftwerke für { $capacity }): Einkommen { $income }
stored-fuel = { $fuel }: { $count } von { $room }
goal-end = Größtes Netz { $most } von { $count }
map-of = Karte: { $map }
map-about = Regeln und Einkommen
map-special-rules = Sonderregeln
map-no-special-rules = Keine: Auf dieser Karte gelten die Grundregeln.
map-confidence = Wie sicher sind diese Angaben?
map-confidence-about = { $confidence ->
    [high] Sehr: Städte und Kosten stimmen in vielen unabhängigen Quellen überein.
    [medium] Ziemlich: Städte und Kosten stammen aus wenigen Quellen, die übereinstimmen.
   *[low] Nicht sehr: Einzelne Kosten können vom gedruckten Plan abweichen.
}
map-uncertain-links = { $count ->
    [one] Eine Verbindung ist unsicher und mit einem Fragezeichen markiert.
   *[other] { $count } Verbindungen sind unsicher und mit einem Fragezeichen markiert.
}
map-limits = An diesem Tisch
map-most-plants = Höchstens { $count } Kraftwerke pro Person
map-payments = Einkommen nach versorgten Städten
areas-in-play = Im Spiel: { $areas }
bidder-in = bietet noch mit
bidder-out = aus dieser Auktion ausgestiegen
bid-leaves = { $left } bleiben
bid-less = Eins weniger
bid-more = Eins mehr
bid-between = Zwischen { $lowest } und { $highest }
build-all = Alle { $count } Städte zeigen
run-not-possible = Für alle diese Kraftwerke reicht der Brennstoff nicht.
run-best = Beste Auswahl treffen
result-network = Ein Netz hat { $count } Städte erreicht: Mit dieser Runde endete das Spiel.
result-round-limit = Die vereinbarte Zahl von Runden ist gespielt.
result-full-board = Niemand konnte mehr bauen: Der Plan ist voll.
result-by-powered = { $seat } liegt vor { $other } mit mehr versorgten Städten: { $own } zu { $theirs }.
result-by-cash = { $seat } liegt vor { $other } mit mehr Geld: { $own } zu { $theirs }.
result-by-cities = { $seat } liegt vor { $other } mit mehr Städten: { $own } zu { $theirs }.
result-by-tie = { $seat } und { $other } sind in allem gleich und teilen sich den Rang.
result-tie-breaks = Die meisten versorgten Städte der letzten Runde gewinnen; dann zählt das Geld, dann die Größe des Netzes.
