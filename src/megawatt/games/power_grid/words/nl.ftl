# Power Grid in Dutch.
game-name = Hoogspanning
game-about = Koop centrales, sla grondstoffen in, sluit steden aan en voorzie er meer van stroom dan wie ook.

## Options
option-map = Kaart
option-map-about = Het bord met zijn speciale regels; of een eigen kaartbestand.
option-map-germany = Duitsland
option-map-usa = Verenigde Staten
option-map-france = Frankrijk
option-map-italy = Italië
option-map-benelux = Benelux
option-map-central-europe = Centraal-Europa
option-map-brazil = Brazilië
option-map-spain-portugal = Spanje en Portugal
option-map-china = China
option-map-korea = Korea
option-map-russia = Rusland
option-map-japan = Japan
option-map-quebec = Québec
option-map-baden-wuerttemberg = Baden-Württemberg
option-map-northern-europe = Noord-Europa
option-map-uk-ireland = Groot-Brittannië en Ierland
option-map-australia = Australië
option-map-india = India
option-map-middle-east = Midden-Oosten
option-map-south-africa = Zuid-Afrika
option-areas = Gebieden
option-areas-about = Welke gebieden meedoen: geloot, om de beurt gekozen, of een lijst van de gastheer.
option-areas-random = geloot
option-areas-draft = om de beurt gekozen
option-deck = Centrales
option-deck-about = De centralekaarten: het basisspel, een variant met de tweede set, of een eigen bestand met kaarten.
option-deck-base = basisspel
option-deck-variant-1 = variant 1: alleen de tweede set
option-deck-variant-2 = variant 2: beide sets, de tweede van een tweeling blijft
option-deck-variant-3 = variant 3: de grote centrales, losse steden in plaats van gebieden
option-introductory = Kennismakingsspel
option-introductory-about = Een korte eerste partij die eindigt bij zeven steden.
option-late_start = Laat eerste huis
option-late_start-about = Waar iemand zonder netwerk mag beginnen in stap 2 en 3.
option-late_start-any-open-space = elke open plek
option-late_start-free-city = alleen een stad zonder huizen
option-round_limit = Rondelimiet
option-round_limit-about = Een noodrem: na zoveel rondes eindigt het spel alsof een netwerk de eindgrootte heeft bereikt.
option-stranded_cities = Onbereikbare steden
option-stranded_cities-about = Zoals in de eerste versie van deze regels: er mogen gebieden meedoen waarin sommige steden voor niemand te bereiken zijn.
option-run_without_cities = Centrales zonder steden
option-run_without_cities-about = Ook wie nog geen stad heeft, mag centrales laten draaien. De eerste versie van deze regels vroeg daar niet naar.

## Things
fuel-coal = kolen
fuel-oil = olie
fuel-garbage = afval
fuel-uranium = uranium
fuel-hybrid = kolen of olie
fuel-wind = wind
fuel-fusion = kernfusie
source-south = zuiden
source-north = noorden
source-storage = opslag

## Phases and questions
phase-choosing-areas = Gebieden kiezen
phase-player-order = Spelersvolgorde
phase-auction = Veiling
phase-resources = Grondstoffen kopen
phase-building = Bouwen
phase-bureaucracy = Bureaucratie
phase-game-over = Einde van het spel

question-choose-area = Kies een gebied dat meedoet
question-choose-city = Kies een stad die meedoet
question-nominate = Breng een centrale in veiling of pas
question-open = Open de veiling
question-raise = Bied hoger of pas
question-discard = Doe een van je centrales weg
question-give-up = Leg kolen of olie terug waarvoor geen plaats is
question-buy = Koop grondstoffen of stop
question-build = Bouw of stop
question-run = Kies de centrales die stroom leveren
question-burn = Kies wat de hybride centrales verbruiken
question-nothing = Niets te beslissen

## Moves
move-pass = Pas
move-done = Klaar
move-area = Speel met { $area }
move-city = Speel met { $city }
move-nominate = Breng centrale { $plant } in veiling
move-discard = Doe centrale { $plant } weg
move-return = Leg 1 { $fuel } terug
move-buy = Koop { $fuel }
move-build = Bouw in { $city }
move-found = Begin een tweede netwerk in { $city }
move-run = { $count ->
    [0] Laat niets draaien
    [one] Laat centrale { $plants } draaien
   *[other] Laat centrales { $plants } draaien
}
move-burn = Verbruik { $coal } kolen en { $oil } olie
move-bid = Bied { $price }

cost-buy = { $lit ->
    [0] { $price } elektro, { $left } over; nog geen stad van stroom voorzien
    [one] { $price } elektro, { $left } over; genoeg voor 1 stad
   *[other] { $price } elektro, { $left } over; genoeg voor { $lit } steden
}
cost-nominate = vanaf { $price } elektro
cost-build = { $price } elektro ({ $space } voor het huis + { $connection } voor de weg), { $left } over
cost-found = { $price } elektro, { $left } over
cost-run = { $powered ->
    [0] voorziet geen stad van stroom, { $income } elektro
    [one] voorziet 1 stad van stroom, { $income } elektro
   *[other] voorziet { $powered } steden van stroom, { $income } elektro
}

## What happened
event-area-chosen = { $seat } kiest { $area }.
event-city-chosen = { $seat } kiest { $city }.
event-round-begins = Ronde { $round } begint.
event-order-set = De spelersvolgorde wordt opnieuw bepaald.
event-passed-phase = { $seat } koopt deze ronde geen centrale.
event-nominated = { $seat } brengt centrale { $card } in veiling.
event-bid-made = { $seat } biedt { $price } voor centrale { $card }.
event-passed-bid = { $seat } past voor centrale { $card }.
event-plant-bought = { $seat } koopt centrale { $card } voor { $price }.
event-plant-discarded = { $seat } doet centrale { $card } weg.
event-fuel-given-up = { $seat } legt { $count } { $fuel } terug.
event-plant-drawn = Centrale { $card } komt op de markt.
event-plant-leaves = Centrale { $card } verdwijnt uit het spel.
event-plant-obsolete = Centrale { $card } is verouderd en verdwijnt uit het spel.
event-plant-buried = Centrale { $card } gaat onder de stapel.
event-twin-leaves = De eerste centrale { $card } verdwijnt uit het spel; haar tweelingzus komt nog.
event-step-3-card-drawn = De kaart ‘Stap 3’ wordt omgedraaid.
event-step-begins = Stap { $step } begint.
event-fuel-bought = { $seat } koopt { $fuel } voor { $price }.
event-house-built = { $seat } bouwt in { $city } voor { $price }.
event-powered = { $count ->
    [0] { $seat } voorziet geen stad van stroom en krijgt { $price }.
    [one] { $seat } voorziet 1 stad van stroom en krijgt { $price }.
   *[other] { $seat } voorziet { $count } steden van stroom en krijgt { $price }.
}
event-fuel-burned = { $seat } verbruikt { $count } { $fuel }.
event-outage = { $count ->
    [one] Deze ronde is er 1 huis gebouwd: het net valt uit en iedereen betaalt 3 elektro per stad.
   *[other] Deze ronde zijn er { $count } huizen gebouwd: het net valt uit en iedereen betaalt 3 elektro per stad.
}
event-mines-sold = { $seat } verkoopt uranium voor { $price }.
event-resupplied = Markt aangevuld met { $count } { $fuel }.
event-oil-cheaper = { $count ->
    [one] De olievoorraad schiet tekort: 1 vat olie op de markt wordt goedkoper.
   *[other] De olievoorraad schiet tekort: { $count } vaten olie op de markt worden goedkoper.
}
event-game-ends = Het spel eindigt.
event-round-limit-reached = Ronde { $round } was de laatste die was afgesproken.

## Why not
why-not-asked = Daar gaat het nu niet om.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Zoiets is er niet op deze kaart.
why-area-taken = Dit gebied doet al mee.
why-area-apart = De gebieden die meedoen moeten op elkaar aansluiten, en dit grenst aan geen daarvan.
why-area-cuts-off = Met dit gebied erbij zouden sommige steden nooit te bereiken zijn.
why-city-chosen = Deze stad doet al mee.
why-city-apart = De steden die meedoen moeten op elkaar aansluiten, en deze is met geen daarvan verbonden.
why-must-buy-first-round = In de eerste ronde moet iedereen een centrale kopen.
why-no-such-lot = Op die plaats van de markt ligt geen centrale.
why-not-on-offer = Alleen centrales van de huidige markt kunnen in veiling komen.
why-needs-uranium-area = Op deze kaart zijn uraniumcentrales alleen voor wie een stad heeft in bepaalde gebieden.
why-too-dear = Dat kost meer dan je hebt.
why-bid-too-low = Het bod moet minstens zo hoog zijn als het nummer van de centrale en hoger dan het vorige bod.
why-must-open = Wie een centrale in veiling brengt, moet het eerste bod doen.
why-bid-above-limit = Geen bod mag hoger zijn dan 2047 elektro.
why-newest-plant = De centrale die je net hebt gekocht moet blijven; doe een andere weg.
why-nothing-to-give-up = Alles past; je hoeft niets terug te leggen.
why-not-stored-on-plants = Die grondstof past op je centrales; leg de andere terug.
why-no-room = Je centrales hebben geen plaats voor die grondstof.
why-sold-out = Die grondstof is uitverkocht.
why-price-cap = Op deze kaart mogen zulke dure grondstoffen in deze stap niet worden gekocht.
why-other-market = Je hebt deze beurt op de andere markt gekocht en moet daar blijven.
why-out-of-play = Deze stad doet niet mee.
why-already-there = Je hebt al een huis in deze stad.
why-city-full = In deze stad is in deze stap geen plek meer vrij.
why-not-connected = Er loopt geen weg naar deze stad.
why-start-city-only = Een netwerk kan alleen in een startstad beginnen.
why-two-houses-in-round-1 = In de eerste ronde kun je alleen het begin van twee netwerken bouwen.
why-second-network-begun = Je tweede netwerk is al begonnen; bouw verder langs de verbindingen.
why-network-limit = In het kennismakingsspel bouwt niemand in meer dan zeven steden.
why-not-as-first-city = Een netwerk kan niet in het buitenland beginnen.
why-free-city-only = Een eerste huis moet in een stad zonder huizen staan.
why-not-your-plants = Die centrales zijn niet allemaal van jou.
why-no-fuel = Op deze centrales ligt niet genoeg grondstof.
why-must-power-most = Op deze kaart moet je zoveel steden van stroom voorzien als je kunt.
why-not-burnable = Die mix van kolen en olie kan niet worden verbruikt uit wat er op de hybride centrales ligt.

## Labels of the board
label-round = Ronde { $round }
label-step = Stap { $step }
label-market = Huidige markt
label-future = Toekomstige markt
label-stack = { $count ->
    [one] 1 kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
label-known-top = bovenop: { $plants }
label-known-bottom = onderop: { $plants }
label-fuel = Grondstoffen
label-left = over
label-price = prijs
label-supply = voorraad
label-resupply = aanvulling
label-sold-out = uitverkocht
label-mines = { $count ->
    [one] mijnen: 1 uranium verkocht, de volgende verkoop brengt { $price } per stad op
   *[other] mijnen: { $count } uranium verkocht, de volgende verkoop brengt { $price } per stad op
}
label-order = Spelers op volgorde
label-player = Speler
label-cash = Elektro
label-cities = Steden
label-plants = Centrales
label-can-power = Voorziet
label-houses = Huizen
label-nothing = –
label-auction = Veiling van centrale { $plant }
label-highest-bid = { $seat }: { $price } elektro
label-no-bid = nog geen bod
label-still-in = bieden nog mee:
label-end = Het spel eindigt bij { $count } steden
label-step-2 = Stap 2 bij { $count } steden
label-place = Plaats
label-powered = Steden met stroom
label-cities-to-build = Bereikbare steden

## Warnings, figures, plans
warning-cold-plants = { $count ->
    [one] Een van je centrales heeft geen grondstof, en je zou nog kunnen kopen.
   *[other] { $count } van je centrales hebben geen grondstof, en je zou nog kunnen kopen.
}
warning-no-city = Je hebt nog geen stad en zou er nu een kunnen bouwen.
warning-no-plant = Je hebt geen centrale: zo voorzie je deze ronde niets van stroom.
warning-stronger-plant = Je zou centrale { $plant } houden, die minder steden van stroom voorziet.
warning-dark-cities = { $count ->
    [one] Er blijft een stad donker die je van stroom zou kunnen voorzien.
   *[other] Er blijven { $count } steden donker die je van stroom zou kunnen voorzien.
}

figure-cash = Elektro
figure-cities = Steden
figure-capacity = Steden die de centrales aankunnen

plan-maximum = Bied tot { $amount } voor centrale { $about }
plan-maximum-about = Je biedt steeds net genoeg om voor te liggen; boven je maximum pas je.
plan-pass-plant = Pas voor centrale { $about }
plan-pass-plant-about = Je verlaat deze veiling zodra je aan de beurt bent.
plan-pass-phase = Koop deze ronde geen centrale
plan-pass-phase-about = Je past telkens als je iets gevraagd wordt, tot de veilingen van deze ronde voorbij zijn.

## The page
plant-burning = { $cities ->
    [one] Centrale { $plant }: verbruikt { $units } { $fuel }, voorziet 1 stad
   *[other] Centrale { $plant }: verbruikt { $units } { $fuel }, voorziet { $cities } steden
}
plant-free = { $cities ->
    [one] Centrale { $plant }: { $fuel }, heeft geen grondstof nodig, voorziet 1 stad
   *[other] Centrale { $plant }: { $fuel }, heeft geen grondstof nodig, voorziet { $cities } steden
}
plant-mine = { $cities ->
    [one] Mijn { $plant }: verkoopt uranium tegen de prijs van 1 stad
   *[other] Mijn { $plant }: verkoopt uranium tegen de prijs van { $cities } steden
}
city-out-of-play = Doet niet mee
city-spaces = { $open ->
    [0] Plekken: { $spaces }; nog geen open
    [one] Plekken: { $spaces }; de eerste is open
   *[other] Plekken: { $spaces }; { $open } open
}
city-houses = Huizen: { $seats }
city-start = Startstad
city-foreign = Buitenland: maar één huis, en nooit het eerste
stack-step-3 = met de kaart ‘Stap 3’
stack-twins = tweelingen die nog komen: { $plants }
fuel-on-sale = { $count } te koop
fuel-in-supply = { $count } in de voorraad
fuel-comes = { $count } erbij aan het eind van de ronde
fuel-legend = volgende prijs · aanvulling
part-passed = gepast
part-bought = heeft gekocht
player-lights = Kan er nu { $cities } voorzien (centrales voor { $capacity }): inkomen { $income }
stored-fuel = { $fuel }: { $count } van { $room }
goal-end = Grootste netwerk { $most } van { $count }
map-of = Kaart van { $map }
map-about = Regels en inkomen
map-special-rules = Speciale regels
map-no-special-rules = Geen: op deze kaart gelden de basisregels.
map-confidence = Hoe zeker zijn deze gegevens?
map-confidence-about = { $confidence ->
    [high] Heel zeker: steden en kosten kloppen in veel onafhankelijke bronnen.
    [medium] Redelijk: steden en kosten komen uit weinig bronnen, die overeenstemmen.
   *[low] Niet erg: afzonderlijke kosten kunnen afwijken van het gedrukte bord.
}
map-uncertain-links = { $count ->
    [one] Eén verbinding is onzeker en heeft een vraagteken.
   *[other] { $count } verbindingen zijn onzeker en hebben een vraagteken.
}
map-limits = Deze tafel
map-most-plants = Hoogstens { $count } centrales per speler
map-payments = Inkomen naar steden met stroom
areas-in-play = Doen mee: { $areas }
bidder-in = biedt nog mee
bidder-out = uit deze veiling
bid-leaves = { $left } over
bid-less = Eén minder
bid-more = Eén meer
bid-between = Tussen { $lowest } en { $highest }
build-all = Toon alle { $count } steden
run-not-possible = Er is niet genoeg grondstof voor al deze centrales.
run-best = Kies de beste combinatie
result-network = Een netwerk heeft { $count } steden bereikt: met die ronde eindigde het spel.
result-round-limit = Het afgesproken aantal rondes is gespeeld.
result-full-board = Niemand kon nog bouwen: het bord is vol.
result-by-powered = { $seat } staat boven { $other } met meer steden met stroom: { $own } tegen { $theirs }.
result-by-cash = { $seat } staat boven { $other } met meer geld: { $own } tegen { $theirs }.
result-by-cities = { $seat } staat boven { $other } met meer steden: { $own } tegen { $theirs }.
result-by-tie = { $seat } en { $other } zijn in alles gelijk en delen de plaats.
result-tie-breaks = De meeste steden met stroom in de laatste ronde winnen; dan telt het geld, dan de grootte van het netwerk.
