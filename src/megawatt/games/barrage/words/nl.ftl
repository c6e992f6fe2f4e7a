# Barrage in het Nederlands.
game-name = Barrage
game-about = Bouw dammen, leidingen en centrales, vang het water op en maak er energie van voordat het wegstroomt.

## Opties
option-start = Start
option-start-about = Hoe bedrijven, medewerkers en startcontracten worden verdeeld.
option-start-introductory = introductiespel
option-start-random = willekeurig verdeeld
option-start-draft = gekozen in omgekeerde volgorde
option-start-auction = bieden op de volgorde, dan kiezen
option-leeghwater = Leeghwater-uitbreiding
option-leeghwater-about = Het Nederlandse bedrijf, vier medewerkers, externe werken en privégebouwen.
option-new_officers = Twee extra medewerkers
option-new_officers-about = Simone Luciani en Tommaso Battista ook zonder de uitbreiding.
option-automas = Automa's
option-automas-about = Hoeveel bedrijven met de automategels spelen.
option-automas-auto = één tegen een enkele speler
option-automas-0 = geen
option-automas-1 = één
option-automas-2 = twee
option-automas-3 = drie
option-automa_level = Niveau van de automa's
option-automa_level-about = Hoeveel van hun bedrijfsbord de automa's gebruiken.
option-automa_level-1 = laagspanning: geen inkomsten, geen bonus
option-automa_level-2 = normaal: inkomsten en bonus
option-automa_level-3 = hoogspanning: ook vaardigheid en tegels
option-automa_level-4 = oppermachtig: ook een medewerker
option-viktor_germany = Viktor Fiesler met Duitsland
option-viktor_germany-about = Of het minimum van 4 ook voor de tweede productie geldt.
option-viktor_germany-both = beide producties
option-viktor_germany-first = alleen de eerste
option-construction_spaces = Bouwvakken
option-construction_spaces-about = In welke volgorde de vakken van het bedrijfsbord worden gebruikt.
option-construction_spaces-left-first = van links
option-construction_spaces-any = elk vrij vak
option-discards = Afgelegde contracten
option-discards-about = Wat er gebeurt met contracten boven de limiet.
option-discards-under-stack = onder hun stapel
option-discards-removed = uit het spel
option-income_order = Volgorde van inkomsten
option-income_order-about = Wie het eerst inkomsten neemt als dat uitmaakt.
option-income_order-last-first = de laatste in de volgorde eerst
option-income_order-turn-order = in spelvolgorde
option-objective_zero = Doel bij nul
option-objective_zero-about = Of ook een aantal van nul punten voor het doel kan geven.
option-objective_zero-ranked = gewoon meegeteld
option-objective_zero-nothing = geen punten
option-tile_energy = Energie van tegels
option-tile_energy-about = Welke contracten energie zonder centrale mag vervullen.
option-tile_energy-private-contracts = alleen private
option-tile_energy-all-contracts = alle, met Franse korting
option-disputed_tiles = Betwiste tegels
option-disputed_tiles-about = Beloningen en kosten van zes tegels waarover lijsten verschillen.
option-disputed_tiles-listed = de gebruikelijke lijst
option-disputed_tiles-fan-list = de fanlijst
option-wild_tile = Joker-basistegel
option-wild_tile-about = In welke spellen elk bedrijf een basistegel voor elk bouwdeel heeft.
option-wild_tile-introductory = alleen in het introductiespel
option-wild_tile-always = in elk spel
option-zero_energy = Geen energie in een ronde
option-zero_energy-about = Wat een bedrijf zonder productie krijgt.
option-zero_energy-penalty = 3 krediet en min 3 punten
option-zero_energy-credits-only = alleen 3 krediet
option-revealed_income = Onthuld inkomen
option-revealed_income-about = Wanneer een nieuw onthuld inkomen voor het eerst wordt betaald.
option-revealed_income-at-once = meteen
option-revealed_income-income-phase = in de volgende inkomstenfase
option-second_award = Prijs voor de tweede plaats
option-second_award-about = Of de tweede plaats ook met 0 energie punten geeft.
option-second_award-above-zero = alleen boven 0 energie
option-second_award-always = altijd

## Dingen
company-usa = VS
company-germany = Duitsland
company-italy = Italië
company-france = Frankrijk
company-netherlands = Nederland
piece-base = basis
piece-elevation = verhoging
piece-conduit = leiding
piece-powerhouse = centrale
piece-any = willekeurig bouwdeel
piece-building = gebouw
building-cofferdam = kistdam
building-control-station = controlestation
building-customer-office = klantenkantoor
building-development-office = ontwikkelbureau
building-energy-relay-field = relaisveld
building-financial-division = financiële afdeling
building-loan-agency = leenkantoor
building-research-lab = onderzoekslab
building-robot-factory = robotfabriek
building-wind-farm = windpark
bonus-contracts = vervulde contracten
bonus-bases = basissen
bonus-elevations = verhogingen
bonus-conduits = leidingen
bonus-powerhouses = centrales
bonus-advanced-tiles = geavanceerde tegels
bonus-external-works = externe werken
bonus-buildings = privégebouwen
objective-red-spaces = bouwdelen op vakken met rode rand
objective-strongest-area = bouwdelen in het sterkste eigen gebied
objective-connections = eigen basissen verbonden met een eigen centrale
objective-weakest-area = bouwdelen in het zwakste eigen gebied
objective-basins-1 = bekkens met een eigen bouwdeel
objective-basins-3 = bekkens met drie eigen bouwdelen
region-mountain = bergen
region-hill = heuvels
region-plain = vlakte
machine-excavator = graafmachine
machine-mixer = mixer
side-left = links
side-right = rechts
side-upper = boven
side-lower = beneden
list-and = { $first }, { $second }
price-nothing = kost niets
place-dam = bekken { $basin }, dam { $side }
place-conduit = bekken { $basin }, leiding { $side } (waarde { $value })
place-powerhouse = bekken { $basin }, centraleveld { $number }
place-headstream = bron { $letter }
place-off-board = van het bord
space-sided = { $space } ({ $side })
space-produce = Turbinestation, productie { $modifier }
space-water-two = Waterbeheer, twee druppels
space-water-flow = Waterbeheer, één druppel stroomt meteen
space-rotate-1 = Werkplaats, rad 1 draaien
space-rotate-2 = Werkplaats, rad 2 draaien
space-rotate-3 = Werkplaats, rad 3 draaien
space-buy-excavator = Machinehandel, een graafmachine
space-buy-any = Machinehandel, een machine naar keuze
space-buy-pair = Machinehandel, een graafmachine en een mixer
space-take-1 = Contractkantoor, één contract
space-take-1b = Contractkantoor, één contract (tweede rij)
space-take-2 = Contractkantoor, twee contracten
space-patent = Octrooibureau, tegel { $number }
space-external-work = Externe werken, tegel { $number }
space-construct = Bouwplaats, vak { $number }
space-mahiri = Mahiri Sekibo, kopie { $number }
space-margot = Margot Fouche, een gebouw gebruiken
tile-basic = basistegel { $piece }
tile-advanced = tegel { $piece } { $level }
tile-anton-copy-tile = Antons kopieertegel
tile-leslie-works-tile = Leslies werktegel
tile-basic-about = Bouwt het getoonde bouwdeel, verder niets.
tile-base-1-about = Legt daarna een druppel in elk van je lege dammen.
tile-elevation-1-about = Draait daarna je rad 1 per gebouwde verhoging.
tile-conduit-1-about = Geeft daarna krediet: tweemaal de waarde van de leiding.
tile-powerhouse-1-about = Vraagt geen ingenieurs en geen bouwvak.
tile-any-1-about = Bouwt alles; vakken met rode rand kosten niets extra.
tile-building-1-about = Daarna mag je het nieuwe gebouw meteen gebruiken.
tile-base-2-about = Produceert daarna 1 energie per gebouwde basis.
tile-elevation-2-about = Vult daarna de zojuist verhoogde dam.
tile-conduit-2-about = Geen leiding kost meer dan 5 graafmachines.
tile-powerhouse-2-about = Daarna mag je één keer met +2 produceren.
tile-any-2-about = Bouwt alles; graafmachines en mixers vervangen elkaar.
tile-building-2-about = Slechts één van beide soorten machines hoeft betaald te worden.
tile-base-3-about = Vraagt geen ingenieurs, geen bouwvak en geen graafmachines.
tile-elevation-3-about = Geeft daarna 3 punten per eigen dam van hoogte 2 of 3.
tile-conduit-3-about = Produceert daarna energie: tweemaal de waarde van de leiding.
tile-powerhouse-3-about = Geeft daarna 3 punten per eigen centrale.
tile-any-3-about = Bouwt alles; geeft daarna 3 punten per eigen geavanceerde tegel.
tile-building-3-about = Geeft daarna meteen de punten van het gebouw, en aan het eind nog eens.
tile-anton-copy-tile-about = Telt als een tegel naar keuze op je rad.
tile-leslie-works-tile-about = Externe werken: de machines gaan op het rad, en het rad draait 1.
contract-start = startcontract ({ $energy } energie)
contract-green = groen contract ({ $energy } energie)
contract-yellow = geel contract ({ $energy } energie)
contract-red = rood contract ({ $energy } energie)
contract-national = nationaal contract ({ $energy } energie)
contract-work = extern werk { $number }
effect-credits = { $count } krediet
effect-vp = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
    }
effect-excavators = { $count ->
    [one] { $count } graafmachine
   *[other] { $count } graafmachines
    }
effect-mixers = { $count ->
    [one] { $count } mixer
   *[other] { $count } mixers
    }
effect-any-machines = { $count ->
    [one] { $count } machine naar keuze
   *[other] { $count } machines naar keuze
    }
effect-rotate = rad { $count } draaien
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
effect-build-base = een gratis basis ({ $areas })
effect-build-elevation = { $count ->
    [one] { $count } gratis verhoging
   *[other] { $count } gratis verhogingen
    }
effect-build-conduit-max = een gratis leiding tot waarde { $count }
effect-build-powerhouse = { $count ->
    [one] { $count } gratis centrale
   *[other] { $count } gratis centrales
    }
effect-fulfil-own-contract-max = een eigen contract tot { $count } energie vervullen
effect-fulfil-any = een eigen contract vervullen
effect-take-advanced-tile = een open geavanceerde tegel
effect-energy-produced = { $count } energie produceren
company-usa-about = Vanaf de derde centrale: één energiestap voor elke druppel die over de rivier in een zone met jouw centrale komt.
company-germany-about = Vanaf de derde centrale: na elke productie mag je met een andere centrale nog eens produceren, zonder toeslagen.
company-italy-about = Vanaf de derde centrale: 3 energiestappen na elke productie.
company-france-about = Vanaf de derde centrale: contracten vragen bij een productie 3 energie minder.
company-netherlands-about = Vanaf de derde centrale: na elke productie mag je een druppel in een andere eigen dam leggen.
officer-wilhelm-adler-about = Je basissen kosten overal 3 graafmachines.
officer-graziano-del-monte-about = Je dammen van hoogte 3 houden 4 druppels vast.
officer-viktor-fiesler-about = Druppels maal waarde telt altijd als minstens 4.
officer-jill-mcdowell-about = Leidingen mag je met mixers betalen: zoveel als hun waarde.
officer-solomon-p-jordan-about = Elke machine van een bouw mag door 3 krediet vervangen worden.
officer-anton-krylov-about = Een extra tegel die een tegel op je rad kopieert.
officer-mahiri-sekibo-about = Voor een ingenieur gebruik je een beurt lang een andere medewerker; de tweede keer in een ronde kost ook 3 krediet.
officer-simone-luciani-about = Je mag 4 contracten houden en er met één productie meerdere vervullen.
officer-tommaso-battista-about = De architect alleen op een vak voor één ingenieur geeft je nog een beurt.
officer-leslie-spencer-about = Machines voor een extern werk mogen op je rad in plaats van weg.
officer-margot-fouche-about = Een eigen actievak: gebruik een van je gebouwen.
building-cofferdam-about = Een druppel in een eigen of neutrale dam.
building-control-station-about = Produceer met +3.
building-customer-office-about = Voor 3 krediet: vervul een eigen contract zonder productie.
building-development-office-about = Neem een tegel terug van het rad.
building-energy-relay-field-about = Voor 1 krediet: 4 energiestappen.
building-financial-division-about = 5 krediet.
building-loan-agency-about = Een extern werk voor 2 krediet per machine.
building-research-lab-about = Neem de helft van de machines van een radsegment terug.
building-robot-factory-about = Voor 1 krediet: 2 machines naar keuze.
building-wind-farm-about = Voor 2 krediet: produceer 5 energie.

## Fasen en vragen
phase-auction = Veiling van de volgorde
phase-draft = Keuze
phase-income = Inkomsten
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
question-fulfil = Vervul een contract of zie ervan af
question-drops = Leg een waterdruppel
question-machines = Kies een machine
question-take-contract = Neem een contract
question-discard-contract = Leg een contract af
question-copy-officer = Kies een medewerker om te kopiëren
question-first-water = Een druppel in elke lege dam?
question-fill-dam = Kies een dam voor een druppel
question-advanced-tile = Kies een geavanceerde tegel
question-fulfil-unproduced = Vervul een contract zonder productie
question-retrieve-tile = Neem een tegel terug van het rad
question-segment = Kies een radsegment
question-recover = Kies een machine om terug te nemen
question-external-work = Kies een extern werk
question-margot = Kies een van je gebouwen
question-building-action = Het nieuwe gebouw meteen gebruiken?
question-bid = Bied op een plaats in de volgorde
question-pair = Kies een bedrijf met medewerker
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
    [one] Zet { $count } ingenieur in de bank
   *[other] Zet { $count } ingenieurs in de bank
    }
move-without-engineers = { $copied ->
    [0] Bouw zonder ingenieurs: { $tile }
   *[other] Bouw zonder ingenieurs: kopie van { $tile }
    }
move-work-on-wheel = Voer { $work } uit, machines op het rad
move-copy = Kopieer { $officer }
move-build = Bouw { $piece }: { $target }
move-with = Gebruik { $tile }
move-copying = Kopieer { $tile } van het rad
move-pay = Betaal { $excavators ->
    [one] { $excavators } graafmachine
   *[other] { $excavators } graafmachines
    } en { $mixers ->
    [one] { $mixers } mixer
   *[other] { $mixers } mixers
    }
move-produce = { $drops ->
    [one] { $drops } druppel
   *[other] { $drops } druppels
    } uit { $dam } door { $conduit }
move-fulfil = Vervul { $contract }
move-take = Neem { $contract }
move-discard = Leg { $contract } af
move-drop = Druppel op { $headstream }
move-gain = Neem een { $machine }
move-fill = Druppel in { $dam }
move-patent = Neem { $tile }
move-retrieve = Neem { $tile } terug
move-segment = { $count ->
    [one] Het segment op { $count } draai afstand
   *[other] Het segment op { $count } draaien afstand
    }
move-recover = Neem een { $machine } terug
move-work = Voer { $work } op krediet uit
move-perform = Gebruik: { $building }
move-bid = Bied { $count } voor plaats { $place }
move-pick = { $company } met { $officer }
move-start-with = Begin met { $contract }
cost-place = { $engineers ->
    [one] { $engineers } ingenieur
   *[other] { $engineers } ingenieurs
    }{ $credits ->
    [0] {""}
   *[other] , { $credits } krediet
    }{ $energy ->
    [0] {""}
   *[other] , tot { $energy } energie
    } (blijft { $engineers_left } ingenieurs, { $left } krediet)
cost-architect = de architect{ $credits ->
    [0] {""}
   *[other] , { $credits } krediet
    }{ $energy ->
    [0] {""}
   *[other] , tot { $energy } energie
    } (blijft { $engineers_left } ingenieurs, { $left } krediet)
cost-bank = geeft { $credits } krediet
cost-build = { $price }
cost-pay = { $credits ->
    [0] geen krediet
   *[other] en { $credits } krediet (blijft { $left })
    }
cost-produce = { $energy } energie (spoor: { $total }){ $fee ->
    [0] {""}
   *[other] , { $fee } vergoeding en { $fee } OP aan { $owner }
    }; vervult: { $contracts }; water loopt: { $dam }
cost-fulfil = beloning: { $reward }
cost-take = vraagt { $energy } energie; geeft { $reward }
cost-discard = vraagt { $energy } energie; geeft { $reward }
cost-start-with = vraagt { $energy } energie; geeft { $reward }
cost-drop = { $flowing ->
    [0] wacht op de waterstroom
   *[other] stroomt meteen: { $dam }
    }
cost-work = { $credits } krediet in plaats van { $excavators } graafmachines en { $mixers } mixers; geeft { $reward }
cost-work-on-wheel = graafmachines: { $excavators }, mixers: { $mixers }; geeft { $reward }
cost-bid = { $vp } overwinningspunten

## Wat er gebeurde
event-bid-made = { $seat } biedt { $count } op plaats { $place }.
event-positions-settled = De volgorde staat vast en de biedingen zijn betaald.
event-pair-picked = { $seat } speelt { $company } met { $officer }.
event-contract-picked = { $company } begint met een { $contract }.
event-round-begins = Ronde { $round } begint.
event-headstreams-filled = Druppels op de bronnen: { $count }.
event-placed = { $company } plaatst ingenieurs ({ $count }): { $space }.
event-banked = { $company } zet ingenieurs in de bank: { $count }.
event-passed = { $company } past.
event-officer-copied = { $company } kopieert { $officer }.
event-tile-taken = { $company } neemt een technologietegel: { $tile }.
event-constructed = { $company } bouwt { $piece }: { $target }; { $tile }.
event-free-piece = { $company } plaatst gratis { $piece }: { $target }.
event-income-revealed = { $company } onthult een inkomen ({ $piece }).
event-income-taken = { $company } neemt een inkomen ({ $piece }).
event-wheel-turned = { $company } draait het rad { $count } verder.
event-produced = { $company } stuurt { $count ->
    [one] { $count } druppel
   *[other] { $count } druppels
    } door { $conduit } en produceert { $energy }.
event-tile-produced = { $company } produceert { $energy } zonder water.
event-fee-paid = { $company } betaalt { $owner } een vergoeding van { $count }; { $owner } scoort evenveel.
event-energy-steps = { $company } gaat { $count } vooruit op het energiespoor.
event-contract-fulfilled = { $company } vervult een { $contract }.
event-contract-taken = { $company } neemt een { $contract }.
event-contract-discarded = { $company } legt een { $contract } af.
event-contract-opened = Opengelegd: { $contract }.
event-contracts-removed = { $company } verwijdert twee open contracten.
event-drop-placed = { $company } legt een druppel op { $headstream }.
event-drop-flows = { $company } laat een druppel vanaf { $headstream } stromen.
event-drops-caught = Druppels opgevangen door { $dam }: { $count }.
event-drops-left = Druppels die het bord verlaten: { $count }.
event-dam-filled = { $company } legt druppels in { $dam }: { $count }.
event-machine-gained = { $company } krijgt machines: { $excavators ->
    [one] { $excavators } graafmachine
   *[other] { $excavators } graafmachines
    }, { $mixers ->
    [one] { $mixers } mixer
   *[other] { $mixers } mixers
    }.
event-credits-gained = { $company } krijgt krediet: { $count }.
event-vp-scored = { $company } scoort { $count }.
event-tile-retrieved = { $company } neemt { $tile } terug van het rad.
event-work-done = { $company } voert { $work } uit.
event-building-used = { $company } gebruikt: { $building }.
event-extra-turn = { $company } stuurt de architect en is nog eens aan de beurt.
event-water-flows = Het water stroomt.
event-leader-award = { $company } scoort { $count } voor zijn energie.
event-energy-income = { $company } heeft { $energy } energie en verdient { $count }.
event-zero-energy = { $company } heeft niets geproduceerd en verliest 3 punten.
event-bonus-scored = { $company } scoort { $count } voor { $bonus }.
event-order-set = De volgorde wordt opnieuw bepaald.
event-objective-scored = { $company } scoort { $count } voor het doel: { $objective }.
event-goods-scored = { $company } scoort { $count } voor goederen.
event-buildings-scored = { $company } scoort { $count } voor gebouwen.
event-water-scored = { $company } scoort { $count } voor opgeslagen water.
event-game-ends = Het spel eindigt.

## Waarom niet
why-not-asked = Dat wordt nu niet beslist.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Zo'n zet bestaat niet.
why-not-in-this-game = Dat bestaat niet aan deze tafel.
why-occupied = Daar staat al iemand.
why-too-few-engineers = Zo veel ingenieurs heb je niet.
why-too-dear = Dat kost meer krediet dan je hebt.
why-nothing-to-produce = Geen dam, leiding en centrale zou daar energie opleveren.
why-no-contract-there = Dat contract ligt niet open.
why-no-tile-there = Daar ligt geen tegel meer.
why-no-work-there = Daar ligt geen extern werk meer.
why-too-few-machines = Die machines heb je niet.
why-nothing-to-construct = Er is niets dat je kunt bouwen en betalen.
why-leftmost-first = Je vakken worden van links gevuld.
why-not-your-officer = Dat is niet je medewerker.
why-copied-already = In deze beurt is al een medewerker gekopieerd.
why-needs-engineer-after = Er moet een ingenieur over blijven voor de beurt zelf.
why-building-not-yours = Dat gebouw is niet van jou, of je hebt het al.
why-building-used = Je hebt dit gebouw deze ronde al gebruikt.
why-building-idle = De actie van het gebouw kan nu niet.
why-architect-alone = De architect moet alleen op een vak voor één ingenieur staan.
why-no-architect = Je hebt geen architect om te sturen.
why-engineers-left = Alle ingenieurs moeten worden geplaatst; de bank neemt er willekeurig veel.
why-no-piece-left = Zo'n bouwdeel heb je niet meer.
why-space-taken = Het vak is bezet.
why-basin-taken = In dit bekken heb je al zo'n bouwdeel.
why-not-your-dam = Dat is niet jouw dam.
why-dam-full-height = De dam is al zo hoog als kan.
why-wrong-area = De beloning geldt niet voor dat gebied.
why-value-too-high = De beloning geldt niet voor een leiding van die waarde.
why-no-tile-for-it = Geen technologietegel van je bouwt dat.
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
why-officer-not-copyable = Die medewerker kan in dit spel niet worden gekopieerd.
why-no-room = De dam is vol.
why-same-dam = De druppel mag niet in de zojuist gebruikte dam.
why-not-on-wheel = Die tegel ligt niet op je rad.
why-nothing-in-segment = Daar is niets terug te nemen.
why-bid-too-low = Een bod moet hoger zijn dan het staande bod.
why-pair-taken = Dat bedrijf wordt niet aangeboden.
why-contract-taken = Dat startcontract wordt niet aangeboden.
why-not-on-automa-tile = Mahiri werkt voor een automa: je eerste actie van een ronde moet op de open automategel staan.

## Opschriften
label-round = Ronde { $round } van 5
label-order = Volgorde
label-company = Bedrijf
label-officer = Medewerker
label-automa = automa { $level }
label-vp = OP
label-energy = Energie
label-credits = Krediet
label-excavators = Graafmachines
label-mixers = Mixers
label-engineers = Ingenieurs
label-tiles = Tegels
label-wheel = Rad
label-contracts = Contracten
label-fulfilled = vervuld { $count }
label-open-contracts = Open contracten
label-national = Nationale contracten
label-patents = Octrooibureau
label-works = Externe werken
label-buildings = Privégebouwen
label-bonus = Bonus van de ronde
label-objective = Doel
label-water = Water
label-basin = Bekken
label-dams = Dammen
label-conduits = Leidingen
label-powerhouses = Centrales
label-taken = Bezette vakken
label-productions = Mogelijke producties
label-on-offer = Aangeboden
label-place = Plaats
label-points = punten { $count }
label-nothing = –
label-turbine-station = Turbinestation
label-water-management = Waterbeheer
label-workshop = Werkplaats
label-machinery-shop = Machinehandel
label-contract-office = Contractkantoor
label-bank = Bank
label-bank-about = Zoveel ingenieurs als je wilt, 1 krediet per stuk.
label-construction = Bouwplaats
label-map = Kaart
label-management = Acties
label-companies = Bedrijven
label-incomes = Inkomsten
label-ability = Vermogen
label-ability-on = actief
label-ability-off = nog niet actief
label-energy-track = Energie
label-goal = volledige bonus vanaf { $energy } energie
label-goal-now = { $count } × { $bonus }: nu { $points } punten
label-objective-now = aantal { $count }, nu { $points } punten waard
label-automa-next = Volgende automa-actie
label-automa-also = gaat daarna door met de volgende regel
label-automa-construct = bouwen: { $piece }
label-automa-remove = open contracten verwijderen
label-automa-machines = machines kopen
label-automa-criteria = Waar automa's bouwen
criterion-most-powerful-conduit = sterkste gebouwde leiding
criterion-owned-powerhouse = leidt naar eigen centrale
criterion-upstream-powerhouse = vangt water van een centrale
criterion-red-outline-space = rode rand
criterion-most-water-drops = meeste druppels in de komende stroom
criterion-downstream-dam = leidt naar eigen dam
criterion-most-powerful = hoogste waarde
criterion-second-most-powerful = op één na hoogste waarde
criterion-owned-neutral-opponent-dam = bij een eigen, anders neutrale, anders vreemde dam
criterion-opponent-neutral-owned-dam = bij een vreemde, anders neutrale, anders eigen dam
criterion-owned-opponent-powerhouse = naar een eigen, anders vreemde centrale
criterion-opponent-owned-powerhouse = naar een vreemde, anders eigen centrale
criterion-owned-dam = verbonden met een eigen dam
criterion-feeding-owned-dam = voedt een eigen dam
criterion-not-feeding-opponent-dam = voedt geen vreemde dam
criterion-basin = bekken { $basin }
label-taken-by = bezet door { $company }
label-needs = vraagt { $engineers ->
    [one] { $engineers } ingenieur
   *[other] { $engineers } ingenieurs
    }{ $credits ->
    [0] {""}
   *[other] , { $credits } krediet
    }
label-neutral = neutraal
label-dam-facts = { $owner }: hoogte { $level }, { $drops } van { $capacity } druppels
label-empty-space = hier is niets gebouwd
label-red-border = rode rand: 3 krediet extra
label-leads-to = leidt naar de centrales van bekken { $basin }
label-headstream-facts = wachtende druppels: { $drops }; tegel per ronde: { $tile }
label-wheel-open = open segment
label-wheel-turns = { $turns ->
    [one] terug na { $turns } draai
   *[other] terug na { $turns } draaien
    }
label-production-bonus = productie +{ $count }
label-passed = gepast
label-first-player = { $place }e in de volgorde
label-about-tile = met { $tile }
label-about-target = { $piece }: { $target }
label-about-modifier = Productietoeslag { $modifier }
label-about-second = Tweede productie, zonder toeslagen
label-about-energy = { $energy } energie beschikbaar
label-about-count = nog { $count }
label-about-map = Kies op de kaart of hier.
label-about-board = Kies op de actieborden of hier.
label-fee = vergoeding { $count } aan { $owner }
label-water-goes = water → { $dam }
label-water-lost = water verlaat het bord
label-bids = Biedingen
label-slots-left = vrije bouwplaatsen: { $count }
label-stack = stapel: { $count }
result-track = Overwinningspunten op het spoor
result-objective = Doel: { $objective }
result-goods = Goederen: 1 punt per 5
result-buildings = Privégebouwen
result-water = Druppels in eigen dammen
result-total = Totaal
result-tie = Gelijke stand: meer energie in de laatste ronde beslist.
result-energy = Energie in de laatste ronde
figure-points = Overwinningspunten
figure-credits = Krediet
figure-energy = Energie van de ronde
warning-no-energy = Hierna kun je deze ronde niet meer produceren, en geen energie kost { $count } punten. Nu is een productie mogelijk.
warning-contract-missed = Dit vervult geen contract. Een andere productie zou er een van { $energy } energie vervullen.
warning-contract-declined = Met deze energie kun je een contract vervullen.
warning-piece-declined = Je kunt het bouwdeel zonder kosten plaatsen.
warning-water-declined = Het water kost niets.
