# Power Grid in German.
game-name = Funkenschlag
game-about = Ersteigere { -plant(count: "many") }, kaufe { -resource(count: "many") }, schließe { -city(count: "many") } an und versorge mehr von ihnen als alle anderen.
lesson-2-title = Die späteren Stufen lernen
edition-rules = Die Regeln sind die der Anleitung, mit dem zweiten Kartensatz und den gedruckten Sonderregeln jedes Spielplans.
edition-material = Deutschland und USA wurden mit vielen unabhängigen Abschriften des Plans verglichen. { -city(count: "many") } und Kosten der anderen Pläne stammen aus wenigen Quellen; einzelne Kosten können vom gedruckten Plan abweichen. Am wenigsten sicher sind wir bei Japan, Russland, Nordeuropa, Großbritannien und Irland, Australien, Indien, dem Nahen Osten und Südafrika: Dort beruhen auch die Sonderregeln auf wenigen Quellen.
edition-own = Wenn du das Spiel besitzt, kannst du mit eigenen Dateien spielen: Wähle beim Einrichten „Eigene Datei …“.
edition-more = Alle Auslegungen und ihre Herkunft stehen in der Dokumentation von Megawatt.

## Options
option-map = Spielplan
option-map-about = Der Spielplan mit seinen Sonderregeln; oder eine eigene Datei.
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
option-areas = { -area(count: "many") }
option-areas-about = Welche { -area(count: "many") } im Spiel sind: ausgelost, reihum gewählt oder beim Einrichten als Liste festgelegt.
option-areas-random = ausgelost
option-areas-draft = reihum gewählt
option-deck = { -plant(count: "many") }
option-deck-about = Die Kraftwerkskarten: das Grundspiel, eine Variante mit dem zweiten Kartensatz oder eine eigene Kartensatzdatei.
option-deck-base = Grundspiel
option-deck-variant-1 = Variante 1: nur der zweite Kartensatz
option-deck-variant-2 = Variante 2: beide Kartensätze; von zwei gleichen Nummern bleibt die zweite
option-deck-variant-3 = Variante 3: die großen { -plant(count: "many") }, einzelne { -city(count: "many") } statt { -area(count: "many") }
option-introductory = Einführungsspiel
option-introductory-about = Eine kurze erste Partie, die bei sieben { -city(count: "many", case: "dative") } endet.
option-late_start = Später Netzbeginn
option-late_start-about = Wo in Stufe 2 und 3 beginnen darf, wer noch kein { -network } hat.
option-late_start-any-open-space = auf jedem offenen Bauplatz
option-late_start-free-city = nur in { -city(case: "a-dative") } ohne { -house(count: "many") }
option-city_choice = Wahl der { -city(count: "many") }
option-city_choice-about = Welche { -city(count: "many") } bei Variante 3 gewählt werden dürfen. Zufällig gezogene sind immer verbunden.
option-city_choice-connected = verbundene { -city(count: "many") }
option-city_choice-any = beliebige { -city(count: "many") }
option-round_limit = Rundengrenze
option-round_limit-about = Eine Notbremse: Nach so vielen Runden endet das Spiel, als hätte { -network(case: "a-accusative") } die Endgröße erreicht.
option-stranded_cities = Unerreichbare { -city(count: "many") }
option-stranded_cities-about = Wie in der ersten Fassung dieser Regeln: Es dürfen { -area(count: "many") } im Spiel sein, in denen manche { -city(count: "many") } für niemanden zu erreichen sind.
option-run_without_cities = { -plant(count: "many") } ohne { -city(count: "many") }
option-run_without_cities-about = Wie in der ersten Fassung dieser Regeln: Auch wer noch keine { -city } hat, darf { -plant(count: "many") } laufen lassen.

## Things
fuel-coal = Kohle
fuel-oil = Öl
fuel-garbage = { -garbage }
fuel-uranium = { -uranium }
fuel-hybrid = Kohle oder Öl
fuel-wind = Öko
fuel-fusion = Fusion
source-south = Süden
source-north = Norden
source-storage = Lager

## Phases and questions
phase-choosing-areas = Gebietswahl
phase-player-order = Reihenfolge
phase-auction = Auktion
phase-resources = { -resource(count: "many") }
phase-building = Bauen
phase-bureaucracy = Bürokratie
phase-game-over = Spielende

question-choose-area = Wähle { -area(case: "a-accusative") }, das mitspielt
question-choose-area-about = Gespielt wird nur in { -area(count: "many", case: "dative") }, die jemand wählt. Nimm eines mit kurzen Verbindungen; dann wählt der Nächste.
question-choose-city = Wähle { -city(case: "a-accusative") }, die mitspielt
question-choose-city-about = Nur diese { -city(count: "many") } gibt es im Spiel. Nimm eine, die billig zu erreichen ist; dann wählt der Nächste.
question-nominate = Stelle { -plant(case: "a-accusative") } zur Auktion oder passe
question-nominate-about = Pro Runde kannst du ein { -plant } kaufen. Wer am meisten bietet, bekommt es. Passt du jetzt, bist du bis zur nächsten Runde draußen.
question-nominate-must = Stelle { -plant(case: "a-accusative") } zur Auktion
question-nominate-must-about = In der ersten Runde müssen alle { -plant(case: "a-accusative") } kaufen. Wer am meisten bietet, bekommt es.
question-open = Eröffne die Auktion
question-open-about = Dein Gebot eröffnet die Auktion; die Nummer der Karte ist das Mindeste. Die anderen können überbieten.
question-raise = Überbiete oder passe
question-raise-about = Biete mehr oder passe und verlass diese Auktion. Ein anderes { -plant } kannst du in dieser Runde trotzdem kaufen.
question-discard = Gib eines deiner { -plant(count: "many") } ab
question-discard-about = Du hast zu viele { -plant(count: "many") }. Das gewählte verlässt das Spiel; was darauf liegt, kommt auf die anderen, wenn es passt.
question-give-up = Lege zurück, was an Kohle oder Öl keinen Platz hat
question-give-up-about = Auf deinen { -plant(count: "many", case: "dative") } hat nicht mehr alles Platz. Behalte, was sonst teuer wird.
question-buy = Kaufe { -resource(count: "many") } oder höre auf
question-buy-about = Das brauchen deine { -plant(count: "many") } am Ende der Runde. Je mehr gekauft wird, desto teurer wird es für die Nächsten.
question-build = Baue oder höre auf
question-build-about = Jede angeschlossene { -city } bringt Geld, wenn du sie versorgst. Der Preis gilt für { -house(case: "the-accusative") } samt Anschluss; danach gibt es Einkommen.
question-run = Wähle { -plant(count: "many", case: "the") }, die Strom liefern
question-run-about = Laufende { -plant(count: "many") } verbrauchen { -resource(count: "many") } und versorgen { -city(count: "many") }. Bezahlt wird jede, so weit dein { -network } reicht.
question-burn = Wähle, was die Hybridkraftwerke verbrauchen
question-burn-about = Deine Hybridkraftwerke nehmen Kohle oder Öl. Behalte, was du noch brauchst oder was teuer wird.
question-nothing = Nichts zu entscheiden

## Moves
move-pass = Passen
move-done = Fertig
move-area = { -area } { $area } ins Spiel nehmen
move-city = { $city } ins Spiel nehmen
move-nominate = { -plant } { $plant } zur Auktion stellen
move-discard = { -plant } { $plant } abgeben
move-return = 1 { $fuel } zurücklegen
move-buy = { $fuel } kaufen
move-build = In { $city } bauen
move-found = Zweites { -network } in { $city } beginnen
move-run = { $count ->
    [0] Kein { -plant } betreiben
    [one] { -plant } { $plants } betreiben
   *[other] { -plant(count: "many") } { $plants } betreiben
}
move-burn = { $coal ->
    [0] { $oil } Öl verbrauchen
   *[other] { $oil ->
        [0] { $coal } Kohle verbrauchen
       *[other] { $coal } Kohle und { $oil } Öl verbrauchen
    }
}
move-bid = { $price } bieten

cost-buy = { $lit ->
    [0] { $price } { -elektro }, Rest { $left }; noch keine { -city } versorgt
    [one] { $price } { -elektro }, Rest { $left }; reicht für 1 { -city }
   *[other] { $price } { -elektro }, Rest { $left }; reicht für { $lit } { -city(count: "many") }
}
cost-nominate = ab { $price } { -elektro }
cost-build = { $price } { -elektro } ({ -house } { $space } + Anschluss { $connection }), Rest { $left }
cost-found = { $price } { -elektro }, Rest { $left }
cost-run = { $powered ->
    [0] versorgt keine { -city }, { $income } { -elektro }
    [one] versorgt 1 { -city }, { $income } { -elektro }
   *[other] versorgt { $powered } { -city(count: "many") }, { $income } { -elektro }
}

## Züge, nach denen sonst nichts gemeldet wird
did-done = { $seat } ist fertig.
did-run = { $count ->
    [0] { $seat } betreibt kein { -plant }.
    [one] { $seat } betreibt { -plant } { $plants }.
   *[other] { $seat } betreibt { -plant(count: "many") } { $plants }.
}

## What happened
event-area-chosen = { $seat } wählt { $area }.
event-city-chosen = { $seat } wählt { $city }.
event-round-begins = Runde { $round } beginnt.
event-order-set = Neue { -player-order }.
event-passed-phase = { $seat } kauft in dieser Runde kein { -plant }.
event-nominated = { $seat } stellt { -plant } { $card } zur Auktion.
event-bid-made = { $seat } bietet { $price } für { -plant } { $card }.
event-passed-bid = { $seat } passt bei { -plant } { $card }.
event-plant-bought = { $seat } ersteigert { -plant } { $card } für { $price } { -elektro }.
event-plant-discarded = { $seat } gibt { -plant } { $card } ab.
event-fuel-given-up = { $seat } legt { $count } { $fuel } zurück.
event-plant-drawn = { -plant } { $card } kommt auf den Markt.
event-plant-leaves = { -plant } { $card } kommt aus dem Spiel.
event-plant-obsolete = { -plant } { $card } ist veraltet und kommt aus dem Spiel.
event-plant-buried = { -plant } { $card } kommt unter den Stapel.
event-twin-leaves = { $units ->
    [0] Das erste { -plant } { $card } ({ $fuel }, { $cities ->
        [one] 1 { -city }
       *[other] { $cities } { -city(count: "many") }
    }) kommt aus dem Spiel; das zweite erscheint noch.
   *[other] Das erste { -plant } { $card } ({ $units } { $fuel }, { $cities ->
        [one] 1 { -city }
       *[other] { $cities } { -city(count: "many") }
    }) kommt aus dem Spiel; das zweite erscheint noch.
}
event-step-3-card-drawn = Die Karte „Stufe 3“ wird aufgedeckt.
event-step-begins = Stufe { $step } beginnt.
event-fuel-bought = { $seat } kauft { $fuel } für { $price } { -elektro }.
event-house-built = { $seat } baut in { $city } für { $price } { -elektro }.
event-powered = { $count ->
    [0] { $seat } versorgt keine { -city } und bekommt { $price } { -elektro }.
    [one] { $seat } versorgt 1 { -city } und bekommt { $price } { -elektro }.
   *[other] { $seat } versorgt { $count } { -city(count: "many") } und bekommt { $price } { -elektro }.
}
event-fuel-burned = { $seat } verbraucht { $count } { $fuel }.
event-outage = { $count ->
    [one] In dieser Runde wurde 1 { -house } gebaut: Das Netz bricht zusammen, und alle zahlen 3 { -elektro } je { -city }.
   *[other] In dieser Runde wurden { $count } { -house(count: "many") } gebaut: Das Netz bricht zusammen, und alle zahlen 3 { -elektro } je { -city }.
}
event-mines-sold = { $seat } verkauft { -uranium } für { $price } { -elektro }.
event-resupplied = { $count ->
    [one] { $count } { $fuel } kommt auf den Markt.
   *[other] { $count } { $fuel } kommen auf den Markt.
}
event-oil-cheaper = { $count ->
    [one] Der Ölvorrat reicht nicht: 1 Ölfass auf dem Markt wird billiger.
   *[other] Der Ölvorrat reicht nicht: { $count } Ölfässer auf dem Markt werden billiger.
}
event-game-ends = Das Spiel ist zu Ende.
round-card-powered = Versorgt
round-card-earned = Erhalten
round-card-spent = Bezahlt
round-card-built = Gebaut
round-card-plants = Neues { -plant }
event-round-limit-reached = Runde { $round } war die letzte vereinbarte.
story-goods = { $count } { $fuel }
story-bought = { $seat } kauft { $goods } für { $price } { -elektro }.
story-built = { $seat } baut in { $count } { -city(count: "many", case: "dative") } für { $price } { -elektro }.
story-nothing = { $seat } gibt nichts aus.
story-resupplied = Der Markt wird aufgefüllt.

## Why not
why-not-asked = Darum geht es gerade nicht.
why-game-over = Das Spiel ist zu Ende.
why-no-such-thing = So etwas gibt es auf diesem Plan nicht.
why-area-taken = Dieses { -area } ist schon im Spiel.
why-area-apart = Die { -area(count: "many") } im Spiel müssen zusammenhängen, und dieses grenzt an keines von ihnen.
why-area-cuts-off = Mit diesem { -area } wären manche { -city(count: "many") } im Spiel nie zu erreichen.
why-city-chosen = Diese { -city } ist schon im Spiel.
why-city-apart = Die { -city(count: "many") } im Spiel müssen zusammenhängen, und diese ist mit keiner von ihnen verbunden.
why-must-buy-first-round = In der ersten Runde müssen alle { -plant(case: "a-accusative") } kaufen.
why-no-such-lot = An dieser Stelle des Marktes liegt kein { -plant }.
why-not-on-offer = Nur { -plant(count: "many") } des aktuellen Marktes können zur Auktion kommen.
why-needs-uranium-area = Auf diesem Plan darf Urankraftwerke nur kaufen, wer { -city(case: "a-accusative") } in bestimmten { -area(count: "many", case: "dative") } hat.
why-too-dear = Das kostet mehr, als du hast.
why-bid-too-low = Das Gebot muss mindestens so hoch sein wie die Nummer des Kraftwerks und höher als das letzte Gebot.
why-must-open = Wer { -plant(case: "a-accusative") } zur Auktion stellt, muss das erste Gebot abgeben.
why-bid-above-limit = Kein Gebot darf höher sein als 2047 { -elektro }.
why-newest-plant = Das gerade gekaufte { -plant } muss bleiben; gib ein anderes ab.
why-nothing-to-give-up = Alles hat Platz; du musst nichts zurücklegen.
why-not-stored-on-plants = Dieser { -resource } hat auf deinen { -plant(count: "many", case: "dative") } Platz; lege den anderen zurück.
why-no-room = Deine { -plant(count: "many") } haben keinen Platz für diesen { -resource }.
why-sold-out = Dieser { -resource } ist ausverkauft.
why-price-cap = Auf diesem Plan dürfen so teure { -resource(count: "many") } in dieser Stufe nicht gekauft werden.
why-other-market = Du hast in diesem Zug schon auf dem anderen Markt gekauft und musst dort bleiben.
why-out-of-play = Diese { -city } ist nicht im Spiel.
why-already-there = Du hast schon { -house(case: "a-accusative") } in dieser { -city }.
why-city-full = In dieser { -city } ist in dieser Stufe kein Bauplatz mehr frei.
why-not-connected = Kein Weg führt zu dieser { -city }.
why-start-city-only = Ein { -network } kann nur in einer Startstadt beginnen.
why-two-houses-in-round-1 = In der ersten Runde kannst du nur die Anfänge zweier { -network(count: "many") } bauen.
why-second-network-begun = Dein zweites { -network } hat schon begonnen; baue an seinen Verbindungen weiter.
why-network-limit = Im Einführungsspiel baut niemand in mehr als sieben { -city(count: "many", case: "dative") }.
why-not-as-first-city = Ein { -network } kann nicht im Ausland beginnen.
why-free-city-only = Das erste { -house } muss in { -city(case: "a-dative") } ohne { -house(count: "many") } stehen.
why-not-your-plants = Nicht alle diese { -plant(count: "many") } gehören dir.
why-no-fuel = Auf diesen { -plant(count: "many", case: "dative") } liegen nicht genug { -resource(count: "many") }.
why-must-power-most = Auf diesem Plan musst du so viele { -city(count: "many") } versorgen, wie du kannst.
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
label-fuel = { -resource(count: "many") }
label-left = übrig
label-price = Preis
label-supply = Vorrat
label-resupply = Nachschub
label-sold-out = ausverkauft
label-mines = { $count ->
    [one] Minen: 1 { -uranium } verkauft, der nächste Verkauf bringt { $price } je { -city }
   *[other] Minen: { $count } { -uranium } verkauft, der nächste Verkauf bringt { $price } je { -city }
}
label-order = { -player-order }
label-player = Name
label-cash = { -elektro }
label-cities = { -city(count: "many") }
label-plants = { -plant(count: "many") }
label-can-power = Versorgt
label-houses = { -house(count: "many") }
label-nothing = –
label-auction = Auktion um { -plant } { $plant }
label-highest-bid = { $seat }: { $price } { -elektro }
label-no-bid = noch kein Gebot
label-still-in = bieten noch mit
label-end = Spielende bei { $count } { -city(count: "many", case: "dative") }
label-step-2 = Stufe 2 bei { $count } { -city(count: "many", case: "dative") }
label-place = Rang
label-powered = Versorgte { -city(count: "many") }
label-cities-to-build = Erreichbare { -city(count: "many") }

## Warnings, figures, plans
warning-cold-plants = { $count ->
    [one] Für eines deiner { -plant(count: "many") } fehlen { -resource(count: "many") }, und du könntest noch welche kaufen.
   *[other] Für { $count } deiner { -plant(count: "many") } fehlen { -resource(count: "many") }, und du könntest noch welche kaufen.
}
warning-no-city = Du hast noch keine { -city } und könntest jetzt in einer bauen.
warning-no-plant = Du hast kein { -plant }: So versorgst du in dieser Runde nichts.
warning-stronger-plant = Du würdest { -plant } { $plant } behalten, das weniger { -city(count: "many") } versorgt.
warning-dark-cities = { $count ->
    [one] Eine { -city } bleibt dunkel, die du versorgen könntest.
   *[other] { $count } { -city(count: "many") } bleiben dunkel, die du versorgen könntest.
}

figure-cash = { -elektro }
figure-cities = { -city(count: "many") }
figure-capacity = Mit { -plant(count: "many", case: "the-dative") } versorgbare { -city(count: "many") }

plan-maximum = Bis { $amount } für { -plant } { $about } bieten
plan-maximum-about = Du bietest immer nur so viel, dass du führst; über dein Limit hinaus passt du.
plan-pass-plant = Bei { -plant } { $about } passen
plan-pass-plant-about = Du verlässt diese Auktion, sobald du an der Reihe bist.
plan-pass-phase = In dieser Runde kein { -plant } kaufen
plan-pass-phase-about = Du passt bei jeder Frage, bis die Auktionen dieser Runde vorbei sind.
plan-pass-until = Vor Runde { $amount } kein { -plant } kaufen
plan-pass-until-about = Du passt bei jeder Frage, bis diese Runde oder die nächste Stufe beginnt.

## The page
plant-burning = { $cities ->
    [one] { -plant } { $plant }: verbraucht { $units } { $fuel }, versorgt 1 { -city }
   *[other] { -plant } { $plant }: verbraucht { $units } { $fuel }, versorgt { $cities } { -city(count: "many") }
}
plant-free = { $cities ->
    [one] { -plant } { $plant }: { $fuel }, braucht keine { -resource(count: "many") }, versorgt 1 { -city }
   *[other] { -plant } { $plant }: { $fuel }, braucht keine { -resource(count: "many") }, versorgt { $cities } { -city(count: "many") }
}
plant-mine = { $cities ->
    [one] Mine { $plant }: verkauft { -uranium } zum Preis von 1 { -city }
   *[other] Mine { $plant }: verkauft { -uranium } zum Preis von { $cities } { -city(count: "many", case: "dative") }
}
city-out-of-play = Nicht im Spiel
city-spaces = { $open ->
    [0] Plätze: { $spaces }; noch keiner offen
    [one] Plätze: { $spaces }; der erste ist offen
   *[other] Plätze: { $spaces }; { $open } offen
}
city-houses = { -house(count: "many") }: { $seats }
city-start = Startstadt
city-foreign = Ausland: nur { -house(case: "a-accusative") } und nie das erste
stack-step-3 = mit der Karte Stufe 3
stack-twins = Zweite Karten, die noch kommen: { $plants }
stack-left = { $count ->
    [one] 1 { -plant } ist aus dem Spiel
   *[other] { $count } { -plant(count: "many") } sind aus dem Spiel
}
fuel-on-sale = { $count } zu kaufen
fuel-in-supply = { $count } im Vorrat
fuel-comes = am Ende der Runde { $count } dazu
fuel-legend = nächster Preis · Nachschub
part-passed = gepasst
part-bought = hat gekauft
player-lights = { $cities ->
    [one] Kann jetzt 1 { -city } versorgen ({ -plant(count: "many") } für { $capacity }): Einkommen { $income } { -elektro }
   *[other] Kann jetzt { $cities } { -city(count: "many") } versorgen ({ -plant(count: "many") } für { $capacity }): Einkommen { $income } { -elektro }
}
stored-fuel = { $fuel }: { $count } von { $room }
goal-end = Größtes Netz { $most } von { $count }
map-of = Plan: { $map }
map-about = Regeln und Einkommen
map-special-rules = Sonderregeln
map-no-special-rules = Keine: Auf diesem Plan gelten die Grundregeln.
map-limits = An diesem Tisch
map-most-plants = Höchstens { $count } { -plant(count: "many") } pro Person
map-payments = Einkommen nach versorgten { -city(count: "many", case: "dative") }
areas-in-play = Im Spiel: { $areas }
bidder-in = bietet noch mit
bidder-out = aus dieser Auktion ausgestiegen
bid-leaves = Rest { $left }
bid-less = Eins weniger
bid-more = Eins mehr
bid-between = Zwischen { $lowest } und { $highest }
shortcut-fill-all = { -resource(count: "many") } für alle { -plant(count: "many") }: { $price } { -elektro }, Rest { $left }
shortcut-fill-plant = { -resource(count: "many") } für { -plant } { $plant }: { $price } { -elektro }, Rest { $left }
shortcut-tokens = { $count } { $fuel } für { $price } { -elektro } kaufen, Rest { $left }
shortcut-build = In { $city } für { $price } { -elektro } bauen, dann fertig
shortcut-build-cheapest = In den { $count } billigsten { -city(count: "many", case: "dative") } für { $price } { -elektro } bauen, Rest { $left }
build-cheapest = { $count } billigste
routine-run = Immer die besten { -plant(count: "many") } einsetzen
bid-up-to = Bis { $amount } mitbieten
pass-all = Ganz raus
pass-all-about = Bis zur nächsten Runde passen
shortcut-open = { -plant } { $plant } zur Auktion stellen und { $price } { -elektro } bieten
fill-all = Alle { -plant(count: "many") }
fill-plant = { -plant } { $plant }
fill-finish = Dann fertig
fill-finish-about = Das kaufen und den Einkauf beenden
open-at = Für { $price } eröffnen
open-other = Anderes Gebot
build-all = Alle { $count } { -city(count: "many") } zeigen
run-not-possible = Für alle diese { -plant(count: "many") } reichen { -resource(count: "many", case: "the") } nicht.
run-best = Beste Auswahl treffen
result-network = Ein Netz hat { $count } { -city(count: "many") } erreicht: Mit dieser Runde endete das Spiel.
result-round-limit = Die vereinbarte Zahl von Runden ist gespielt.
result-full-board = Niemand konnte mehr bauen: Der Plan ist voll.
result-by-powered = { $seat } liegt vor { $other } mit mehr versorgten { -city(count: "many", case: "dative") }: { $own } zu { $theirs }.
result-by-cash = { $seat } liegt vor { $other } mit mehr Geld: { $own } zu { $theirs }.
result-by-cities = { $seat } liegt vor { $other } mit mehr { -city(count: "many", case: "dative") }: { $own } zu { $theirs }.
result-by-tie = { $seat } und { $other } sind in allem gleich und teilen sich den Rang.
result-tie-breaks = Es gewinnt, wer in der letzten Runde die meisten { -city(count: "many") } versorgt; bei Gleichstand zählt das Geld, dann das größere Netz.

## Legend
legend-plants = { -plant(count: "many") }
legend-plant = Nummer und Mindestgebot; benötigte { -resource(count: "many") }; versorgte { -city(count: "many") }
legend-hybrid = Hybrid: Kohle und Öl in beliebiger Mischung
legend-free = Braucht keine { -resource(count: "many") }
legend-powered = Versorgte { -city(count: "many") }
legend-resources = { -resource(count: "many") }
legend-map = Auf dem Plan
legend-city = { -city } mit dem Preis für dich; Punkte sind Plätze für spätere Stufen
legend-built = { -city } mit deinem { -house }
legend-full = Zwei { -house(count: "many") }: voll bis Stufe 3
legend-network = Größe eines Netzes

## Eröffnungen
trait-first-plant = Erstes { -plant }

## Momente
moment-area = Erste { -city } in { $area }
moment-last-round = { $seat } schließt { -city } Nummer { $count } an: Dies ist die letzte Runde.

## Wie die Charaktere spielen
character-beaver-about = Bietet wenig, hebt Geld für { -resource(count: "many") } auf und baut nie mehr, als er versorgen kann.
character-fox-about = Bietet auf fast alles und passt kaum einmal.
character-hare-about = Gibt alles Geld für { -city(count: "many") } aus, lange bevor er sie versorgen kann.
character-owl-about = Passt und wartet auf größere { -plant(count: "many") }.
character-magpie-about = Hamstert { -resource(count: "many") } für spätere Runden.
