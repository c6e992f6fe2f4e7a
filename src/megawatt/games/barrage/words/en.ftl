# Barrage in English.
game-name = Barrage
game-about = Build dams, conduits and powerhouses, catch the water, and turn it into energy before it runs off.

## Options
option-start = Start
option-start-about = How companies, officers and starting contracts are given out.
option-start-introductory = introductory game
option-start-random = dealt at random
option-start-draft = drafted in reverse turn order
option-start-auction = bids for the turn order, then the draft
option-leeghwater = Leeghwater expansion
option-leeghwater-about = The Dutch company, four officers, external works and private buildings.
option-new_officers = Two more officers
option-new_officers-about = Simone Luciani and Tommaso Battista also without the expansion.
option-automas = Automas
option-automas-about = How many companies play by the automa tiles.
option-automas-auto = one against a single player
option-automas-0 = none
option-automas-1 = one
option-automas-2 = two
option-automas-3 = three
option-automa_level = Automa level
option-automa_level-about = How much of their company board the automas use.
option-automa_level-1 = low voltage: no incomes, no bonus
option-automa_level-2 = standard: incomes and bonus
option-automa_level-3 = high voltage: also ability and tiles
option-automa_level-4 = overpowered: also an officer
option-viktor_germany = Viktor Fiesler with Germany
option-viktor_germany-about = Whether the minimum of 4 also holds for the second production.
option-viktor_germany-both = both productions
option-viktor_germany-first = the first only
option-construction_spaces = Construction spaces
option-construction_spaces-about = In which order the spaces of the company board are used.
option-construction_spaces-left-first = from the left
option-construction_spaces-any = any free one
option-discards = Discarded contracts
option-discards-about = What happens to contracts above the limit.
option-discards-under-stack = under their stack
option-discards-removed = out of the game
option-income_order = Order of incomes
option-income_order-about = Who takes incomes first where it matters.
option-income_order-last-first = the last in turn order first
option-income_order-turn-order = in turn order
option-objective_zero = Objective at zero
option-objective_zero-about = Whether a count of zero can win points for the objective.
option-objective_zero-ranked = ranked like any other
option-objective_zero-nothing = no points
option-tile_energy = Energy of tiles
option-tile_energy-about = Which contracts energy without a powerhouse may fulfil.
option-tile_energy-private-contracts = private ones only
option-tile_energy-all-contracts = all, with the French discount
option-disputed_tiles = Disputed tiles
option-disputed_tiles-about = Rewards and costs of six tiles on which lists differ.
option-disputed_tiles-listed = the usual list
option-disputed_tiles-fan-list = the fan list
option-wild_tile = Wild basic tile
option-wild_tile-about = In which games every company has a basic tile for any piece.
option-wild_tile-introductory = introductory game only
option-wild_tile-always = every game
option-zero_energy = No energy in a round
option-zero_energy-about = What a company that produced nothing gets.
option-zero_energy-penalty = 3 credits and minus 3 points
option-zero_energy-credits-only = 3 credits only
option-revealed_income = Revealed income
option-revealed_income-about = When a newly uncovered income is paid for the first time.
option-revealed_income-at-once = at once
option-revealed_income-income-phase = in the next income phase
option-second_award = Award for second place
option-second_award-about = Whether second place scores with 0 energy.
option-second_award-above-zero = only above 0 energy
option-second_award-always = always

## Things
company-usa = USA
company-germany = Germany
company-italy = Italy
company-france = France
company-netherlands = Netherlands
piece-base = base
piece-elevation = elevation
piece-conduit = conduit
piece-powerhouse = powerhouse
piece-any = any piece
piece-building = building
building-cofferdam = cofferdam
building-control-station = control station
building-customer-office = customer office
building-development-office = development office
building-energy-relay-field = energy relay field
building-financial-division = financial division
building-loan-agency = loan agency
building-research-lab = research lab
building-robot-factory = robot factory
building-wind-farm = wind farm
bonus-contracts = fulfilled contracts
bonus-bases = bases
bonus-elevations = elevations
bonus-conduits = conduits
bonus-powerhouses = powerhouses
bonus-advanced-tiles = advanced tiles
bonus-external-works = external works
bonus-buildings = private buildings
objective-red-spaces = pieces on red-bordered spaces
objective-strongest-area = pieces in one's strongest area
objective-connections = own bases connected with an own powerhouse
objective-weakest-area = pieces in one's weakest area
objective-basins-1 = basins with an own piece
objective-basins-3 = basins with three own pieces
region-mountain = mountains
region-hill = hills
region-plain = plains
machine-excavator = excavator
machine-mixer = mixer
side-left = left
side-right = right
side-upper = upper
side-lower = lower
list-and = { $first }, { $second }
price-nothing = costs nothing
place-dam = basin { $basin }, { $side } dam
place-conduit = basin { $basin }, { $side } conduit (value { $value })
place-powerhouse = basin { $basin }, powerhouse space { $number }
place-headstream = headstream { $letter }
place-off-board = off the board
space-sided = { $space } ({ $side })
space-produce = Turbine station, production { $modifier }
space-water-two = Water management, two drops
space-water-flow = Water management, one drop flows at once
space-rotate-1 = Workshop, turn the wheel by 1
space-rotate-2 = Workshop, turn the wheel by 2
space-rotate-3 = Workshop, turn the wheel by 3
space-buy-excavator = Machinery shop, an excavator
space-buy-any = Machinery shop, a machine of choice
space-buy-pair = Machinery shop, an excavator and a mixer
space-take-1 = Contract office, one contract
space-take-1b = Contract office, one contract (second row)
space-take-2 = Contract office, two contracts
space-patent = Patent office, tile { $number }
space-external-work = External works, tile { $number }
space-construct = Construction, space { $number }
space-mahiri = Mahiri Sekibo, copy { $number }
space-margot = Margot Fouche, use a building
tile-basic = basic { $piece } tile
tile-advanced = { $piece } tile { $level }
tile-anton-copy-tile = Anton's copying tile
tile-leslie-works-tile = Leslie's works tile
tile-basic-about = Builds the piece it shows; nothing more.
tile-base-1-about = Then puts a drop into each of your empty dams.
tile-elevation-1-about = Then turns your wheel by 1 for each elevation you have built.
tile-conduit-1-about = Then gives credits: twice the value of the conduit.
tile-powerhouse-1-about = Needs no engineers and no construction space.
tile-any-1-about = Builds anything; red-bordered map spaces cost nothing extra.
tile-building-1-about = Then you may use the new building at once.
tile-base-2-about = Then produces 1 energy for each base you have built.
tile-elevation-2-about = Then fills the dam just raised.
tile-conduit-2-about = No conduit costs more than 5 excavators.
tile-powerhouse-2-about = Then you may produce once with +2.
tile-any-2-about = Builds anything; excavators and mixers replace each other.
tile-building-2-about = Only one of the two kinds of machines has to be paid.
tile-base-3-about = Needs no engineers, no construction space and no excavators.
tile-elevation-3-about = Then scores 3 points for each of your dams of height 2 or 3.
tile-conduit-3-about = Then produces energy: twice the value of the conduit.
tile-powerhouse-3-about = Then scores 3 points for each of your powerhouses.
tile-any-3-about = Builds anything; then scores 3 points for each advanced tile you own.
tile-building-3-about = Then scores the building's points at once, and again at the end.
tile-anton-copy-tile-about = Counts as any technology tile that lies on your wheel.
tile-leslie-works-tile-about = External works: the machines go onto the wheel, and the wheel turns by 1.
contract-start = starting contract ({ $energy } energy)
contract-green = green contract ({ $energy } energy)
contract-yellow = yellow contract ({ $energy } energy)
contract-red = red contract ({ $energy } energy)
contract-national = national contract ({ $energy } energy)
contract-work = external work { $number }
effect-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
    }
effect-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
effect-excavators = { $count ->
    [one] { $count } excavator
   *[other] { $count } excavators
    }
effect-mixers = { $count ->
    [one] { $count } mixer
   *[other] { $count } mixers
    }
effect-any-machines = { $count ->
    [one] { $count } machine of choice
   *[other] { $count } machines of choice
    }
effect-rotate = turn the wheel by { $count }
effect-energy-steps = { $count ->
    [one] { $count } step on the energy track
   *[other] { $count } steps on the energy track
    }
effect-headstream-drops = { $count ->
    [one] { $count } drop on a headstream
   *[other] { $count } drops on headstreams
    }
effect-flowing-drops = { $count ->
    [one] { $count } drop that flows at once
   *[other] { $count } drops that flow at once
    }
effect-build-base = a free base ({ $areas })
effect-build-elevation = { $count ->
    [one] { $count } free elevation
   *[other] { $count } free elevations
    }
effect-build-conduit-max = a free conduit up to value { $count }
effect-build-powerhouse = { $count ->
    [one] { $count } free powerhouse
   *[other] { $count } free powerhouses
    }
effect-fulfil-own-contract-max = fulfil an own contract of up to { $count } energy
effect-fulfil-any = fulfil any own contract
effect-take-advanced-tile = an open advanced tile
effect-energy-produced = produce { $count } energy
company-usa-about = From the third powerhouse on: one energy step for each drop that comes by river into a zone with your powerhouse.
company-germany-about = From the third powerhouse on: after each production you may produce a second time with another powerhouse, without bonuses.
company-italy-about = From the third powerhouse on: 3 energy steps after each production.
company-france-about = From the third powerhouse on: contracts need 3 energy less from a production.
company-netherlands-about = From the third powerhouse on: after each production you may put a drop into another of your dams.
officer-wilhelm-adler-about = Your bases cost 3 excavators everywhere.
officer-graziano-del-monte-about = Your dams of height 3 hold 4 drops.
officer-viktor-fiesler-about = Drops times value always counts as at least 4.
officer-jill-mcdowell-about = You may pay a conduit with mixers: as many as its value.
officer-solomon-p-jordan-about = Each machine of a construction may be replaced by 3 credits.
officer-anton-krylov-about = An extra tile that copies any technology tile on your wheel.
officer-mahiri-sekibo-about = For an engineer you use another officer's ability for a turn; the second time in a round costs 3 credits too.
officer-simone-luciani-about = You may keep 4 contracts and fulfil several with one production.
officer-tommaso-battista-about = The Architect alone on a space for one engineer gives you another turn.
officer-leslie-spencer-about = Machines for an external work may go onto your wheel instead of away.
officer-margot-fouche-about = An action space of your own: use one of your buildings.
building-cofferdam-about = A drop into an own or neutral dam.
building-control-station-about = Produce with +3.
building-customer-office-about = For 3 credits: fulfil an own contract without producing.
building-development-office-about = Take a technology tile back from the wheel.
building-energy-relay-field-about = For 1 credit: 4 energy steps.
building-financial-division-about = 5 credits.
building-loan-agency-about = An external work for 2 credits per machine.
building-research-lab-about = Take back half the machines of a wheel segment.
building-robot-factory-about = For 1 credit: 2 machines of choice.
building-wind-farm-about = For 2 credits: produce 5 energy.

## Phases and questions
phase-auction = Auction of the turn order
phase-draft = Draft
phase-income = Income
phase-actions = Actions
phase-water-flow = Water flow
phase-scoring = Scoring
phase-game-over = Game over
question-nothing = Nothing to decide
question-turn = Place engineers
question-construct = Choose what to construct
question-tile = Choose a technology tile
question-pay = Choose how to pay
question-free-piece = Put a free piece on the map or decline
question-produce = Choose dam, conduit and drops
question-fulfil = Fulfil a contract or decline
question-drops = Place a drop of water
question-machines = Choose a machine
question-take-contract = Take a contract
question-discard-contract = Discard a contract
question-copy-officer = Choose an officer to copy
question-first-water = Put a drop into each empty dam?
question-fill-dam = Choose a dam for a drop
question-advanced-tile = Choose an advanced tile
question-fulfil-unproduced = Fulfil a contract without producing
question-retrieve-tile = Take a tile back from the wheel
question-segment = Choose a wheel segment
question-recover = Choose a machine to take back
question-external-work = Choose an external work
question-margot = Choose one of your buildings
question-building-action = Use the new building at once?
question-bid = Bid for a place in the turn order
question-pair = Choose a company and its officer
question-starting-contract = Choose a starting contract
question-watch = Watch the automas

## Moves
move-pass = Pass
move-decline = Decline
move-accept = Accept
move-watch = Watch
move-place = Place engineers: { $space }
move-architect = Send the Architect: { $space }
move-bank = { $count ->
    [one] Put { $count } engineer in the bank
   *[other] Put { $count } engineers in the bank
    }
move-without-engineers = { $copied ->
    [0] Construct without engineers: { $tile }
   *[other] Construct without engineers: copy of { $tile }
    }
move-work-on-wheel = Carry out { $work }, machines onto the wheel
move-copy = Copy { $officer }
move-build = Build { $piece }: { $target }
move-with = Use the { $tile }
move-copying = Copy the { $tile } from the wheel
move-pay = Pay { $excavators ->
    [one] { $excavators } excavator
   *[other] { $excavators } excavators
    } and { $mixers ->
    [one] { $mixers } mixer
   *[other] { $mixers } mixers
    }
move-produce = { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
    } from { $dam } through { $conduit }
move-fulfil = Fulfil the { $contract }
move-take = Take the { $contract }
move-discard = Discard the { $contract }
move-drop = Drop on { $headstream }
move-gain = Gain one { $machine }
move-fill = Drop into { $dam }
move-patent = Take the { $tile }
move-retrieve = Take the { $tile } back
move-segment = { $count ->
    [one] The segment that is { $count } turn away
   *[other] The segment that is { $count } turns away
    }
move-recover = Take one { $machine } back
move-work = Carry out { $work } on loan
move-perform = Use the { $building }
move-bid = Bid { $count } for place { $place }
move-pick = { $company } with { $officer }
move-start-with = Start with the { $contract }
cost-place = { $engineers ->
    [one] { $engineers } engineer
   *[other] { $engineers } engineers
    }{ $credits ->
    [0] {""}
   *[other] , { $credits } credits
    }{ $energy ->
    [0] {""}
   *[other] , up to { $energy } energy
    } (leaves { $engineers_left } engineers, { $left } credits)
cost-architect = the Architect{ $credits ->
    [0] {""}
   *[other] , { $credits } credits
    }{ $energy ->
    [0] {""}
   *[other] , up to { $energy } energy
    } (leaves { $engineers_left } engineers, { $left } credits)
cost-bank = { $credits ->
    [one] gives { $credits } credit
   *[other] gives { $credits } credits
    }
cost-build = { $price }
cost-pay = { $credits ->
    [0] no credits
   *[other] and { $credits } credits (leaves { $left })
    }
cost-produce = { $energy } energy (track: { $total }){ $fee ->
    [0] {""}
   *[other] , fee { $fee } and { $fee } VP to { $owner }
    }; fulfils: { $contracts }; water runs to: { $dam }
cost-fulfil = reward: { $reward }
cost-take = needs { $energy } energy; gives { $reward }
cost-discard = needs { $energy } energy; gives { $reward }
cost-start-with = needs { $energy } energy; gives { $reward }
cost-drop = { $flowing ->
    [0] waits for the water flow
   *[other] flows at once: { $dam }
    }
cost-work = { $credits } credits instead of { $excavators } excavators and { $mixers } mixers; gives { $reward }
cost-work-on-wheel = excavators: { $excavators }, mixers: { $mixers }; gives { $reward }
cost-bid = { $vp } victory points

## What happened
event-bid-made = { $seat } bids { $count } for place { $place }.
event-positions-settled = The turn order is settled and the bids are paid.
event-pair-picked = { $seat } plays { $company } with { $officer }.
event-contract-picked = { $company } starts with a { $contract }.
event-round-begins = Round { $round } begins.
event-headstreams-filled = Drops on the headstreams: { $count }.
event-placed = { $company } places engineers ({ $count }): { $space }.
event-banked = { $company } puts engineers in the bank: { $count }.
event-passed = { $company } passes.
event-officer-copied = { $company } copies { $officer }.
event-tile-taken = { $company } takes a technology tile: { $tile }.
event-constructed = { $company } builds { $piece }: { $target }; { $tile }.
event-free-piece = { $company } puts a free { $piece } on the map: { $target }.
event-income-revealed = { $company } uncovers an income ({ $piece }).
event-income-taken = { $company } takes an income ({ $piece }).
event-wheel-turned = { $company } turns the wheel by { $count }.
event-produced = { $company } sends { $count ->
    [one] { $count } drop
   *[other] { $count } drops
    } through { $conduit } and produces { $energy }.
event-tile-produced = { $company } produces { $energy } without water.
event-fee-paid = { $company } pays { $owner } a fee of { $count }; { $owner } scores as much.
event-energy-steps = { $company } moves { $count } on the energy track.
event-contract-fulfilled = { $company } fulfils a { $contract }.
event-contract-taken = { $company } takes a { $contract }.
event-contract-discarded = { $company } discards a { $contract }.
event-contract-opened = Opened: { $contract }.
event-contracts-removed = { $company } removes two open contracts.
event-drop-placed = { $company } puts a drop on { $headstream }.
event-drop-flows = { $company } lets a drop flow from { $headstream }.
event-drops-caught = Drops caught by { $dam }: { $count }.
event-drops-left = Drops that leave the board: { $count }.
event-dam-filled = { $company } puts drops into { $dam }: { $count }.
event-machine-gained = { $company } gains machines: { $excavators ->
    [one] { $excavators } excavator
   *[other] { $excavators } excavators
    }, { $mixers ->
    [one] { $mixers } mixer
   *[other] { $mixers } mixers
    }.
event-credits-gained = { $company } gains credits: { $count }.
event-vp-scored = { $company } scores { $count }.
event-tile-retrieved = { $company } takes { $tile } back from the wheel.
event-work-done = { $company } carries out { $work }.
event-building-used = { $company } uses its { $building }.
event-extra-turn = { $company } sends the Architect and takes another turn.
event-water-flows = The water flows.
event-leader-award = { $company } scores { $count } for its energy.
event-energy-income = { $company } has { $energy } energy and earns { $count }.
event-zero-energy = { $company } has produced nothing and loses 3 points.
event-bonus-scored = { $company } scores { $count } for { $bonus }.
event-order-set = The turn order is set anew.
event-objective-scored = { $company } scores { $count } for the objective: { $objective }.
event-goods-scored = { $company } scores { $count } for goods.
event-buildings-scored = { $company } scores { $count } for buildings.
event-water-scored = { $company } scores { $count } for stored water.
event-game-ends = The game ends.

## Why not
why-not-asked = That is not what is being decided now.
why-game-over = The game is over.
why-no-such-thing = There is no such move.
why-not-in-this-game = That does not exist at this table.
why-occupied = Somebody stands there already.
why-too-few-engineers = You do not have that many engineers.
why-too-dear = That costs more credits than you have.
why-nothing-to-produce = No dam, conduit and powerhouse of yours would produce energy there.
why-no-contract-there = That contract is not open.
why-no-tile-there = There is no tile left there.
why-no-work-there = There is no external work left there.
why-too-few-machines = You do not have those machines.
why-nothing-to-construct = There is nothing you could construct and pay for.
why-leftmost-first = Your spaces are filled from the left.
why-not-your-officer = That is not your officer.
why-copied-already = An officer has been copied in this turn.
why-needs-engineer-after = One engineer must be left for the turn itself.
why-building-not-yours = That building is not yours to use, or it is yours already.
why-building-used = You have used this building in this round.
why-building-idle = The building's action cannot be carried out now.
why-architect-alone = The Architect must stand alone on a space for one engineer.
why-no-architect = You have no Architect to send.
why-engineers-left = All engineers must be placed; the bank takes any number.
why-no-piece-left = You have no such piece left.
why-space-taken = The space is taken.
why-basin-taken = You have such a piece in this basin already.
why-not-your-dam = That is not your dam.
why-dam-full-height = The dam is as high as it can be.
why-wrong-area = The reward does not reach that area.
why-value-too-high = The reward does not reach a conduit of that value.
why-no-tile-for-it = No technology tile of yours builds that.
why-cannot-pay = You cannot pay for that.
why-tile-not-available = That tile is not at hand.
why-wrong-payment = That is not what it costs.
why-no-water = The dam does not hold that many drops.
why-no-conduit = No conduit has been built there.
why-no-powerhouse = You have no powerhouse where that conduit ends.
why-same-powerhouse = The second production needs a different powerhouse.
why-below-one = That would produce no energy.
why-fee-too-dear = You cannot pay the fee for that conduit.
why-not-your-contract = That contract is not yours.
why-not-enough-energy = That contract needs more energy.
why-must-choose = That cannot be declined.
why-officer-not-copyable = That officer cannot be copied in this game.
why-no-room = The dam is full.
why-same-dam = The drop may not go into the dam just used.
why-not-on-wheel = That tile is not on your wheel.
why-nothing-in-segment = There is nothing to take back there.
why-bid-too-low = A bid must exceed the one that stands there.
why-pair-taken = That company is not on offer.
why-contract-taken = That starting contract is not on offer.
why-not-on-automa-tile = Mahiri works for an automa: your first action of a round must be one that the open automa tile shows.

## Labels of the board
label-round = Round { $round } of 5
label-order = Turn order
label-company = Company
label-officer = Officer
label-automa = automa { $level }
label-vp = VP
label-energy = Energy
label-credits = Credits
label-excavators = Excavators
label-mixers = Mixers
label-engineers = Engineers
label-tiles = Tiles
label-wheel = Wheel
label-contracts = Contracts
label-fulfilled = done { $count }
label-open-contracts = Open contracts
label-national = National contracts
label-patents = Patent office
label-works = External works
label-buildings = Private buildings
label-bonus = Bonus of the round
label-objective = Objective
label-water = Water
label-basin = Basin
label-dams = Dams
label-conduits = Conduits
label-powerhouses = Powerhouses
label-taken = Taken spaces
label-productions = Possible productions
label-on-offer = On offer
label-place = Place
label-points = points { $count }
label-nothing = –
label-turbine-station = Turbine station
label-water-management = Water management
label-workshop = Workshop
label-machinery-shop = Machinery shop
label-contract-office = Contract office
label-bank = Bank
label-bank-about = Any number of engineers, 1 credit each.
label-construction = Construction
label-map = Map
label-management = Actions
label-companies = Companies
label-incomes = Income
label-ability = Ability
label-ability-on = active
label-ability-off = not active yet
label-energy-track = Energy
label-goal = full bonus from { $energy } energy
label-goal-now = { $count } × { $bonus }: { $points } points now
label-objective-now = count { $count }, worth { $points } points now
label-automa-next = Next automa action
label-automa-also = then goes on with the next line
label-automa-construct = construct: { $piece }
label-automa-remove = remove open contracts
label-automa-machines = buy machines
label-automa-criteria = Where automas build
criterion-most-powerful-conduit = strongest built conduit
criterion-owned-powerhouse = leads to an own powerhouse
criterion-upstream-powerhouse = catches water of a powerhouse
criterion-red-outline-space = red border
criterion-most-water-drops = most drops in the coming flow
criterion-downstream-dam = leads towards an own dam
criterion-most-powerful = highest value
criterion-second-most-powerful = second highest value
criterion-owned-neutral-opponent-dam = at an own, else neutral, else rival dam
criterion-opponent-neutral-owned-dam = at a rival, else neutral, else own dam
criterion-owned-opponent-powerhouse = to an own, else rival powerhouse
criterion-opponent-owned-powerhouse = to a rival, else own powerhouse
criterion-owned-dam = connected with an own dam
criterion-feeding-owned-dam = feeds an own dam
criterion-not-feeding-opponent-dam = feeds no rival dam
criterion-basin = basin { $basin }
label-taken-by = taken by { $company }
label-needs = needs { $engineers ->
    [one] { $engineers } engineer
   *[other] { $engineers } engineers
    }{ $credits ->
    [0] {""}
   *[other] , { $credits } credits
    }
label-neutral = neutral
label-dam-facts = { $owner }: height { $level }, { $drops } of { $capacity } drops
label-empty-space = nothing built here
label-red-border = red border: 3 credits more
label-leads-to = leads to the powerhouses of basin { $basin }
label-headstream-facts = waiting drops: { $drops }; tile by round: { $tile }
label-wheel-open = open segment
label-wheel-turns = { $turns ->
    [one] back after { $turns } turn
   *[other] back after { $turns } turns
    }
label-production-bonus = production +{ $count }
label-passed = passed
label-first-player = { $place }. in turn order
label-about-tile = with { $tile }
label-about-target = { $piece }: { $target }
label-about-modifier = Production modifier { $modifier }
label-about-second = Second production, without bonuses
label-about-energy = { $energy } energy at hand
label-about-count = { $count } left
label-about-map = Choose on the map, or here.
label-about-board = Choose on the action boards, or here.
label-fee = fee { $count } to { $owner }
label-water-goes = water → { $dam }
label-water-lost = water leaves the board
label-bids = Bids
label-slots-left = building slots left: { $count }
label-stack = stack: { $count }
result-track = Victory points on the track
result-objective = Objective: { $objective }
result-goods = Goods: 1 point for every 5
result-buildings = Private buildings
result-water = Drops in own dams
result-total = Total
result-tie = Equal points: more energy in the last round decides.
result-energy = Energy in the last round
figure-points = Victory points
figure-credits = Credits
figure-energy = Energy of the round
warning-no-energy = After this you cannot produce any more in this round, and no energy costs { $count } points. A production is possible now.
warning-contract-missed = This fulfils no contract. Another production would fulfil one of { $energy } energy.
warning-contract-declined = You could fulfil a contract with this energy.
warning-piece-declined = You could put the free piece on the map at no cost.
warning-water-declined = The water costs nothing.
