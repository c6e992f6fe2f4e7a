# Barrage in het Nederlands.
game-name = Barrage
game-about = Bouw dammen, leidingen en centrales, vang het water op en maak er energie van voordat het wegstroomt.

## Opties
option-start = Start
option-start-about = Hoe bedrijven, directeuren en startcontracten worden verdeeld.
option-start-introductory = introductiespel
option-start-random = willekeurig verdeeld
option-start-draft = gekozen in omgekeerde volgorde
option-start-auction = bieden op de volgorde, dan kiezen
option-leeghwater = Leeghwater-uitbreiding
option-leeghwater-about = Het Nederlandse bedrijf, vier directeuren, externe werken en privégebouwen.
option-new_officers = Twee extra directeuren
option-new_officers-about = Simone Luciani en Tommaso Battista ook zonder de uitbreiding.
option-automas = Automa's
option-automas-about = Hoeveel bedrijven met de automategels spelen.
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
option-automa_level-4 = oppermachtig: ook een directeur
option-viktor_germany = Viktor Fiesler met Duitsland
option-viktor_germany-about = Of het minimum van 4 ook voor de tweede productie geldt.
option-viktor_germany-both = beide producties
option-viktor_germany-first = alleen de eerste
option-construction_spaces = Bouwactievelden
option-construction_spaces-about = In welke volgorde je de velden op je bedrijfsbord vult.
option-construction_spaces-left-first = van links naar rechts
option-construction_spaces-any = elk vrij veld
option-discards = Afgelegde contracten
option-discards-about = Wat er gebeurt met contracten boven je limiet.
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
option-tile_energy-about = Welke contracten je mag voltooien met energie die niet uit een centrale komt.
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
option-zero_energy-about = Wat een bedrijf zonder productie krijgt.
option-zero_energy-penalty = 3 credits en min 3 punten
option-zero_energy-credits-only = alleen 3 credits
option-revealed_income = Onthuld inkomen
option-revealed_income-about = Wanneer een nieuw onthuld inkomen voor het eerst wordt uitbetaald.
option-revealed_income-at-once = meteen
option-revealed_income-income-phase = in de volgende inkomensfase
option-second_award = Punten voor de tweede plaats
option-second_award-about = Of de tweede plaats ook met 0 energie punten geeft.
option-second_award-above-zero = alleen boven 0 energie
option-second_award-always = altijd
option-water_drops = Druppels van een wateractie
option-water_drops-about = Of alle druppels van een wateractie moeten worden gelegd.
option-water_drops-one-at-least = minstens één
option-water_drops-all = allemaal
option-any_1_buildings = Joker I en privégebouwen
option-any_1_buildings-about = Of de joker van niveau I ook de 3 credits van een dure bouwplek bespaart.
option-any_1_buildings-free = de bouwplek kost niets
option-any_1_buildings-charged = de bouwplek kost 3 credits
option-jill_any_2 = Jill McDowell met joker II
option-jill_any_2-about = Wat een leiding kost als beide gebruikt kunnen worden.
option-jill_any_2-mixers-or-mix = haar waarde in betonmixers, of het dubbele in elke mix
option-jill_any_2-half-mix = haar waarde in elke mix
option-jill_any_2-full-mix = het dubbele in elke mix
option-france_simone = Frankrijk met Simone Luciani
option-france_simone-about = Hoe vaak de korting van 3 energie telt als één productie meerdere contracten voltooit.
option-france_simone-once = één keer voor alle samen
option-france_simone-each = voor elk contract
option-simone_energy = Simone Luciani zonder centrale
option-simone_energy-about = Welke energie meerdere contracten mag voltooien.
option-simone_energy-powerhouses = alleen die van een productieactie
option-simone_energy-all-energy = ook die van tegels, externe werken en gebouwen
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
piece-base = fundering
    .a = een fundering
piece-elevation = verhoging
    .a = een verhoging
piece-conduit = leiding
    .a = een leiding
piece-powerhouse = centrale
    .a = een centrale
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
bonus-contracts = voltooide contracten
bonus-bases = funderingen
bonus-elevations = verhogingen
bonus-conduits = leidingen
bonus-powerhouses = centrales
bonus-advanced-tiles = geavanceerde tegels
bonus-external-works = externe werken
bonus-buildings = privégebouwen
objective-red-spaces = bouwdelen op velden met rode rand
objective-strongest-area = bouwdelen in je sterkste gebied
objective-connections = eigen funderingen die met een eigen centrale zijn verbonden
objective-weakest-area = bouwdelen in je zwakste gebied
objective-basins-1 = bekkens met een eigen bouwdeel
objective-basins-3 = bekkens met drie eigen bouwdelen
region-mountain = bergen
region-hill = heuvels
region-plain = vlakte
machine-excavator = graafmachine
    .a = een graafmachine
machine-mixer = betonmixer
    .a = een betonmixer
side-left = links
side-right = rechts
side-upper = boven
side-lower = beneden
price-nothing = kost niets
place-dam = bekken { $basin }, dam { $side }
    .in = in bekken { $basin } ({ $side })
    .the = de dam in bekken { $basin } ({ $side })
place-conduit = bekken { $basin }, leiding { $side } (waarde { $value })
    .in = in bekken { $basin } ({ $side }, waarde { $value })
    .the = de leiding in bekken { $basin } ({ $side })
place-powerhouse = bekken { $basin }, centraleveld { $number }
    .in = in bekken { $basin } (veld { $number })
place-building = { $building }
    .in = ({ $building })
place-headstream = bron { $letter }
place-off-board = van het bord
space-sided = { $space } ({ $side })
space-produce = Turbinestation, productie { $modifier }
    .where = in het turbinestation (productie { $modifier })
space-water-two = Waterbeheer, twee druppels
    .where = bij waterbeheer
space-water-flow = Waterbeheer, één druppel die meteen stroomt
    .where = bij waterbeheer (meteen stromend)
space-rotate-1 = Werkplaats, bouwrad 1 draaien
    .where = in de werkplaats
space-rotate-2 = Werkplaats, bouwrad 2 draaien
    .where = in de werkplaats
space-rotate-3 = Werkplaats, bouwrad 3 draaien
    .where = in de werkplaats
space-buy-excavator = Machinehandel, een graafmachine
    .where = in de machinehandel
space-buy-any = Machinehandel, een machine naar keuze
    .where = in de machinehandel
space-buy-pair = Machinehandel, een graafmachine en een betonmixer
    .where = in de machinehandel
space-take-1 = Contractkantoor, één contract
    .where = in het contractkantoor
space-take-1b = Contractkantoor, één contract (tweede rij)
    .where = in het contractkantoor
space-take-2 = Contractkantoor, twee contracten
    .where = in het contractkantoor
space-patent = Octrooibureau, tegel { $number }
    .where = in het octrooibureau
space-external-work = Externe werken, tegel { $number }
    .where = bij de externe werken
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
tile-base-1-about = Leg daarna een druppel in elk van je lege dammen.
tile-elevation-1-about = Draai daarna je bouwrad 1 per gebouwde verhoging.
tile-conduit-1-about = Daarna krijg je credits: tweemaal de waarde van de leiding.
tile-powerhouse-1-about = Kost geen ingenieurs en geen bouwactieveld.
tile-any-1-about = Bouwt alles; velden met rode rand kosten niets extra.
tile-building-1-about = Daarna mag je het nieuwe gebouw meteen gebruiken.
tile-base-2-about = Daarna produceer je 1 energie per gebouwde fundering.
tile-elevation-2-about = Vul daarna de zojuist verhoogde dam.
tile-conduit-2-about = Geen leiding kost meer dan 5 graafmachines.
tile-powerhouse-2-about = Daarna mag je één keer met +2 produceren.
tile-any-2-about = Bouwt alles; graafmachines en betonmixers vervangen elkaar.
tile-building-2-about = Je betaalt maar één van beide soorten machines.
tile-base-3-about = Kost geen ingenieurs, geen bouwactieveld en geen graafmachines.
tile-elevation-3-about = Daarna 3 punten voor elk van je dammen van hoogte 2 of 3.
tile-conduit-3-about = Daarna produceer je energie: tweemaal de waarde van de leiding.
tile-powerhouse-3-about = Daarna 3 punten voor elk van je centrales.
tile-any-3-about = Bouwt alles; daarna 3 punten voor elk van je geavanceerde tegels.
tile-building-3-about = Daarna meteen de punten van het gebouw, en aan het eind nog eens.
tile-anton-copy-tile-about = Telt als een technologietegel naar keuze op je bouwrad.
tile-leslie-works-tile-about = Externe werken: de machines gaan op je bouwrad, en het rad draait 1.
contract-start = startcontract ({ $energy } energie)
    .object = het startcontract ({ $energy } energie)
contract-green = groen contract ({ $energy } energie)
    .object = het groene contract ({ $energy } energie)
contract-yellow = geel contract ({ $energy } energie)
    .object = het gele contract ({ $energy } energie)
contract-red = rood contract ({ $energy } energie)
    .object = het rode contract ({ $energy } energie)
contract-national = nationaal contract ({ $energy } energie)
    .object = het nationale contract ({ $energy } energie)
contract-work = extern werk { $number }
effect-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
    }
effect-vp = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
    }
effect-excavators = { $count ->
    [one] { $count } graafmachine
   *[other] { $count } graafmachines
    }
effect-mixers = { $count ->
    [one] { $count } betonmixer
   *[other] { $count } betonmixers
    }
effect-any-machines = { $count ->
    [one] { $count } machine naar keuze
   *[other] { $count } machines naar keuze
    }
effect-rotate = bouwrad { $count } draaien
effect-energy-steps = { $count ->
    [one] { $count } stap op het energiespoor
   *[other] { $count } stappen op het energiespoor
    }
effect-headstream-drops = { $count ->
    [one] { $count } druppel op een bron
   *[other] { $count } druppels op bronnen
    }
effect-flowing-drops = { $count ->
    [one] { $count } druppel die meteen stroomt
   *[other] { $count } druppels die meteen stromen
    }
effect-build-base = een gratis fundering ({ $areas })
effect-build-elevation = { $count ->
    [one] { $count } gratis verhoging
   *[other] { $count } gratis verhogingen
    }
effect-build-conduit-max = een gratis leiding tot waarde { $count }
effect-build-powerhouse = { $count ->
    [one] { $count } gratis centrale
   *[other] { $count } gratis centrales
    }
effect-fulfil-own-contract-max = een van je contracten tot { $count } energie voltooien
effect-fulfil-any = een van je contracten voltooien
effect-take-advanced-tile = een open geavanceerde tegel
effect-energy-produced = { $count } energie produceren
company-usa-about = Vanaf de derde centrale: één energiestap voor elke druppel die over de rivier in een zone met jouw centrale komt.
company-germany-about = Vanaf de derde centrale: na elke productie mag je met een andere centrale nog eens produceren, zonder bonussen.
company-italy-about = Vanaf de derde centrale: 3 energiestappen na elke productie.
company-france-about = Vanaf de derde centrale: contracten vragen bij een productie 3 energie minder.
company-netherlands-about = Vanaf de derde centrale: na elke productie mag je een druppel in een andere dam van je leggen.
officer-wilhelm-adler = Wilhelm Adler
officer-wilhelm-adler-about = Je funderingen kosten overal 3 graafmachines.
officer-graziano-del-monte = Graziano Del Monte
officer-graziano-del-monte-about = Je dammen van hoogte 3 houden 4 druppels vast.
officer-viktor-fiesler = Viktor Fiesler
officer-viktor-fiesler-about = Druppels maal waarde telt altijd als minstens 4.
officer-jill-mcdowell = Jill McDowell
officer-jill-mcdowell-about = Leidingen mag je met betonmixers betalen: zoveel als hun waarde.
officer-solomon-p-jordan = Solomon P. Jordan
officer-solomon-p-jordan-about = Bij het bouwen mag je elke machine vervangen door 3 credits.
officer-anton-krylov = Anton Krylov
officer-anton-krylov-about = Een extra tegel die een technologietegel op je bouwrad kopieert.
officer-mahiri-sekibo = Mahiri Sekibo
officer-mahiri-sekibo-about = Voor één ingenieur gebruik je deze beurt een andere directeur; de tweede keer in een ronde kost dat ook 3 credits.
officer-simone-luciani = Simone Luciani
officer-simone-luciani-about = Je mag 4 contracten houden en er met één productie meerdere voltooien.
officer-tommaso-battista = Tommaso Battista
officer-tommaso-battista-about = Zet de architect alleen op een actieveld voor één ingenieur, en je bent nog eens aan de beurt.
officer-leslie-spencer = Leslie Spencer
officer-leslie-spencer-about = Machines voor een extern werk leg je op je bouwrad in plaats van ze af te geven.
officer-margot-fouche = Margot Fouche
officer-margot-fouche-about = Een eigen actieveld: gebruik een van je gebouwen.
building-cofferdam-about = Een druppel in een eigen of neutrale dam.
building-control-station-about = Produceer met +3.
building-customer-office-about = Voor 3 credits: voltooi een van je contracten zonder productie.
building-development-office-about = Neem een tegel terug van het bouwrad.
building-energy-relay-field-about = Voor 1 credit: 4 energiestappen.
building-financial-division-about = 5 credits.
building-loan-agency-about = Een extern werk voor 2 credits per machine.
building-research-lab-about = Neem de helft van de machines van een segment terug.
building-robot-factory-about = Voor 1 credit: 2 machines naar keuze.
building-wind-farm-about = Voor 2 credits: produceer 5 energie.

## Fasen en vragen
phase-auction = Veiling om de volgorde
phase-draft = Keuze
phase-income = Inkomen
phase-actions = Acties
phase-water-flow = Waterstroom
phase-scoring = Puntentelling
phase-game-over = Einde van het spel
question-nothing = Niets te beslissen
question-turn = Plaats ingenieurs
question-construct = Kies wat je bouwt
question-tile = Kies een technologietegel
question-pay = Kies hoe je betaalt
question-free-piece = Plaats een gratis bouwdeel of zie ervan af
question-produce = Kies dam, leiding en druppels
question-fulfil = Voltooi een contract of zie ervan af
question-drops = Leg een waterdruppel
question-machines = Kies een machine
question-take-contract = Neem een contract
question-discard-contract = Leg een contract af
question-copy-officer = Kies een directeur om te kopiëren
question-first-water = Een druppel in elke lege dam?
question-fill-dam = Kies een dam voor een druppel
question-advanced-tile = Kies een geavanceerde tegel
question-fulfil-unproduced = Voltooi een contract zonder productie
question-retrieve-tile = Neem een tegel terug van het bouwrad
question-segment = Kies een segment van het bouwrad
question-recover = Kies een machine om terug te nemen
question-external-work = Kies een extern werk
question-margot = Kies een van je gebouwen
question-building-action = Het nieuwe gebouw meteen gebruiken?
question-bid = Bied op een plaats in de volgorde
question-pair = Kies een bedrijf met directeur
question-starting-contract = Kies een startcontract
question-watch = Kijk naar de automa's

## Zetten
move-pass = Passen
move-decline = Afzien
move-accept = Aannemen
move-watch = Toekijken
move-place = Plaats ingenieurs: { $space }
move-architect = Stuur de architect: { $space }
move-bank = { $count ->
    [one] { $count } ingenieur naar de bank
   *[other] { $count } ingenieurs naar de bank
    }
move-without-engineers = { $copied ->
    [0] Bouw zonder ingenieurs: { $tile }
   *[other] Bouw zonder ingenieurs: kopie van { $tile }
    }
move-work-on-wheel = Voer { $work } uit, machines op het bouwrad
move-copy = Kopieer { $officer }
move-build = Bouw { $piece_a }: { $target }
move-with = Gebruik { $tile_object }
move-copying = Kopieer { $tile_object } van het bouwrad
move-pay = { $mixers ->
    [0] { $excavators ->
        [0] Betaal geen machines
        [one] Betaal { $excavators } graafmachine
       *[other] Betaal { $excavators } graafmachines
        }
   *[other] { $excavators ->
        [0] { $mixers ->
            [one] Betaal { $mixers } betonmixer
           *[other] Betaal { $mixers } betonmixers
            }
       *[other] Betaal { $excavators ->
            [one] { $excavators } graafmachine
           *[other] { $excavators } graafmachines
            } en { $mixers ->
            [one] { $mixers } betonmixer
           *[other] { $mixers } betonmixers
            }
        }
    }
move-produce = { $drops ->
    [one] { $drops } druppel
   *[other] { $drops } druppels
    } uit { $dam } door { $conduit }
move-fulfil = Voltooi { $contract_object }
move-take = Neem { $contract_object }
move-discard = Leg { $contract_object } af
move-drop = Druppel op { $headstream }
move-gain = Neem { $machine_a }
move-fill = Druppel in { $dam }
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
    [one] { $engineers } ingenieur
   *[other] { $engineers } ingenieurs
    }{ $credits ->
    [0] {""}
    [one] , { $credits } credit
   *[other] , { $credits } credits
    }{ $energy ->
    [0] {""}
   *[other] , tot { $energy } energie
    } (over: { $engineers_left ->
    [one] { $engineers_left } ingenieur
   *[other] { $engineers_left } ingenieurs
    }, { $left ->
    [one] { $left } credit
   *[other] { $left } credits
    })
cost-architect = de architect{ $credits ->
    [0] {""}
    [one] , { $credits } credit
   *[other] , { $credits } credits
    }{ $energy ->
    [0] {""}
   *[other] , tot { $energy } energie
    } (over: { $engineers_left ->
    [one] { $engineers_left } ingenieur
   *[other] { $engineers_left } ingenieurs
    }, { $left ->
    [one] { $left } credit
   *[other] { $left } credits
    })
cost-bank = { $credits ->
    [one] geeft { $credits } credit
   *[other] geeft { $credits } credits
    }
cost-build = { $price }
cost-pay = { $credits ->
    [0] geen credits
    [one] plus { $credits } credit ({ $left } over)
   *[other] plus { $credits } credits ({ $left } over)
    }
cost-produce = { $energy } energie (spoor: { $total }){ $fee ->
    [0] {""}
    [one] , { $fee } credit en { $fee } OP aan { $owner_object }
   *[other] , { $fee } credits en { $fee } OP aan { $owner_object }
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
    [one] { $credits } credit
   *[other] { $credits } credits
    } in plaats van { $machines }; geeft { $reward }
cost-work-on-wheel = { $machines }; geeft { $reward }
cost-bid = { $vp ->
    [one] { $vp } overwinningspunt
   *[other] { $vp } overwinningspunten
    }

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
    [0] Geen nieuw water op de bronnen.
    [one] { $count } druppel valt op de bronnen.
   *[other] { $count } druppels vallen op de bronnen.
    }
event-placed = { $company_subject } { $company_number ->
    [one] plaatst
   *[other] plaatsen
    } { $count ->
    [0] de architect
    [one] { $count } ingenieur
   *[other] { $count } ingenieurs
    } { $space_where }.
event-banked = { $company_subject } { $company_number ->
    [one] stuurt
   *[other] sturen
    } { $count ->
    [one] { $count } ingenieur
   *[other] { $count } ingenieurs
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
    [one] onthult
   *[other] onthullen
    } een inkomen ({ $piece }).
event-income-taken = { $company_subject } { $company_number ->
    [one] neemt
   *[other] nemen
    } een inkomen ({ $piece }).
event-wheel-turned = { $company_subject } { $company_number ->
    [one] draait
   *[other] draaien
    } het bouwrad { $count } verder.
event-produced = { $company_subject } { $company_number ->
    [one] stuurt
   *[other] sturen
    } { $count ->
    [one] { $count } druppel
   *[other] { $count } druppels
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
    [one] { $count } credit
   *[other] { $count } credits
    } aan { $owner_object } voor de leiding; de eigenaar scoort ook { $count } OP.
event-energy-steps = { $company_subject } { $company_number ->
    [one] gaat
   *[other] gaan
    } { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
    } vooruit op het energiespoor.
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
    } twee open contracten.
event-drop-placed = { $company_subject } { $company_number ->
    [one] legt
   *[other] leggen
    } een druppel op { $headstream }.
event-drop-flows = { $company_subject } { $company_number ->
    [one] laat
   *[other] laten
    } een druppel vanaf { $headstream } stromen.
event-drops-caught = { $count ->
    [one] { $count } druppel wordt opgevangen door { $dam_the }.
   *[other] { $count } druppels worden opgevangen door { $dam_the }.
    }
event-drops-left = { $count ->
    [one] { $count } druppel verlaat het bord.
   *[other] { $count } druppels verlaten het bord.
    }
event-dam-filled = { $company_subject } { $company_number ->
    [one] legt
   *[other] leggen
    } { $count ->
    [one] { $count } druppel
   *[other] { $count } druppels
    } in { $dam_the }.
event-machine-gained = { $company_subject } { $company_number ->
    [one] krijgt
   *[other] krijgen
    } { $machines }.
event-credits-gained = { $company_subject } { $company_number ->
    [one] krijgt
   *[other] krijgen
    } { $count ->
    [one] { $count } credit
   *[other] { $count } credits
    }.
event-vp-scored = { $company_subject } { $company_number ->
    [one] scoort
   *[other] scoren
    } { $count } OP.
event-tile-retrieved = { $company_subject } { $company_number ->
    [one] neemt
   *[other] nemen
    } { $tile_object } terug van het bouwrad.
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
    } { $count } OP voor de plaats op het energiespoor.
event-energy-income = { $company_subject } { $company_number ->
    [one] heeft { $energy } energie en verdient
   *[other] hebben { $energy } energie en verdienen
    } { $count ->
    [one] { $count } credit
   *[other] { $count } credits
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

## Waarom niet
why-not-asked = Daar gaat het nu niet om.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Zo'n zet bestaat niet.
why-not-in-this-game = Dat bestaat niet aan deze tafel.
why-occupied = Dat veld is al bezet.
why-too-few-engineers = Zo veel ingenieurs heb je niet.
why-too-dear = Dat kost meer credits dan je hebt.
why-nothing-to-produce = Geen enkele combinatie van dam, leiding en centrale levert daar energie op.
why-no-contract-there = Dat contract ligt niet open.
why-no-tile-there = Daar ligt geen tegel meer.
why-no-work-there = Daar ligt geen extern werk meer.
why-too-few-machines = Die machines heb je niet.
why-nothing-to-construct = Er is niets dat je kunt bouwen en betalen.
why-leftmost-first = Je vult je velden van links.
why-not-your-officer = Dat is niet jouw directeur.
why-copied-already = Je hebt deze beurt al een directeur gekopieerd.
why-needs-engineer-after = Houd één ingenieur over voor de beurt zelf.
why-building-not-yours = Dat gebouw is niet van jou, of je hebt het al.
why-building-used = Je hebt dit gebouw deze ronde al gebruikt.
why-building-idle = De actie van het gebouw kan nu niet.
why-architect-alone = De architect moet alleen op een veld voor één ingenieur staan.
why-no-architect = Je hebt geen architect.
why-engineers-left = Zet eerst al je ingenieurs in; in de bank passen er zoveel als je wilt.
why-no-piece-left = Zo'n bouwdeel heb je niet meer.
why-space-taken = Het veld is bezet.
why-basin-taken = In dit bekken heb je al zo'n bouwdeel.
why-not-your-dam = Dat is niet jouw dam.
why-dam-full-height = De dam kan niet hoger.
why-wrong-area = De beloning geldt niet voor dat gebied.
why-value-too-high = De beloning geldt niet voor een leiding van die waarde.
why-no-tile-for-it = Geen van je technologietegels bouwt dat.
why-cannot-pay = Dat kun je niet betalen.
why-tile-not-available = Die tegel is niet beschikbaar.
why-wrong-payment = Dat is niet wat het kost.
why-no-water = Zo veel druppels zitten niet in de dam.
why-no-conduit = Daar is geen leiding gebouwd.
why-no-powerhouse = Aan het eind van die leiding heb je geen centrale.
why-same-powerhouse = De tweede productie heeft een andere centrale nodig.
why-below-one = Dat zou geen energie opleveren.
why-fee-too-dear = Je kunt de vergoeding voor die leiding niet betalen.
why-not-your-contract = Dat contract is niet van jou.
why-not-enough-energy = Dat contract vraagt meer energie.
why-must-choose = Daarvan kun je niet afzien.
why-officer-not-copyable = Die directeur kan in dit spel niet worden gekopieerd.
why-no-room = De dam is vol.
why-same-dam = De druppel mag niet in de zojuist gebruikte dam.
why-not-on-wheel = Die tegel ligt niet op je bouwrad.
why-nothing-in-segment = Daar is niets terug te nemen.
why-bid-too-low = Een bod moet hoger zijn dan het huidige bod.
why-pair-taken = Dat bedrijf is niet meer beschikbaar.
why-contract-taken = Dat startcontract is niet meer beschikbaar.
why-not-on-automa-tile = Mahiri werkt voor een automa: je eerste actie van een ronde moet op de open automategel staan.
why-tile-builds-other = Die tegel bouwt iets anders.
why-reward-is-other = De beloning is een ander bouwdeel.

## Opschriften
label-round = Ronde { $round } van 5
label-order = Volgorde
label-company = Bedrijf
label-officer = Directeur
label-automa = automa { $level }
label-vp = OP
label-energy = Energie
label-credits = Credits
label-excavators = Graafmachines
label-mixers = Betonmixers
label-engineers = Ingenieurs
label-tiles = Tegels
label-wheel = Bouwrad
label-contracts = Contracten
label-fulfilled = { $count } voltooid
label-open-contracts = Open contracten
label-national = Nationale contracten
label-patents = Octrooibureau
label-works = Externe werken
label-buildings = Privégebouwen
label-bonus = Rondebonus
label-objective = Doel
label-water = Water
label-basin = Bekken
label-dams = Dammen
label-conduits = Leidingen
label-powerhouses = Centrales
label-taken = Bezette velden
label-productions = Mogelijke producties
label-on-offer = Beschikbaar
label-place = Plaats
label-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
    }
label-nothing = –
label-turbine-station = Turbinestation
label-water-management = Waterbeheer
label-workshop = Werkplaats
label-machinery-shop = Machinehandel
label-contract-office = Contractkantoor
label-bank = Bank
label-bank-about = Zoveel ingenieurs als je wilt, 1 credit per stuk.
label-construction = Bouwactie
label-map = Kaart
label-management = Acties
label-companies = Bedrijven
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
label-automa-remove = open contracten verwijderen
label-automa-machines = machines kopen
label-automa-criteria = Waar automa's bouwen
criterion-most-powerful-conduit = sterkste gebouwde leiding
criterion-owned-powerhouse = leidt naar de eigen centrale
criterion-upstream-powerhouse = vangt water van een centrale
criterion-red-outline-space = rode rand
criterion-most-water-drops = meeste druppels in de komende stroom
criterion-downstream-dam = leidt naar de eigen dam
criterion-most-powerful = hoogste waarde
criterion-second-most-powerful = op één na hoogste waarde
criterion-owned-neutral-opponent-dam = bij een eigen dam, anders neutraal, anders van een ander
criterion-opponent-neutral-owned-dam = bij een dam van een ander, anders neutraal, anders eigen
criterion-owned-opponent-powerhouse = naar een eigen centrale, anders van een ander
criterion-opponent-owned-powerhouse = naar een centrale van een ander, anders eigen
criterion-owned-dam = verbonden met een eigen dam
criterion-feeding-owned-dam = voedt een eigen dam
criterion-not-feeding-opponent-dam = voedt geen dam van een ander
criterion-basin = bekken { $basin }
label-taken-by = bezet: { $company }
label-needs = vraagt { $engineers ->
    [one] { $engineers } ingenieur
   *[other] { $engineers } ingenieurs
    }{ $credits ->
    [0] {""}
    [one] , { $credits } credit
   *[other] , { $credits } credits
    }
label-neutral = neutraal
label-dam-facts = { $owner }: hoogte { $level }, { $drops } van { $capacity } druppels
label-empty-space = hier is niets gebouwd
label-red-border = rode rand: 3 credits extra
label-leads-to = leidt naar de centrales in bekken { $basin }
label-headstream-facts = wachtende druppels: { $drops }; nieuwe per ronde: { $tile }
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
    [one] vergoeding: { $count } credit aan { $owner_object }
   *[other] vergoeding: { $count } credits aan { $owner_object }
    }
label-water-goes = water → { $dam }
label-water-lost = water verlaat het bord
label-bids = Biedingen
label-slots-left = vrije bouwplekken: { $count }
label-stack = stapel: { $count }
result-track = Overwinningspunten op het spoor
result-objective = Doel: { $objective }
result-goods = Grondstoffen: 1 punt per 5
result-buildings = Privégebouwen
result-water = Druppels in je dammen
result-total = Totaal
result-tie = Gelijke stand: meer energie in de laatste ronde beslist.
result-energy = Energie in de laatste ronde
figure-points = Overwinningspunten
figure-credits = Credits
figure-energy = Energie van de ronde
warning-no-energy = { $count ->
    [one] Hierna kun je deze ronde niet meer produceren, en een ronde zonder energie kost { $count } punt. Nu kun je nog produceren.
   *[other] Hierna kun je deze ronde niet meer produceren, en een ronde zonder energie kost { $count } punten. Nu kun je nog produceren.
    }
warning-contract-missed = Dit voltooit geen contract. Een andere productie zou er een van { $energy } energie voltooien.
warning-contract-declined = Met deze energie kun je een contract voltooien.
warning-piece-declined = Je kunt het bouwdeel gratis plaatsen.
warning-water-declined = Het water kost niets.
