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
option-board-about = De bordzijde voor dit aantal spelers zoals wij die reconstrueerden, of een eigen bordbestand.
option-board-reconstructed = gereconstrueerd
option-contracts = Bouwcontracten
option-contracts-about = De bouwcontracten zoals wij ze reconstrueerden, of een eigen bestand.
option-contracts-reconstructed = gereconstrueerd
option-public_contracts = Openbare contracten
option-public_contracts-about = De openbare contracten zoals wij ze reconstrueerden, of een eigen bestand.
option-public_contracts-reconstructed = gereconstrueerd
option-joining = Samen bouwen
option-joining-about = Wanneer de anderen worden gevraagd: in de Duitse regels als laatste, in de Engelse als eerste.
option-joining-after-action = na de actie van de tegel
option-joining-before-action = voor de actie van de tegel
option-empty_spaces = Lege vakken
option-empty_spaces-about = Welke contracten aan het eind tellen voor lege vakken: in het Duits en Nederlands de onvoltooide, in het Engels alle.
option-empty_spaces-uncompleted = op onvoltooide contracten
option-empty_spaces-all = op alle contracten
option-two_plants = Kaart voor twee centrales
option-two_plants-about = Waar de twee centrales van de kaart van 6 punten vandaan komen: elk van een willekeurig contract (Duits) of beide van één (Engels, Nederlands).
option-two_plants-any-contracts = willekeurige contracten
option-two_plants-one-contract = één contract
option-ground_gifts = Bouwgronden van module 3
option-ground_gifts-about = Of je contract, kabels en centrale van de nieuwe bouwgronden mag weigeren (Duits) of moet nemen (Engels, Nederlands).
option-ground_gifts-may-decline = mag je weigeren
option-ground_gifts-must-take = moet je nemen
option-card_window = Openbare contracten
option-card_window-about = Of je ze ook tussen bouwen en samen bouwen mag gebruiken; volgens de regels kan het op elk moment.
option-card_window-after-joining = niet voor het samen bouwen
option-card_window-before-joining = ook voor het samen bouwen
option-doubled_space = Twee centrales op een olievak
option-doubled_space-about = Of beide centrales van een dubbel bezet olievak samen naar de bouwplaats met olie gaan of één voor één.
option-doubled_space-together = samen
option-doubled_space-one-by-one = één voor één

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
tile-oil-about = Tot twee extra oliecentrales van andere contracten komen mee.
tile-gas-about = Trek een CO₂-certificaat van 3 tot 5 OP.
tile-coal-about = Een centrale van je contracten mag terug naar je voorraad.
tile-nuclear-about = Plaats gratis een stroomkabel, ook naast een andere.
tile-nuclear-extended-about = Op je kernenergiebord maakt hij per verplaatsing één verbinding gratis.
tile-investor-about = 1 miljoen extra inkomsten in elk van je beurten.
tile-engineer-about = Eén planningsactie extra in elk van je beurten.
tile-ground-about = Elke centrale mag hier staan; levert 3 miljoen op.
tile-ground-4-million-about = Elke centrale mag hier staan; levert 4 miljoen op.
tile-ground-5-million-about = Elke centrale mag hier staan; levert 5 miljoen op.
tile-ground-5-points-about = Elke centrale mag hier staan; levert 5 OP op.
tile-ground-contract-about = Elke centrale mag hier staan; neem gratis een bouwcontract.
tile-ground-lines-about = Elke centrale mag hier staan; plaats gratis twee stroomkabels.
tile-ground-plant-about = Elke centrale mag hier staan; nog een gaat naar een van je bouwplaatsen.
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
region-north = Noord
region-west = West
region-south = Zuid
region-east = Oost
region-south-west = Zuidwest
region-south-east = Zuidoost

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
question-use-cards = Gebruik een openbaar contract, of je bent klaar
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

cost-line = { $price } miljoen, { $left } over
cost-lines = { $price } miljoen, { $left } over
cost-contract = { $price ->
    [0] gratis
   *[other] { $price } miljoen, { $left } over
}; { $plants } centrales, { $points } OP
cost-public = { $price } miljoen, { $left } over
cost-blind = { $price } miljoen, { $left } over
cost-use = { $points ->
    [0] geen OP
   *[other] { $points } OP
}
cost-place = regio's in je net: { $more ->
    [0] { $regions }
   *[other] { $regions } (+{ $more })
}, kabels over: { $left }
cost-crew = { $price ->
    [0] gratis
   *[other] { $price } miljoen ({ $payees }), { $left } over
}
cost-go = { $price ->
    [0] gratis
   *[other] { $price } miljoen ({ $payees }), { $left } over
}
cost-step = { $price ->
    [0] gratis
   *[other] { $price } miljoen ({ $payees })
}{ $rest ->
    [0] {""}
   *[other] , daarna nog minstens { $rest }
}
cost-free = gratis{ $rest ->
    [0] {""}
   *[other] , daarna nog minstens { $rest } miljoen
}
cost-build = { $remaining ->
    [0] voltooit het: { $points } OP, { $income } miljoen
   *[other] centrales die erop blijven: { $remaining }
}
cost-return = { $remaining ->
    [0] voltooit het: { $points } OP, { $income } miljoen
   *[other] centrales die erop blijven: { $remaining }
}
cost-join = { $price } miljoen, { $left } over; { $remaining ->
    [0] voltooit het: { $points } OP, { $income } miljoen
   *[other] centrales die erop blijven: { $remaining }
}
cost-sell = levert { $income } miljoen op
payee-bank = { $money } aan de bank
payee-rival = { $money } aan { $rival }
warning-nothing-planned = Je ingenieur doet niets: een kabel kost 1 miljoen en er blijft genoeg over voor de bouwploeg.
warning-crew-stranded = Daarna kun je geen enkele route van de bouwploeg betalen en bouw je deze beurt niets.
warning-no-slot = Je bord heeft geen plaats meer voor deze tegel: het effect gaat verloren. Een andere bouwplaats kost niet meer.
warning-declines-line = Deze kabel kost niets.
warning-declines-contract = Een van deze centrales zou een contract voltooien: { $points } OP en 1 miljoen.
warning-declines-space = Je hebt geen beurt meer waarin geld helpt: elk vakje dat je leegmaakt telt 1 OP.
warning-loses-points = Betaald met eigen tegels levert dit contract { $points } OP op, met vervangers geen.
warning-points-left = Dit is je laatste beurt en een openbaar contract kan nog { $points } OP opleveren.
plan-decline-joining = Tot mijn beurt niet meebouwen
plan-decline-joining-about = Samen bouwen wordt voor je afgeslagen tot je volgende beurt begint.
figure-points = Overwinningspunten
figure-cash = Geld
figure-plants = Centrales op het bord

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
why-same-tile = Kies een andere tegel: één tegel kan niet met zichzelf ruilen.
why-already-double = Op dat olievakje staan al twee centrales.
why-no-plants-left = Je voorraad heeft geen centrales meer.
why-same-contract = Beide centrales komen van hetzelfde contract.

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
label-map = Kaart
label-now = Nu
label-note = Opmerking
label-quoted = ‘{ $text }’
label-starting-contract = het startcontract
label-contract-about = { $count } centrales uit je voorraad komen erop; als ze allemaal gebouwd zijn: { $points } OP en 1 miljoen.
label-public-about = Kost { $energies }; levert { $points } OP op.
label-one-line = 1 kabel
label-two-lines = 2 kabels
label-covered = deze beurt al gebruikt
label-end = Einde van het spel
label-end-about = De laatste ronde begint als de stapel bouwcontracten leeg is (nog { $stack }) of iemand de laatste kabel plaatst (minst over: { $lines }).
label-fewest-lines = minste kabels over
label-line-of = Kabel van { $player }
label-no-line = Geen kabel
label-plants-of = { $count ->
    [one] { $player }: 1 centrale
   *[other] { $player }: { $count } centrales
}
label-blocked = Doet met twee spelers niet mee
label-start = Startveld: hoort bij geen regio; de bouwploeg mag eroverheen.
label-region-points = OP aan het einde voor de meeste centrales: { $points }
label-region-now = { $count ->
    [one] { $player }: 1 centrale, { $points } OP
   *[other] { $player }: { $count } centrales, { $points } OP
}
label-turn = aan de beurt
label-turn-of = { $player } is aan de beurt
label-kite = Startvlieger: begint elke ronde
label-income = { $money } miljoen inkomsten per beurt
label-plants-left = Centrales in de voorraad
label-lines-left = Kabels in de voorraad
label-reached = { $count ->
    [one] 1 regio in het net
   *[other] { $count } regio's in het net
}
label-nuclear-board = Kernenergiebord
label-certificate = CO₂-certificaat
label-certificate-hidden = gedekt
label-plant-here = { $count ->
    [one] Hier staat een centrale.
   *[other] Hier staan { $count } centrales.
}
label-space-empty = Dit vakje is leeg.
label-held = { $contract }: { $points } OP, centrales op { $plants }
label-completed = { $count ->
    [one] 1 contract voltooid
   *[other] { $count } contracten voltooid
}
label-if-over = { $points } OP als het spel nu eindigde
label-if-over-hidden = { $count ->
    [one] 1 gedekt certificaat niet meegeteld
   *[other] { $count } gedekte certificaten niet meegeteld
}
label-reconstructed-about = De gedrukte kaart en kaarten waren niet te zien: bord en contracten zijn onze reconstructie. Wie het spel bezit, kan met eigen bestanden spelen.
label-engineers-ready = { $count ->
    [one] 1 ingenieur is klaar.
   *[other] { $count } ingenieurs zijn klaar.
}
label-join-about = { $player } heeft in { $place } gebouwd ({ $tile }). Als je meebouwt, betaal je { $price } miljoen aan { $player } en komt een van je centrales erbij.
label-paid = Tot nu toe betaald: { $payees }
label-free-links = Gratis verbindingen over: { $count }
label-lines-due = Te plaatsen kabels: { $count }
label-building = De bouwploeg is in { $place }.
label-plant-waits = De centrale onder { $tile } van { $contract }
label-swap-first = Eerste tegel: { $place }
label-lifted = De kabel van { $link }
label-substitutes = Vervangers voor { $tiles }: geen OP
result-track = Tijdens het spel
result-track-about = Voltooide contracten en andere punten onderweg.
result-empty-spaces = Lege vakjes
result-empty-spaces-about = 1 OP voor elk leeg vakje op contracten die niet voltooid zijn.
result-empty-detail = { $player }: { $contract }, { $count } leeg
result-certificates = CO₂-certificaten
result-certificates-about = Hun waarden, nu open.
result-regions = Regio's
result-regions-about = De meeste centrales in elke regio; bij gelijke stand worden de punten van de plaatsen gedeeld en afgerond naar beneden.
result-grid = Stroomnet
result-grid-about = 1, 3, 6, 10 of 15 OP voor het aantal regio's dat één verbonden net bereikt.
result-largest-grid = Grootste net
result-largest-grid-about = 2 OP voor elke eigen centrale in het net dat er de meeste verbindt.
result-largest-detail = { $player }: { $count } × { $points } OP
result-ended-lines = Het spel eindigde omdat iemand de laatste kabel plaatste.
result-ended-contracts = Het spel eindigde omdat de stapel bouwcontracten leeg was.
result-ended-standstill = Het spel eindigde omdat er in een ronde niets werd gebouwd, gekocht of geplaatst.
result-tie = Gelijke punten: meer geld beslist.
result-shared = Gelijke punten en evenveel geld: de overwinning wordt gedeeld.
result-again = Opnieuw tellen
result-skip = Alles tonen
