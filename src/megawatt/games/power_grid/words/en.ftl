# Power Grid in English.
game-name = Power Grid
game-about = Buy power { -plant(count: "many") }, stock up on { -resource(count: "many") }, connect { -city(count: "many") }, and power more of them than anybody else.
lesson-2-title = Learn the later steps
edition-rules = The rules are those of the publisher's rulebook, with the new { -plant } cards and the printed special rules of each map.
edition-material = Germany and the USA were checked against many independent transcriptions of the board. { -city(count: "many", case: "capital") } and costs of the other maps come from few sources; single costs may differ from the printed board. We're least sure of Japan, Russia, Northern Europe, UK & Ireland, Australia, India, the Middle East and South Africa, where the special rules rest on few sources, too.
edition-own = If you own the game, you can play with files of your own: choose “Your own file…” when you set up a table.
edition-more = Every reading and where it comes from is in the documentation that comes with Megawatt.

## Options
option-map = Map
option-map-about = The board and its special rules, or a map file of your own.
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
option-areas = { -area(count: "many", case: "capital") }
option-areas-about = Which { -area(count: "many") } are in play: drawn at random, drafted in turn, or listed by the host.
option-areas-random = random
option-areas-draft = drafted in turn
option-deck = { -plant(count: "many", case: "capital") }
option-deck-about = The { -plant } cards: the base game, a variant with the new { -plant } cards, or a deck file of your own.
option-deck-base = base game
option-deck-variant-1 = variant 1: the new { -plant } cards alone
option-deck-variant-2 = variant 2: both decks; the second of two equal numbers stays
option-deck-variant-3 = variant 3: the big { -plant(count: "many") }, single { -city(count: "many") } instead of { -area(count: "many") }
option-introductory = Introductory game
option-introductory-about = A short first game that ends at seven { -city(count: "many") }.
option-late_start = Late start
option-late_start-about = Where a player without { -network(case: "a") } may begin in steps 2 and 3.
option-late_start-any-open-space = any open space
option-late_start-free-city = only { -city(case: "a") } without { -house(count: "many") }
option-city_choice = Choice of { -city(count: "many") }
option-city_choice-about = Which { -city(count: "many") } may be chosen with variant 3. { -city(count: "many", case: "capital") } drawn at random are always connected.
option-city_choice-connected = connected { -city(count: "many") }
option-city_choice-any = any { -city(count: "many") }
option-round_limit = Round limit
option-round_limit-about = A safety stop: after this many rounds the game ends as if { -network(case: "a") } had reached its final size.
option-stranded_cities = { -city(count: "many", case: "capital") } out of reach
option-stranded_cities-about = As in the first version of these rules: { -area(count: "many") } may be in play that leave some { -city(count: "many") } out of everybody's reach.
option-run_without_cities = { -plant(count: "many", case: "capital") } without { -city(count: "many") }
option-run_without_cities-about = As in the first version of these rules: whoever has no { -city } yet may still run { -plant(count: "many") }.

## Things
fuel-coal = coal
fuel-oil = oil
fuel-garbage = { -garbage }
fuel-uranium = { -uranium }
fuel-hybrid = coal or oil
fuel-wind = wind
fuel-fusion = fusion
source-south = south
source-north = north
source-storage = storage

## Phases and questions
phase-choosing-areas = Choosing { -area(count: "many") }
phase-player-order = { -player-order(case: "capital") }
phase-auction = Auction
phase-resources = { -resource(count: "many", case: "capital") }
phase-building = Building
phase-bureaucracy = Bureaucracy
phase-game-over = Game over

question-choose-area = Choose { -area(case: "a") } to play in
question-choose-area-about = The game is played only in { -area(count: "many") } that somebody chooses. Pick one that suits a cheap { -network }; then it's the next player's turn.
question-choose-city = Choose { -city(case: "a") } to play in
question-choose-city-about = These { -city(count: "many") } will be all there is. Pick one that's cheap to reach; then it's the next player's turn.
question-nominate = Put { -plant(case: "a") } up for auction, or pass
question-nominate-about = You can buy one { -plant } per round. Whoever bids the most gets it. If you pass now, you're out until the next round.
question-nominate-must = Put { -plant(case: "a") } up for auction
question-nominate-must-about = In the first round everybody has to buy { -plant(case: "a") }. Whoever bids the most gets it.
question-open = Make the first bid
question-open-about = Your bid starts the auction; the number on the card is the lowest. The others can go higher.
question-raise = Raise or pass
question-raise-about = Bid more to stay in, or pass and leave this auction. You can still buy another { -plant } this round.
question-discard = Discard one of your { -plant(count: "many") }
question-discard-about = You own too many { -plant(count: "many") }. The one you choose leaves the game; what it stores moves to the others if it fits.
question-give-up = Return coal or oil that doesn't fit
question-give-up-about = Not everything fits on your { -plant(count: "many") } any more. Keep what will be expensive to buy.
question-buy = Buy { -resource(count: "many") }, or finish
question-buy-about = Your { -plant(count: "many") } need this to run at the end of the round. The more is bought, the more it costs those after you.
question-build = Build, or finish
question-build-about = Every { -city } you connect can earn money if you power it. The price covers { -house(case: "the") } and the connection to it; next comes the payment.
question-run = Choose { -plant(count: "many", case: "the") } to run
question-run-about = { -plant(count: "many", case: "capital") } that run use their { -resource(count: "many") } and power { -city(count: "many") }. You're paid for every one, up to the size of your { -network }.
question-burn = Choose what your hybrid { -plant(count: "many") } use
question-burn-about = Your hybrid { -plant(count: "many") } take coal or oil. Keep the one you'll need, or the one that's getting expensive.
question-nothing = Nothing to decide

## Moves
move-pass = Pass
move-done = Done
move-area = Play in { $area }
move-city = Play in { $city }
move-nominate = Auction { -plant } { $plant }
move-discard = Discard { -plant } { $plant }
move-return = Return one { $fuel }
move-buy = Buy { $fuel }
move-build = Build in { $city }
move-found = Start a second { -network } in { $city }
move-run = { $count ->
    [0] Run nothing
    [one] Run { -plant } { $plants }
   *[other] Run { -plant(count: "many") } { $plants }
}
move-burn = { $coal ->
    [0] Use { $oil } oil
   *[other] { $oil ->
        [0] Use { $coal } coal
       *[other] Use { $coal } coal and { $oil } oil
    }
}
move-bid = Bid { $price }

cost-buy = { $lit ->
    [0] { $price } { -elektro }, { $left } left; can't power { -city(case: "a") } yet
    [one] { $price } { -elektro }, { $left } left; enough to power 1 { -city }
   *[other] { $price } { -elektro }, { $left } left; enough to power { $lit } { -city(count: "many") }
}
cost-nominate = from { $price } { -elektro }
cost-build = { $price } { -elektro } ({ -house } { $space } + connection { $connection }), { $left } left
cost-found = { $price } { -elektro }, { $left } left
cost-run = { $powered ->
    [0] powers no { -city }, { $income } { -elektro }
    [one] powers 1 { -city }, { $income } { -elektro }
   *[other] powers { $powered } { -city(count: "many") }, { $income } { -elektro }
}

## Moves after which nothing else is told
did-done = { $seat } is done.
did-run = { $count ->
    [0] { $seat } runs no { -plant }.
    [one] { $seat } runs { -plant } { $plants }.
   *[other] { $seat } runs { -plant(count: "many") } { $plants }.
}

## What happened
event-area-chosen = { $seat } chooses { $area }.
event-city-chosen = { $seat } chooses { $city }.
event-round-begins = Round { $round } begins.
event-order-set = New { -player-order }.
event-passed-phase = { $seat } buys no { -plant } this round.
event-nominated = { $seat } puts { -plant } { $card } up for auction.
event-bid-made = { $seat } bids { $price } for { -plant } { $card }.
event-passed-bid = { $seat } passes on { -plant } { $card }.
event-plant-bought = { $seat } wins { -plant } { $card } for { $price } { -elektro }.
event-plant-discarded = { $seat } discards { -plant } { $card }.
event-fuel-given-up = { $seat } returns { $count } { $fuel }.
event-plant-drawn = { -plant(case: "capital") } { $card } enters the market.
event-plant-leaves = { -plant(case: "capital") } { $card } leaves the game.
event-plant-obsolete = { -plant(case: "capital") } { $card } is obsolete and leaves the game.
event-plant-buried = { -plant(case: "capital") } { $card } goes under the stack.
event-twin-leaves = { $units ->
    [0] The first { -plant } { $card } ({ $fuel }, { $cities ->
        [one] 1 { -city }
       *[other] { $cities } { -city(count: "many") }
    }) leaves the game; the second is still to come.
   *[other] The first { -plant } { $card } ({ $units } { $fuel }, { $cities ->
        [one] 1 { -city }
       *[other] { $cities } { -city(count: "many") }
    }) leaves the game; the second is still to come.
}
event-step-3-card-drawn = The step 3 card comes up.
event-step-begins = Step { $step } begins.
event-fuel-bought = { $seat } buys { $fuel } for { $price } { -elektro }.
event-house-built = { $seat } builds in { $city } for { $price } { -elektro }.
event-powered = { $count ->
    [0] { $seat } powers no { -city } and earns { $price } { -elektro }.
    [one] { $seat } powers 1 { -city } and earns { $price } { -elektro }.
   *[other] { $seat } powers { $count } { -city(count: "many") } and earns { $price } { -elektro }.
}
event-fuel-burned = { $seat } uses { $count } { $fuel }.
event-outage = { $count ->
    [one] 1 { -house } was built this round: the grid breaks down and everybody pays 3 { -elektro } per { -city }.
   *[other] { $count } { -house(count: "many") } were built this round: the grid breaks down and everybody pays 3 { -elektro } per { -city }.
}
event-mines-sold = { $seat } sells { -uranium } for { $price } { -elektro }.
event-resupplied = The market gains { $count } { $fuel }.
event-oil-cheaper = { $count ->
    [one] Oil is running short: 1 oil token in the market gets cheaper.
   *[other] Oil is running short: { $count } oil tokens in the market get cheaper.
}
event-game-ends = The game is over.
round-card-powered = Powered
round-card-earned = Earned
round-card-spent = Spent
round-card-built = Built
round-card-plants = New { -plant }
event-round-limit-reached = Round { $round } was the last one agreed.
story-goods = { $count } { $fuel }
story-bought = { $seat } buys { $goods } for { $price } { -elektro }.
story-built = { $seat } builds in { $count } { -city(count: "many") } for { $price } { -elektro }.
story-nothing = { $seat } spends nothing.
story-resupplied = The market is refilled.

## Why not
why-not-asked = That isn't the question right now.
why-game-over = The game is over.
why-no-such-thing = There's no such thing on this map.
why-area-taken = This { -area } is already in play.
why-area-apart = { -area(count: "many", case: "capital") } in play must be connected, and this one touches none of them.
why-area-cuts-off = With this { -area } some { -city(count: "many") } in play could never be reached.
why-city-chosen = This { -city } is already in play.
why-city-apart = { -city(count: "many", case: "capital") } in play must be connected, and this one is linked to none of them.
why-must-buy-first-round = In the first round, everybody must buy { -plant(case: "a") }.
why-no-such-lot = There's no { -plant } in that place of the market.
why-not-on-offer = You can only auction { -plant(count: "many") } from { -current-market(case: "the") }.
why-needs-uranium-area = On this map, you need { -city(case: "a") } in certain { -area(count: "many") } to buy a { -uranium } { -plant }.
why-too-dear = That costs more than you have.
why-bid-too-low = Bid at least { -plant(case: "the") }'s number, and more than the current bid.
why-must-open = If you put { -plant(case: "a") } up for auction, you make the first bid.
why-bid-above-limit = No bid can be higher than 2047 { -elektro }.
why-newest-plant = You have to keep { -plant(case: "the") } you've just bought; discard another one.
why-nothing-to-give-up = Everything fits; you don't need to return anything.
why-not-stored-on-plants = That { -resource } fits on your { -plant(count: "many") }; return the other one.
why-no-room = Your { -plant(count: "many") } have no room for that { -resource }.
why-sold-out = That { -resource } is sold out.
why-price-cap = On this map you can't buy { -resource(count: "many") } that expensive yet.
why-other-market = You've already bought in the other market this turn, so stay there.
why-out-of-play = This { -city } isn't in play.
why-already-there = You already have { -house(case: "a") } in this { -city }.
why-city-full = No space is open in this { -city } in this step.
why-not-connected = No path leads to this { -city }.
why-start-city-only = A { -network } can only begin in a starting { -city }.
why-two-houses-in-round-1 = In the first round only the starts of two { -network(count: "many") } can be built.
why-second-network-begun = You've already started your second { -network }; build along its connections.
why-network-limit = In the introductory game, nobody builds in more than seven { -city(count: "many") }.
why-not-as-first-city = You can't start { -network(case: "a") } abroad.
why-free-city-only = Your first { -house } must go to { -city(case: "a") } without { -house(count: "many") }.
why-not-your-plants = Those { -plant(count: "many") } aren't all yours.
why-no-fuel = These { -plant(count: "many") } don't have enough { -resource(count: "many") }.
why-must-power-most = On this map you must power as many { -city(count: "many") } as you can.
why-not-burnable = Your hybrid { -plant(count: "many") } can't use that mix of coal and oil.

## Labels of the board
label-round = Round { $round }
label-step = Step { $step }
label-market = { -current-market(case: "capital") }
label-future = { -future-market(case: "capital") }
label-stack = { $count ->
    [one] 1 card in the stack
   *[other] { $count } cards in the stack
}
label-known-top = on top: { $plants }
label-known-bottom = at the bottom: { $plants }
label-fuel = { -resource(count: "many", case: "capital") }
label-left = left
label-price = price
label-supply = supply
label-resupply = resupply
label-sold-out = sold out
label-mines = { $count ->
    [one] mines: 1 token sold, the next sale brings { $price } per { -city }
   *[other] mines: { $count } tokens sold, the next sale brings { $price } per { -city }
}
label-order = { -player-order(case: "capital") }
label-player = Player
label-cash = { -elektro }
label-cities = { -city(count: "many", case: "capital") }
label-plants = { -plant(count: "many", case: "capital") }
label-can-power = Powers
label-houses = { -house(count: "many", case: "capital") }
label-nothing = –
label-auction = Auction of { -plant } { $plant }
label-highest-bid = { $seat }: { $price } { -elektro }
label-no-bid = no bid yet
label-still-in = still bidding
label-end = The game ends at { $count } { -city(count: "many") }
label-step-2 = Step 2 at { $count } { -city(count: "many") }
label-place = Place
label-powered = { -city(count: "many", case: "capital") } powered
label-cities-to-build = { -city(count: "many", case: "capital") } within reach

## Warnings, figures, plans
warning-cold-plants = { $count ->
    [one] One of your { -plant(count: "many") } is short of { -resource(count: "many") }, and you could still buy some.
   *[other] { $count } of your { -plant(count: "many") } are short of { -resource(count: "many") }, and you could still buy some.
}
warning-no-city = You have no { -city } yet and could build one now.
warning-no-plant = You have no { -plant }: without one you power nothing this round.
warning-stronger-plant = You'd keep { -plant } { $plant }, which powers fewer { -city(count: "many") }.
warning-dark-cities = { $count ->
    [one] You could power one more { -city } than this.
   *[other] You could power { $count } more { -city(count: "many") } than this.
}

figure-cash = { -elektro }
figure-cities = { -city(count: "many", case: "capital") }
figure-capacity = { -city(count: "many", case: "capital") } your { -plant(count: "many") } could power

plan-maximum = Bid up to { $amount } for { -plant } { $about }
plan-maximum-about = You always make the lowest bid that leads; above your limit you pass.
plan-pass-plant = Pass on { -plant } { $about }
plan-pass-plant-about = You leave this auction when it's your turn.
plan-pass-phase = Buy no { -plant } this round
plan-pass-phase-about = You pass every time you're asked until this round's auctions are over.
plan-pass-until = Buy no { -plant } before round { $amount }
plan-pass-until-about = You pass every time you're asked until that round begins, or until another step does.

## The page
plant-burning = { $cities ->
    [one] { -plant(case: "capital") } { $plant }: uses { $units } { $fuel }, powers 1 { -city }
   *[other] { -plant(case: "capital") } { $plant }: uses { $units } { $fuel }, powers { $cities } { -city(count: "many") }
}
plant-free = { $cities ->
    [one] { -plant(case: "capital") } { $plant }: { $fuel }, needs no { -resource(count: "many") }, powers 1 { -city }
   *[other] { -plant(case: "capital") } { $plant }: { $fuel }, needs no { -resource(count: "many") }, powers { $cities } { -city(count: "many") }
}
plant-mine = { $cities ->
    [one] Mine { $plant }: sells { -uranium } at the price of 1 { -city }
   *[other] Mine { $plant }: sells { -uranium } at the price of { $cities } { -city(count: "many") }
}
city-out-of-play = Not in play
city-spaces = { $open ->
    [0] Spaces: { $spaces }; none open yet
    [one] Spaces: { $spaces }; the first is open
   *[other] Spaces: { $spaces }; { $open } open
}
city-houses = { -house(count: "many", case: "capital") }: { $seats }
city-start = Starting { -city }
city-foreign = Abroad: one { -house } only, and never the first
stack-step-3 = with the step 3 card
stack-twins = second cards still to come: { $plants }
stack-left = { $count ->
    [one] 1 { -plant } has left the game
   *[other] { $count } { -plant(count: "many") } have left the game
}
fuel-on-sale = { $count } on sale
fuel-in-supply = { $count } in the supply
fuel-comes = { $count } more at the end of the round
fuel-legend = next price · resupply
part-passed = passed
part-bought = has bought
player-lights = { $cities ->
    [one] Can power 1 { -city } now ({ -plant(count: "many") } for { $capacity }): income { $income } { -elektro }
   *[other] Can power { $cities } { -city(count: "many") } now ({ -plant(count: "many") } for { $capacity }): income { $income } { -elektro }
}
stored-fuel = { $fuel }: { $count } of { $room }
goal-end = Largest { -network } { $most } of { $count }
map-of = Map of { $map }
map-about = Rules and payments
map-special-rules = Special rules
map-no-special-rules = None: this map is played by the base rules.
map-limits = This table
map-most-plants = At most { $count } { -plant(count: "many") } each
map-payments = Payment by { -city(count: "many") } powered
areas-in-play = In play: { $areas }
bidder-in = still bidding
bidder-out = out of this auction
bid-leaves = { $left } left
bid-less = One less
bid-more = One more
bid-between = Between { $lowest } and { $highest }
shortcut-fill-all = { -resource(count: "many", case: "capital") } for all { -plant(count: "many") }: { $price } { -elektro }, { $left } left
shortcut-fill-plant = { -resource(count: "many", case: "capital") } for { -plant } { $plant }: { $price } { -elektro }, { $left } left
shortcut-tokens = Buy { $count } { $fuel } for { $price } { -elektro }, { $left } left
shortcut-build = Build in { $city } for { $price } { -elektro }, then done
shortcut-build-cheapest = Build in the { $count } cheapest { -city(count: "many") } for { $price } { -elektro }, { $left } left
build-cheapest = { $count } cheapest
routine-run = Always run the best { -plant(count: "many") }
bid-up-to = Bid up to { $amount }
pass-all = Pass all
pass-all-about = Pass until the next round
shortcut-open = Auction { -plant } { $plant } and open at { $price } { -elektro }
fill-all = All { -plant(count: "many") }
fill-plant = { -plant(case: "capital") } { $plant }
fill-finish = Then done
fill-finish-about = Buy this and end my purchases
open-at = Open at { $price }
open-other = Other bid
build-all = Show all { $count } { -city(count: "many") }
run-not-possible = You don't have enough { -resource(count: "many") } for all these { -plant(count: "many") }.
run-best = Choose the best set
result-network = A { -network } reached { $count } { -city(count: "many") }: the game ended with that round.
result-round-limit = The agreed number of rounds was played.
result-full-board = Nobody could build any more: the board is full.
result-by-powered = { $seat } beats { $other } by powering more { -city(count: "many") }: { $own } to { $theirs }.
result-by-cash = { $seat } beats { $other } by having more money: { $own } to { $theirs }.
result-by-cities = { $seat } beats { $other } by having more { -city(count: "many") }: { $own } to { $theirs }.
result-by-tie = { $seat } and { $other } are equal in everything and share the place.
result-tie-breaks = Whoever powers the most { -city(count: "many") } in the last round wins; ties go to money, then to the larger { -network }.

## Legend
legend-plants = { -plant(count: "many", case: "capital") }
legend-plant = Number and lowest bid; { -resource(count: "many") } it needs; { -city(count: "many") } it powers
legend-hybrid = Hybrid: any mix of coal and oil
legend-free = Needs no { -resource(count: "many") }
legend-powered = Powered { -city(count: "many") }
legend-resources = { -resource(count: "many", case: "capital") }
legend-map = On the map
legend-city = { -city(case: "capital") } with what { -house(case: "a") } costs you now; dots are spaces for later steps
legend-built = { -city(case: "capital") } with { -house(case: "a") } of yours
legend-full = Two { -house(count: "many") }: full until step 3
legend-network = Size of { -network(case: "a") }

## Openings
trait-first-plant = First { -plant }

## Moments
moment-area = First { -city } in { $area }
moment-last-round = { $seat } connects { -city } number { $count }: this is the last round.

## How characters play
character-beaver-about = Bids low, keeps money for { -resource(count: "many") }, and never builds more than it can power.
character-fox-about = Bids on almost everything and hardly ever passes.
character-hare-about = Spends all its money on { -city(count: "many") }, long before it can power them.
character-owl-about = Passes and waits for larger { -plant(count: "many") } to come.
character-magpie-about = Hoards { -resource(count: "many") } for later rounds.
