# Future Energy in Dutch.
game-name = Future Energy
game-about = Vervang de oude { -plant(count: "many") } van Europa, voltooi je { -construction-contract(count: "many") } en span { -grid(case: "a") } over de regio's.
edition-rules = De regels volgen de Nederlandse, Engelse en Duitse spelregels; waar ze verschillen, kies je bij het klaarzetten van een tafel welke uitleg geldt.
edition-material = We konden het gedrukte bord en de kaarten niet inzien. Aantallen, prijzen en punten volgen de spelregels. Welke steden, { -link(count: "many") } en grenzen er zijn, de symbolen van elk { -contract }, de energieën van 15 van de 16 { -public-contract(count: "many") } en de actie die module 3 twee keer heeft, hebben we gereconstrueerd; het hoogste { -certificate } komt uit de voorganger van het spel.
edition-own = Als je het spel bezit, kun je met eigen bestanden spelen: kies “Eigen bestand…” bij het klaarzetten van een tafel.
edition-more = Alle keuzes in de regeluitleg en waar ze vandaan komen staan in de documentatie van Megawatt.

## Options
option-module_1 = Module 1: grootste { -grid }
option-module_1-about = 2 punten voor elk van je { -plant(count: "many") } in { -grid(case: "the") } dat er de meeste verbindt.
option-module_2 = Module 2: { -public-contract(count: "many") }
option-module_2-about = Verzamel de vervangen tegels en gebruik ze voor { -public-contract(count: "many") }.
option-module_3 = Module 3: nieuwe { -ground(count: "many") } en levensduurverlenging
option-module_3-about = Nieuwe { -ground(count: "many") }; nucleaire kracht maakt { -link(count: "many") } gratis in plaats van { -line(case: "a") } te geven.
option-board = Speelbord
option-board-about = De bordzijde voor dit aantal spelers, of een eigen bordbestand.
option-board-reconstructed = zoals in deze uitgave
option-contracts = { -construction-contract(count: "many", case: "capital") }
option-contracts-about = De { -construction-contract(count: "many") } van deze uitgave, of een eigen bestand.
option-contracts-reconstructed = zoals in deze uitgave
option-public_contracts = { -public-contract(count: "many", case: "capital") }
option-public_contracts-about = De { -public-contract(count: "many") } van deze uitgave, of een eigen bestand.
option-public_contracts-reconstructed = zoals in deze uitgave
option-joining = Gedeelde { -plant }
option-joining-about = Wanneer de anderen worden gevraagd: in de Duitse regels als laatste, in de Engelse als eerste.
option-joining-after-action = na de actie van de tegel
option-joining-before-action = voor de actie van de tegel
option-empty_spaces = Lege velden
option-empty_spaces-about = Welke { -contract(count: "many") } aan het eind tellen voor lege velden: in het Duits en Nederlands de onvoltooide, in het Engels alle.
option-empty_spaces-uncompleted = op onvoltooide { -contract(count: "many") }
option-empty_spaces-all = op alle { -contract(count: "many") }
option-two_plants = Kaart voor twee { -plant(count: "many") }
option-two_plants-about = Waar de twee { -plant(count: "many") } van de kaart van 6 punten vandaan komen: elk van een willekeurig { -contract } (Duits) of beide van één (Engels, Nederlands).
option-two_plants-any-contracts = { -contract(count: "many") } naar keuze
option-two_plants-one-contract = één { -contract }
option-ground_gifts = { -ground(count: "many", case: "capital") } van module 3
option-ground_gifts-about = Of je { -contract }, { -line(count: "many") } en { -plant } van de nieuwe { -ground(count: "many") } mag weigeren (Duits) of moet nemen (Engels, Nederlands).
option-ground_gifts-may-decline = mag je weigeren
option-ground_gifts-must-take = moet je nemen
option-card_window = { -public-contract(count: "many", case: "capital") }
option-card_window-about = Wanneer je ze in je beurt mag gebruiken. De regels zeggen: op elk moment; de andere waarden besparen vragen.
option-card_window-any-time = op elk moment
option-card_window-before-joining = voor de gedeelde { -plant }, niet voor de tegelactie
option-card_window-after-joining = niet tussen bouwen en gedeelde { -plant }
option-doubled_space = Twee { -plant(count: "many") } onder { -oil }
option-doubled_space-about = Of twee { -plant(count: "many") } op één contractveld onder { -oil } samen worden gebouwd, samen mogen worden gebouwd (Duitse regels), of alleen één voor één.
option-doubled_space-together = samen
option-doubled_space-choose = één of allebei, naar keuze
option-doubled_space-one-by-one = één voor één
option-contract_duty = Verplicht { -contract }
option-contract_duty-about = Wie de beurt begint zonder { -plant(count: "many") } op { -contract(count: "many") }, moet er een kopen: als een van de planningsacties, of als allereerste. De regels noemen geen volgorde.
option-contract_duty-any-order = in elke volgorde
option-contract_duty-contract-first = als allereerste
option-without_contract = Geen { -contract } te krijgen
option-without_contract-about = Wat je mag kopen als je { -contract(case: "a") } moet kopen maar er geen kunt krijgen: alleen { -line(count: "many") }, zoals de regels zeggen, of ook { -public-contract(count: "many") } (module 2).
option-without_contract-lines-only = alleen { -line(count: "many") }
option-without_contract-as-usual = ook { -public-contract(count: "many") }
option-red_links = { -link(count: "many", case: "capital") } van rode velden
option-red_links-about = Met twee spelers: of er { -line(count: "many") } mogen liggen op { -link(count: "many") } van velden met een rode rand. Geen spelregel verbiedt het, maar volgens de Duitse doen deze velden niet mee.
option-red_links-closed = geen { -line(count: "many") }
option-red_links-open = { -line(count: "many") } toegestaan
option-tile_action = Wat tegels vanzelf opleveren
option-tile_action-about = Of je { -investor(case: "a") }, { -engineer(case: "a") }, { -certificate(case: "a") }, geld of punten mag weigeren (zo staat het in alle spelregels, in het overzicht van de beurt) of altijd krijgt. Wil je kiezen, zeg dat dan voordat { -crew(case: "the") } vertrekt.
option-tile_action-may-decline = mag je weigeren
option-tile_action-by-itself = krijg je altijd

## Things
tile-oil = { -oil }
tile-gas = { -gas }
tile-coal = { -coal }
tile-nuclear = nucleair
tile-investor = { -investor }
tile-engineer = { -engineer }
tile-ground = { -ground }
tile-ground-4-million = { -ground } (€4 miljoen)
tile-ground-5-million = { -ground } (€5 miljoen)
tile-ground-5-points = { -ground } (5 punten)
tile-ground-contract = { -ground } ({ -contract })
tile-ground-lines = { -ground } (2 { -line(count: "many") })
tile-ground-plant = { -ground } ({ -plant })
tile-oil-about = Tot twee extra { -plant(count: "many") } onder { -oil } van andere { -contract(count: "many") } komen erbij.
tile-gas-about = Trek een CO₂-certificaat van 3 tot 5 punten.
tile-coal-about = Een { -plant } van je { -contract(count: "many") } mag terug naar je voorraad.
tile-nuclear-about = Plaats gratis { -line(case: "a") }, ook naast die van een ander.
tile-nuclear-extended-about = Op je { -nuclear-board } maakt hij per verplaatsing één { -link } gratis.
tile-investor-about = €1 miljoen extra inkomen in elk van je beurten.
tile-engineer-about = Eén planningsactie extra in elk van je beurten.
tile-ground-about = Hier mag elke { -plant }; je krijgt €3 miljoen.
tile-ground-4-million-about = Hier mag elke { -plant }; je krijgt €4 miljoen.
tile-ground-5-million-about = Hier mag elke { -plant }; je krijgt €5 miljoen.
tile-ground-5-points-about = Hier mag elke { -plant }; je krijgt 5 punten.
tile-ground-contract-about = Hier mag elke { -plant }; neem gratis { -construction-contract(case: "a") }.
tile-ground-lines-about = Hier mag elke { -plant }; plaats gratis twee { -line(count: "many") }.
tile-ground-plant-about = Hier mag elke { -plant }; nog een gaat naar een van je velden.
effect-gain-money = ontvang { $money_text }
effect-relocate-to-empty-link = verplaats een eigen { -line } naar een lege { -link }
effect-sell-certificate = verkoop { -certificate(case: "a") }
effect-shift-plant = schuif { -plant(case: "a") } één veld op
effect-move-crew = verplaats { -crew(case: "the") } gratis over één { -link }
effect-return-plant = leg { -plant(case: "a") } terug
effect-relocate-to-any-link = verplaats een eigen { -line }, ook naast die van een ander
effect-join-foreign-plants = { $count ->
    [one] plaats { $count } { -plant } bij die van een ander
   *[other] plaats { $count } { -plant(count: "many") } bij die van anderen
}
effect-free-contract = neem gratis { -construction-contract(case: "a") }
effect-swap-tiles = ruil twee oude energieën op het bord
effect-second-oil-plant = tweede { -plant } onder { -oil }
effect-place-line = plaats { -line(case: "a") }, ook naast die van een ander
effect-repeat-planning = herhaal een planningsactie
## Cities
place-aberdeen = Aberdeen
place-amsterdam = Amsterdam
place-athens = Athene
place-barcelona = Barcelona
place-belgrade = Belgrado
place-bergen = Bergen
place-berlin = Berlijn
place-bilbao = Bilbao
place-brussels = Brussel
place-bucharest = Boekarest
place-budapest = Boedapest
place-cardiff = Cardiff
place-copenhagen = Kopenhagen
place-cork = Cork
place-dublin = Dublin
place-gdansk = Gdańsk
place-glasgow = Glasgow
place-gothenburg = Göteborg
place-hamburg = Hamburg
place-helsinki = Helsinki
place-lisbon = Lissabon
place-london = Londen
place-lulea = Luleå
place-lviv = Lviv
place-lyon = Lyon
place-madrid = Madrid
place-manchester = Manchester
place-marseille = Marseille
place-milan = Milaan
place-munich = München
place-nantes = Nantes
place-oslo = Oslo
place-palermo = Palermo
place-paris = Parijs
place-prague = Praag
place-rome = Rome
place-seville = Sevilla
place-sofia = Sofia
place-stockholm = Stockholm
place-trondheim = Trondheim
place-vienna = Wenen
place-vilnius = Vilnius
place-warsaw = Warschau
place-zagreb = Zagreb
place-zurich = Zürich
place-start = Frankfurt

## Regions
region-north = Noord
region-west = West
region-south = Zuid
region-east = Oost
region-south-west = Zuidwest
region-south-east = Zuidoost

## Phases and questions
phase-planning = Plannen
phase-moving = Verplaatsen
phase-building = Bouwen
phase-tile-action = Tegelactie
phase-joint-construction = Gedeelde { -plant }
phase-end-of-turn = Einde van de beurt
phase-game-over = Einde van het spel

question-plan = Kies een planningsactie of beëindig het plannen
question-plan-about = Elke actie kost één { -engineer }. Zorg voor wat je nodig hebt om te bouwen: { -line(count: "many") } en { -construction-contract(count: "many") }. Daarna gaat { -crew(case: "the") } op pad.
question-place-line = Kies { -link(case: "a") } voor je { -line }
question-place-line-about = Over je { -line(count: "many") } rijdt { -crew(case: "the") } gratis. Zitten ze aan elkaar vast, dan vormen ze een { -grid }, dat aan het eind punten oplevert voor de regio's die het raakt.
question-crew = Kies het veld waar { -crew(case: "the") } bouwt
question-crew-about = De { -crew } gaat daarheen en bouwt er. Je hebt een { -plant } onder dat symbool op een van je { -contract(count: "many") } nodig, en geld voor de weg.
question-route = Neem de beste route of kies zelf de volgende { -link }
question-route-about = { -link(count: "many", case: "capital") } zonder jouw { -line } kosten geld, dat soms naar anderen gaat. De beste route is de goedkoopste; kies zelf als je bepaalde { -link(count: "many") } wilt nemen.
question-build = Kies het contractveld van waar je bouwt
question-build-about = De { -plant } komt van een veld van je { -contract }. Zijn alle velden leeg, dan is het voltooid en levert het punten op.
question-extend = Leg de tegel op je { -nuclear-board } of houd hem voor { -public-contract(count: "many") }
question-extend-about = Op je { -nuclear-board } geeft de tegel een blijvend voordeel; bewaard helpt hij bij { -public-contract(count: "many") }.
question-return-plant = Kies { -plant(case: "a") } die teruggaat naar je voorraad
question-return-plant-about = Eén { -plant } gaat van je { -contract(count: "many") } terug naar je voorraad. Het veld is leeg en het { -contract } eerder voltooid.
question-extra-oil = Kies nog { -plant(case: "a") } onder { -oil } voor dit veld, of geen
question-extra-oil-about = Hier mag je nog een { -plant } van een ander { -contract } bijzetten; zo is ook dat eerder voltooid.
question-take-contract = Kies { -construction-contract(case: "a") } dat je gratis neemt
question-take-contract-about = Een gratis { -construction-contract }: neem er een waarvan de symbolen bij je { -line(count: "many") } liggen.
question-extra-plant = Kies nog { -plant(case: "a") } voor een van je velden, of geen
question-extra-plant-about = Een cadeau: nog een { -plant }, zonder dat { -crew(case: "the") } op pad gaat. Zo komt er weer een veld van je { -contract(count: "many") } leeg.
question-plant-site = Kies het veld voor { -plant(case: "the") }
question-plant-site-about = Kies waar hij komt te staan. Denk aan je { -grid } en aan de regio's die aan het eind tellen.
question-join = Bouw je een gedeelde { -plant } voor €2 miljoen?
question-join-about = Je mag een gedeelde { -plant } bouwen waar iemand zojuist heeft gebouwd: één erbij, zonder dat { -crew(case: "the") } op pad gaat.
question-use-cards = Gebruik { -public-contract(case: "a") } of zeg dat je klaar bent
question-use-cards-about = { -public-contract(count: "many", case: "capital") } leveren iets op als je hebt wat ze vragen. Gebruik ze nu, of ga verder.
question-lift-line = Kies { -line(case: "the") } die je verplaatst
question-lift-line-about = Een van je { -line(count: "many") } mag ergens anders liggen. Neem er een die je niet meer nodig hebt.
question-sell-certificate = Kies het CO₂-certificaat dat je verkoopt
question-sell-certificate-about = Je krijgt meteen de waarde en één miljoen erbij. Bewaard telt het aan het eind zijn waarde.
question-shift-plant = Kies { -plant(case: "a") } die naar het veld ernaast gaat
question-shift-plant-about = Schuift een { -plant } op, dan kun je hem ergens anders bouwen.
question-move-crew = Verplaats { -crew(case: "the") } over één { -link }
question-move-crew-about = Nog één stap voor { -crew(case: "the") }, gratis.
question-foreign-plant = Kies { -plant(case: "the") } die je bij die van een ander plaatst
question-foreign-plant-about = Hij komt op een veld met { -plant(case: "a") } van een ander, waar jij er minder dan drie hebt.
question-foreign-site = Kies een veld met { -plant(case: "a") } van een ander
question-foreign-site-about = Kies waar de jouwe ook moet staan; denk aan de regio's die tellen.
question-swap-first = Kies de eerste van twee tegels om te ruilen
question-swap-first-about = Twee tegels wisselen van plaats. Haal er een die je wilt naar je { -line(count: "many") } toe.
question-swap-second = Kies de tweede tegel
question-swap-second-about = Deze tegel komt op de plaats van de eerste.
question-double-oil = Kies het contractveld onder { -oil } dat een tweede { -plant } krijgt
question-double-oil-about = { $doubled_space ->
    [choose] De tweede { -plant } komt uit je voorraad. Bij een tegel met { -oil } mag je ze allebei tegelijk bouwen.
    [one-by-one] De tweede { -plant } komt uit je voorraad. Ook bij een tegel met { -oil } worden ze één voor één gebouwd.
   *[together] De tweede { -plant } komt uit je voorraad. Bij een tegel met { -oil } worden ze allebei tegelijk gebouwd.
 }
question-repeat = Kies de planningsactie die je herhaalt
question-repeat-about = Een van de planningsacties van deze beurt nog een keer, voor de gewone prijs.
question-tile-action = Neem je wat de tegel oplevert?
question-tile-action-about = Ook als je weigert, is de tegel gebruikt.
question-nothing = Niets te beslissen

## Moves
move-done = Klaar
move-skip = Nee, bedankt
move-go = De beste route nemen
routine-route = Altijd de beste route nemen
move-line = Eén { -line } kopen
money = { $count ->
    [0] €0
   *[other] €{ $count } miljoen
}
link-name = { $first }–{ $second }
contract-name = { -contract } “{ $icons }”
move-lines = Twee { -line(count: "many") } kopen
move-contract = { -contract(case: "capital") }: { $contract_icons }
move-public = { -public-contract(case: "capital") }: { $public }
move-blind = { -public-contract(case: "capital") } van de trekstapel
move-use = { $count ->
    [0] { $public } uitvoeren
   *[other] { $public } uitvoeren (vervanging voor { $replaced })
}
move-place = { -line(case: "capital") } op { $link }
move-lift = De { -line } op { $link } verplaatsen
move-crew = { -crew(case: "capital") } naar { $place }
move-step = Verder naar { $place }
move-free = Gratis naar { $place }
move-build = Bouwen: veld { $tile } ({ $contract })
move-return = Terugleggen: veld { $tile } ({ $contract })
move-join = Gedeeld bouwen: veld { $tile } ({ $contract })
move-shift = { $side ->
    [left] Veld { $tile } naar links ({ $contract })
   *[right] Veld { $tile } naar rechts ({ $contract })
}
move-double = Tweede { -plant } onder { -oil }: { $contract }
move-site = { $place }
move-swap = Tegel in { $place }
move-sell = { $points ->
    [one] { -certificate(case: "capital") } van 1 punt verkopen
   *[other] { -certificate(case: "capital") } van { $points } punten verkopen
}
move-extend = Levensduur verlengen
move-keep = Tegel houden
move-decide = Zelf over de tegelactie beslissen
move-take = Nemen

cost-line = { $price_text }, { $left_text } over
cost-lines = { $price_text }, { $left_text } over
cost-contract = { $price ->
    [0] gratis
   *[other] { $price_text }, { $left_text } over
}; { $plants } { -plant(count: "many") }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
cost-public = { $price_text }, { $left_text } over
cost-blind = { $price_text }, { $left_text } over
cost-use = { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}
cost-place = { $more ->
    [0] geen nieuwe regio
    [one] +1 regio
   *[other] +{ $more } regio's
}
cost-crew = { $tile }, { $price ->
    [0] gratis
   *[other] { $price_text } ({ $payees }), { $left_text } over
}
cost-go = { $price ->
    [0] gratis
   *[other] { $price_text } ({ $payees }), { $left_text } over
}
cost-step = { $price ->
    [0] gratis
   *[other] { $price_text } ({ $payees })
}{ $rest ->
    [0] {""}
   *[other] , daarna nog minstens { $rest_text }
}
cost-free = gratis{ $rest ->
    [0] {""}
   *[other] , daarna nog minstens { $rest_text }
}
cost-build = { $remaining ->
    [0] voltooit het: { $points } punten, { $income_text }
   *[other] { -plant(count: "many") } die erop blijven: { $remaining }
}
cost-return = { $remaining ->
    [0] voltooit het: { $points } punten, { $income_text }
   *[other] { -plant(count: "many") } die erop blijven: { $remaining }
}
cost-join = { $price_text }, { $left_text } over; { $remaining ->
    [0] voltooit het: { $points } punten, { $income_text }
   *[other] { -plant(count: "many") } die erop blijven: { $remaining }
}
cost-sell = levert { $income_text } op
payee-bank = { $money_text } aan de bank
payee-rival = { $money_text } aan { $rival }
warning-nothing-planned = Je { -engineer } doet niets: { -line(case: "a") } kost €1 miljoen en er blijft genoeg over voor { -crew(case: "the") }.
warning-crew-stranded = Daarna kun je { -crew(case: "the") } niet meer verplaatsen en bouw je deze beurt niets.
warning-no-slot = Je bord heeft geen plaats meer voor deze tegel: het effect gaat verloren. Een ander veld kost niet meer.
warning-declines-line = Deze { -line } is gratis.
warning-declines-contract = { $points ->
    [one] Een van deze { -plant(count: "many") } zou { -contract(case: "a") } voltooien: 1 punt en €1 miljoen.
   *[other] Een van deze { -plant(count: "many") } zou { -contract(case: "a") } voltooien: { $points } punten en €1 miljoen.
}
warning-declines-space = Je hebt geen beurt meer waarin geld helpt: elk veld dat je leegmaakt is 1 punt waard.
warning-loses-points = { $points ->
    [one] Betaald met de juiste tegels is deze opdracht 1 punt waard, met vervangers niets.
   *[other] Betaald met de juiste tegels is deze opdracht { $points } punten waard, met vervangers niets.
}
warning-points-left = { $points ->
    [one] Dit is je laatste beurt en { -public-contract(case: "a") } kan nog 1 punt opleveren.
   *[other] Dit is je laatste beurt en { -public-contract(case: "a") } kan nog { $points } punten opleveren.
}
plan-decline-joining = Tot mijn beurt geen gedeelde { -plant } bouwen
plan-decline-joining-about = Gedeelde { -plant(count: "many") } worden voor je afgeslagen tot je volgende beurt begint.
plan-decline-until = Vóór ronde { $amount } geen gedeelde { -plant } bouwen
plan-decline-until-about = Gedeelde { -plant(count: "many") } worden voor je afgeslagen tot die ronde begint.
figure-points = Punten
figure-cash = Geld
figure-plants = { -plant(count: "many", case: "capital") } op het bord

## Zetten waarna niets anders wordt gemeld
did-done = { $seat } is klaar.
did-skip = { $seat } ziet ervan af.
did-crew = { $seat } stuurt { -crew(case: "the") } op weg naar { $place }.
did-build = { $seat } bouwt vanaf veld { $tile } ({ $contract }).
did-decide = { $seat } wil zelf over de tegelactie beslissen.
did-swap = { $seat } kiest de tegel in { $place } om te ruilen.

## What happened
event-round-begins = Ronde { $round } begint.
event-revenue = { $seat } ontvangt { $money_text }.
event-lines-bought = { $count ->
    [one] { $seat } koopt { -line(case: "a") } voor { $money_text }.
   *[other] { $seat } koopt { $count } { -line(count: "many") } voor { $money_text }.
}
event-line-placed = { $seat } plaatst { -line(case: "a") } op { $link }.
event-line-lifted = { $seat } neemt { -line(case: "the") } van { $link }.
event-contract-bought = { $seat } koopt { -construction-contract(case: "a") } ({ $contract_icons }) voor { $money_text }.
event-contract-taken = { $seat } neemt gratis { -construction-contract(case: "a") } ({ $contract_icons }).
event-contract-laid = Nieuw in het aanbod: { -construction-contract } ({ $contract_icons }).
event-contract-completed = { $points ->
    [one] { $seat } voltooit { -contract(case: "a") } ({ $contract_icons }): 1 punt en { $money_text }.
   *[other] { $seat } voltooit { -contract(case: "a") } ({ $contract_icons }): { $points } punten en { $money_text }.
}
event-public-bought = { $seat } koopt { -public-contract(case: "a") } voor { $money_text }: { $public }.
event-public-laid = Nieuw in het aanbod: { -public-contract } { $public }.
event-crew-steps = { $seat } verplaatst { -crew(case: "the") } naar { $place }.
event-crew-stays = { $seat } kan { -crew(case: "the") } niet verplaatsen.
event-charge-paid = { $seat } betaalt { $money_text } aan { $rival } voor het gebruik van { -line(count: "many") }.
event-bank-paid = { $seat } betaalt { $money_text } aan de bank voor de route.
event-plant-built = { $seat } bouwt { -plant(case: "a") } in { $place } ({ $tile }).
event-tile-taken = { $seat } neemt de tegel { $tile }.
event-hired = { $seat } legt de tegel { $tile } op het spelersbord.
event-extended = { $seat } verlengt de levensduur van een kerncentrale.
event-tile-kept = { $seat } houdt de tegel { $tile }.
event-tile-boxed = { $seat } heeft geen plaats voor de tegel { $tile }.
event-action-declined = { $seat } ziet af van wat de tegel oplevert: { $tile }.
event-money-gained = { $seat } ontvangt { $money_text }.
event-points-gained = { $points ->
    [one] { $seat } krijgt { $points } punt.
   *[other] { $seat } krijgt { $points } punten.
}
event-certificate-drawn = { $seat } trekt een CO₂-certificaat.
event-certificate-seen = { $points ->
    [one] Het { -certificate } van { $seat } is 1 punt waard.
   *[other] Het { -certificate } van { $seat } is { $points } punten waard.
}
event-certificate-sold = { $points ->
    [one] { $seat } verkoopt { -certificate(case: "a") } van 1 punt voor { $money_text }.
   *[other] { $seat } verkoopt { -certificate(case: "a") } van { $points } punten voor { $money_text }.
}
event-plant-returned = { $seat } legt { -plant(case: "a") } terug (veld { $tile }, { $contract }).
event-joined = { $seat } bouwt voor { $money_text } een gedeelde { -plant } in { $place }.
event-joining-declined = { $seat } bouwt geen gedeelde { -plant }.
event-wildcard-taken = { $seat } neemt { -wildcard(case: "a") }.
event-public-used = { $seat } voert { -public-contract(case: "a") } uit: { $public }.
event-public-scored = { $points ->
    [one] { $seat } scoort 1 punt voor { $public }.
   *[other] { $seat } scoort { $points } punten voor { $public }.
}
event-plant-shifted = { $seat } schuift { -plant(case: "a") } onder { $tile } ({ $contract }).
event-tiles-swapped = { $seat } ruilt de tegels in { $place } en { $there }.
event-second-plant = { $seat } zet een tweede { -plant } onder { -oil } ({ $contract }).
event-last-line-placed = { $seat } heeft de laatste { -line } geplaatst: dit is de laatste ronde.
event-last-contract-laid = De trekstapel met { -construction-contract(count: "many") } is leeg: dit is de laatste ronde.
event-standstill = In ronde { $round } werd niets gebouwd, gekocht of geplaatst.
event-game-ends = Het spel is afgelopen.
round-card-scored = Punten
round-card-money = Geld
round-card-built = Gebouwd
round-card-lines = Geplaatst
round-card-contracts = Voltooid
story-lines = { $seat } plaatst { $count } { -line(count: "many") }.

## Why not
why-not-asked = Daar gaat het nu niet om.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Zoiets bestaat niet in dit spel.
why-no-engineer = Al je { -engineer(count: "many") } zijn deze beurt ingezet.
why-already-covered = Elke planningsactie kan maar één keer per beurt.
why-must-buy-contract = Op je { -contract(count: "many") } staat geen { -plant }: je moet deze beurt { -construction-contract(case: "a") } kopen. Houd daar { -engineer(case: "a") } en het geld voor over.
why-only-lines = Je moet { -construction-contract(case: "a") } kopen maar kunt er geen krijgen: deze beurt mag je alleen { -line(count: "many") } kopen.
why-comes-by-itself = Wat deze tegel oplevert, krijg je in dit spel altijd.
why-already-decides = Over de tegelactie word je al gevraagd.
why-too-dear = Dat kost meer dan je hebt.
why-no-lines-left = Je voorraad heeft niet genoeg { -line(count: "many") }.
why-no-free-link = Er zijn niet genoeg { -link(count: "many") } zonder { -line }.
why-no-such-card = Op die plek van het aanbod ligt geen kaart.
why-too-few-plants = Je voorraad heeft niet genoeg { -plant(count: "many") } voor alle symbolen van dit { -contract }.
why-stack-empty = De trekstapel is leeg.
why-not-covered = Je kunt alleen een planningsactie van deze beurt herhalen.
why-out-of-play = Dat doet met twee spelers niet mee.
why-link-taken = Op deze { -link } ligt al { -line(case: "a") }.
why-own-line-there = Op deze { -link } ligt al { -line(case: "a") } van jou.
why-link-full = Op deze { -link } liggen al twee { -line(count: "many") }.
why-same-link = De { -line } moet naar een andere { -link }.
why-not-your-line = Op deze { -link } heb je geen { -line }.
why-no-tile = De { -crew } moet eindigen op een veld met een tegel.
why-no-matching-plant = Onder dat symbool staat op je { -contract(count: "many") } geen { -plant }.
why-no-way = Je kunt geen route betalen die niet over een andere tegel gaat.
why-must-move = De { -crew } kan een passend veld bereiken, dus moet hij gaan.
why-not-adjacent = Vanaf { -crew(case: "the") } loopt er geen open { -link } naartoe.
why-already-passed = Daar is { -crew(case: "the") } bij deze verplaatsing al geweest.
why-tile-in-the-way = De { -crew } kan niet langs deze tegel en mag er niet eindigen.
why-no-way-on = Van daaruit kun je het gekozen veld met jouw geld niet bereiken.
why-no-extension = Je hebt bij deze verplaatsing geen gratis { -link } meer.
why-costs-nothing = Daar ligt je eigen { -line }, dus { -link(case: "the") } is al gratis.
why-not-your-plant = Daar staat geen { -plant } van jou.
why-wrong-icon = Die { -plant } staat onder een ander symbool.
why-other-contract = Extra { -plant(count: "many") } onder { -oil } komen van andere { -contract(count: "many") }.
why-site-full = Niemand mag meer dan drie { -plant(count: "many") } op een veld hebben.
why-no-own-plant = Op dit veld heb je geen { -plant }.
why-no-foreign-plant = Op dit veld staat geen { -plant } van een ander.
why-not-on-start = Op het startveld wordt niet gebouwd.
why-must-place = Dit moet worden uitgevoerd.
why-not-your-card = Dat is geen { -public-contract } van jou.
why-needs-one-energy = Betaal minstens één van de getoonde energieën met de juiste tegel.
why-lacks-energy = Je mist een tegel van een getoonde energie.
why-lacks-substitutes = Je hebt niet genoeg vervangers.
why-no-such-certificate = Een { -certificate } met die waarde heb je niet.
why-space-taken = Op dat veld staat { -plant(case: "a") }.
why-no-space-there = Aan die kant heeft { -contract(case: "the") } geen veld.
why-no-energy-tile = Alleen tegels van de vier oude energieën worden geruild.
why-same-tile = Kies een andere tegel: één tegel kan niet met zichzelf ruilen.
why-already-double = Onder dat symbool van { -oil } staan al twee { -plant(count: "many") }.
why-no-plants-left = Je voorraad heeft geen { -plant(count: "many") } meer.
why-same-contract = Beide { -plant(count: "many") } komen van hetzelfde { -contract }.

## Labels of the board
label-round = Ronde { $round }
label-last-round = Laatste ronde
label-display = { -construction-contract(count: "many", case: "capital") }
label-public = { -public-contract(count: "many", case: "capital") }
label-stack = { $count ->
    [one] 1 kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
label-price = Prijs
label-points = punten
label-worth = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
label-contract = { -contract(case: "capital") }
label-icons = Symbolen
label-effect = Effect
label-player = Speler
label-money = Geld
label-plants = { -plant(count: "many", case: "capital") }
label-lines = { -line(count: "many", case: "capital") }
label-engineers = { -engineer(count: "many", case: "capital") }
label-investors = { -investor(count: "many", case: "capital") }
label-extensions = Verlengingen
label-certificates = { -certificate(count: "many", case: "capital") }
label-contracts = { -contract(count: "many", case: "capital") }
label-kept = Verzamelde tegels
label-wildcards = { $count ->
    [one] 1 { -wildcard }
   *[other] { $count } { -wildcard(count: "many") }
}
label-regions = Regio's
label-crew = { -crew(case: "capital") } in { $place }
label-route = Route naar { $place }
label-nothing = –
label-place = Plaats
label-empty-spaces = Lege velden
label-grid = { -grid(case: "capital") }
label-largest-grid = Grootste { -grid }
label-total = Totaal
label-map = Speelbord
label-now = Nu
label-quoted = “{ $text }”
label-starting-contract = { -starting-contract }
label-contract-about = Op elk symbool komt een { -plant } uit je voorraad; als ze allemaal gebouwd zijn: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en €1 miljoen.
label-public-about = { $points ->
    [one] Kost { $energies }; 1 punt waard.
   *[other] Kost { $energies }; { $points } punten waard.
}
label-one-line = 1 kabel
label-two-lines = 2 kabels
label-covered = deze beurt al gebruikt
label-end = Einde van het spel
label-end-about = Het spel eindigt met de ronde waarin de trekstapel met { -construction-contract(count: "many") } leeg raakt (nog { $stack }) of iemand de laatste { -line } plaatst (minst over: { $lines }).
label-fewest-lines = minste { -line(count: "many") } over
label-line-of = { -line(case: "capital") } van { $player }
label-no-line = Geen { -line }
label-plants-of = { $count ->
    [one] { $player }: 1 { -plant }
   *[other] { $player }: { $count } { -plant(count: "many") }
}
label-blocked = Doet met twee spelers niet mee
label-start = Startveld: hoort bij geen regio; { -crew(case: "the") } mag eroverheen.
label-region-points = Punten aan het einde voor de meeste { -plant(count: "many") }: { $points }
label-region-now = { $count ->
    [one] { $player }: 1 { -plant }, punten: { $points }
   *[other] { $player }: { $count } { -plant(count: "many") }, punten: { $points }
}
label-turn = aan de beurt
label-turn-of = { $player } is aan de beurt
label-kite = Startvlieger: begint elke ronde
label-income = { $money_text } inkomen per beurt
label-plants-left = { -plant(count: "many", case: "capital") } in de voorraad
label-lines-left = { -line(count: "many", case: "capital") } in de voorraad
label-reached = { $count ->
    [one] 1 regio in { -grid(case: "the") }
   *[other] { $count } regio's in { -grid(case: "the") }
}
label-nuclear-board = { -nuclear-board(case: "capital") }
label-certificate = CO₂-certificaat
label-certificate-hidden = gedekt
label-plant-here = { $count ->
    [one] Hier staat { -plant(case: "a") }.
   *[other] Hier staan { $count } { -plant(count: "many") }.
}
label-space-empty = Dit veld is leeg.
label-held = { $points ->
    [one] { $contract }: 1 punt, { -plant(count: "many") } op { $plants }
   *[other] { $contract }: { $points } punten, { -plant(count: "many") } op { $plants }
}
label-completed = { $count ->
    [one] 1 { -contract } voltooid
   *[other] { $count } { -contract(count: "many") } voltooid
}
label-if-over = { $points ->
    [one] { $points } punt als het spel nu eindigt
   *[other] { $points } punten als het spel nu eindigt
}
label-if-over-hidden = { $count ->
    [one] 1 gedekt { -certificate } niet meegeteld
   *[other] { $count } gedekte { -certificate(count: "many") } niet meegeteld
}
label-engineers-ready = { $count ->
    [one] 1 { -engineer } is klaar.
   *[other] { $count } { -engineer(count: "many") } zijn klaar.
}
label-join-about = { $player } heeft in { $place } gebouwd ({ $tile }). Bouw een gedeelde { -plant }: je betaalt { $price_text } aan { $player } en een van je { -plant(count: "many") } komt erbij.
label-paid = Tot nu toe betaald: { $payees }
label-free-links = Gratis { -link(count: "many") } over: { $count }
label-lines-due = Te plaatsen { -line(count: "many") }: { $count }
label-links-on-map = Op het bord zie je waar het kan: druk daar op { -link(case: "a") }, of kies hier.
label-building = De { -crew } is in { $place }.
label-plant-waits = De { -plant } van veld { $tile } ({ $contract })
label-swap-first = Eerste tegel: { $place }
label-lifted = De { -line } van { $link }
label-substitutes = Vervangers voor { $tiles }: geen punten
result-track = Tijdens het spel
result-track-about = Voltooide { -contract(count: "many") } en andere punten onderweg.
result-empty-spaces = Lege velden
result-empty-spaces-about = { $all ->
    [yes] 1 punt voor elk leeg veld op al je { -contract(count: "many") }, ook de voltooide.
   *[no] 1 punt voor elk leeg veld op { -contract(count: "many") } die niet voltooid zijn.
 }
result-empty-detail = { $player }: { $contract }, { $count } leeg
result-certificates = CO₂-certificaten
result-certificates-about = Hun waarden, nu open.
result-regions = Regio's
result-regions-about = De meeste { -plant(count: "many") } in elke regio; bij gelijke stand worden de punten van de plaatsen gedeeld en naar beneden afgerond.
result-grid = { -grid(case: "capital") }
result-grid-about = 1, 3, 6, 10 of 15 punten voor het aantal regio's dat één verbonden { -grid } bereikt.
result-largest-grid = Grootste { -grid }
result-largest-grid-about = 2 punten voor elk van je { -plant(count: "many") } in { -grid(case: "the") } dat er de meeste verbindt.
result-largest-detail = { $points ->
    [one] { $player }: { $count } × 1 punt
   *[other] { $player }: { $count } × { $points } punten
}
result-ended-lines = Het spel eindigde omdat iemand de laatste { -line } plaatste.
result-ended-contracts = Het spel eindigde omdat de trekstapel met { -construction-contract(count: "many") } leeg was.
result-ended-standstill = Het spel eindigde omdat er in een ronde niets werd gebouwd, gekocht of geplaatst.
result-tie = Gelijke stand: meer geld wint.
result-shared = Gelijke punten en evenveel geld: de overwinning wordt gedeeld.

## Legenda
legend-tiles = Tegels
legend-tile-oil = { -oil(case: "capital") }: { tile-oil-about }
legend-tile-gas = { -gas(case: "capital") }: { tile-gas-about }
legend-tile-coal = { -coal(case: "capital") }: { tile-coal-about }
legend-tile-nuclear = Nucleair: { tile-nuclear-about }
legend-tile-investor = { -investor(case: "capital") }: { tile-investor-about }
legend-tile-engineer = { -engineer(case: "capital") }: { tile-engineer-about }
legend-tile-ground = { -ground(case: "capital") }: { tile-ground-about }
legend-grounds = { -ground(count: "many", case: "capital") } van module 3
legend-map = Op het bord
legend-link = { -link(case: "capital") } zonder { -line }: €1 miljoen aan de bank
legend-line = { -link(case: "capital") } met { -line }: gratis als hij van jou is, anders €1 miljoen
legend-full-link = Twee { -line(count: "many") }: geen plaats voor een derde
legend-site = Veld met { -plant(count: "many") }: { -crew(case: "the") } mag erlangs
legend-players = Spelers
legend-contract = { -contract(case: "capital") }: punten en symbolen; een gestippeld veld is leeg
legend-stack = { -contract(count: "many", case: "capital") } in de trekstapel
legend-done = Voltooide { -contract(count: "many") }
legend-wildcard = { -wildcard(case: "capital") } (module 2): staat voor elke energie

## Openingen
trait-starting-contract = { -starting-contract(case: "capital") }
starting-contract-start-without-nuclear = zonder { tile-nuclear }
starting-contract-start-without-coal = zonder { tile-coal }
starting-contract-start-without-gas = zonder { tile-gas }
starting-contract-start-without-oil = zonder { tile-oil }
trait-first-contract = Eerste { -construction-contract }
first-contract-oil-coal = { tile-oil }, { tile-coal }
first-contract-nuclear-oil = { tile-nuclear }, { tile-oil }
first-contract-oil-investor = { tile-oil }, { tile-investor }
first-contract-coal-gas = { tile-coal }, { tile-gas }
first-contract-gas-investor = { tile-gas }, { tile-investor }
first-contract-gas-engineer = { tile-gas }, { tile-engineer }
first-contract-coal-nuclear = { tile-coal }, { tile-nuclear }
first-contract-engineer-nuclear = { tile-engineer }, { tile-nuclear }
first-contract-oil-gas-nuclear = { tile-oil }, { tile-gas }, { tile-nuclear }
first-contract-gas-oil-investor = { tile-gas }, { tile-oil }, { tile-investor }
first-contract-coal-engineer-oil = { tile-coal }, { tile-engineer }, { tile-oil }
first-contract-investor-nuclear-oil = { tile-investor }, { tile-nuclear }, { tile-oil }
first-contract-engineer-coal-gas = { tile-engineer }, { tile-coal }, { tile-gas }
first-contract-nuclear-gas-engineer = { tile-nuclear }, { tile-gas }, { tile-engineer }
first-contract-nuclear-investor-coal = { tile-nuclear }, { tile-investor }, { tile-coal }
first-contract-coal-investor-engineer = { tile-coal }, { tile-investor }, { tile-engineer }
first-contract-oil-coal-nuclear-gas = { tile-oil }, { tile-coal }, { tile-nuclear }, { tile-gas }
first-contract-gas-oil-engineer-coal = { tile-gas }, { tile-oil }, { tile-engineer }, { tile-coal }
first-contract-engineer-gas-investor-oil = { tile-engineer }, { tile-gas }, { tile-investor }, { tile-oil }
first-contract-investor-engineer-oil-coal = { tile-investor }, { tile-engineer }, { tile-oil }, { tile-coal }
first-contract-oil-nuclear-engineer-investor = { tile-oil }, { tile-nuclear }, { tile-engineer }, { tile-investor }
first-contract-gas-investor-coal-nuclear = { tile-gas }, { tile-investor }, { tile-coal }, { tile-nuclear }
first-contract-nuclear-investor-gas-engineer = { tile-nuclear }, { tile-investor }, { tile-gas }, { tile-engineer }
first-contract-coal-engineer-nuclear-investor = { tile-coal }, { tile-engineer }, { tile-nuclear }, { tile-investor }
trait-strongest-region = Regio met de meeste { -plant(count: "many") }
strongest-region-north = { region-north }
strongest-region-west = { region-west }
strongest-region-south = { region-south }
strongest-region-east = { region-east }
strongest-region-south-west = { region-south-west }
strongest-region-south-east = { region-south-east }

## Momenten
moment-region = Eerste { -plant } in de regio { $region }

## Hoe de karakters spelen
character-beaver-about = Neemt goedkope wegen en houdt zijn geld bij elkaar.
character-fox-about = Is uit op { -gas } en { -coal }, wat er verder ook nuttig is.
character-hare-about = Legt vóór al het andere { -line(count: "many") } in alle richtingen.
character-owl-about = Wil eerst { -engineer(count: "many") }, om later elke ronde meer te kunnen doen.
character-magpie-about = Neemt meer { -construction-contract(count: "many") } dan de anderen.
