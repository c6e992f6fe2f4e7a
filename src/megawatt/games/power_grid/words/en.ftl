# Power Grid in English.
game-name = Power Grid
game-about = Buy plants, fuel them, connect cities, and light more of them than anybody else.

## Options
option-map = Map
option-map-about = The board and its special rules; or a map file of your own.
option-map-germany = Germany
option-map-usa = USA
option-map-france = France
option-map-italy = Italy
option-map-benelux = Benelux
option-map-central-europe = Central Europe
option-map-brazil = Brazil
option-map-spain-portugal = Spain & Portugal
option-map-china = China
option-map-korea = Korea
option-map-russia = Russia
option-map-japan = Japan
option-map-quebec = Quebec
option-map-baden-wuerttemberg = Baden-Württemberg
option-map-northern-europe = Northern Europe
option-map-uk-ireland = UK & Ireland
option-map-australia = Australia
option-map-india = India
option-map-middle-east = Middle East
option-map-south-africa = South Africa
option-areas = Areas
option-areas-about = Which areas are in play: drawn at random, drafted in turn, or a list chosen by the host.
option-areas-random = random
option-areas-draft = drafted in turn
option-deck = Plants
option-deck-about = The plant cards: the base game, a variant of the second deck, or a deck file of your own.
option-deck-base = base game
option-deck-variant-1 = variant 1: the second deck alone
option-deck-variant-2 = variant 2: both decks, the second twin stays
option-deck-variant-3 = variant 3: the big plants, single cities instead of areas
option-introductory = Introductory game
option-introductory-about = A short first game that ends at seven cities.
option-late_start = Late first house
option-late_start-about = Where somebody without a network may begin in steps 2 and 3.
option-late_start-any-open-space = any open space
option-late_start-free-city = only a city without houses
option-round_limit = Round limit
option-round_limit-about = A safety stop: after this many rounds the game ends as if a network had reached the end.
option-stranded_cities = Cities out of reach
option-stranded_cities-about = As in the first version of these rules: areas may be in play that leave some cities out of everybody's reach.
option-run_without_cities = Plants without cities
option-run_without_cities-about = Whoever has no city yet may run plants all the same. The first version of these rules did not ask.

## Things
fuel-coal = coal
fuel-oil = oil
fuel-garbage = garbage
fuel-uranium = uranium
fuel-hybrid = coal or oil
fuel-wind = wind
fuel-fusion = fusion
source-south = south
source-north = north
source-storage = storage

## Phases and questions
phase-choosing-areas = Choosing areas
phase-player-order = Player order
phase-auction = Auction
phase-resources = Buying fuel
phase-building = Building
phase-bureaucracy = Bureaucracy
phase-game-over = Game over

question-choose-area = Choose an area to play in
question-choose-city = Choose a city to play in
question-nominate = Nominate a plant or pass
question-open = Open the bidding
question-raise = Raise or pass
question-discard = Give up one of your plants
question-give-up = Return coal or oil that does not fit
question-buy = Buy fuel or finish
question-build = Build or finish
question-run = Choose the plants to run
question-burn = Choose what the hybrid plants burn
question-nothing = Nothing to decide

## Moves
move-pass = Pass
move-done = Done
move-area = Play in { $area }
move-city = Play in { $city }
move-nominate = Nominate plant { $plant }
move-discard = Give up plant { $plant }
move-return = Return one { $fuel }
move-buy = Buy { $fuel }
move-build = Build in { $city }
move-found = Start a second network in { $city }
move-run = { $count ->
    [0] Run nothing
    [one] Run plant { $plants }
   *[other] Run plants { $plants }
}
move-burn = Burn { $coal } coal and { $oil } oil
move-bid = Bid { $price }

cost-buy = { $lit ->
    [0] { $price } Elektro, { $left } left; no city lit yet
    [one] { $price } Elektro, { $left } left; fuel to light 1 city
   *[other] { $price } Elektro, { $left } left; fuel to light { $lit } cities
}
cost-nominate = from { $price } Elektro
cost-build = { $price } Elektro ({ $space } for the house + { $connection } for the way), { $left } left
cost-found = { $price } Elektro, { $left } left
cost-run = { $powered ->
    [0] lights no city, { $income } Elektro
    [one] lights 1 city, { $income } Elektro
   *[other] lights { $powered } cities, { $income } Elektro
}

## What happened
event-area-chosen = { $seat } chooses { $area }.
event-city-chosen = { $seat } chooses { $city }.
event-round-begins = Round { $round } begins.
event-order-set = The player order is set anew.
event-passed-phase = { $seat } buys no plant this round.
event-nominated = { $seat } nominates plant { $card }.
event-bid-made = { $seat } bids { $price } for plant { $card }.
event-passed-bid = { $seat } passes on plant { $card }.
event-plant-bought = { $seat } buys plant { $card } for { $price }.
event-plant-discarded = { $seat } gives up plant { $card }.
event-fuel-given-up = { $seat } returns { $count } { $fuel }.
event-plant-drawn = Plant { $card } enters the market.
event-plant-leaves = Plant { $card } leaves the game.
event-plant-obsolete = Plant { $card } is obsolete and leaves the game.
event-plant-buried = Plant { $card } goes under the stack.
event-twin-leaves = The first plant { $card } leaves the game; its twin is still to come.
event-step-3-card-drawn = The step 3 card comes up.
event-step-begins = Step { $step } begins.
event-fuel-bought = { $seat } buys { $fuel } for { $price }.
event-house-built = { $seat } builds in { $city } for { $price }.
event-powered = { $count ->
    [0] { $seat } lights no city and earns { $price }.
    [one] { $seat } lights 1 city and earns { $price }.
   *[other] { $seat } lights { $count } cities and earns { $price }.
}
event-fuel-burned = { $seat } burns { $count } { $fuel }.
event-outage = { $count } houses were built this round: the grid breaks down and everybody pays 3 Elektro per city.
event-mines-sold = { $seat } sells uranium for { $price }.
event-resupplied = { $count } { $fuel } come to the market.
event-oil-cheaper = The supply of oil is short: { $count } tokens in the market become cheaper.
event-game-ends = The game ends.
event-round-limit-reached = Round { $round } was the last one agreed.

## Why not
why-not-asked = That is not what is being decided now.
why-game-over = The game is over.
why-no-such-thing = There is no such thing on this map.
why-area-taken = This area is in play already.
why-area-apart = The areas in play must hang together, and this one borders on none of them.
why-area-cuts-off = With this area some cities in play could never be reached.
why-city-chosen = This city is in play already.
why-city-apart = The cities in play must hang together, and this one is connected with none of them.
why-must-buy-first-round = In the first round everybody must buy a plant.
why-no-such-lot = There is no plant in that place of the market.
why-not-on-offer = Only plants of the current market can be nominated.
why-needs-uranium-area = On this map uranium plants are only for players with a city in certain areas.
why-too-dear = That costs more than you have.
why-bid-too-low = The bid must be at least the plant's number and higher than the bid on the table.
why-must-open = Who nominates a plant must open the bidding.
why-bid-above-limit = No bid can be higher than 2047 Elektro.
why-newest-plant = The plant just bought must stay; give up another one.
why-nothing-to-give-up = Everything fits; nothing needs to be returned.
why-not-stored-on-plants = That fuel fits on your plants; return the other one.
why-no-room = Your plants have no room for that fuel.
why-sold-out = That fuel is sold out.
why-price-cap = On this map such dear fuel may not be bought in this step.
why-other-market = You have bought in the other market this turn and must stay there.
why-out-of-play = This city is not in play.
why-already-there = You have a house in this city.
why-city-full = There is no open space in this city in this step.
why-not-connected = No path leads to this city.
why-start-city-only = A network can only begin in a starting city.
why-two-houses-in-round-1 = In the first round only the starts of two networks can be built.
why-second-network-begun = Your second network has begun already; build along its links.
why-network-limit = In the introductory game nobody builds more than seven cities.
why-not-as-first-city = A network cannot begin abroad.
why-free-city-only = A first house must stand in a city without houses.
why-not-your-plants = Those are not all your plants.
why-no-fuel = There is not enough fuel on these plants.
why-must-power-most = On this map you must light as many cities as you can.
why-not-burnable = That mix of coal and oil cannot be burned from what lies on the hybrid plants.

## Labels of the board
label-round = Round { $round }
label-step = Step { $step }
label-market = On offer
label-future = Future market
label-stack = { $count ->
    [one] 1 card in the stack
   *[other] { $count } cards in the stack
}
label-known-top = on top: { $plants }
label-known-bottom = at the bottom: { $plants }
label-fuel = Fuel
label-left = left
label-price = price
label-supply = supply
label-resupply = resupply
label-sold-out = sold out
label-mines = { $count ->
    [one] mines: 1 token sold, the next sale brings { $price } per city
   *[other] mines: { $count } tokens sold, the next sale brings { $price } per city
}
label-order = Players in order
label-player = Player
label-cash = Elektro
label-cities = Cities
label-plants = Plants
label-can-power = Lights
label-houses = Houses
label-nothing = –
label-auction = Auction of plant { $plant }
label-highest-bid = { $seat }: { $price } Elektro
label-no-bid = no bid yet
label-still-in = still bidding:
label-end = The game ends at { $count } cities
label-step-2 = Step 2 at { $count } cities
label-place = Place
label-powered = Cities lit
label-cities-to-build = Cities within reach

## Warnings, figures, plans
warning-cold-plants = { $count ->
    [one] One of your plants has no fuel to run, and there is fuel you could buy.
   *[other] { $count } of your plants have no fuel to run, and there is fuel you could buy.
}
warning-no-city = You have no city yet and could build one now.
warning-no-plant = You have no plant: without one you light nothing this round.
warning-stronger-plant = You would keep plant { $plant }, which lights fewer cities.
warning-dark-cities = { $count ->
    [one] One city stays dark that you could light.
   *[other] { $count } cities stay dark that you could light.
}

figure-cash = Elektro
figure-cities = Cities
figure-capacity = Cities the plants could light

plan-maximum = Bid up to { $amount } for plant { $about }
plan-maximum-about = Your bid is always the smallest that leads; beyond your maximum you pass.
plan-pass-plant = Pass on plant { $about }
plan-pass-plant-about = You leave this auction when it is your turn.
plan-pass-phase = Buy no plant this round
plan-pass-phase-about = You pass whenever you are asked, until the auction phase of this round is over.

## The page
plant-burning = { $cities ->
    [one] Plant { $plant }: burns { $units } { $fuel }, lights 1 city
   *[other] Plant { $plant }: burns { $units } { $fuel }, lights { $cities } cities
}
plant-free = { $cities ->
    [one] Plant { $plant }: { $fuel }, needs no fuel, lights 1 city
   *[other] Plant { $plant }: { $fuel }, needs no fuel, lights { $cities } cities
}
plant-mine = { $cities ->
    [one] Mine { $plant }: sells uranium at the price of 1 city
   *[other] Mine { $plant }: sells uranium at the price of { $cities } cities
}
city-out-of-play = Not in play
city-spaces = { $open ->
    [0] Spaces: { $spaces }; none open yet
    [one] Spaces: { $spaces }; the first is open
   *[other] Spaces: { $spaces }; { $open } open
}
city-houses = Houses: { $seats }
city-start = Starting city
city-foreign = Abroad: one house only, and never the first
stack-step-3 = with the step 3 card
stack-twins = twins to come: { $plants }
fuel-on-sale = { $count } on sale
fuel-in-supply = { $count } in the supply
fuel-comes = { $count } come at the end of the round
fuel-legend = next price · resupply
part-passed = passed
part-bought = has bought
player-lights = Could light { $cities } now (plants for { $capacity }): income { $income }
stored-fuel = { $fuel }: { $count } of { $room }
goal-end = Longest network { $most } of { $count }
map-of = Map of { $map }
map-about = Rules and payments
map-special-rules = Special rules
map-no-special-rules = None: this map is played by the base rules.
map-confidence = How sure are these facts?
map-confidence-about = { $confidence ->
    [high] Very: cities and costs agree in many independent sources.
    [medium] Fairly: cities and costs come from few sources that agree.
   *[low] Not very: single costs may differ from the printed board.
}
map-uncertain-links = { $count ->
    [one] One connection is uncertain and marked with a question mark.
   *[other] { $count } connections are uncertain and marked with a question mark.
}
map-limits = This table
map-most-plants = At most { $count } plants each
map-payments = Payment by cities lit
areas-in-play = In play: { $areas }
bidder-in = still bidding
bidder-out = out of this auction
bid-leaves = { $left } left
bid-less = One less
bid-more = One more
bid-between = Between { $lowest } and { $highest }
build-all = Show all { $count } cities
run-not-possible = There is not enough fuel for all these plants.
run-best = Choose the best set
result-network = A network reached { $count } cities: the game ended with that round.
result-round-limit = The agreed number of rounds was played.
result-full-board = Nobody could build any more: the board is full.
result-by-powered = { $seat } is ahead of { $other } with more cities lit: { $own } to { $theirs }.
result-by-cash = { $seat } is ahead of { $other } with more money: { $own } to { $theirs }.
result-by-cities = { $seat } is ahead of { $other } with more cities: { $own } to { $theirs }.
result-by-tie = { $seat } and { $other } are equal in everything and share the place.
result-tie-breaks = The most cities lit in the last round win; then money counts, then the size of the network.
