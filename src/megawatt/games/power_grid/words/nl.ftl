# Power Grid in Dutch.
game-name = Hoogspanning
game-about = Koop { -plant(count: "many") }, sla { -resource(count: "many") } in, sluit { -city(count: "many") } aan en voorzie er meer van stroom dan wie ook.
lesson-2-title = Leer de latere stappen
edition-rules = De regels zijn die van de spelregels, met de tweede set kaarten en de gedrukte speciale regels van elke kaart.
edition-material = Duitsland en de Verenigde Staten zijn vergeleken met veel onafhankelijke beschrijvingen van het bord. { -city(count: "many", case: "capital") } en kosten van de andere kaarten komen uit weinig bronnen; afzonderlijke kosten kunnen afwijken van het gedrukte bord. Het minst zeker zijn we van Japan, Rusland, Noord-Europa, Groot-Brittannië en Ierland, Australië, India, het Midden-Oosten en Zuid-Afrika: daar komen ook de speciale regels uit weinig bronnen.
edition-own = Als je het spel bezit, kun je met eigen bestanden spelen: kies “Eigen bestand…” bij het klaarzetten van een tafel.
edition-more = Alle keuzes in de regeluitleg en waar ze vandaan komen staan in de documentatie van Megawatt.

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
option-areas = { -area(count: "many", case: "capital") }
option-areas-about = Welke { -area(count: "many") } meedoen: geloot, om de beurt gekozen, of een lijst bij het klaarzetten.
option-areas-random = geloot
option-areas-draft = om de beurt gekozen
option-deck = { -plant(count: "many", case: "capital") }
option-deck-about = De centralekaarten: het basisspel, een variant met de tweede set, of een eigen bestand met kaarten.
option-deck-base = basisspel
option-deck-variant-1 = variant 1: alleen de tweede set
option-deck-variant-2 = variant 2: beide sets; van twee gelijke nummers blijft de tweede
option-deck-variant-3 = variant 3: de grote { -plant(count: "many") }, losse { -city(count: "many") } in plaats van { -area(count: "many") }
option-introductory = Introductiespel
option-introductory-about = Een korte eerste partij die eindigt bij zeven { -city(count: "many") }.
option-late_start = Late start
option-late_start-about = Waar iemand zonder { -network } mag beginnen in stap 2 en 3.
option-late_start-any-open-space = elke open plaats
option-late_start-free-city = alleen { -city(case: "a") } zonder { -house(count: "many") }
option-city_choice = Keuze van de { -city(count: "many") }
option-city_choice-about = Welke { -city(count: "many") } bij variant 3 gekozen mogen worden. Willekeurig getrokken { -city(count: "many") } zijn altijd verbonden.
option-city_choice-connected = verbonden { -city(count: "many") }
option-city_choice-any = alle { -city(count: "many") }
option-round_limit = Rondelimiet
option-round_limit-about = Een noodrem: na zoveel rondes eindigt het spel alsof { -network(case: "a") } de eindgrootte heeft bereikt.
option-stranded_cities = Onbereikbare { -city(count: "many") }
option-stranded_cities-about = Zoals in de eerste versie van deze regels: er mogen { -area(count: "many") } meedoen waarin sommige { -city(count: "many") } voor niemand te bereiken zijn.
option-run_without_cities = { -plant(count: "many", case: "capital") } zonder { -city(count: "many") }
option-run_without_cities-about = Zoals in de eerste versie van deze regels: ook wie nog geen { -city } heeft, mag { -plant(count: "many") } laten draaien.

## Things
fuel-coal = kolen
fuel-oil = olie
fuel-garbage = { -garbage }
fuel-uranium = { -uranium }
fuel-hybrid = kolen of olie
fuel-wind = wind
fuel-fusion = kernfusie
source-south = zuiden
source-north = noorden
source-storage = opslag

## Phases and questions
phase-choosing-areas = { -area(count: "many", case: "capital") } kiezen
phase-player-order = Volgorde
phase-auction = Veiling
phase-resources = { -resource(count: "many", case: "capital") }
phase-building = Bouwen
phase-bureaucracy = Bureaucratie
phase-game-over = Einde van het spel

question-choose-area = Kies { -area(case: "a") } dat meedoet
question-choose-area-about = Je speelt alleen in { -area(count: "many") } die iemand kiest. Neem er een met korte verbindingen; daarna kiest de volgende.
question-choose-city = Kies { -city(case: "a") } die meedoet
question-choose-city-about = Alleen deze { -city(count: "many") } doen mee. Neem er een die goedkoop te bereiken is; daarna kiest de volgende.
question-nominate = Veil { -plant(case: "a") } of pas
question-nominate-about = Per ronde kun je één { -plant } kopen. Wie het meeste biedt, krijgt hem. Pas je nu, dan lig je eruit tot de volgende ronde.
question-nominate-must = Veil { -plant(case: "a") }
question-nominate-must-about = In de eerste ronde moet iedereen { -plant(case: "a") } kopen. Wie het meeste biedt, krijgt hem.
question-open = Open de veiling
question-open-about = Jouw bod opent de veiling; het nummer van de kaart is het minimum. De anderen kunnen hoger gaan.
question-raise = Bied hoger of pas
question-raise-about = Bied meer, of pas en verlaat deze veiling. Een andere { -plant } kun je deze ronde nog kopen.
question-discard = Doe een van je { -plant(count: "many") } weg
question-discard-about = Je hebt te veel { -plant(count: "many") }. De { -plant } die je kiest, gaat uit het spel; wat erop ligt, gaat naar de andere als het past.
question-give-up = Leg kolen of olie terug waarvoor geen plaats is
question-give-up-about = Niet alles past meer op je { -plant(count: "many") }. Houd wat anders duur wordt.
question-buy = Koop { -resource(count: "many") } of stop
question-buy-about = Dit hebben je { -plant(count: "many") } aan het eind van de ronde nodig. Hoe meer er gekocht wordt, hoe duurder voor wie na je komt.
question-build = Bouw of stop
question-build-about = Elke aangesloten { -city } levert geld op als je die stroom geeft. De prijs is voor { -house(case: "the") } met de verbinding; daarna volgen de inkomsten.
question-run = Kies { -plant(count: "many", case: "the") } die stroom leveren
question-run-about = { -plant(count: "many", case: "capital") } die draaien verbruiken { -resource(count: "many") } en geven { -city(count: "many") } stroom. Je wordt voor elke betaald, tot de grootte van je { -network }.
question-burn = Kies wat de hybride { -plant(count: "many") } verbruiken
question-burn-about = Je hybride { -plant(count: "many") } nemen kolen of olie. Houd wat je nog nodig hebt of wat duur wordt.
question-nothing = Niets te beslissen

## Moves
move-pass = Pas
move-done = Klaar
move-area = Speel met { $area }
move-city = Speel met { $city }
move-nominate = Veil { -plant } { $plant }
move-discard = Doe { -plant } { $plant } weg
move-return = Leg 1 { $fuel } terug
move-buy = Koop { $fuel }
move-build = Bouw in { $city }
move-found = Begin een tweede { -network } in { $city }
move-run = { $count ->
    [0] Laat niets draaien
    [one] Laat { -plant } { $plants } draaien
   *[other] Laat { -plant(count: "many") } { $plants } draaien
}
move-burn = { $coal ->
    [0] Verbruik { $oil } × olie
   *[other] { $oil ->
        [0] Verbruik { $coal } × kolen
       *[other] Verbruik { $coal } × kolen en { $oil } × olie
    }
}
move-bid = Bied { $price }

cost-buy = { $lit ->
    [0] { $price } { -elektro }, { $left } over; nog geen { -city } van stroom voorzien
    [one] { $price } { -elektro }, { $left } over; genoeg voor 1 { -city }
   *[other] { $price } { -elektro }, { $left } over; genoeg voor { $lit } { -city(count: "many") }
}
cost-nominate = vanaf { $price } { -elektro }
cost-build = { $price } { -elektro } ({ -house } { $space } + verbinding { $connection }), { $left } over
cost-found = { $price } { -elektro }, { $left } over
cost-run = { $powered ->
    [0] voorziet geen { -city } van stroom, { $income } { -elektro }
    [one] voorziet 1 { -city } van stroom, { $income } { -elektro }
   *[other] voorziet { $powered } { -city(count: "many") } van stroom, { $income } { -elektro }
}

## Zetten waarna niets anders wordt gemeld
did-done = { $seat } is klaar.
did-run = { $count ->
    [0] { $seat } laat niets draaien.
    [one] { $seat } laat { -plant } { $plants } draaien.
   *[other] { $seat } laat { -plant(count: "many") } { $plants } draaien.
}

## What happened
event-area-chosen = { $seat } kiest { $area }.
event-city-chosen = { $seat } kiest { $city }.
event-round-begins = Ronde { $round } begint.
event-order-set = Nieuwe { -player-order }.
event-passed-phase = { $seat } koopt deze ronde geen { -plant }.
event-nominated = { $seat } veilt { -plant } { $card }.
event-bid-made = { $seat } biedt { $price } voor { -plant } { $card }.
event-passed-bid = { $seat } past voor { -plant } { $card }.
event-plant-bought = { $seat } koopt { -plant } { $card } voor { $price } { -elektro }.
event-plant-discarded = { $seat } doet { -plant } { $card } weg.
event-fuel-given-up = { $seat } legt { $count } { $fuel } terug.
event-plant-drawn = { -plant(case: "capital") } { $card } komt op de markt.
event-plant-leaves = { -plant(case: "capital") } { $card } verdwijnt uit het spel.
event-plant-obsolete = { -plant(case: "capital") } { $card } is verouderd en verdwijnt uit het spel.
event-plant-buried = { -plant(case: "capital") } { $card } gaat onder de stapel.
event-twin-leaves = { $units ->
    [0] De eerste { -plant } { $card } ({ $fuel }, { $cities ->
        [one] 1 { -city }
       *[other] { $cities } { -city(count: "many") }
    }) gaat uit het spel; de tweede komt nog.
   *[other] De eerste { -plant } { $card } ({ $units } { $fuel }, { $cities ->
        [one] 1 { -city }
       *[other] { $cities } { -city(count: "many") }
    }) gaat uit het spel; de tweede komt nog.
}
event-step-3-card-drawn = De kaart “Stap 3” wordt omgedraaid.
event-step-begins = Stap { $step } begint.
event-fuel-bought = { $seat } koopt { $fuel } voor { $price } { -elektro }.
event-house-built = { $seat } bouwt in { $city } voor { $price } { -elektro }.
event-powered = { $count ->
    [0] { $seat } voorziet geen { -city } van stroom en krijgt { $price } { -elektro }.
    [one] { $seat } voorziet 1 { -city } van stroom en krijgt { $price } { -elektro }.
   *[other] { $seat } voorziet { $count } { -city(count: "many") } van stroom en krijgt { $price } { -elektro }.
}
event-fuel-burned = { $seat } verbruikt { $count } { $fuel }.
event-outage = { $count ->
    [one] Deze ronde is er 1 { -house } gebouwd: het net valt uit en iedereen betaalt 3 { -elektro } per { -city }.
   *[other] Deze ronde zijn er { $count } { -house(count: "many") } gebouwd: het net valt uit en iedereen betaalt 3 { -elektro } per { -city }.
}
event-mines-sold = { $seat } verkoopt { -uranium } voor { $price } { -elektro }.
event-resupplied = Markt aangevuld met { $count } { $fuel }.
event-oil-cheaper = { $count ->
    [one] De olievoorraad schiet tekort: 1 vat olie op de markt wordt goedkoper.
   *[other] De olievoorraad schiet tekort: { $count } vaten olie op de markt worden goedkoper.
}
event-game-ends = Het spel is afgelopen.
round-card-powered = Met stroom
round-card-earned = Verdiend
round-card-spent = Betaald
round-card-built = Gebouwd
round-card-plants = Nieuwe { -plant }
event-round-limit-reached = Ronde { $round } was de laatste die was afgesproken.
story-goods = { $count } { $fuel }
story-bought = { $seat } koopt { $goods } voor { $price } { -elektro }.
story-built = { $seat } bouwt in { $count } { -city(count: "many") } voor { $price } { -elektro }.
story-nothing = { $seat } geeft niets uit.
story-resupplied = De markt wordt aangevuld.

## Why not
why-not-asked = Daar gaat het nu niet om.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Zoiets is er niet op deze kaart.
why-area-taken = Dit { -area } doet al mee.
why-area-apart = De { -area(count: "many") } die meedoen moeten op elkaar aansluiten, en dit grenst aan geen daarvan.
why-area-cuts-off = Met dit { -area } erbij zouden sommige { -city(count: "many") } nooit te bereiken zijn.
why-city-chosen = Deze { -city } doet al mee.
why-city-apart = De { -city(count: "many") } die meedoen moeten op elkaar aansluiten, en deze is met geen daarvan verbonden.
why-must-buy-first-round = In de eerste ronde moet iedereen { -plant(case: "a") } kopen.
why-no-such-lot = Op die plaats van de markt ligt geen { -plant }.
why-not-on-offer = Alleen { -plant(count: "many") } van { -current-market(case: "the") } kun je veilen.
why-needs-uranium-area = Op deze kaart zijn uraniumcentrales alleen voor wie { -city(case: "a") } heeft in bepaalde { -area(count: "many") }.
why-too-dear = Dat kost meer dan je hebt.
why-bid-too-low = Het bod moet minstens zo hoog zijn als het nummer van { -plant(case: "the") } en hoger dan het vorige bod.
why-must-open = Als je { -plant(case: "a") } veilt, doe je het eerste bod.
why-bid-above-limit = Geen bod mag hoger zijn dan 2047 { -elektro }.
why-newest-plant = De { -plant } die je net hebt gekocht moet blijven; doe een andere weg.
why-nothing-to-give-up = Alles past; je hoeft niets terug te leggen.
why-not-stored-on-plants = Die { -resource } past op je { -plant(count: "many") }; leg de andere terug.
why-no-room = Je { -plant(count: "many") } hebben geen plaats voor die { -resource }.
why-sold-out = Die { -resource } is uitverkocht.
why-price-cap = Op deze kaart mogen zulke dure { -resource(count: "many") } in deze stap niet worden gekocht.
why-other-market = Je hebt deze beurt op de andere markt gekocht en moet daar blijven.
why-out-of-play = Deze { -city } doet niet mee.
why-already-there = Je hebt al { -house(case: "a") } in deze { -city }.
why-city-full = In deze { -city } is in deze stap geen plaats meer vrij.
why-not-connected = Er loopt geen verbinding naar deze { -city }.
why-start-city-only = Een { -network } kan alleen in een startstad beginnen.
why-two-houses-in-round-1 = In de eerste ronde kun je alleen het begin van twee { -network(count: "many") } bouwen.
why-second-network-begun = Je tweede { -network } is al begonnen; bouw verder langs de verbindingen.
why-network-limit = In het introductiespel bouwt niemand in meer dan zeven { -city(count: "many") }.
why-not-as-first-city = Een { -network } kan niet in het buitenland beginnen.
why-free-city-only = Een eerste { -house } moet in { -city(case: "a") } zonder { -house(count: "many") } staan.
why-not-your-plants = Die { -plant(count: "many") } zijn niet allemaal van jou.
why-no-fuel = Op deze { -plant(count: "many") } liggen niet genoeg { -resource(count: "many") }.
why-must-power-most = Op deze kaart moet je zoveel { -city(count: "many") } van stroom voorzien als je kunt.
why-not-burnable = Die mix van kolen en olie kan niet worden verbruikt uit wat er op de hybride { -plant(count: "many") } ligt.

## Labels of the board
label-round = Ronde { $round }
label-step = Stap { $step }
label-market = { -current-market(case: "capital") }
label-future = { -future-market(case: "capital") }
label-stack = { $count ->
    [one] 1 kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
label-known-top = bovenop: { $plants }
label-known-bottom = onderop: { $plants }
label-fuel = { -resource(count: "many", case: "capital") }
label-left = over
label-price = prijs
label-supply = voorraad
label-resupply = aanvulling
label-sold-out = uitverkocht
label-mines = { $count ->
    [one] mijnen: 1 { -uranium } verkocht, de volgende verkoop brengt { $price } per { -city } op
   *[other] mijnen: { $count } { -uranium } verkocht, de volgende verkoop brengt { $price } per { -city } op
}
label-order = { -player-order(case: "capital") }
label-player = Speler
label-cash = { -elektro }
label-cities = { -city(count: "many", case: "capital") }
label-plants = { -plant(count: "many", case: "capital") }
label-can-power = Stroom voor
label-houses = { -house(count: "many", case: "capital") }
label-nothing = –
label-auction = Veiling van { -plant } { $plant }
label-highest-bid = { $seat }: { $price } { -elektro }
label-no-bid = nog geen bod
label-still-in = bieden nog mee
label-end = Het spel eindigt bij { $count } { -city(count: "many") }
label-step-2 = Stap 2 bij { $count } { -city(count: "many") }
label-place = Plaats
label-powered = { -city(count: "many", case: "capital") } met stroom
label-cities-to-build = Bereikbare { -city(count: "many") }

## Warnings, figures, plans
warning-cold-plants = { $count ->
    [one] Een van je { -plant(count: "many") } heeft te weinig { -resource(count: "many") }, en je kunt er nog kopen.
   *[other] { $count } van je { -plant(count: "many") } hebben te weinig { -resource(count: "many") }, en je kunt er nog kopen.
}
warning-no-city = Je hebt nog geen { -city } en zou er nu een kunnen bouwen.
warning-no-plant = Je hebt geen { -plant }: zo voorzie je deze ronde niets van stroom.
warning-stronger-plant = Je zou { -plant } { $plant } houden, die minder { -city(count: "many") } van stroom voorziet.
warning-dark-cities = { $count ->
    [one] Er blijft { -city(case: "a") } donker die je van stroom zou kunnen voorzien.
   *[other] Er blijven { $count } { -city(count: "many") } donker die je van stroom zou kunnen voorzien.
}

figure-cash = { -elektro }
figure-cities = { -city(count: "many", case: "capital") }
figure-capacity = { -city(count: "many", case: "capital") } die { -plant(count: "many", case: "the") } aankunnen

plan-maximum = Bied tot { $amount } voor { -plant } { $about }
plan-maximum-about = Je biedt steeds net genoeg om voor te liggen; boven je maximum pas je.
plan-pass-plant = Pas voor { -plant } { $about }
plan-pass-plant-about = Je verlaat deze veiling zodra je aan de beurt bent.
plan-pass-phase = Koop deze ronde geen { -plant }
plan-pass-phase-about = Je past telkens als je iets gevraagd wordt, tot de veilingen van deze ronde voorbij zijn.
plan-pass-until = Koop vóór ronde { $amount } geen { -plant }
plan-pass-until-about = Je past telkens als je iets gevraagd wordt, tot die ronde of de volgende stap begint.

## The page
plant-burning = { $cities ->
    [one] { -plant(case: "capital") } { $plant }: verbruikt { $units } { $fuel }, stroom voor 1 { -city }
   *[other] { -plant(case: "capital") } { $plant }: verbruikt { $units } { $fuel }, stroom voor { $cities } { -city(count: "many") }
}
plant-free = { $cities ->
    [one] { -plant(case: "capital") } { $plant }: { $fuel }, heeft geen { -resource(count: "many") } nodig, stroom voor 1 { -city }
   *[other] { -plant(case: "capital") } { $plant }: { $fuel }, heeft geen { -resource(count: "many") } nodig, stroom voor { $cities } { -city(count: "many") }
}
plant-mine = { $cities ->
    [one] Mijn { $plant }: verkoopt { -uranium } tegen de prijs van 1 { -city }
   *[other] Mijn { $plant }: verkoopt { -uranium } tegen de prijs van { $cities } { -city(count: "many") }
}
city-out-of-play = Doet niet mee
city-spaces = { $open ->
    [0] Plaatsen: { $spaces }; nog geen open
    [one] Plaatsen: { $spaces }; de eerste is open
   *[other] Plaatsen: { $spaces }; { $open } open
}
city-houses = { -house(count: "many", case: "capital") }: { $seats }
city-start = Startstad
city-foreign = Buitenland: maar één { -house }, en nooit het eerste
stack-step-3 = met de kaart “Stap 3”
stack-twins = tweede kaarten die nog komen: { $plants }
stack-left = { $count ->
    [one] 1 { -plant } is uit het spel
   *[other] { $count } { -plant(count: "many") } zijn uit het spel
}
fuel-on-sale = { $count } te koop
fuel-in-supply = { $count } in de voorraad
fuel-comes = aan het eind van de ronde { $count } erbij
fuel-legend = volgende prijs · aanvulling
part-passed = gepast
part-bought = heeft gekocht
player-lights = { $cities ->
    [one] Kan nu 1 { -city } van stroom voorzien ({ -plant(count: "many") } voor { $capacity }): inkomen { $income } { -elektro }
   *[other] Kan nu { $cities } { -city(count: "many") } van stroom voorzien ({ -plant(count: "many") } voor { $capacity }): inkomen { $income } { -elektro }
}
stored-fuel = { $fuel }: { $count } van { $room }
goal-end = Grootste { -network } { $most } van { $count }
map-of = Kaart: { $map }
map-about = Regels en inkomen
map-special-rules = Speciale regels
map-no-special-rules = Geen: op deze kaart gelden de basisregels.
map-limits = Deze tafel
map-most-plants = Hoogstens { $count } { -plant(count: "many") } per speler
map-payments = Inkomen naar { -city(count: "many") } met stroom
areas-in-play = Doen mee: { $areas }
bidder-in = biedt nog mee
bidder-out = uit deze veiling gestapt
bid-leaves = { $left } over
bid-less = Eén minder
bid-more = Eén meer
bid-between = Tussen { $lowest } en { $highest }
shortcut-fill-all = { -resource(count: "many", case: "capital") } voor alle { -plant(count: "many") }: { $price } { -elektro }, { $left } over
shortcut-fill-plant = { -resource(count: "many", case: "capital") } voor { -plant } { $plant }: { $price } { -elektro }, { $left } over
shortcut-tokens = Koop { $count } { $fuel } voor { $price } { -elektro }, { $left } over
shortcut-build = Bouw in { $city } voor { $price } { -elektro }, dan klaar
shortcut-build-cheapest = Bouw in de { $count } goedkoopste { -city(count: "many") } voor { $price } { -elektro }, { $left } over
build-cheapest = { $count } goedkoopste
routine-run = Altijd de beste { -plant(count: "many") } gebruiken
bid-up-to = Bied tot { $amount }
pass-all = Alles passen
pass-all-about = Pas tot de volgende ronde
shortcut-open = Veil { -plant } { $plant } en open met { $price } { -elektro }
fill-all = Alle { -plant(count: "many") }
fill-plant = { -plant(case: "capital") } { $plant }
fill-finish = Dan klaar
fill-finish-about = Dit kopen en het inkopen beëindigen
open-at = Openen met { $price }
open-other = Ander bod
build-all = Toon alle { $count } { -city(count: "many") }
run-not-possible = Je hebt niet genoeg { -resource(count: "many") } voor al deze { -plant(count: "many") }.
run-best = Kies de beste combinatie
result-network = Een { -network } heeft { $count } { -city(count: "many") } bereikt: met die ronde eindigde het spel.
result-round-limit = Het afgesproken aantal rondes is gespeeld.
result-full-board = Niemand kon nog bouwen: het bord is vol.
result-by-powered = { $seat } staat boven { $other } met meer { -city(count: "many") } met stroom: { $own } tegen { $theirs }.
result-by-cash = { $seat } staat boven { $other } met meer geld: { $own } tegen { $theirs }.
result-by-cities = { $seat } staat boven { $other } met meer { -city(count: "many") }: { $own } tegen { $theirs }.
result-by-tie = { $seat } en { $other } zijn in alles gelijk en delen de plaats.
result-tie-breaks = Wie in de laatste ronde de meeste { -city(count: "many") } van stroom voorziet, wint; bij gelijke stand telt het geld, dan het grootste { -network }.

## Legend
legend-plants = { -plant(count: "many", case: "capital") }
legend-plant = Nummer en laagste bod; benodigde { -resource(count: "many") }; aantal { -city(count: "many") } met stroom
legend-hybrid = Hybride: kolen en olie in elke mengverhouding
legend-free = Heeft geen { -resource(count: "many") } nodig
legend-powered = { -city(count: "many", case: "capital") } met stroom
legend-resources = { -resource(count: "many", case: "capital") }
legend-map = Op de kaart
legend-city = { -city(case: "capital") } met de prijs voor jou; stippen zijn plaatsen voor latere stappen
legend-built = { -city(case: "capital") } met een { -house } van jou
legend-full = Twee { -house(count: "many") }: vol tot stap 3
legend-network = Grootte van een { -network }

## Openingen
trait-first-plant = Eerste { -plant }

## Momenten
moment-area = Eerste { -city } in { $area }
moment-last-round = { $seat } sluit { -city } nummer { $count } aan: dit is de laatste ronde.

## Hoe de karakters spelen
character-beaver-about = Biedt laag, houdt geld over voor { -resource(count: "many") } en bouwt nooit meer dan hij kan voeden.
character-fox-about = Biedt op bijna alles en past zelden.
character-hare-about = Geeft al zijn geld uit aan { -city(count: "many") }, lang voordat hij ze kan voeden.
character-owl-about = Past en wacht op grotere { -plant(count: "many") }.
character-magpie-about = Hamstert { -resource(count: "many") } voor latere rondes.
