# Barrage in het Nederlands.
game-name = Barrage
game-about = Bouw { -dam(count: "many") }, { -conduit(count: "many") } en { -powerhouse(count: "many") }, vang het water op en maak er energie van voordat het wegstroomt.
edition-rules = De regels volgen de spelregels, de Leeghwater-uitbreiding en de automaregels; betwiste punten kies je bij het klaarzetten van een tafel.
edition-material = Bord, tegels, { -contract(count: "many") } en { -officer(count: "many") } komen uit meerdere gepubliceerde lijsten die met elkaar zijn vergeleken. Waar de lijsten bij zes tegels verschillen, kies je de lijst. Voor de uitbreiding, de automa's en enkele { -officer(count: "many") } was minder materiaal te vinden; hoe we de hogere niveaus van de automa's lezen, staat in de documentatie.
edition-more = Alle keuzes in de regeluitleg en waar ze vandaan komen staan in de documentatie van Megawatt.

## Opties
option-start = Start
option-start-about = Hoe { -company(count: "many") }, { -officer(count: "many") } en { -starting-contract(count: "many") } worden verdeeld.
option-start-introductory = introductiespel
option-start-random = willekeurig verdeeld
option-start-draft = gekozen in omgekeerde volgorde
option-start-auction = bieden op de volgorde, dan kiezen
option-leeghwater = Leeghwater-uitbreiding
option-leeghwater-about = Het Nederlandse { -company }, vier { -officer(count: "many") }, { -external-work(count: "many") } en privégebouwen.
option-new_officers = Twee extra { -officer(count: "many") }
option-new_officers-about = Simone Luciani en Tommaso Battista ook zonder de uitbreiding.
option-automas = Automa's
option-automas-about = Hoeveel { -company(count: "many") } met de automategels spelen.
option-automas-auto = één als je alleen speelt
option-automas-0 = geen
option-automas-1 = één
option-automas-2 = twee
option-automas-3 = drie
option-automa_level = Automaniveau
option-automa_level-about = Hoeveel van hun bedrijfsbord de automa's gebruiken.
option-automa_level-1 = laagspanning: geen inkomen, geen bonus
option-automa_level-2 = normaal: inkomen en bonus
option-automa_level-3 = hoogspanning: ook vaardigheid en tegels
option-automa_level-4 = oppermachtig: ook { -officer(case: "a") }
option-viktor_germany = Viktor Fiesler met Duitsland
option-viktor_germany-about = Of het minimum van 4 ook voor de tweede productie geldt.
option-viktor_germany-both = beide producties
option-viktor_germany-first = alleen de eerste
option-construction_spaces = Bouwactievelden
option-construction_spaces-about = In welke volgorde je de velden op je bedrijfsbord vult.
option-construction_spaces-left-first = van links naar rechts
option-construction_spaces-any = elk vrij veld
option-discards = Afgelegde { -contract(count: "many") }
option-discards-about = Wat er gebeurt met { -contract(count: "many") } boven je limiet.
option-discards-under-stack = onder hun stapel
option-discards-removed = uit het spel
option-income_order = Inkomensvolgorde
option-income_order-about = Wie het eerst inkomen neemt als dat uitmaakt.
option-income_order-last-first = de laatste in de speelvolgorde eerst
option-income_order-turn-order = in speelvolgorde
option-objective_zero = Doel bij nul
option-objective_zero-about = Of ook een aantal van nul punten voor het doel kan geven.
option-objective_zero-ranked = gewoon meegeteld
option-objective_zero-nothing = geen punten
option-tile_energy = Energie van tegels
option-tile_energy-about = Welke { -contract(count: "many") } je mag voltooien met energie die niet uit { -powerhouse(case: "a") } komt.
option-tile_energy-private-contracts = alleen privécontracten
option-tile_energy-all-contracts = alle, met Franse korting
option-disputed_tiles = Betwiste tegels
option-disputed_tiles-about = Beloningen en kosten van zes tegels waarover gepubliceerde lijsten verschillen.
option-disputed_tiles-listed = de gebruikelijke lijst
option-disputed_tiles-fan-list = de fanlijst
option-wild_tile = Joker-basistegel
option-wild_tile-about = Wie een joker-basistegel krijgt: iedereen in het introductiespel, of altijd iedereen.
option-wild_tile-introductory = alleen in het introductiespel
option-wild_tile-always = in elk spel
option-zero_energy = Geen energie in een ronde
option-zero_energy-about = Wat { -company(case: "a") } zonder productie krijgt.
option-zero_energy-penalty = 3 { -credit(count: "many") } en min 3 punten
option-zero_energy-credits-only = alleen 3 { -credit(count: "many") }
option-revealed_income = Blootgelegd inkomen
option-revealed_income-about = Wanneer een pas blootgelegd inkomen voor het eerst wordt uitbetaald.
option-revealed_income-at-once = meteen
option-revealed_income-income-phase = in de volgende inkomensfase
option-second_award = Punten voor de tweede plaats
option-second_award-about = Of de tweede plaats ook met 0 energie punten geeft.
option-second_award-above-zero = alleen boven 0 energie
option-second_award-always = altijd
option-water_drops = { -drop(count: "many", case: "capital") } van een wateractie
option-water_drops-about = Of alle { -drop(count: "many") } van een wateractie moeten worden gelegd.
option-water_drops-one-at-least = minstens één
option-water_drops-all = allemaal
option-any_1_buildings = Joker I en privégebouwen
option-any_1_buildings-about = Of de joker van niveau I ook de 3 { -credit(count: "many") } van een dure plaats bespaart.
option-any_1_buildings-free = de plaats kost niets
option-any_1_buildings-charged = de plaats kost 3 { -credit(count: "many") }
option-jill_any_2 = Jill McDowell met joker II
option-jill_any_2-about = Wat { -conduit(case: "a") } kost als beide gebruikt kunnen worden.
option-jill_any_2-mixers-or-mix = de waarde in { -mixer(count: "many") }, of het dubbele in elke mix
option-jill_any_2-half-mix = de waarde in elke mix
option-jill_any_2-full-mix = het dubbele in elke mix
option-france_simone = Frankrijk met Simone Luciani
option-france_simone-about = Hoe vaak de korting van 3 energie telt als één productie meerdere { -contract(count: "many") } voltooit.
option-france_simone-once = één keer voor alle samen
option-france_simone-each = voor elk { -contract }
option-simone_energy = Simone Luciani zonder { -powerhouse }
option-simone_energy-about = Welke energie meerdere { -contract(count: "many") } mag voltooien.
option-simone_energy-powerhouses = alleen die van een productieactie
option-simone_energy-all-energy = ook die van tegels, { -external-work(count: "many") } en gebouwen
option-extra_turn = Extra beurt van de architect
option-extra_turn-about = Of de beurt na de architect verplicht is.
option-extra_turn-may = je mag ervan afzien
option-extra_turn-must = hij is verplicht
option-zero_tie = Niemand heeft energie
option-zero_tie-about = Of iedereen de prijs deelt als de tweede plaats ook met 0 energie telt.
option-zero_tie-shared = iedereen deelt hem
option-zero_tie-nothing = niemand scoort
option-automa_systems = Wat automa's voltooien
option-automa_systems-about = Wat een automa telt als één bouwdeel een productiesysteem voltooit.
option-automa_systems-systems = systemen
option-automa_systems-spaces = velden
option-automa_buildings = Automa's en privégebouwen
option-automa_buildings-about = In welke volgorde een automa naar een gebouw zoekt.
option-automa_buildings-board-order = zoals ze op het bord liggen
option-automa_buildings-alphabetical = op hun Engelse naam
option-automa_water = Automa's en het meeste water
option-automa_water-about = Wat beslist waar een automa { -dam(case: "a") } bouwt als op meerdere velden evenveel water aankomt.
option-automa_water-letters = de bronletters op zijn tegel
option-automa_water-drops-only = niets
option-automa_details = Automa's van niveau 3 en 4
option-automa_details-about = In hoeverre automa's hun { -officer(count: "many") }, de gebouwtegel van niveau II en de Nederlandse vaardigheid gebruiken.
option-automa_details-full = volledig
option-automa_details-partial = gedeeltelijk

## Dingen
company-usa = VS
    .subject = De VS
    .object = de VS
    .number = 2
company-germany = Duitsland
company-italy = Italië
company-france = Frankrijk
company-netherlands = Nederland
    .subject = Nederland
    .object = Nederland
    .number = 1
piece-base = { -base }
    .a = { -base(case: "a") }
piece-elevation = { -elevation }
    .a = { -elevation(case: "a") }
piece-conduit = { -conduit }
    .a = { -conduit(case: "a") }
piece-powerhouse = { -powerhouse }
    .a = { -powerhouse(case: "a") }
piece-any = joker
    .a = een bouwdeel naar keuze
piece-building = gebouw
    .a = een privégebouw
building-cofferdam = kistdam
    .object = de kistdam
    .where = in de kistdam
building-control-station = controlestation
    .object = het controlestation
    .where = in het controlestation
building-customer-office = klantenkantoor
    .object = het klantenkantoor
    .where = in het klantenkantoor
building-development-office = ontwikkelbureau
    .object = het ontwikkelbureau
    .where = in het ontwikkelbureau
building-energy-relay-field = relaisveld
    .object = het relaisveld
    .where = in het relaisveld
building-financial-division = financiële afdeling
    .object = de financiële afdeling
    .where = in de financiële afdeling
building-loan-agency = leenkantoor
    .object = het leenkantoor
    .where = in het leenkantoor
building-research-lab = onderzoekslab
    .object = het onderzoekslab
    .where = in het onderzoekslab
building-robot-factory = robotfabriek
    .object = de robotfabriek
    .where = in de robotfabriek
building-wind-farm = windpark
    .object = het windpark
    .where = in het windpark
bonus-contracts = voltooide { -contract(count: "many") }
bonus-bases = { -base(count: "many") }
bonus-elevations = { -elevation(count: "many") }
bonus-conduits = { -conduit(count: "many") }
bonus-powerhouses = { -powerhouse(count: "many") }
bonus-advanced-tiles = geavanceerde tegels
bonus-external-works = { -external-work(count: "many") }
bonus-buildings = privégebouwen
objective-red-spaces = bouwdelen op velden met rode rand
objective-strongest-area = bouwdelen in je sterkste gebied
objective-connections = eigen { -base(count: "many") } die met een eigen { -powerhouse } zijn verbonden
objective-weakest-area = bouwdelen in je zwakste gebied
objective-basins-1 = { -basin(count: "many") } met een eigen bouwdeel
objective-basins-3 = { -basin(count: "many") } met drie eigen bouwdelen
region-mountain = bergen
region-hill = heuvels
region-plain = vlakte
machine-excavator = { -excavator }
    .a = { -excavator(case: "a") }
machine-mixer = { -mixer }
    .a = { -mixer(case: "a") }
side-left = links
side-right = rechts
side-upper = boven
side-lower = beneden
price-nothing = kost niets
place-dam = { -basin } { $basin }, { -dam } { $side }
    .in = in { -basin } { $basin } ({ $side })
    .the = { -dam(case: "the") } in { -basin } { $basin } ({ $side })
place-conduit = { -basin } { $basin }, { -conduit } { $side } (waarde { $value })
    .in = in { -basin } { $basin } ({ $side }, waarde { $value })
    .the = { -conduit(case: "the") } in { -basin } { $basin } ({ $side })
place-powerhouse = { -basin } { $basin }, centraleveld { $number }
    .in = in { -basin } { $basin } (veld { $number })
place-building = { $building }
    .in = ({ $building })
place-headstream = { -headstream } { $letter }
place-off-board = van de kaart
space-sided = { $space } ({ $side })
space-produce = { -turbine-station(case: "capital") }, productie { $modifier }
    .where = in { -turbine-station(case: "the") } (productie { $modifier })
space-water-two = { -water-management(case: "capital") }, twee { -drop(count: "many") }
    .where = bij { -water-management }
space-water-flow = { -water-management(case: "capital") }, één { -drop } die meteen stroomt
    .where = bij { -water-management } (meteen stromend)
space-rotate-1 = Werkplaats, { -wheel } 1 draaien
    .where = in de werkplaats
space-rotate-2 = Werkplaats, { -wheel } 2 draaien
    .where = in de werkplaats
space-rotate-3 = Werkplaats, { -wheel } 3 draaien
    .where = in de werkplaats
space-buy-excavator = { -machinery-shop(case: "capital") }, { -excavator(case: "a") }
    .where = in { -machinery-shop(case: "the") }
space-buy-any = { -machinery-shop(case: "capital") }, een machine naar keuze
    .where = in { -machinery-shop(case: "the") }
space-buy-pair = { -machinery-shop(case: "capital") }, { -excavator(case: "a") } en { -mixer(case: "a") }
    .where = in { -machinery-shop(case: "the") }
space-take-1 = { -contract-office(case: "capital") }, één { -contract }
    .where = in { -contract-office(case: "the") }
space-take-1b = { -contract-office(case: "capital") }, één { -contract } (tweede rij)
    .where = in { -contract-office(case: "the") }
space-take-2 = { -contract-office(case: "capital") }, twee { -contract(count: "many") }
    .where = in { -contract-office(case: "the") }
space-patent = Octrooibureau, tegel { $number }
    .where = in het octrooibureau
space-external-work = { -external-work(count: "many", case: "capital") }, tegel { $number }
    .where = bij { -external-work(count: "many", case: "the") }
space-construct = Bouwactie, veld { $number }
    .where = op een bouwactieveld
space-mahiri = Mahiri Sekibo, kopie { $number }
    .where = bij Mahiri Sekibo
space-margot = Margot Fouche, een gebouw gebruiken
    .where = bij Margot Fouche
tile-basic = basistegel { $piece }
    .object = de basistegel { $piece }
tile-advanced = tegel { $piece } { $level }
    .object = de tegel { $piece } { $level }
tile-anton-copy-tile = Antons kopieertegel
    .object = Antons kopieertegel
tile-leslie-works-tile = Leslies werktegel
    .object = Leslies werktegel
tile-basic-about = Bouwt het getoonde bouwdeel, verder niets.
tile-base-1-about = Leg daarna { -drop(case: "a") } in elk van je lege { -dam(count: "many") }.
tile-elevation-1-about = Draai daarna je { -wheel } 1 per gebouwde { -elevation }.
tile-conduit-1-about = Daarna krijg je { -credit(count: "many") }: tweemaal de waarde van { -conduit(case: "the") }.
tile-powerhouse-1-about = Kost geen { -engineer(count: "many") } en geen bouwactieveld.
tile-any-1-about = Bouwt alles; velden met rode rand kosten niets extra.
tile-building-1-about = Daarna mag je het nieuwe gebouw meteen gebruiken.
tile-base-2-about = Daarna produceer je 1 energie per gebouwde { -base }.
tile-elevation-2-about = Vul daarna de zojuist verhoogde { -dam }.
tile-conduit-2-about = Geen { -conduit } kost meer dan 5 { -excavator(count: "many") }.
tile-powerhouse-2-about = Daarna mag je één keer met +2 produceren.
tile-any-2-about = Bouwt alles; { -excavator(count: "many") } en { -mixer(count: "many") } vervangen elkaar.
tile-building-2-about = Je betaalt maar één van beide soorten machines.
tile-base-3-about = Kost geen { -engineer(count: "many") }, geen bouwactieveld en geen { -excavator(count: "many") }.
tile-elevation-3-about = Daarna 3 punten voor elk van je { -dam(count: "many") } van hoogte 2 of 3.
tile-conduit-3-about = Daarna produceer je energie: tweemaal de waarde van { -conduit(case: "the") }.
tile-powerhouse-3-about = Daarna 3 punten voor elk van je { -powerhouse(count: "many") }.
tile-any-3-about = Bouwt alles; daarna 3 punten voor elk van je geavanceerde tegels.
tile-building-3-about = Daarna meteen de punten van het gebouw, en aan het eind nog eens.
tile-anton-copy-tile-about = Telt als een technologietegel naar keuze op je { -wheel }.
tile-leslie-works-tile-about = { -external-work(count: "many", case: "capital") }: de machines gaan op je { -wheel }, en het rad draait 1.
contract-energy = { $energy } energie
contract-energy-reward = { $energy } energie: { $reward }
contract-start = { -starting-contract } ({ $asks })
    .object = { -starting-contract(case: "the") } ({ $asks })
contract-green = groen { -contract } ({ $asks })
    .object = het groene { -contract } ({ $asks })
contract-yellow = geel { -contract } ({ $asks })
    .object = het gele { -contract } ({ $asks })
contract-red = rood { -contract } ({ $asks })
    .object = het rode { -contract } ({ $asks })
contract-national = nationaal { -contract } ({ $asks })
    .object = het nationale { -contract } ({ $asks })
contract-work = extern werk { $number }
effect-credits = { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    }
effect-vp = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
    }
effect-excavators = { $count ->
    [one] { $count } { -excavator }
   *[other] { $count } { -excavator(count: "many") }
    }
effect-mixers = { $count ->
    [one] { $count } { -mixer }
   *[other] { $count } { -mixer(count: "many") }
    }
effect-any-machines = { $count ->
    [one] { $count } machine naar keuze
   *[other] { $count } machines naar keuze
    }
effect-rotate = { -wheel } { $count } draaien
effect-energy-steps = { $count ->
    [one] { $count } stap op { -energy-track(case: "the") }
   *[other] { $count } stappen op { -energy-track(case: "the") }
    }
effect-headstream-drops = { $count ->
    [one] { $count } { -drop } op { -headstream(case: "a") }
   *[other] { $count } { -drop(count: "many") } op { -headstream(count: "many") }
    }
effect-flowing-drops = { $count ->
    [one] { $count } { -drop } die meteen stroomt
   *[other] { $count } { -drop(count: "many") } die meteen stromen
    }
effect-build-base = een gratis { -base } ({ $areas })
effect-build-elevation = { $count ->
    [one] { $count } gratis { -elevation }
   *[other] { $count } gratis { -elevation(count: "many") }
    }
effect-build-conduit-max = een gratis { -conduit } tot waarde { $count }
effect-build-powerhouse = { $count ->
    [one] { $count } gratis { -powerhouse }
   *[other] { $count } gratis { -powerhouse(count: "many") }
    }
effect-fulfil-own-contract-max = een van je { -contract(count: "many") } tot { $count } energie voltooien
effect-fulfil-any = een van je { -contract(count: "many") } voltooien
effect-take-advanced-tile = een open geavanceerde tegel
effect-energy-produced = { $count } energie produceren
company-usa-about = Vanaf de derde { -powerhouse }: één energiestap voor elke { -drop } die over de rivier in een zone met jouw { -powerhouse } komt.
company-germany-about = Vanaf de derde { -powerhouse }: na elke productie mag je met een andere { -powerhouse } nog eens produceren, zonder bonussen.
company-italy-about = Vanaf de derde { -powerhouse }: 3 energiestappen na elke productie.
company-france-about = Vanaf de derde { -powerhouse }: { -contract(count: "many") } vragen bij een productie 3 energie minder.
company-netherlands-about = Vanaf de derde { -powerhouse }: na elke productie mag je { -drop(case: "a") } in een andere { -dam } van je leggen.
officer-wilhelm-adler = Wilhelm Adler
officer-wilhelm-adler-about = Je { -base(count: "many") } kosten overal 3 { -excavator(count: "many") }.
officer-graziano-del-monte = Graziano Del Monte
officer-graziano-del-monte-about = Je { -dam(count: "many") } van hoogte 3 houden 4 { -drop(count: "many") } vast.
officer-viktor-fiesler = Viktor Fiesler
officer-viktor-fiesler-about = { $viktor_germany ->
    [first] { -drop(count: "many", case: "capital") } maal waarde telt als minstens 4; met { company-germany } alleen in de eerste productie.
   *[both] { -drop(count: "many", case: "capital") } maal waarde telt altijd als minstens 4.
 }
officer-jill-mcdowell = Jill McDowell
officer-jill-mcdowell-about = { -conduit(count: "many", case: "capital") } mag je met { -mixer(count: "many") } betalen: zoveel als hun waarde.
officer-solomon-p-jordan = Solomon P. Jordan
officer-solomon-p-jordan-about = Bij het bouwen mag je elke machine vervangen door 3 { -credit(count: "many") }.
officer-anton-krylov = Anton Krylov
officer-anton-krylov-about = Een extra tegel die een technologietegel op je { -wheel } kopieert.
officer-mahiri-sekibo = Mahiri Sekibo
officer-mahiri-sekibo-about = Voor één { -engineer } gebruik je deze beurt een andere { -officer }; de tweede keer in een ronde kost dat ook 3 { -credit(count: "many") }.
officer-simone-luciani = Simone Luciani
officer-simone-luciani-about = Je mag 4 { -contract(count: "many") } houden en er met één productie meerdere voltooien.
officer-tommaso-battista = Tommaso Battista
officer-tommaso-battista-about = Zet de architect alleen op een actieveld voor één { -engineer }, en je bent nog eens aan de beurt.
officer-leslie-spencer = Leslie Spencer
officer-leslie-spencer-about = Machines voor een extern werk leg je op je { -wheel } in plaats van ze af te geven.
officer-margot-fouche = Margot Fouche
officer-margot-fouche-about = Een eigen actieveld: gebruik een van je gebouwen.
building-cofferdam-about = Een { -drop } in een eigen of neutrale { -dam }.
building-control-station-about = Produceer met +3.
building-customer-office-about = Voor 3 { -credit(count: "many") }: voltooi een van je { -contract(count: "many") } zonder productie.
building-development-office-about = Neem een tegel terug van { -wheel(case: "the") }.
building-energy-relay-field-about = Voor 1 { -credit }: 4 energiestappen.
building-financial-division-about = 5 { -credit(count: "many") }.
building-loan-agency-about = Een extern werk voor 2 { -credit(count: "many") } per machine.
building-research-lab-about = Neem de helft van de machines van een segment van je { -wheel } terug, naar beneden afgerond.
building-robot-factory-about = Voor 1 { -credit }: 2 machines naar keuze.
building-wind-farm-about = Voor 2 { -credit(count: "many") }: produceer 5 energie.

## Fasen en vragen
phase-auction = Veiling om de volgorde
phase-draft = Keuze
phase-income = Inkomen
phase-actions = Acties
phase-water-flow = Waterstroom
phase-scoring = Puntentelling
phase-game-over = Einde van het spel
question-nothing = Niets te beslissen
question-turn = Plaats { -engineer(count: "many") }
question-turn-about = Je { -engineer(count: "many") } zijn je acties van deze ronde. Elk veld vraagt een bepaald aantal, en een bezet veld blijft tot het eind van de ronde bezet. Het rechterveld van een actie kost meestal meer. Daarna is de volgende aan de beurt.
question-construct = Kies wat je bouwt
question-construct-about = Wat je bouwt, blijft. { -dam(count: "many", case: "capital") } houden water vast, { -conduit(count: "many") } voeren het, { -powerhouse(count: "many") } maken er energie van: je hebt ze alle drie op een rij nodig.
question-tile = Kies een technologietegel
question-tile-about = De tegel gaat met de machines op je { -wheel } en komt na een hele draaiing terug. Sommige geven een voordeel.
question-pay = Kies hoe je betaalt
question-pay-about = Machines op { -wheel(case: "the") } zijn weg tot het rond is gedraaid. Betaal met wat je het minst nodig hebt.
question-free-piece = Plaats een gratis bouwdeel of zie ervan af
question-free-piece-about = Een cadeau dat geen machines kost. Zet het waar het een lijn compleet maakt.
question-produce = Kies { -dam }, { -conduit } en { -drop(count: "many") }
question-produce-about = Water verlaat { -dam(case: "the") }, stroomt door { -conduit(case: "the") } en wordt energie. Een { -conduit } van een ander kost een vergoeding.
question-fulfil = Voltooi { -contract(case: "a") } of zie ervan af
question-fulfil-about = Met de energie van zonet mag je één { -contract } voltooien dat niet meer vraagt. De beloning komt meteen.
question-drops = Leg een waterdruppel
question-drops-about = Leg de { -drop } zo dat de rivier hem naar jouw { -dam(count: "many") } brengt en niet naar die van een ander. Soms stroomt hij meteen, soms wacht hij op de { -headstream } tot het eind van de ronde.
question-machines = Kies een machine
question-machines-about = { -excavator(count: "many", case: "capital") } zijn voor { -base(count: "many") } en { -conduit(count: "many") }, { -mixer(count: "many") } voor { -elevation(count: "many") } en { -powerhouse(count: "many") }. Neem wat je volgende bouwwerk nodig heeft.
question-take-contract = Neem { -contract(case: "a") }
question-take-contract-about = { -contract(count: "many", case: "capital") } belonen energie die je opwekt. Neem er een die je snel haalt.
question-discard-contract = Leg { -contract(case: "a") } af
question-discard-contract-about = Er moet er een weg. Leg af wat je het minst snel haalt.
question-copy-officer = Kies { -officer(case: "a") } om te kopiëren
question-copy-officer-about = Je gebruikt de vaardigheid van deze { -officer } alsof die van jou is.
question-first-water = Een { -drop } in elke lege { -dam }?
question-first-water-about = In elke lege { -dam } van jou komt 1 { -drop }, klaar voor je volgende productie.
question-fill-dam = Kies { -dam(case: "a") } voor { -drop(case: "a") }
question-fill-dam-about = Eén { -dam } krijgt nu water. Kies er een waarvan { -conduit } en { -powerhouse } klaar zijn.
question-advanced-tile = Kies een geavanceerde tegel
question-advanced-tile-about = Hij bouwt het getoonde bouwdeel en doet nog iets extra's. Hij is de rest van het spel van jou.
question-fulfil-unproduced = Voltooi { -contract(case: "a") } zonder productie
question-fulfil-unproduced-about = Een van je { -contract(count: "many") } is voltooid zonder water. Kies het moeilijkste.
question-retrieve-tile = Neem een tegel terug van { -wheel(case: "the") }
question-retrieve-tile-about = Een tegel komt eerder terug van { -wheel(case: "the") }, zodat je er weer mee kunt bouwen.
question-segment = Kies een segment van { -wheel(case: "the") }
question-segment-about = De helft van de machines daar, naar beneden afgerond, krijg je nu terug.
question-recover = Kies een machine om terug te nemen
question-recover-about = Deze machine komt meteen terug van { -wheel(case: "the") }.
question-external-work = Kies een extern werk
question-external-work-about = Je betaalt 2 { -credit(count: "many") } voor elke gevraagde machine en krijgt meteen de beloning.
question-margot = Kies een van je gebouwen
question-margot-about = Het gebouw dat je kiest mag je nog een keer gebruiken.
question-building-action = Het nieuwe gebouw meteen gebruiken?
question-building-action-about = Een nieuw gebouw werkt als je wilt meteen, zonder { -engineer(count: "many") }.
question-bid = Bied op een plaats in de volgorde
question-bid-about = Wie achteraan in de volgorde staat, kiest als eerste een { -company }, wie vooraan staat als laatste. Wat je biedt, betaal je met punten.
question-pair = Kies { -company(case: "a") } met { -officer }
question-pair-about = Het { -company } heeft vanaf de derde { -powerhouse } een vaardigheid; { -officer(case: "the") } heeft er vanaf het begin een.
question-starting-contract = Kies { -starting-contract(case: "a") }
question-starting-contract-about = Een makkelijk eerste doel. Het zegt wat je eerste productie moet halen.
question-watch = Kijk naar de automa's
question-watch-about = De automa's spelen vanzelf; ga verder als je hebt gezien wat ze deden.

## Vooruit beslissen
plan-bank-rest = Al mijn { -engineer(count: "many") } naar de bank
plan-bank-rest-about = In je volgende beurt gaat iedereen die je nog hebt naar de bank.

## Zetten
move-pass = Passen
move-decline = Afzien
move-accept = Aannemen
move-watch = Toekijken
move-place = Plaats { -engineer(count: "many") }: { $space }
move-architect = Stuur de architect: { $space }
move-bank = { $count ->
    [one] { $count } { -engineer } naar de bank
   *[other] { $count } { -engineer(count: "many") } naar de bank
    }
move-without-engineers = { $copied ->
    [0] Bouw zonder { -engineer(count: "many") }: { $tile }
   *[other] Bouw zonder { -engineer(count: "many") }: kopie van { $tile }
    }
move-work-on-wheel = Voer { $work } uit, machines op { -wheel(case: "the") }
move-copy = Kopieer { $officer }
move-build = Bouw { $piece_a }: { $target }
move-with = Gebruik { $tile_object }
move-copying = Kopieer { $tile_object } van { -wheel(case: "the") }
move-pay = { $mixers ->
    [0] { $excavators ->
        [0] Betaal geen machines
        [one] Betaal { $excavators } { -excavator }
       *[other] Betaal { $excavators } { -excavator(count: "many") }
        }
   *[other] { $excavators ->
        [0] { $mixers ->
            [one] Betaal { $mixers } { -mixer }
           *[other] Betaal { $mixers } { -mixer(count: "many") }
            }
       *[other] Betaal { $excavators ->
            [one] { $excavators } { -excavator }
           *[other] { $excavators } { -excavator(count: "many") }
            } en { $mixers ->
            [one] { $mixers } { -mixer }
           *[other] { $mixers } { -mixer(count: "many") }
            }
        }
    }
move-produce = { $drops ->
    [one] { $drops } { -drop }
   *[other] { $drops } { -drop(count: "many") }
    } uit { $dam } door { $conduit }
move-fulfil = Voltooi { $contract_object }
move-take = Neem { $contract_object }
move-discard = Leg { $contract_object } af
move-drop = { -drop(case: "capital") } op { $headstream }
move-gain = Neem { $machine_a }
move-fill = { -drop(case: "capital") } in { $dam }
move-patent = Neem { $tile_object }
move-retrieve = Neem { $tile_object } terug
move-segment = { $count ->
    [0] Het open segment
    [one] Het segment dat na { $count } draaiing terugkomt
   *[other] Het segment dat na { $count } draaiingen terugkomt
    }
move-recover = Neem { $machine_a } terug
move-work = Voer { $work } uit met een lening
move-perform = Gebruik { $building_object }
move-bid = Bied { $count } op plaats { $place }
move-pick = { $company } met { $officer }
move-start-with = Begin met { $contract_object }
cost-place = { $engineers ->
    [one] { $engineers } { -engineer }
   *[other] { $engineers } { -engineer(count: "many") }
    }{ $credits ->
    [0] {""}
    [one] , { $credits } { -credit }
   *[other] , { $credits } { -credit(count: "many") }
    }{ $energy ->
    [0] {""}
   *[other] , tot { $energy } energie
    } (over: { $engineers_left ->
    [one] { $engineers_left } { -engineer }
   *[other] { $engineers_left } { -engineer(count: "many") }
    }, { $left ->
    [one] { $left } { -credit }
   *[other] { $left } { -credit(count: "many") }
    })
cost-architect = de architect{ $credits ->
    [0] {""}
    [one] , { $credits } { -credit }
   *[other] , { $credits } { -credit(count: "many") }
    }{ $energy ->
    [0] {""}
   *[other] , tot { $energy } energie
    } (over: { $engineers_left ->
    [one] { $engineers_left } { -engineer }
   *[other] { $engineers_left } { -engineer(count: "many") }
    }, { $left ->
    [one] { $left } { -credit }
   *[other] { $left } { -credit(count: "many") }
    })
cost-bank = { $credits ->
    [one] geeft { $credits } { -credit }
   *[other] geeft { $credits } { -credit(count: "many") }
    }
cost-build = { $price }
cost-pay = { $credits ->
    [0] geen { -credit(count: "many") }
    [one] plus { $credits } { -credit } ({ $left } over)
   *[other] plus { $credits } { -credit(count: "many") } ({ $left } over)
    }
cost-produce = { $energy } energie (spoor: { $total }){ $fee ->
    [0] {""}
    [one] , { $fee } { -credit } en { $fee } OP aan { $owner_object }
   *[other] , { $fee } { -credit(count: "many") } en { $fee } OP aan { $owner_object }
    }; voltooit: { $contracts }; water stroomt naar: { $dam }
cost-fulfil = beloning: { $reward }
cost-take = vraagt { $energy } energie; geeft { $reward }
cost-discard = vraagt { $energy } energie; geeft { $reward }
cost-start-with = vraagt { $energy } energie; geeft { $reward }
cost-drop = { $flowing ->
    [0] wacht op de waterstroom
   *[other] stroomt meteen: { $dam }
    }
cost-work = { $credits ->
    [one] { $credits } { -credit }
   *[other] { $credits } { -credit(count: "many") }
    } in plaats van { $machines }; geeft { $reward }
cost-work-on-wheel = { $machines }; geeft { $reward }
cost-bid = { $vp ->
    [one] { $vp } overwinningspunt
   *[other] { $vp } overwinningspunten
    }

## Zetten waarna niets anders wordt gemeld
did-decline = { $company_subject } { $company_number ->
    [one] ziet
   *[other] zien
    } ervan af.
did-without-engineers = { $company_subject } { $company_number ->
    [one] bouwt
   *[other] bouwen
    } zonder { -engineer(count: "many") }: { $copied ->
    [0] { $tile }
   *[other] kopie van { $tile }
    }.
did-build = { $company_subject } { $company_number ->
    [one] wil
   *[other] willen
    } { $piece_a } bouwen { $target_in }.
did-with = { $company_subject } { $company_number ->
    [one] gebruikt
   *[other] gebruiken
    } { $tile_object }.
did-copying = { $company_subject } { $company_number ->
    [one] kopieert
   *[other] kopiëren
    } { $tile_object } van { -wheel(case: "the") }.
did-segment = { $company_subject } { $company_number ->
    [one] kiest
   *[other] kiezen
    } het { $count ->
    [0] open segment
    [one] segment dat na { $count } draaiing terugkomt
   *[other] segment dat na { $count } draaiingen terugkomt
    }.
did-recover = { $company_subject } { $company_number ->
    [one] neemt
   *[other] nemen
    } { $machine_a } terug.

## Wat er gebeurde
event-bid-made = { $seat } biedt { $count } op plaats { $place }.
event-positions-settled = De volgorde staat vast en de biedingen zijn betaald.
event-pair-picked = { $seat } speelt { $company_object } met { $officer }.
event-contract-picked = { $company_subject } { $company_number ->
    [one] begint
   *[other] beginnen
    } met { $contract_object }.
event-round-begins = Ronde { $round } begint.
event-headstreams-filled = { $count ->
    [0] Geen nieuw water op { -headstream(count: "many", case: "the") }.
    [one] { $count } { -drop } valt op { -headstream(count: "many", case: "the") }.
   *[other] { $count } { -drop(count: "many") } vallen op { -headstream(count: "many", case: "the") }.
    }
event-placed = { $company_subject } { $company_number ->
    [one] plaatst
   *[other] plaatsen
    } { $count ->
    [0] de architect
    [one] { $count } { -engineer }
   *[other] { $count } { -engineer(count: "many") }
    } { $space_where }.
event-banked = { $company_subject } { $company_number ->
    [one] stuurt
   *[other] sturen
    } { $count ->
    [one] { $count } { -engineer }
   *[other] { $count } { -engineer(count: "many") }
    } naar de bank.
event-passed = { $company_subject } { $company_number ->
    [one] past
   *[other] passen
    }.
event-officer-copied = { $company_subject } { $company_number ->
    [one] kopieert
   *[other] kopiëren
    } { $officer }.
event-tile-taken = { $company_subject } { $company_number ->
    [one] neemt
   *[other] nemen
    } { $tile_object }.
event-constructed = { $company_subject } { $company_number ->
    [one] bouwt
   *[other] bouwen
    } { $piece_a } { $target_in }{ $tile_level ->
    [0] {""}
   *[other] {" "}met { $tile_object }
    }.
event-free-piece = { $company_subject } { $company_number ->
    [one] bouwt
   *[other] bouwen
    } gratis { $piece_a } { $target_in }.
event-income-revealed = { $company_subject } { $company_number ->
    [one] legt
   *[other] leggen
    } een inkomen bloot ({ $piece }).
event-income-taken = { $company_subject } { $company_number ->
    [one] neemt
   *[other] nemen
    } een inkomen ({ $piece }).
event-wheel-turned = { $company_subject } { $company_number ->
    [one] draait
   *[other] draaien
    } { -wheel(case: "the") } { $count } verder.
event-produced = { $company_subject } { $company_number ->
    [one] stuurt
   *[other] sturen
    } { $count ->
    [one] { $count } { -drop }
   *[other] { $count } { -drop(count: "many") }
    } door { $conduit_the } en { $company_number ->
    [one] produceert
   *[other] produceren
    } { $energy } energie.
event-tile-produced = { $company_subject } { $company_number ->
    [one] produceert
   *[other] produceren
    } { $energy } energie zonder water.
event-fee-paid = { $company_subject } { $company_number ->
    [one] betaalt
   *[other] betalen
    } { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    } aan { $owner_object } voor { -conduit(case: "the") }; de eigenaar scoort ook { $count } OP.
event-energy-steps = { $company_subject } { $company_number ->
    [one] gaat
   *[other] gaan
    } { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
    } vooruit op { -energy-track(case: "the") }.
event-contract-fulfilled = { $company_subject } { $company_number ->
    [one] voltooit
   *[other] voltooien
    } { $contract_object }.
event-contract-taken = { $company_subject } { $company_number ->
    [one] neemt
   *[other] nemen
    } { $contract_object }.
event-contract-discarded = { $company_subject } { $company_number ->
    [one] legt
   *[other] leggen
    } { $contract_object } af.
event-contract-opened = Nieuw in het aanbod: { $contract }.
event-contracts-removed = { $company_subject } { $company_number ->
    [one] verwijdert
   *[other] verwijderen
    } twee open { -contract(count: "many") }.
event-drop-placed = { $company_subject } { $company_number ->
    [one] legt
   *[other] leggen
    } { -drop(case: "a") } op { $headstream }.
event-drop-flows = { $company_subject } { $company_number ->
    [one] laat
   *[other] laten
    } { -drop(case: "a") } vanaf { $headstream } stromen.
event-drops-caught = { $count ->
    [one] { $count } { -drop } wordt opgevangen door { $dam_the }.
   *[other] { $count } { -drop(count: "many") } worden opgevangen door { $dam_the }.
    }
event-drops-left = { $count ->
    [one] { $count } { -drop } verlaat de kaart.
   *[other] { $count } { -drop(count: "many") } verlaten de kaart.
    }
event-dam-filled = { $company_subject } { $company_number ->
    [one] legt
   *[other] leggen
    } { $count ->
    [one] { $count } { -drop }
   *[other] { $count } { -drop(count: "many") }
    } in { $dam_the }.
event-machine-gained = { $company_subject } { $company_number ->
    [one] krijgt
   *[other] krijgen
    } { $machines }.
event-credits-gained = { $company_subject } { $company_number ->
    [one] krijgt
   *[other] krijgen
    } { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    }.
event-credits-paid = { $company_subject } { $company_number ->
    [one] betaalt
   *[other] betalen
    } { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    }.
event-vp-scored = { $company_subject } { $company_number ->
    [one] scoort
   *[other] scoren
    } { $count } OP.
event-tile-retrieved = { $company_subject } { $company_number ->
    [one] neemt
   *[other] nemen
    } { $tile_object } terug van { -wheel(case: "the") }.
event-work-done = { $company_subject } { $company_number ->
    [one] voert
   *[other] voeren
    } { $work } uit.
event-building-used = { $company_subject } { $company_number ->
    [one] gebruikt
   *[other] gebruiken
    } { $building_object }.
event-extra-turn = De architect geeft nog een beurt aan { $company_object }.
event-water-flows = Het water stroomt.
event-leader-award = { $company_subject } { $company_number ->
    [one] scoort
   *[other] scoren
    } { $count } OP voor de plaats op { -energy-track(case: "the") }.
event-energy-income = { $company_subject } { $company_number ->
    [one] heeft { $energy } energie en verdient
   *[other] hebben { $energy } energie en verdienen
    } { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    }.
event-zero-energy = { $company_subject } { $company_number ->
    [one] heeft niets geproduceerd en verliest
   *[other] hebben niets geproduceerd en verliezen
    } 3 OP.
event-bonus-scored = { $company_subject } { $company_number ->
    [one] scoort
   *[other] scoren
    } { $count } OP voor { $bonus }.
event-order-set = Nieuwe volgorde.
event-objective-scored = { $company_subject } { $company_number ->
    [one] scoort
   *[other] scoren
    } { $count } OP voor het doel ({ $objective }).
event-goods-scored = { $company_subject } { $company_number ->
    [one] scoort
   *[other] scoren
    } { $count } OP voor grondstoffen.
event-buildings-scored = { $company_subject } { $company_number ->
    [one] scoort
   *[other] scoren
    } { $count } OP voor privégebouwen.
event-water-scored = { $company_subject } { $company_number ->
    [one] scoort
   *[other] scoren
    } { $count } OP voor opgeslagen water.
event-game-ends = Het spel is afgelopen.
round-card-produced = Energie
round-card-income = Inkomen
round-card-scored = OP
round-card-built = Gebouwd
round-card-contracts = Voltooid
round-card-water = Opgevangen water: { $caught }. Water dat wegstroomde: { $left }.

## Waarom niet
why-not-asked = Daar gaat het nu niet om.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Zo'n zet bestaat niet.
why-not-in-this-game = Dat bestaat niet aan deze tafel.
why-occupied = Dat veld is al bezet.
why-too-few-engineers = Zo veel { -engineer(count: "many") } heb je niet.
why-too-dear = Dat kost meer { -credit(count: "many") } dan je hebt.
why-nothing-to-produce = Geen enkele combinatie van { -dam }, { -conduit } en { -powerhouse } levert daar energie op.
why-no-contract-there = Dat { -contract } ligt niet open.
why-no-tile-there = Daar ligt geen tegel meer.
why-no-work-there = Daar ligt geen extern werk meer.
why-too-few-machines = Die machines heb je niet.
why-nothing-to-construct = Er is niets dat je kunt bouwen en betalen.
why-leftmost-first = Je vult je velden van links.
why-not-your-officer = Dat is niet jouw { -officer }.
why-copied-already = Je hebt deze beurt al { -officer(case: "a") } gekopieerd.
why-needs-engineer-after = Houd één { -engineer } over voor de beurt zelf.
why-building-not-yours = Dat gebouw is niet van jou, of je hebt het al.
why-building-used = Je hebt dit gebouw deze ronde al gebruikt.
why-building-idle = De actie van het gebouw kan nu niet.
why-architect-alone = De architect moet alleen op een veld voor één { -engineer } staan.
why-no-architect = Je hebt geen architect.
why-engineers-left = Zet eerst al je { -engineer(count: "many") } in; in de bank passen er zoveel als je wilt.
why-no-piece-left = Zo'n bouwdeel heb je niet meer.
why-space-taken = Het veld is bezet.
why-basin-taken = In dit { -basin } heb je al zo'n bouwdeel.
why-not-your-dam = Dat is niet jouw { -dam }.
why-dam-full-height = De { -dam } kan niet hoger.
why-wrong-area = De beloning geldt niet voor dat gebied.
why-value-too-high = De beloning geldt niet voor { -conduit(case: "a") } van die waarde.
why-no-tile-for-it = Geen van je technologietegels bouwt dat.
why-cannot-pay = Dat kun je niet betalen.
why-tile-not-available = Die tegel is niet beschikbaar.
why-wrong-payment = Dat is niet wat het kost.
why-no-water = Zo veel { -drop(count: "many") } zitten niet in { -dam(case: "the") }.
why-no-conduit = Daar is geen { -conduit } gebouwd.
why-no-powerhouse = Aan het eind van die { -conduit } heb je geen { -powerhouse }.
why-same-powerhouse = De tweede productie heeft een andere { -powerhouse } nodig.
why-below-one = Dat zou geen energie opleveren.
why-fee-too-dear = Je kunt de vergoeding voor die { -conduit } niet betalen.
why-not-your-contract = Dat { -contract } is niet van jou.
why-not-enough-energy = Dat { -contract } vraagt meer energie.
why-must-choose = Daarvan kun je niet afzien.
why-officer-not-copyable = Die { -officer } kan in dit spel niet worden gekopieerd.
why-no-room = De { -dam } is vol.
why-same-dam = De { -drop } mag niet in de zojuist gebruikte { -dam }.
why-not-on-wheel = Die tegel ligt niet op je { -wheel }.
why-nothing-in-segment = Daar is niets terug te nemen.
why-bid-too-low = Een bod moet hoger zijn dan het huidige bod.
why-pair-taken = Dat { -company } is niet meer beschikbaar.
why-contract-taken = Dat { -starting-contract } is niet meer beschikbaar.
why-not-on-automa-tile = Mahiri werkt voor een automa: je eerste actie van een ronde moet op de open automategel staan.
why-tile-builds-other = Die tegel bouwt iets anders.
why-reward-is-other = De beloning is een ander bouwdeel.

## Opschriften
label-round = Ronde { $round } van 5
label-order = Volgorde
label-company = { -company(case: "capital") }
label-officer = { -officer(case: "capital") }
label-automa = automa { $level }
label-vp = OP
label-energy = Energie
label-credits = { -credit(count: "many", case: "capital") }
label-excavators = { -excavator(count: "many", case: "capital") }
label-mixers = { -mixer(count: "many", case: "capital") }
label-engineers = { -engineer(count: "many", case: "capital") }
label-tiles = Tegels
label-wheel = { -wheel(case: "capital") }
label-contracts = { -contract(count: "many", case: "capital") }
label-fulfilled = { $count } voltooid
label-open-contracts = Open { -contract(count: "many") }
label-national = Nationale { -contract(count: "many") }
label-patents = Octrooibureau
label-works = { -external-work(count: "many", case: "capital") }
label-buildings = Privégebouwen
label-bonus = Rondebonus
label-objective = Doel
label-water = Water
label-basin = { -basin(case: "capital") }
label-dams = { -dam(count: "many", case: "capital") }
label-conduits = { -conduit(count: "many", case: "capital") }
label-powerhouses = { -powerhouse(count: "many", case: "capital") }
label-taken = Bezette velden
label-productions = Mogelijke producties
label-on-offer = Beschikbaar
label-place = Plaats
label-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
    }
label-nothing = –
label-turbine-station = { -turbine-station(case: "capital") }
label-water-management = { -water-management(case: "capital") }
label-workshop = Werkplaats
label-machinery-shop = { -machinery-shop(case: "capital") }
label-contract-office = { -contract-office(case: "capital") }
label-bank = Bank
label-bank-about = Zoveel { -engineer(count: "many") } als je wilt, 1 { -credit } per stuk.
label-construction = Bouwactie
label-map = Kaart
label-management = Acties
label-companies = { -company(count: "many", case: "capital") }
label-incomes = Inkomen
label-ability = Vaardigheid
label-ability-on = actief
label-ability-off = nog niet actief
label-energy-track = Energie
label-goal = volledige bonus vanaf { $energy } energie
label-goal-now = { $count } × { $bonus }: nu { $points } OP
label-objective-now = aantal { $count }: nu { $points } OP
label-automa-next = Volgende automa-actie
label-automa-also = gaat daarna door met de volgende regel
label-automa-construct = bouwen: { $piece }
label-automa-remove = open { -contract(count: "many") } verwijderen
label-automa-machines = machines kopen
label-automa-criteria = Waar automa's bouwen
criterion-most-powerful-conduit = sterkste gebouwde { -conduit }
criterion-owned-powerhouse = leidt naar de eigen { -powerhouse }
criterion-upstream-powerhouse = vangt water van { -powerhouse(case: "a") }
criterion-red-outline-space = rode rand
criterion-most-water-drops = meeste { -drop(count: "many") } in de komende stroom
criterion-downstream-dam = leidt naar de eigen { -dam }
criterion-most-powerful = hoogste waarde
criterion-second-most-powerful = op één na hoogste waarde
criterion-owned-neutral-opponent-dam = bij een eigen { -dam }, anders neutraal, anders van een ander
criterion-opponent-neutral-owned-dam = bij { -dam(case: "a") } van een ander, anders neutraal, anders eigen
criterion-owned-opponent-powerhouse = naar een eigen { -powerhouse }, anders van een ander
criterion-opponent-owned-powerhouse = naar { -powerhouse(case: "a") } van een ander, anders eigen
criterion-owned-dam = verbonden met een eigen { -dam }
criterion-feeding-owned-dam = voedt een eigen { -dam }
criterion-not-feeding-opponent-dam = voedt geen { -dam } van een ander
criterion-basin = { -basin } { $basin }
label-taken-by = bezet: { $company }
label-needs = vraagt { $engineers ->
    [one] { $engineers } { -engineer }
   *[other] { $engineers } { -engineer(count: "many") }
    }{ $credits ->
    [0] {""}
    [one] , { $credits } { -credit }
   *[other] , { $credits } { -credit(count: "many") }
    }
label-neutral = neutraal
label-dam-facts = { $owner }: hoogte { $level }, { -drop(count: "many") } { $drops } van { $capacity }
label-empty-space = hier is niets gebouwd
label-red-border = rode rand: 3 { -credit(count: "many") } extra
label-leads-to = leidt naar { -powerhouse(count: "many", case: "the") } in { -basin } { $basin }
label-headstream-facts = wachtende { -drop(count: "many") }: { $drops }; nieuwe per ronde: { $tile }
label-wheel-open = open segment
label-wheel-turns = { $turns ->
    [one] terug na { $turns } draaiing
   *[other] terug na { $turns } draaiingen
    }
label-production-bonus = productie +{ $count }
label-passed = gepast
label-first-player = { $place }e in de volgorde
label-about-tile = met { $tile }
label-about-target = { $piece }: { $target }
label-about-modifier = Productiebonus { $modifier }
label-about-second = Tweede productie, zonder bonussen
label-about-energy = { $energy } energie beschikbaar
label-about-count = nog { $count }
label-about-map = Kies op de kaart of hier.
label-about-board = Kies op de actieborden of hier.
label-fee = { $count ->
    [one] vergoeding: { $count } { -credit } aan { $owner_object }
   *[other] vergoeding: { $count } { -credit(count: "many") } aan { $owner_object }
    }
label-water-goes = water → { $dam }
label-water-lost = water verlaat de kaart
label-bids = Biedingen
label-slots-left = vrije plaatsen bij gebouwen: { $count }
label-stack = stapel: { $count }
result-track = Overwinningspunten op het spoor
result-objective = Doel: { $objective }
result-goods = Grondstoffen: 1 punt per 5
result-buildings = Privégebouwen
result-water = { -drop(count: "many", case: "capital") } in je { -dam(count: "many") }
result-total = Totaal
result-tie = Gelijke stand: meer energie in de laatste ronde beslist.
result-energy = Energie in de laatste ronde
legend-goods = Wat je hebt
legend-pieces = Bouwdelen
legend-any = Bouwdeel naar keuze
legend-fulfil = Een { -contract } voltooien
legend-patent = Geavanceerde tegel
legend-dam = Een { -dam }: van wie, hoogte, { -drop(count: "many") } en vrije plaats
legend-neutral = Een neutrale { -dam }
legend-value = { -conduit(count: "many", case: "capital") }: waarde
legend-tiles = Technologietegels: basistegels en niveau I
legend-contract = { -contract(case: "capital") }: benodigde energie en beloning
figure-points = Overwinningspunten
figure-credits = { -credit(count: "many", case: "capital") }
figure-energy = Energie van de ronde
warning-no-energy = { $count ->
    [one] Hierna kun je deze ronde niet meer produceren, en een ronde zonder energie kost { $count } punt. Nu kun je nog produceren.
   *[other] Hierna kun je deze ronde niet meer produceren, en een ronde zonder energie kost { $count } punten. Nu kun je nog produceren.
    }
warning-contract-missed = Dit voltooit geen { -contract }. Een andere productie zou er een van { $energy } energie voltooien.
warning-contract-declined = Met deze energie kun je { -contract(case: "a") } voltooien.
warning-piece-declined = Je kunt het bouwdeel gratis plaatsen.
warning-water-declined = Het water kost niets.

## Openingen
trait-company = { -company(case: "capital") }
trait-officer = { -officer(case: "capital") }

## Tabellen van het boekje
table-tile = tegel
table-round = ronde { $round }
table-area = gebied
table-left-conduit = linker { -conduit }
table-right-conduit = rechter { -conduit }
table-conduit = waarde { $value }, naar { -basin } { $basin }
table-red = { $count } ({ $red } met rode rand)
table-powerhouses = velden voor { -powerhouse(count: "many") }
table-river = rivier naar
table-action = actie
table-actions = acties op volgorde
table-price = prijs
table-cost = kosten
table-reward = beloning
table-engineers = { $count ->
    [one] { $count } { -engineer }
   *[other] { $count } { -engineer(count: "many") }
    }
table-piece = bouwdeel
table-nth-piece = { $number }e bouwdeel
table-points-each = punten per stuk
table-building = gebouw
table-first-space = eerste veld
table-other-spaces = andere velden
table-colour-green = groene
table-colour-yellow = gele
table-colour-red = rode
table-automa-produce = productie { $modifier } voor { $colour } { -contract(count: "many") }
table-automa-remove = de open { $colour } { -contract(count: "many") } verwijderen
table-least-value = waarde { $value } of meer
table-search-down = van boven af
table-search-up = van onder af
table-letters = { -headstream(count: "many") }
table-start = vanaf { $place }
table-own-first = eigen eerst
table-rival-first = andere eerst
table-production = productie { $modifier }
table-take = { $count ->
    [one] { $count } { -contract }
   *[other] { $count } { -contract(count: "many") }
    }
table-companies = { -company(count: "many") }
table-basin = { -basin }
table-energy = energie
table-bonus = bonustegel
table-points = punten
table-dams = { -dam(count: "many") }
table-conduits = { -conduit(count: "many") }
table-houses = { -powerhouse(count: "many") }
table-company = { -company }
table-officer = { -officer }
table-contract = { -contract }

## Momenten
moment-last-round = De laatste ronde
moment-overflow = Overloop: { $count ->
    [one] { $count } { -drop } verlaat het bord.
   *[other] { $count } { -drop(count: "many") } verlaten het bord.
    }

## Hoe de karakters spelen
character-beaver-about = Laat geen inkomen liggen en heeft altijd geld over.
character-fox-about = Trekt water naar zich toe waar het maar kan.
character-owl-about = Draait vaak aan { -wheel(case: "the") }, om alles op tijd terug te hebben.
character-magpie-about = Verzamelt machines, meer dan hij nodig heeft.
