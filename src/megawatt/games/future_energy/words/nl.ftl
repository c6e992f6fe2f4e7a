# Future Energy in Dutch.
game-name = Future Energy
game-about = Vervang de oude centrales van Europa, voltooi je bouwcontracten en span een stroomnet over de regio's.

## Options
option-module_1 = Module 1: grootste stroomnet
option-module_1-about = Twee overwinningspunten voor elke eigen centrale in het stroomnet dat er de meeste verbindt.
option-module_2 = Module 2: openbare contracten
option-module_2-about = Verzamel de vervangen tegels en gebruik ze voor openbare contracten.
option-module_3 = Module 3: levensduurverlenging
option-module_3-about = Nieuwe bouwgronden; kernenergie maakt verbindingen gratis in plaats van een kabel op te leveren.
option-board = Speelbord
option-board-about = De bordzijde voor dit aantal spelers zoals wij die reconstrueerden, of het pad van een eigen bordbestand.
option-board-reconstructed = gereconstrueerd
option-contracts = Bouwcontracten
option-contracts-about = De bouwcontracten zoals wij ze reconstrueerden, of het pad van een eigen bestand.
option-contracts-reconstructed = gereconstrueerd
option-public_contracts = Openbare contracten
option-public_contracts-about = De openbare contracten zoals wij ze reconstrueerden, of het pad van een eigen bestand.
option-public_contracts-reconstructed = gereconstrueerd

## Things
tile-oil = olie
tile-gas = aardgas
tile-coal = kolen
tile-nuclear = kernenergie
tile-investor = investeerder
tile-engineer = ingenieur
tile-ground = bouwgrond
tile-ground-4-million = bouwgrond (4 miljoen)
tile-ground-5-million = bouwgrond (5 miljoen)
tile-ground-5-points = bouwgrond (5 punten)
tile-ground-contract = bouwgrond (contract)
tile-ground-lines = bouwgrond (2 kabels)
tile-ground-plant = bouwgrond (centrale)
effect-gain-money = ontvang { $count } miljoen
effect-relocate-to-empty-link = verplaats een eigen kabel naar een lege verbinding
effect-sell-certificate = verkoop een certificaat
effect-shift-plant = schuif een centrale één vakje op
effect-move-crew = verplaats de bouwploeg gratis over één verbinding
effect-return-plant = leg een centrale terug
effect-relocate-to-any-link = verplaats een eigen kabel, ook naast een andere
effect-join-foreign-plants = plaats { $count } bij centrales van anderen
effect-free-contract = neem gratis een bouwcontract
effect-swap-tiles = ruil twee oude energieën op het bord
effect-second-oil-plant = tweede centrale op een olievakje
effect-place-line = plaats een kabel, ook naast een andere
effect-repeat-planning = herhaal een planningsactie

## Phases and questions
phase-planning = Planning
phase-moving = Bouwploeg verplaatsen
phase-building = Bouwen
phase-tile-action = Actie van de tegel
phase-joint-construction = Samen bouwen
phase-end-of-turn = Einde van de beurt
phase-game-over = Einde van het spel

question-plan = Kies een planningsactie of beëindig de planning
question-place-line = Kies een verbinding voor je stroomkabel
question-crew = Kies de bouwplaats waar de bouwploeg bouwt
question-route = Neem de beste route of kies zelf de volgende verbinding
question-build = Kies de centrale die je bouwt
question-extend = Leg de tegel op je kernenergiebord of houd hem voor openbare contracten
question-return-plant = Kies een centrale die teruggaat naar je voorraad
question-extra-oil = Kies nog een oliecentrale voor deze bouwplaats, of geen
question-take-contract = Kies een bouwcontract dat je gratis neemt
question-extra-plant = Kies nog een centrale voor een van je bouwplaatsen, of geen
question-plant-site = Kies de bouwplaats voor de centrale
question-join = Bouw je mee voor 2 miljoen?
question-use-cards = Gebruik een openbaar contract of beëindig je beurt
question-lift-line = Kies de stroomkabel die je verplaatst
question-sell-certificate = Kies het CO₂-certificaat dat je verkoopt
question-shift-plant = Kies een centrale die naar het vakje ernaast gaat
question-move-crew = Verplaats de bouwploeg over één verbinding
question-foreign-plant = Kies de centrale die je bij die van een ander plaatst
question-foreign-site = Kies een bouwplaats met een centrale van een ander
question-swap-first = Kies de eerste van twee tegels om te ruilen
question-swap-second = Kies de tweede tegel
question-double-oil = Kies het contract waarvan het olievakje een tweede centrale krijgt
question-repeat = Kies de planningsactie die je herhaalt
question-nothing = Niets te beslissen

## Moves
move-done = Klaar
move-skip = Nee, bedankt
move-go = De beste route nemen
move-line = Eén stroomkabel kopen
move-lines = Twee stroomkabels kopen
move-contract = Bouwcontract { $contract }
move-public = Openbaar contract { $public }
move-blind = Openbaar contract van de stapel
move-use = { $count ->
    [0] Openbaar contract { $public } gebruiken
   *[other] Openbaar contract { $public } gebruiken zonder { $replaced }
}
move-place = Kabel op { $link }
move-lift = De kabel op { $link } verplaatsen
move-crew = Bouwploeg naar { $place }
move-step = Verder naar { $place }
move-free = Gratis naar { $place }
move-build = De centrale onder { $tile } van { $contract } bouwen
move-return = De centrale onder { $tile } van { $contract } terugleggen
move-join = Meebouwen met de centrale onder { $tile } van { $contract }
move-shift = { $side ->
    [left] De centrale onder { $tile } van { $contract } naar links schuiven
   *[right] De centrale onder { $tile } van { $contract } naar rechts schuiven
}
move-double = Tweede oliecentrale op { $contract }
move-site = { $place }
move-swap = Tegel in { $place }
move-sell = Certificaat ter waarde van { $points } verkopen
move-extend = Levensduur verlengen
move-keep = Tegel houden

cost-line = { $price } miljoen
cost-lines = { $price } miljoen
cost-contract = { $price } miljoen, { $plants } centrales, { $points } OP
cost-public = { $price } miljoen
cost-blind = { $price } miljoen
cost-use = { $points ->
    [0] geen OP
   *[other] { $points } OP
}
cost-crew = { $rivals ->
    [0] { $price } miljoen
   *[other] { $price } miljoen, waarvan { $rivals } aan medespelers
}
cost-go = { $rivals ->
    [0] { $price } miljoen
   *[other] { $price } miljoen, waarvan { $rivals } aan medespelers
}
cost-step = { $price } miljoen
cost-free = { $price } miljoen
cost-join = { $price } miljoen
cost-sell = levert { $income } miljoen op

## What happened
event-round-begins = Ronde { $round } begint.
event-revenue = { $seat } ontvangt { $money } miljoen.
event-lines-bought = { $count ->
    [one] { $seat } koopt een stroomkabel voor { $money } miljoen.
   *[other] { $seat } koopt { $count } stroomkabels voor { $money } miljoen.
}
event-line-placed = { $seat } plaatst een kabel op { $link }.
event-line-lifted = { $seat } neemt de kabel van { $link }.
event-contract-bought = { $seat } koopt het bouwcontract { $contract } voor { $money } miljoen.
event-contract-taken = { $seat } neemt het bouwcontract { $contract } gratis.
event-contract-laid = Het bouwcontract { $contract } komt in het aanbod.
event-contract-completed = { $seat } voltooit { $contract }: { $points } OP en { $money } miljoen.
event-public-bought = { $seat } koopt het openbare contract { $public } voor { $money } miljoen.
event-public-laid = Het openbare contract { $public } komt in het aanbod.
event-crew-steps = { $seat } verplaatst de bouwploeg naar { $place }.
event-crew-stays = { $seat } kan de bouwploeg niet verplaatsen.
event-charge-paid = { $seat } betaalt { $rival } { $money } miljoen voor het gebruik van kabels.
event-bank-paid = { $seat } betaalt { $money } miljoen aan de bank voor de route.
event-plant-built = { $seat } bouwt een centrale in { $place } ({ $tile }).
event-tile-taken = { $seat } neemt de tegel { $tile }.
event-hired = { $seat } legt de tegel { $tile } op het spelersbord.
event-extended = { $seat } verlengt de levensduur van een kerncentrale.
event-tile-kept = { $seat } houdt de tegel { $tile }.
event-tile-boxed = { $seat } heeft geen plaats voor de tegel { $tile }.
event-money-gained = { $seat } ontvangt { $money } miljoen extra.
event-points-gained = { $seat } krijgt { $points } OP.
event-certificate-drawn = { $seat } trekt een CO₂-certificaat.
event-certificate-seen = Het certificaat van { $seat } is { $points } OP waard.
event-certificate-sold = { $seat } verkoopt een certificaat ter waarde van { $points } voor { $money } miljoen.
event-plant-returned = { $seat } legt een centrale van { $contract } terug ({ $tile }).
event-joined = { $seat } bouwt voor { $money } miljoen mee in { $place }.
event-joining-declined = { $seat } bouwt niet mee.
event-wildcard-taken = { $seat } neemt een joker.
event-public-used = { $seat } gebruikt het openbare contract { $public }.
event-public-scored = { $seat } scoort { $points } OP voor { $public }.
event-plant-shifted = { $seat } schuift een centrale van { $contract } onder { $tile }.
event-tiles-swapped = { $seat } ruilt de tegels in { $place } en { $there }.
event-second-plant = { $seat } zet een tweede oliecentrale op { $contract }.
event-last-line-placed = { $seat } heeft de laatste kabel geplaatst: dit is de laatste ronde.
event-last-contract-laid = De stapel bouwcontracten is leeg: dit is de laatste ronde.
event-standstill = In ronde { $round } werd niets gebouwd, gekocht of geplaatst.
event-game-ends = Het spel eindigt.

## Why not
why-not-asked = Daarover wordt nu niet beslist.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Zoiets bestaat niet in dit spel.
why-no-engineer = Al je ingenieurs zijn deze beurt ingezet.
why-already-covered = Elke planningsactie kan maar één keer per beurt.
why-must-buy-contract = Op je contracten staat geen centrale: koop eerst een bouwcontract.
why-too-dear = Dat kost meer dan je hebt.
why-no-lines-left = Je voorraad heeft niet genoeg stroomkabels.
why-no-free-link = Er zijn niet genoeg verbindingen zonder kabel.
why-no-such-card = Op die plek van het aanbod ligt geen contract.
why-too-few-plants = Je voorraad heeft niet genoeg centrales voor alle symbolen van dit contract.
why-stack-empty = De stapel is leeg.
why-not-covered = Je kunt alleen een planningsactie van deze beurt herhalen.
why-out-of-play = Die bouwplaats doet met twee spelers niet mee, haar verbindingen ook niet.
why-link-taken = Op deze verbinding ligt al een kabel.
why-own-line-there = Op deze verbinding ligt al een kabel van jou.
why-link-full = Op deze verbinding liggen al twee kabels.
why-same-link = De kabel moet naar een andere verbinding.
why-not-your-line = Op deze verbinding heb je geen kabel.
why-no-tile = De bouwploeg moet eindigen op een bouwplaats met een tegel.
why-no-matching-plant = Onder dat symbool staat op je contracten geen centrale.
why-no-way = Er leidt geen betaalbare route heen zonder langs een andere tegel te gaan.
why-must-move = De bouwploeg kan een passende bouwplaats bereiken, dus moet hij gaan.
why-not-adjacent = Vanaf de bouwploeg leidt daar geen open verbinding heen.
why-already-passed = Daar is de bouwploeg deze beurt al geweest.
why-tile-in-the-way = De bouwploeg kan niet langs deze tegel en mag er niet eindigen.
why-no-way-on = Vandaar is de gekozen bouwplaats met jouw geld niet te bereiken.
why-no-extension = Je hebt in deze beurt geen gratis verbinding meer.
why-costs-nothing = Daar ligt je eigen kabel, dus de verbinding is al gratis.
why-not-your-plant = Daar staat geen centrale van jou.
why-wrong-icon = Die centrale staat onder een ander symbool.
why-other-contract = Verdere oliecentrales komen van andere contracten.
why-site-full = Niemand heeft meer dan drie centrales op een bouwplaats.
why-no-own-plant = Op deze bouwplaats heb je geen centrale.
why-no-foreign-plant = Op deze bouwplaats staat geen centrale van een ander.
why-not-on-start = Op het startveld wordt niet gebouwd.
why-must-place = Dit moet worden uitgevoerd.
why-not-your-card = Dat is geen openbaar contract van jou.
why-needs-one-energy = Minstens één van de getoonde energieën moet met haar eigen tegel worden betaald.
why-lacks-energy = Je mist een tegel van een getoonde energie.
why-lacks-substitutes = Je hebt niet genoeg vervangers.
why-no-such-certificate = Een certificaat met die waarde heb je niet.
why-space-taken = Op dat vakje staat een centrale.
why-no-space-there = Aan die kant heeft het contract geen vakje.
why-no-energy-tile = Alleen tegels van de vier oude energieën worden geruild.
why-same-kind = De twee tegels moeten verschillen.
why-already-double = Op dat olievakje staan al twee centrales.
why-no-plants-left = Je voorraad heeft geen centrales meer.

## Labels of the board
label-round = Ronde { $round }
label-last-round = Laatste ronde
label-display = Bouwcontracten
label-public = Openbare contracten
label-stack = { $count ->
    [one] 1 kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
label-price = Prijs
label-points = OP
label-contract = Contract
label-icons = Symbolen
label-effect = Effect
label-player = Speler
label-money = Geld
label-plants = Centrales
label-lines = Kabels
label-engineers = Ingenieurs
label-investors = Investeerders
label-extensions = Verlengingen
label-certificates = Certificaten
label-contracts = Contracten
label-kept = Verzamelde tegels
label-wildcards = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
label-regions = Regio's
label-crew = Bouwploeg in { $place }
label-route = Route naar { $place }
label-nothing = –
label-place = Plaats
label-empty-spaces = Lege vakjes
label-grid = Stroomnet
label-largest-grid = Grootste net
label-total = Totaal
