# Barrage in English.
game-name = Barrage
game-about = Build { -dam(count: "many") }, { -conduit(count: "many") } and { -powerhouse(count: "many") }, catch the water, and turn it into energy before it runs off.
edition-rules = The rules follow the rulebook, the Leeghwater expansion and the automa rules; disputed points can be chosen when you set up a table.
edition-material = The map, tiles, { -contract(count: "many") } and { -officer(count: "many") } come from several published lists that were compared with each other. Where six tiles differ between lists, you choose the list. There were fewer sources for the expansion, the automas and a few { -officer(count: "many") }; how we read the automas' higher levels is in the documentation.
edition-more = Every reading and where it comes from is in the documentation that comes with Megawatt.

## Options
option-start = Start
option-start-about = How { -company(count: "many") }, Executive { -officer(count: "many", case: "capital") } and { -starting-contract(count: "many") } are handed out.
option-start-introductory = introductory game
option-start-random = dealt at random
option-start-draft = drafted in reverse turn order
option-start-auction = bid for turn order, then draft
option-leeghwater = Leeghwater expansion
option-leeghwater-about = The Dutch { -company }, four { -officer(count: "many") }, { -external-work(count: "many") } and private buildings.
option-new_officers = Two more { -officer(count: "many") }
option-new_officers-about = Play with Simone Luciani and Tommaso Battista even without the expansion.
option-automas = Automas
option-automas-about = How many { -company(count: "many") } are run by the automa tiles.
option-automas-auto = one against a solo player
option-automas-0 = none
option-automas-1 = one
option-automas-2 = two
option-automas-3 = three
option-automa_level = Automa level
option-automa_level-about = How much of their { -company } board the automas use.
option-automa_level-1 = low voltage: no income, no bonus
option-automa_level-2 = standard: income and bonus
option-automa_level-3 = high voltage: plus ability and tiles
option-automa_level-4 = overpowered: plus { -officer(case: "a") }
option-viktor_germany = Viktor Fiesler with Germany
option-viktor_germany-about = Whether the minimum of 4 also applies to the second production.
option-viktor_germany-both = both productions
option-viktor_germany-first = the first only
option-construction_spaces = Construction spaces
option-construction_spaces-about = The order in which you fill the spaces on your { -company } board.
option-construction_spaces-left-first = from the left
option-construction_spaces-any = any free one
option-discards = Discarded { -contract(count: "many") }
option-discards-about = What happens to { -contract(count: "many") } above your limit.
option-discards-under-stack = under their stack
option-discards-removed = out of the game
option-income_order = Income order
option-income_order-about = Who takes income first when it matters.
option-income_order-last-first = last in turn order first
option-income_order-turn-order = in turn order
option-objective_zero = Objectives at zero
option-objective_zero-about = Whether a count of zero can still score the objective.
option-objective_zero-ranked = ranked like any other
option-objective_zero-nothing = no points
option-tile_energy = Tile energy
option-tile_energy-about = Which { -contract(count: "many") } you may fulfil with energy that no { -powerhouse } produced.
option-tile_energy-private-contracts = private { -contract(count: "many") } only
option-tile_energy-all-contracts = any { -contract }, with the French discount
option-disputed_tiles = Disputed tiles
option-disputed_tiles-about = Rewards and costs of six tiles that published lists disagree on.
option-disputed_tiles-listed = the usual list
option-disputed_tiles-fan-list = the fan list
option-wild_tile = Wild basic tile
option-wild_tile-about = Who gets a wild basic tile: everyone in the introductory game, or everyone always.
option-wild_tile-introductory = introductory game only
option-wild_tile-always = every game
option-zero_energy = No energy in a round
option-zero_energy-about = What { -company(case: "a") } gets for a round without production.
option-zero_energy-penalty = 3 { -credit(count: "many") } and minus 3 points
option-zero_energy-credits-only = 3 { -credit(count: "many") } only
option-revealed_income = Revealed income
option-revealed_income-about = When a newly uncovered income first pays out.
option-revealed_income-at-once = at once
option-revealed_income-income-phase = in the next income phase
option-second_award = Award for second place
option-second_award-about = Whether second place scores even with 0 energy.
option-second_award-above-zero = only above 0 energy
option-second_award-always = always
option-water_drops = Water action { -drop(count: "many") }
option-water_drops-about = Whether you must place all { -drop(count: "many", case: "the") } a water action shows.
option-water_drops-one-at-least = at least one
option-water_drops-all = all of them
option-any_1_buildings = Wild tile I and private buildings
option-any_1_buildings-about = Whether the level I wild tile also saves the 3 { -credit(count: "many") } of an expensive building slot.
option-any_1_buildings-free = the slot costs nothing
option-any_1_buildings-charged = the slot costs 3 { -credit(count: "many") }
option-jill_any_2 = Jill McDowell with wild tile II
option-jill_any_2-about = What { -conduit(case: "a") } costs when both may be used.
option-jill_any_2-mixers-or-mix = its value in { -mixer(count: "many") }, or twice its value in any mix
option-jill_any_2-half-mix = its value in any mix
option-jill_any_2-full-mix = twice its value in any mix
option-france_simone = France with Simone Luciani
option-france_simone-about = How often the 3 energy discount applies when one production fulfils several { -contract(count: "many") }.
option-france_simone-once = once for all of them together
option-france_simone-each = for each { -contract }
option-simone_energy = Simone Luciani without { -powerhouse(case: "a") }
option-simone_energy-about = Which energy may fulfil several { -contract(count: "many") }.
option-simone_energy-powerhouses = energy from a production action only
option-simone_energy-all-energy = energy from tiles, { -external-work(count: "many") } and buildings too
option-extra_turn = Architect: extra turn
option-extra_turn-about = Whether you must take the turn the Architect gives you.
option-extra_turn-may = you may pass it up
option-extra_turn-must = you must take it
option-zero_tie = Nobody has any energy
option-zero_tie-about = Whether all share the award when second place also scores with 0 energy.
option-zero_tie-shared = all share it
option-zero_tie-nothing = nobody scores
option-automa_systems = What automas complete
option-automa_systems-about = What an automa counts when one piece completes a production system.
option-automa_systems-systems = systems
option-automa_systems-spaces = spaces
option-automa_buildings = Automas and private buildings
option-automa_buildings-about = In which order an automa looks for a building.
option-automa_buildings-board-order = as they lie on the board
option-automa_buildings-alphabetical = by their English names
option-automa_water = Automas and most water
option-automa_water-about = What decides where an automa builds { -dam(case: "a") } when equally much water comes to several spaces.
option-automa_water-letters = the { -headstream } letters of its tile
option-automa_water-drops-only = nothing
option-automa_details = Automas of levels 3 and 4
option-automa_details-about = How far automas use their { -officer(count: "many") }, the building tile of level II and the Dutch ability.
option-automa_details-full = in full
option-automa_details-partial = in part

## Things
company-usa = USA
    .subject = The USA
    .object = the USA
    .number = 1
company-germany = Germany
company-italy = Italy
company-france = France
company-netherlands = Netherlands
    .subject = The Netherlands
    .object = the Netherlands
    .number = 1
piece-base = { -base }
    .a = { -base(case: "a") }
piece-elevation = { -elevation }
    .a = { -elevation(case: "a") }
piece-conduit = { -conduit }
    .a = { -conduit(case: "a") }
piece-powerhouse = { -powerhouse }
    .a = { -powerhouse(case: "a") }
piece-any = wild
    .a = any piece
piece-building = building
    .a = a private building
building-cofferdam = cofferdam
    .object = the cofferdam
    .where = the cofferdam
building-control-station = control station
    .object = the control station
    .where = the control station
building-customer-office = customer office
    .object = the customer office
    .where = the customer office
building-development-office = development office
    .object = the development office
    .where = the development office
building-energy-relay-field = energy relay field
    .object = the energy relay field
    .where = the energy relay field
building-financial-division = financial division
    .object = the financial division
    .where = the financial division
building-loan-agency = loan agency
    .object = the loan agency
    .where = the loan agency
building-research-lab = research lab
    .object = the research lab
    .where = the research lab
building-robot-factory = robot factory
    .object = the robot factory
    .where = the robot factory
building-wind-farm = wind farm
    .object = the wind farm
    .where = the wind farm
bonus-contracts = fulfilled { -contract(count: "many") }
bonus-bases = { -base(count: "many") }
bonus-elevations = { -elevation(count: "many") }
bonus-conduits = { -conduit(count: "many") }
bonus-powerhouses = { -powerhouse(count: "many") }
bonus-advanced-tiles = advanced tiles
bonus-external-works = { -external-work(count: "many") }
bonus-buildings = private buildings
objective-red-spaces = pieces on red-bordered spaces
objective-strongest-area = pieces in your strongest area
objective-connections = your { -base(count: "many") } connected to your { -powerhouse(count: "many") }
objective-weakest-area = pieces in your weakest area
objective-basins-1 = { -basin(count: "many") } with at least one of your pieces
objective-basins-3 = { -basin(count: "many") } with three of your pieces
region-mountain = mountains
region-hill = hills
region-plain = plains
machine-excavator = { -excavator }
    .a = { -excavator(case: "a") }
machine-mixer = { -mixer }
    .a = { -mixer(case: "a") }
side-left = left
side-right = right
side-upper = upper
side-lower = lower
price-nothing = costs nothing
place-dam = { -basin } { $basin }, { $side } { -dam }
    .in = in { -basin } { $basin } ({ $side } { -dam })
    .the = the { $side } { -dam } in { -basin } { $basin }
place-conduit = { -basin } { $basin }, { $side } { -conduit } (production value { $value })
    .in = in { -basin } { $basin } ({ $side }, production value { $value })
    .the = the { $side } { -conduit } in { -basin } { $basin }
place-powerhouse = { -basin } { $basin }, { -powerhouse } space { $number }
    .in = in { -basin } { $basin } (space { $number })
place-building = { $building }
    .in = ({ $building })
place-headstream = { -headstream } { $letter }
place-off-board = off the map
space-sided = { $space } ({ $side })
space-produce = { -turbine-station(case: "capital") }, production { $modifier }
    .where = { -turbine-station(case: "the") } (production { $modifier })
space-water-two = { -water-management(case: "capital") }, two { -drop(count: "many") }
    .where = { -water-management }
space-water-flow = { -water-management(case: "capital") }, one { -drop } that flows at once
    .where = { -water-management } (flowing { -drop })
space-rotate-1 = Workshop, turn { -wheel(case: "the") } by 1
    .where = the workshop
space-rotate-2 = Workshop, turn { -wheel(case: "the") } by 2
    .where = the workshop
space-rotate-3 = Workshop, turn { -wheel(case: "the") } by 3
    .where = the workshop
space-buy-excavator = { -machinery-shop(case: "capital") }, { -excavator(case: "a") }
    .where = { -machinery-shop(case: "the") }
space-buy-any = { -machinery-shop(case: "capital") }, a machine of your choice
    .where = { -machinery-shop(case: "the") }
space-buy-pair = { -machinery-shop(case: "capital") }, { -excavator(case: "a") } and { -mixer(case: "a") }
    .where = { -machinery-shop(case: "the") }
space-take-1 = { -contract-office(case: "capital") }, one { -contract }
    .where = { -contract-office(case: "the") }
space-take-1b = { -contract-office(case: "capital") }, one { -contract } (second row)
    .where = { -contract-office(case: "the") }
space-take-2 = { -contract-office(case: "capital") }, two { -contract(count: "many") }
    .where = { -contract-office(case: "the") }
space-patent = Patent office, tile { $number }
    .where = the patent office
space-external-work = { -external-work(count: "many", case: "capital") }, tile { $number }
    .where = { -external-work(count: "many", case: "the") }
space-construct = Construction, space { $number }
    .where = a construction space
space-mahiri = Mahiri Sekibo, copy { $number }
    .where = Mahiri Sekibo
space-margot = Margot Fouche, use a building
    .where = Margot Fouche
tile-basic = basic { $piece } tile
    .object = the basic { $piece } tile
tile-advanced = { $piece } tile { $level }
    .object = the { $piece } tile { $level }
tile-anton-copy-tile = Anton's copying tile
    .object = Anton's copying tile
tile-leslie-works-tile = Leslie's works tile
    .object = Leslie's works tile
tile-basic-about = Builds the piece it shows; nothing more.
tile-base-1-about = Then put { -drop(case: "a") } into each of your empty { -dam(count: "many") }.
tile-elevation-1-about = Then turn your { -wheel } by 1 for each { -elevation } you've built.
tile-conduit-1-about = Then gain { -credit(count: "many") }: twice { -conduit(case: "the") }'s production value.
tile-powerhouse-1-about = Needs no { -engineer(count: "many") } and no construction space.
tile-any-1-about = Builds anything; red-bordered spaces cost nothing extra.
tile-building-1-about = Then you may use the new building at once.
tile-base-2-about = Then produce 1 energy for each { -base } you've built.
tile-elevation-2-about = Then fill { -dam(case: "the") } you've just raised.
tile-conduit-2-about = No { -conduit } costs more than 5 { -excavator(count: "many") }.
tile-powerhouse-2-about = Then you may produce once with +2.
tile-any-2-about = Builds anything; { -excavator(count: "many") } and { -mixer(count: "many") } can stand in for each other.
tile-building-2-about = Pay only one of the two kinds of machine.
tile-base-3-about = Needs no { -engineer(count: "many") }, no construction space and no { -excavator(count: "many") }.
tile-elevation-3-about = Then score 3 points for each of your { -dam(count: "many") } of height 2 or 3.
tile-conduit-3-about = Then produce energy: twice { -conduit(case: "the") }'s production value.
tile-powerhouse-3-about = Then score 3 points for each of your { -powerhouse(count: "many") }.
tile-any-3-about = Builds anything; then score 3 points for each advanced tile you own.
tile-building-3-about = Then score the building's points at once, and again at the end.
tile-anton-copy-tile-about = Counts as any technology tile on your { -wheel }.
tile-leslie-works-tile-about = { -external-work(count: "many", case: "capital") }: the machines go onto your { -wheel }, and { -wheel(case: "the") } turns by 1.
contract-energy = { $energy } energy
contract-energy-reward = { $energy } energy: { $reward }
contract-start = { -starting-contract } ({ $asks })
    .object = { -starting-contract(case: "the") } ({ $asks })
contract-green = green { -contract } ({ $asks })
    .object = the green { -contract } ({ $asks })
contract-yellow = yellow { -contract } ({ $asks })
    .object = the yellow { -contract } ({ $asks })
contract-red = red { -contract } ({ $asks })
    .object = the red { -contract } ({ $asks })
contract-national = national { -contract } ({ $asks })
    .object = the national { -contract } ({ $asks })
contract-work = { -external-work } { $number }
effect-credits = { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    }
effect-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
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
    [one] { $count } machine of your choice
   *[other] { $count } machines of your choice
    }
effect-rotate = turn { -wheel(case: "the") } by { $count }
effect-energy-steps = { $count ->
    [one] { $count } step on { -energy-track(case: "the") }
   *[other] { $count } steps on { -energy-track(case: "the") }
    }
effect-headstream-drops = { $count ->
    [one] { $count } { -drop } on { -headstream(case: "a") }
   *[other] { $count } { -drop(count: "many") } on { -headstream(count: "many") }
    }
effect-flowing-drops = { $count ->
    [one] { $count } { -drop } that flows at once
   *[other] { $count } { -drop(count: "many") } that flow at once
    }
effect-build-base = a free { -base } ({ $areas })
effect-build-elevation = { $count ->
    [one] { $count } free { -elevation }
   *[other] { $count } free { -elevation(count: "many") }
    }
effect-build-conduit-max = a free { -conduit } up to value { $count }
effect-build-powerhouse = { $count ->
    [one] { $count } free { -powerhouse }
   *[other] { $count } free { -powerhouse(count: "many") }
    }
effect-fulfil-own-contract-max = fulfil one of your { -contract(count: "many") } of up to { $count } energy
effect-fulfil-any = fulfil any one of your { -contract(count: "many") }
effect-take-advanced-tile = one of the open advanced tiles
effect-energy-produced = produce { $count } energy
company-usa-about = From your third { -powerhouse } on: one energy step for each { -drop } that a river carries into a zone with your { -powerhouse }.
company-germany-about = From your third { -powerhouse } on: after each production you may produce again with another { -powerhouse }, without bonuses.
company-italy-about = From your third { -powerhouse } on: 3 energy steps after each production.
company-france-about = From your third { -powerhouse } on: { -contract(count: "many") } you fulfil by producing need 3 energy less.
company-netherlands-about = From your third { -powerhouse } on: after each production you may put { -drop(case: "a") } into another of your { -dam(count: "many") }.
officer-wilhelm-adler = Wilhelm Adler
officer-wilhelm-adler-about = Your { -base(count: "many") } cost 3 { -excavator(count: "many") } everywhere.
officer-graziano-del-monte = Graziano Del Monte
officer-graziano-del-monte-about = Your { -dam(count: "many") } of height 3 hold 4 { -drop(count: "many") }.
officer-viktor-fiesler = Viktor Fiesler
officer-viktor-fiesler-about = { $viktor_germany ->
    [first] { -drop(count: "many", case: "capital") } times production value counts as at least 4; with { company-germany } only in the first production.
   *[both] { -drop(count: "many", case: "capital") } times production value always counts as at least 4.
 }
officer-jill-mcdowell = Jill McDowell
officer-jill-mcdowell-about = You may pay for { -conduit(case: "a") } with { -mixer(count: "many") }: as many as its production value.
officer-solomon-p-jordan = Solomon P. Jordan
officer-solomon-p-jordan-about = You may pay 3 { -credit(count: "many") } in place of any machine of a construction.
officer-anton-krylov = Anton Krylov
officer-anton-krylov-about = An extra tile that copies any technology tile on your { -wheel }.
officer-mahiri-sekibo = Mahiri Sekibo
officer-mahiri-sekibo-about = For one { -engineer }, use another { -officer }'s ability for this turn; the second time in a round also costs 3 { -credit(count: "many") }.
officer-simone-luciani = Simone Luciani
officer-simone-luciani-about = You may keep 4 { -contract(count: "many") } and fulfil several with one production.
officer-tommaso-battista = Tommaso Battista
officer-tommaso-battista-about = Send the Architect alone to a space for one { -engineer } and take another turn.
officer-leslie-spencer = Leslie Spencer
officer-leslie-spencer-about = Machines for { -external-work(count: "many") } go onto your { -wheel } instead of back to the supply.
officer-margot-fouche = Margot Fouche
officer-margot-fouche-about = An action space of your own: use one of your buildings.
building-cofferdam-about = Put { -drop(case: "a") } into { -dam(case: "a") } of yours or a neutral one.
building-control-station-about = Produce with +3.
building-customer-office-about = For 3 { -credit(count: "many") }: fulfil one of your { -contract(count: "many") } without producing.
building-development-office-about = Take a technology tile back from { -wheel(case: "the") }.
building-energy-relay-field-about = For 1 { -credit }: 4 energy steps.
building-financial-division-about = 5 { -credit(count: "many") }.
building-loan-agency-about = Carry out { -external-work(case: "a") } for 2 { -credit(count: "many") } per machine.
building-research-lab-about = Take back half the machines of { -wheel(case: "a") } segment, rounded down.
building-robot-factory-about = For 1 { -credit }: 2 machines of your choice.
building-wind-farm-about = For 2 { -credit(count: "many") }: produce 5 energy.

## Phases and questions
phase-auction = Turn order auction
phase-draft = Draft
phase-income = Income
phase-actions = Actions
phase-water-flow = Water flow
phase-scoring = Scoring
phase-game-over = Game over
question-nothing = Nothing to decide
question-turn = Place { -engineer(count: "many") }
question-turn-about = { -engineer(count: "many", case: "capital") } are your actions for this round. Each space wants a certain number, and a taken space stays taken until the round ends. The right-hand space of an action usually costs more. Then it's the next player's turn.
question-construct = Choose what to build
question-construct-about = What you build stays. { -dam(count: "many", case: "capital") } hold water, { -conduit(count: "many") } carry it, { -powerhouse(count: "many") } turn it into energy: you need all three in a row.
question-tile = Choose a technology tile
question-tile-about = The tile goes onto your { -wheel } with the machines and comes back after a full turn. Some tiles bring an advantage.
question-pay = Choose how to pay
question-pay-about = Machines on { -wheel(case: "the") } are away until it has turned round. Pay with what you'll need least.
question-free-piece = Put your free piece on the map, or decline
question-free-piece-about = A gift: it costs no machines. Put it where it completes a line.
question-produce = Choose { -dam }, { -conduit } and { -drop(count: "many") }
question-produce-about = Water leaves { -dam(case: "the") }, runs through { -conduit(case: "the") } and turns into energy. Somebody else's { -conduit } costs a fee.
question-fulfil = Fulfil { -contract(case: "a") }, or decline
question-fulfil-about = With the energy just produced you may fulfil one { -contract } that asks for no more. Its reward comes at once.
question-drops = Place { -drop(case: "a") } of water
question-drops-about = Put it where the river takes it to your { -dam(count: "many") }, not somebody else's. Some { -drop(count: "many") } flow at once, others wait on the { -headstream } until the end of the round.
question-machines = Choose a machine
question-machines-about = { -excavator(count: "many", case: "capital") } build { -base(count: "many") } and { -conduit(count: "many") }, { -mixer(count: "many") } build { -elevation(count: "many") } and { -powerhouse(count: "many") }. Take what your next building needs.
question-take-contract = Take { -contract(case: "a") }
question-take-contract-about = { -contract(count: "many", case: "capital") } pay for energy that you produce. Take one that you can reach soon.
question-discard-contract = Discard { -contract(case: "a") }
question-discard-contract-about = One of them has to go. Give up the one you're least likely to reach.
question-copy-officer = Choose { -officer(case: "a") } to copy
question-copy-officer-about = You use this { -officer }'s ability as if it were yours.
question-first-water = Put { -drop(case: "a") } into each empty { -dam }?
question-first-water-about = One { -drop } goes into each of your empty { -dam(count: "many") }, ready for your next production.
question-fill-dam = Choose { -dam(case: "a") } for { -drop(case: "a") }
question-fill-dam-about = One { -dam } gets water now. Choose one whose { -conduit } and { -powerhouse } are ready.
question-advanced-tile = Choose an advanced tile
question-advanced-tile-about = It builds the piece it shows and does something more. It's yours for the rest of the game.
question-fulfil-unproduced = Fulfil { -contract(case: "a") } without producing
question-fulfil-unproduced-about = One of your { -contract(count: "many") } is fulfilled without water. Choose the one that would be hardest.
question-retrieve-tile = Take a tile back from { -wheel(case: "the") }
question-retrieve-tile-about = A tile comes back from { -wheel(case: "the") } before its time, so you can build with it again.
question-segment = Choose { -wheel(case: "a") } segment
question-segment-about = Half of the machines there, rounded down, come back to you now.
question-recover = Choose a machine to take back
question-recover-about = This machine comes back from { -wheel(case: "the") } at once.
question-external-work = Choose { -external-work(case: "a") }
question-external-work-about = You pay 2 { -credit(count: "many") } for each machine that the work asks for and get its reward at once.
question-margot = Choose one of your buildings
question-margot-about = The building you choose may be used once more.
question-building-action = Use the new building at once?
question-building-action-about = A new building works at once, without { -engineer(count: "many") }, if you like.
question-bid = Bid for a place in turn order
question-bid-about = The last place in turn order chooses its { -company } first, the first place chooses last. What you bid, you pay in points.
question-pair = Choose { -company(case: "a") } and its { -officer }
question-pair-about = The { -company } has an ability from its third { -powerhouse } on; { -officer(case: "the") } has one from the start.
question-starting-contract = Choose { -starting-contract(case: "a") }
question-starting-contract-about = An easy first goal. It tells you what your first production should reach.
question-watch = Watch the automas
question-watch-about = The automas play by themselves; go on when you have seen what they did.

## Deciding ahead
plan-bank-rest = Send all my { -engineer(count: "many") } to the bank
plan-bank-rest-about = On your next turn everybody you have left goes to the bank.

## Moves
move-pass = Pass
move-decline = Decline
move-accept = Accept
move-watch = Watch
move-place = Send { -engineer(count: "many") }: { $space }
move-architect = Send the Architect: { $space }
move-bank = { $count ->
    [one] Send { $count } { -engineer } to the bank
   *[other] Send { $count } { -engineer(count: "many") } to the bank
    }
move-without-engineers = { $copied ->
    [0] Build without { -engineer(count: "many") }: { $tile }
   *[other] Build without { -engineer(count: "many") }: copy of { $tile }
    }
move-work-on-wheel = Carry out { $work }, machines onto { -wheel(case: "the") }
move-copy = Copy { $officer }
move-build = Build { $piece_a }: { $target }
move-with = Use { $tile_object }
move-copying = Copy { $tile_object } on your { -wheel }
move-pay = { $mixers ->
    [0] { $excavators ->
        [0] Pay no machines
        [one] Pay { $excavators } { -excavator }
       *[other] Pay { $excavators } { -excavator(count: "many") }
        }
   *[other] { $excavators ->
        [0] { $mixers ->
            [one] Pay { $mixers } { -mixer }
           *[other] Pay { $mixers } { -mixer(count: "many") }
            }
       *[other] Pay { $excavators ->
            [one] { $excavators } { -excavator }
           *[other] { $excavators } { -excavator(count: "many") }
            } and { $mixers ->
            [one] { $mixers } { -mixer }
           *[other] { $mixers } { -mixer(count: "many") }
            }
        }
    }
move-produce = { $drops ->
    [one] { $drops } { -drop }
   *[other] { $drops } { -drop(count: "many") }
    } from { $dam } through { $conduit }
move-fulfil = Fulfil { $contract_object }
move-take = Take { $contract_object }
move-discard = Discard { $contract_object }
move-drop = { -drop(case: "capital") } on { $headstream }
move-gain = Gain { $machine_a }
move-fill = { -drop(case: "capital") } into { $dam }
move-patent = Take { $tile_object }
move-retrieve = Take back { $tile_object }
move-segment = { $count ->
    [0] The open segment
    [one] The segment that returns after { $count } turn
   *[other] The segment that returns after { $count } turns
    }
move-recover = Take back { $machine_a }
move-work = Carry out { $work } on loan
move-perform = Use { $building_object }
move-bid = Bid { $count } for place { $place }
move-pick = { $company } with { $officer }
move-start-with = Start with { $contract_object }
cost-place = { $engineers ->
    [one] { $engineers } { -engineer }
   *[other] { $engineers } { -engineer(count: "many") }
    }{ $credits ->
    [0] {""}
    [one] , { $credits } { -credit }
   *[other] , { $credits } { -credit(count: "many") }
    }{ $energy ->
    [0] {""}
   *[other] , up to { $energy } energy
    } (left: { $engineers_left ->
    [one] { $engineers_left } { -engineer }
   *[other] { $engineers_left } { -engineer(count: "many") }
    }, { $left ->
    [one] { $left } { -credit }
   *[other] { $left } { -credit(count: "many") }
    })
cost-architect = the Architect{ $credits ->
    [0] {""}
    [one] , { $credits } { -credit }
   *[other] , { $credits } { -credit(count: "many") }
    }{ $energy ->
    [0] {""}
   *[other] , up to { $energy } energy
    } (left: { $engineers_left ->
    [one] { $engineers_left } { -engineer }
   *[other] { $engineers_left } { -engineer(count: "many") }
    }, { $left ->
    [one] { $left } { -credit }
   *[other] { $left } { -credit(count: "many") }
    })
cost-bank = { $credits ->
    [one] gives { $credits } { -credit }
   *[other] gives { $credits } { -credit(count: "many") }
    }
cost-build = { $price }
cost-pay = { $credits ->
    [0] no { -credit(count: "many") }
    [one] plus { $credits } { -credit } ({ $left } left)
   *[other] plus { $credits } { -credit(count: "many") } ({ $left } left)
    }
cost-produce = { $energy } energy (track: { $total }){ $fee ->
    [0] {""}
    [one] , { $fee } { -credit } and { $fee } VP to { $owner_object }
   *[other] , { $fee } { -credit(count: "many") } and { $fee } VP to { $owner_object }
    }; fulfils: { $contracts }; water runs to: { $dam }
cost-fulfil = reward: { $reward }
cost-take = needs { $energy } energy; gives { $reward }
cost-discard = needs { $energy } energy; gives { $reward }
cost-start-with = needs { $energy } energy; gives { $reward }
cost-drop = { $flowing ->
    [0] waits for the water flow
   *[other] flows at once: { $dam }
    }
cost-work = { $credits ->
    [one] { $credits } { -credit }
   *[other] { $credits } { -credit(count: "many") }
    } instead of { $machines }; gives { $reward }
cost-work-on-wheel = { $machines }; gives { $reward }
cost-bid = { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
    }

## Moves after which nothing else is told
did-decline = { $company_subject } declines.
did-without-engineers = { $copied ->
    [0] { $company_subject } builds without { -engineer(count: "many") }: { $tile }.
   *[other] { $company_subject } builds without { -engineer(count: "many") }: copy of { $tile }.
    }
did-build = { $company_subject } plans to build { $piece_a } { $target_in }.
did-with = { $company_subject } uses { $tile_object }.
did-copying = { $company_subject } copies { $tile_object } on its { -wheel }.
did-segment = { $count ->
    [0] { $company_subject } chooses the open segment.
    [one] { $company_subject } chooses the segment that returns after { $count } turn.
   *[other] { $company_subject } chooses the segment that returns after { $count } turns.
    }
did-recover = { $company_subject } takes back { $machine_a }.

## What happened
event-bid-made = { $seat } bids { $count } for place { $place }.
event-positions-settled = The turn order is settled and the bids are paid.
event-pair-picked = { $seat } plays { $company_object } with { $officer }.
event-contract-picked = { $company_subject } starts with { $contract_object }.
event-round-begins = Round { $round } begins.
event-headstreams-filled = { $count ->
    [0] No new water on { -headstream(count: "many", case: "the") }.
    [one] { $count } { -drop } falls on { -headstream(count: "many", case: "the") }.
   *[other] { $count } { -drop(count: "many") } fall on { -headstream(count: "many", case: "the") }.
    }
event-placed = { $company_subject } sends { $count ->
    [0] the Architect
    [one] { $count } { -engineer }
   *[other] { $count } { -engineer(count: "many") }
    } to { $space_where }.
event-banked = { $company_subject } sends { $count ->
    [one] { $count } { -engineer }
   *[other] { $count } { -engineer(count: "many") }
    } to the bank.
event-passed = { $company_subject } passes.
event-officer-copied = { $company_subject } copies { $officer }.
event-tile-taken = { $company_subject } takes { $tile_object }.
event-constructed = { $company_subject } builds { $piece_a } { $target_in }{ $tile_level ->
    [0] {""}
   *[other] {" "}with { $tile_object }
    }.
event-free-piece = { $company_subject } builds { $piece_a } { $target_in } for free.
event-income-revealed = { $company_subject } uncovers an income ({ $piece }).
event-income-taken = { $company_subject } takes an income ({ $piece }).
event-wheel-turned = { $company_subject } turns { -wheel(case: "the") } by { $count }.
event-produced = { $company_subject } sends { $count ->
    [one] { $count } { -drop }
   *[other] { $count } { -drop(count: "many") }
    } through { $conduit_the } and produces { $energy } energy.
event-tile-produced = { $company_subject } produces { $energy } energy without water.
event-fee-paid = { $count ->
    [one] { $company_subject } pays { $owner_object } { $count } { -credit } for { -conduit(case: "the") }; the owner also scores { $count } VP.
   *[other] { $company_subject } pays { $owner_object } { $count } { -credit(count: "many") } for { -conduit(case: "the") }; the owner also scores { $count } VP.
    }
event-energy-steps = { $count ->
    [one] { $company_subject } moves { $count } step up { -energy-track(case: "the") }.
   *[other] { $company_subject } moves { $count } steps up { -energy-track(case: "the") }.
    }
event-contract-fulfilled = { $company_subject } fulfils { $contract_object }.
event-contract-taken = { $company_subject } takes { $contract_object }.
event-contract-discarded = { $company_subject } discards { $contract_object }.
event-contract-opened = New open { -contract }: { $contract }.
event-contracts-removed = { $company_subject } removes two open { -contract(count: "many") }.
event-drop-placed = { $company_subject } puts { -drop(case: "a") } on { $headstream }.
event-drop-flows = { $company_subject } lets { -drop(case: "a") } flow from { $headstream }.
event-drops-caught = { $count ->
    [one] { $count } { -drop } is caught by { $dam_the }.
   *[other] { $count } { -drop(count: "many") } are caught by { $dam_the }.
    }
event-drops-left = { $count ->
    [one] { $count } { -drop } leaves the map.
   *[other] { $count } { -drop(count: "many") } leave the map.
    }
event-dam-filled = { $company_subject } puts { $count ->
    [one] { $count } { -drop }
   *[other] { $count } { -drop(count: "many") }
    } into { $dam_the }.
event-machine-gained = { $company_subject } gains { $machines }.
event-credits-gained = { $company_subject } gains { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    }.
event-credits-paid = { $company_subject } pays { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    }.
event-vp-scored = { $company_subject } scores { $count } VP.
event-tile-retrieved = { $company_subject } takes { $tile_object } back from { -wheel(case: "the") }.
event-work-done = { $company_subject } carries out { $work }.
event-building-used = { $company_subject } uses its { $building }.
event-extra-turn = { $company_subject } sent the Architect and takes another turn.
event-water-flows = The water flows.
event-leader-award = { $company_subject } scores { $count } VP for its place on { -energy-track(case: "the") }.
event-energy-income = { $company_subject } has { $energy } energy and earns { $count ->
    [one] { $count } { -credit }
   *[other] { $count } { -credit(count: "many") }
    }.
event-zero-energy = { $company_subject } produced nothing and loses 3 VP.
event-bonus-scored = { $company_subject } scores { $count } VP for { $bonus }.
event-order-set = New turn order.
event-objective-scored = { $company_subject } scores { $count } VP for the objective ({ $objective }).
event-goods-scored = { $company_subject } scores { $count } VP for resources.
event-buildings-scored = { $company_subject } scores { $count } VP for private buildings.
event-water-scored = { $company_subject } scores { $count } VP for stored water.
event-game-ends = The game is over.
round-card-produced = Energy
round-card-income = Income
round-card-scored = VP
round-card-built = Built
round-card-contracts = Fulfilled
round-card-water = Water caught: { $caught }. Water that left the map: { $left }.

## Why not
why-not-asked = That isn't the question right now.
why-game-over = The game is over.
why-no-such-thing = There's no such move.
why-not-in-this-game = This table plays without that.
why-occupied = That space is taken.
why-too-few-engineers = You don't have that many { -engineer(count: "many") }.
why-too-dear = That costs more { -credit(count: "many") } than you have.
why-nothing-to-produce = None of your { -dam(count: "many") }, { -conduit(count: "many") } and { -powerhouse(count: "many") } would produce energy there.
why-no-contract-there = That { -contract } isn't open.
why-no-tile-there = There's no tile left there.
why-no-work-there = There's no { -external-work } left there.
why-too-few-machines = You don't have those machines.
why-nothing-to-construct = There's nothing you could build and pay for.
why-leftmost-first = Fill your construction spaces from the left.
why-not-your-officer = That isn't your { -officer }.
why-copied-already = You've already copied { -officer(case: "a") } this turn.
why-needs-engineer-after = Keep one { -engineer } for the turn itself.
why-building-not-yours = That building isn't yours to use, or you already own it.
why-building-used = You've already used this building this round.
why-building-idle = You can't carry out that building's action now.
why-architect-alone = The Architect must go alone to a space for one { -engineer }.
why-no-architect = You have no Architect to send.
why-engineers-left = Place all your { -engineer(count: "many") } first; the bank takes any number.
why-no-piece-left = You have none of those pieces left.
why-space-taken = That space is taken.
why-basin-taken = You already have such a piece in this { -basin }.
why-not-your-dam = That isn't your { -dam }.
why-dam-full-height = This { -dam } can't go any higher.
why-wrong-area = The reward doesn't cover that area.
why-value-too-high = The reward doesn't cover { -conduit(case: "a") } of that production value.
why-no-tile-for-it = None of your technology tiles builds that.
why-cannot-pay = You can't pay for that.
why-tile-not-available = You don't have that tile available.
why-wrong-payment = That isn't the price.
why-no-water = The { -dam } doesn't hold that many { -drop(count: "many") }.
why-no-conduit = There's no { -conduit } there.
why-no-powerhouse = You have no { -powerhouse } where that { -conduit } ends.
why-same-powerhouse = The second production needs a different { -powerhouse }.
why-below-one = That would produce no energy.
why-fee-too-dear = You can't pay the fee for that { -conduit }.
why-not-your-contract = That { -contract } isn't yours.
why-not-enough-energy = That { -contract } needs more energy.
why-must-choose = You can't decline this.
why-officer-not-copyable = That { -officer } can't be copied in this game.
why-no-room = The { -dam } is full.
why-same-dam = The { -drop } can't go into { -dam(case: "the") } you've just used.
why-not-on-wheel = That tile isn't on your { -wheel }.
why-nothing-in-segment = There's nothing to take back there.
why-bid-too-low = Bid more than the bid already there.
why-pair-taken = That { -company } is no longer available.
why-contract-taken = That { -starting-contract } is no longer available.
why-not-on-automa-tile = Mahiri works for an automa: your first action each round must be one shown on the open automa tile.
why-tile-builds-other = That tile builds a different piece.
why-reward-is-other = The reward is a different piece.

## Labels of the board
label-round = Round { $round } of 5
label-order = Turn order
label-company = { -company(case: "capital") }
label-officer = Executive { -officer(case: "capital") }
label-automa = automa { $level }
label-vp = VP
label-energy = Energy
label-credits = { -credit(count: "many", case: "capital") }
label-excavators = { -excavator(count: "many", case: "capital") }
label-mixers = { -mixer(count: "many", case: "capital") }
label-engineers = { -engineer(count: "many", case: "capital") }
label-tiles = Tiles
label-wheel = Construction { -wheel }
label-contracts = { -contract(count: "many", case: "capital") }
label-fulfilled = { $count } fulfilled
label-open-contracts = Open { -contract(count: "many") }
label-national = National { -contract(count: "many") }
label-patents = Patent office
label-works = { -external-work(count: "many", case: "capital") }
label-buildings = Private buildings
label-bonus = Round bonus
label-objective = Objective
label-water = Water
label-basin = { -basin(case: "capital") }
label-dams = { -dam(count: "many", case: "capital") }
label-conduits = { -conduit(count: "many", case: "capital") }
label-powerhouses = { -powerhouse(count: "many", case: "capital") }
label-taken = Taken spaces
label-productions = Possible productions
label-on-offer = Available
label-place = Place
label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
label-nothing = –
label-turbine-station = { -turbine-station(case: "capital") }
label-water-management = { -water-management(case: "capital") }
label-workshop = Workshop
label-machinery-shop = { -machinery-shop(case: "capital") }
label-contract-office = { -contract-office(case: "capital") }
label-bank = Bank
label-bank-about = Any number of { -engineer(count: "many") }, 1 { -credit } each.
label-construction = Construction
label-map = Map
label-management = Actions
label-companies = { -company(count: "many", case: "capital") }
label-incomes = Income
label-ability = Ability
label-ability-on = active
label-ability-off = not active yet
label-energy-track = Energy
label-goal = full bonus from { $energy } energy
label-goal-now = { $count } × { $bonus }: { $points } VP now
label-objective-now = count { $count }: { $points } VP now
label-automa-next = Next automa action
label-automa-also = then carries on with the next line
label-automa-construct = build: { $piece }
label-automa-remove = remove open { -contract(count: "many") }
label-automa-machines = buy machines
label-automa-criteria = Where automas build
criterion-most-powerful-conduit = strongest built { -conduit }
criterion-owned-powerhouse = leads to their own { -powerhouse }
criterion-upstream-powerhouse = catches water from { -powerhouse(case: "a") }
criterion-red-outline-space = red border
criterion-most-water-drops = most { -drop(count: "many") } in the coming flow
criterion-downstream-dam = leads towards their own { -dam }
criterion-most-powerful = highest value
criterion-second-most-powerful = second highest value
criterion-owned-neutral-opponent-dam = at their own, else a neutral, else a rival { -dam }
criterion-opponent-neutral-owned-dam = at a rival, else a neutral, else their own { -dam }
criterion-owned-opponent-powerhouse = to their own, else a rival { -powerhouse }
criterion-opponent-owned-powerhouse = to a rival, else their own { -powerhouse }
criterion-owned-dam = connected to their own { -dam }
criterion-feeding-owned-dam = feeds their own { -dam }
criterion-not-feeding-opponent-dam = feeds no rival { -dam }
criterion-basin = { -basin } { $basin }
label-taken-by = taken: { $company }
label-needs = needs { $engineers ->
    [one] { $engineers } { -engineer }
   *[other] { $engineers } { -engineer(count: "many") }
    }{ $credits ->
    [0] {""}
    [one] , { $credits } { -credit }
   *[other] , { $credits } { -credit(count: "many") }
    }
label-neutral = neutral
label-dam-facts = { $owner }: height { $level }, { -drop(count: "many") } { $drops } of { $capacity }
label-empty-space = nothing built here
label-red-border = red border: 3 extra { -credit(count: "many") }
label-leads-to = leads to { -powerhouse(count: "many", case: "the") } in { -basin } { $basin }
label-headstream-facts = { -drop(count: "many") } waiting: { $drops }; new { -drop(count: "many") } each round: { $tile }
label-wheel-open = open segment
label-wheel-turns = { $turns ->
    [one] back after { $turns } turn
   *[other] back after { $turns } turns
    }
label-production-bonus = production +{ $count }
label-passed = passed
label-first-player = { $place ->
    [1] { $place }st in turn order
    [2] { $place }nd in turn order
    [3] { $place }rd in turn order
   *[other] { $place }th in turn order
    }
label-about-tile = with { $tile }
label-about-target = { $piece }: { $target }
label-about-modifier = Production modifier { $modifier }
label-about-second = Second production, without bonuses
label-about-energy = { $energy } energy to spend
label-about-count = { $count } left
label-about-map = Choose on the map, or here.
label-about-board = Choose on the action boards, or here.
label-fee = { $count ->
    [one] fee: { $count } { -credit } to { $owner_object }
   *[other] fee: { $count } { -credit(count: "many") } to { $owner_object }
    }
label-water-goes = water → { $dam }
label-water-lost = the water leaves the map
label-bids = Bids
label-slots-left = building slots left: { $count }
label-stack = stack: { $count }
result-track = Victory points on the track
result-objective = Objective: { $objective }
result-goods = Resources: 1 point for every 5
result-buildings = Private buildings
result-water = { -drop(count: "many", case: "capital") } in your { -dam(count: "many") }
result-total = Total
result-tie = Tied on points: more energy in the last round wins.
result-energy = Energy in the last round
legend-goods = What you have
legend-pieces = Pieces
legend-any = Any piece
legend-fulfil = Fulfil { -contract(case: "a") }
legend-patent = Advanced tile
legend-dam = A { -dam }: owner, height, { -drop(count: "many") } and room for more
legend-neutral = A neutral { -dam }
legend-value = { -conduit(count: "many", case: "capital") }: production value
legend-tiles = Technology tiles: basic and level I
legend-contract = { -contract(case: "capital") }: energy it needs, and its reward
figure-points = Victory points
figure-credits = { -credit(count: "many", case: "capital") }
figure-energy = Energy of the round
warning-no-energy = { $count ->
    [one] You won't be able to produce again this round, and a round without energy costs { $count } point. You could produce now.
   *[other] You won't be able to produce again this round, and a round without energy costs { $count } points. You could produce now.
    }
warning-contract-missed = This fulfils no { -contract }. Another production would fulfil one that needs { $energy } energy.
warning-contract-declined = You could fulfil { -contract(case: "a") } with this energy.
warning-piece-declined = You could put the piece on the map for free.
warning-water-declined = The water costs nothing.

## Openings
trait-company = { -company(case: "capital") }
trait-officer = { -officer(case: "capital") }

## Tables of the booklet
table-tile = tile
table-round = round { $round }
table-area = area
table-left-conduit = left { -conduit }
table-right-conduit = right { -conduit }
table-conduit = value { $value }, to { -basin } { $basin }
table-red = { $count } ({ $red } with a red border)
table-powerhouses = { -powerhouse } spaces
table-river = river to
table-action = action
table-actions = actions, in order
table-price = price
table-cost = cost
table-reward = reward
table-engineers = { $count ->
    [one] { $count } { -engineer }
   *[other] { $count } { -engineer(count: "many") }
    }
table-piece = piece
table-nth-piece = { $number ->
    [1] { $number }st piece
    [2] { $number }nd piece
    [3] { $number }rd piece
   *[other] { $number }th piece
    }
table-points-each = points each
table-building = building
table-first-space = first space
table-other-spaces = other spaces
table-colour-green = green
table-colour-yellow = yellow
table-colour-red = red
table-automa-produce = production { $modifier } for { $colour } { -contract(count: "many") }
table-automa-remove = remove the open { $colour } { -contract(count: "many") }
table-least-value = value { $value } or more
table-search-down = from the top
table-search-up = from the bottom
table-letters = { -headstream(count: "many") }
table-start = from { $place }
table-own-first = their own first
table-rival-first = rivals first
table-production = production { $modifier }
table-take = { $count ->
    [one] { $count } { -contract }
   *[other] { $count } { -contract(count: "many") }
    }
table-companies = { -company(count: "many") }
table-basin = { -basin }
table-energy = energy
table-bonus = bonus tile
table-points = points
table-dams = { -dam(count: "many") }
table-conduits = { -conduit(count: "many") }
table-houses = { -powerhouse(count: "many") }
table-company = { -company }
table-officer = { -officer }
table-contract = { -contract }

## Moments
moment-last-round = The last round
moment-overflow = Overflow: { $count ->
    [one] { $count } { -drop } leaves the map.
   *[other] { $count } { -drop(count: "many") } leave the map.
    }

## How characters play
character-beaver-about = Turns down no income and always has money left.
character-fox-about = Draws water to itself wherever it can.
character-owl-about = Often turns { -wheel(case: "the") }, to have everything back in time.
character-magpie-about = Collects machines, more than it needs.
