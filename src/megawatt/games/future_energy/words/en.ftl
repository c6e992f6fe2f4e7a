# Future Energy in English.
game-name = Future Energy
game-about = Replace the old power plants of Europe, complete your contracts and span a grid over its regions.

## Options
option-module_1 = Module 1: largest grid
option-module_1-about = Two victory points for every own plant in the grid that connects most of them.
option-module_2 = Module 2: public contracts
option-module_2-about = Collect the tiles you replace and use them for public contracts.
option-module_3 = Module 3: life-span extension
option-module_3-about = New construction grounds, and nuclear power that makes links free instead of bringing a line.
option-board = Board
option-board-about = The board side for this many players as we reconstructed it, or a board file of your own.
option-board-reconstructed = reconstructed
option-contracts = Contracts
option-contracts-about = The construction contracts as we reconstructed them, or a file of your own.
option-contracts-reconstructed = reconstructed
option-public_contracts = Public contracts
option-public_contracts-about = The public contracts as we reconstructed them, or a file of your own.
option-public_contracts-reconstructed = reconstructed
option-joining = Joint construction
option-joining-about = When the others are asked to join: the German rules put it last, the English ones first.
option-joining-after-action = after the tile's action
option-joining-before-action = before the tile's action
option-empty_spaces = Empty spaces
option-empty_spaces-about = Which contracts score for empty spaces at the end: the German and Dutch rules count uncompleted ones, the English ones all.
option-empty_spaces-uncompleted = on uncompleted contracts
option-empty_spaces-all = on all contracts
option-two_plants = Card for two plants
option-two_plants-about = Where the two plants of the 6-point card come from: from any contract each (German rules) or both from one (English and Dutch rules).
option-two_plants-any-contracts = any contracts
option-two_plants-one-contract = one contract
option-ground_gifts = Construction grounds of module 3
option-ground_gifts-about = Whether contract, lines and plant of the new grounds may be declined (German rules) or must be taken (English and Dutch rules).
option-ground_gifts-may-decline = may be declined
option-ground_gifts-must-take = must be taken
option-card_window = Public contracts
option-card_window-about = Whether public contracts may also be used between building and joint construction; the rules only say in your turn.
option-card_window-after-joining = not before joint construction
option-card_window-before-joining = also before joint construction
option-doubled_space = Two plants on an oil space
option-doubled_space-about = Whether both plants of a doubled oil space go to an oil site together or one by one.
option-doubled_space-together = together
option-doubled_space-one-by-one = one by one

## Things
tile-oil = oil
tile-gas = natural gas
tile-coal = coal
tile-nuclear = nuclear power
tile-investor = investor
tile-engineer = engineer
tile-ground = construction ground
tile-ground-4-million = construction ground (4 million)
tile-ground-5-million = construction ground (5 million)
tile-ground-5-points = construction ground (5 points)
tile-ground-contract = construction ground (contract)
tile-ground-lines = construction ground (2 lines)
tile-ground-plant = construction ground (plant)
tile-oil-about = Up to two more oil plants from other contracts come here too.
tile-gas-about = Draw a CO₂ certificate worth 3 to 5 VP.
tile-coal-about = A plant on your contracts may go back to your supply.
tile-nuclear-about = Place a power line for free, also beside a foreign one.
tile-nuclear-extended-about = On your nuclear power board it makes one link per move free.
tile-investor-about = 1 million more revenue in each of your turns.
tile-engineer-about = One more planning action in each of your turns.
tile-ground-about = Any plant may be built here; brings 3 million.
tile-ground-4-million-about = Any plant may be built here; brings 4 million.
tile-ground-5-million-about = Any plant may be built here; brings 5 million.
tile-ground-5-points-about = Any plant may be built here; brings 5 VP.
tile-ground-contract-about = Any plant may be built here; take a construction contract for free.
tile-ground-lines-about = Any plant may be built here; place two power lines for free.
tile-ground-plant-about = Any plant may be built here; another one goes to one of your sites.
effect-gain-money = gain { $count } million
effect-relocate-to-empty-link = move one of your lines to an empty link
effect-sell-certificate = sell a certificate
effect-shift-plant = shift a plant to the space beside it
effect-move-crew = move the crew along one link for free
effect-return-plant = return a plant
effect-relocate-to-any-link = move one of your lines, also beside a foreign one
effect-join-foreign-plants = place { $count } beside plants of others
effect-free-contract = take a construction contract for free
effect-swap-tiles = swap two old energies on the board
effect-second-oil-plant = second plant on an oil space
effect-place-line = place a line, also beside a foreign one
effect-repeat-planning = repeat a planning action
region-north = North
region-west = West
region-south = South
region-east = East
region-south-west = South-West
region-south-east = South-East

## Phases and questions
phase-planning = Planning
phase-moving = Moving the crew
phase-building = Construction
phase-tile-action = Action of the tile
phase-joint-construction = Joint construction
phase-end-of-turn = End of turn
phase-game-over = Game over

question-plan = Choose a planning action or finish planning
question-place-line = Choose a link for your power line
question-crew = Choose the site where the construction crew builds
question-route = Take the best route, or choose the next link yourself
question-build = Choose the plant to build
question-extend = Put the tile on your nuclear power board, or keep it for public contracts
question-return-plant = Choose a plant to return to your supply
question-extra-oil = Choose another oil plant for this site, or none
question-take-contract = Choose a construction contract to take for free
question-extra-plant = Choose another plant for one of your sites, or none
question-plant-site = Choose the site for the plant
question-join = Join this construction for 2 million?
question-use-cards = Use a public contract, or say that you are done
question-lift-line = Choose the power line to move
question-sell-certificate = Choose the CO₂ certificate to sell
question-shift-plant = Choose a plant to move to the space beside it
question-move-crew = Move the construction crew along one link
question-foreign-plant = Choose the plant to place beside another player's
question-foreign-site = Choose a site with another player's plant
question-swap-first = Choose the first of two tiles to swap
question-swap-second = Choose the second tile
question-double-oil = Choose the contract whose oil space gets a second plant
question-repeat = Choose the planning action to repeat
question-nothing = Nothing to decide

## Moves
move-done = Done
move-skip = No, thanks
move-go = Take the best route
move-line = Buy one power line
move-lines = Buy two power lines
move-contract = Construction contract { $contract }
move-public = Public contract { $public }
move-blind = Public contract from the stack
move-use = { $count ->
    [0] Use public contract { $public }
   *[other] Use public contract { $public } without { $replaced }
}
move-place = Line on { $link }
move-lift = Move the line on { $link }
move-crew = Crew to { $place }
move-step = Go to { $place }
move-free = Go to { $place } for free
move-build = Build the { $tile } plant of { $contract }
move-return = Return the { $tile } plant of { $contract }
move-join = Join with the { $tile } plant of { $contract }
move-shift = { $side ->
    [left] Shift the { $tile } plant of { $contract } to the left
   *[right] Shift the { $tile } plant of { $contract } to the right
}
move-double = Second oil plant on { $contract }
move-site = { $place }
move-swap = Tile on { $place }
move-sell = Sell a certificate worth { $points }
move-extend = Extend the life-span
move-keep = Keep the tile

cost-line = { $price } million, { $left } left
cost-lines = { $price } million, { $left } left
cost-contract = { $price ->
    [0] free
   *[other] { $price } million, { $left } left
}; { $plants } plants, { $points } VP
cost-public = { $price } million, { $left } left
cost-blind = { $price } million, { $left } left
cost-use = { $points ->
    [0] no VP
   *[other] { $points } VP
}
cost-place = regions in your grid: { $more ->
    [0] { $regions }
   *[other] { $regions } (+{ $more })
}, lines left: { $left }
cost-crew = { $price ->
    [0] free
   *[other] { $price } million ({ $payees }), { $left } left
}
cost-go = { $price ->
    [0] free
   *[other] { $price } million ({ $payees }), { $left } left
}
cost-step = { $price ->
    [0] free
   *[other] { $price } million ({ $payees })
}{ $rest ->
    [0] {""}
   *[other] , then at least { $rest } more
}
cost-free = free{ $rest ->
    [0] {""}
   *[other] , then at least { $rest } million
}
cost-build = { $remaining ->
    [0] completes it: { $points } VP, { $income } million
   *[other] plants left on it: { $remaining }
}
cost-return = { $remaining ->
    [0] completes it: { $points } VP, { $income } million
   *[other] plants left on it: { $remaining }
}
cost-join = { $price } million, { $left } left; { $remaining ->
    [0] completes it: { $points } VP, { $income } million
   *[other] plants left on it: { $remaining }
}
cost-sell = brings { $income } million
payee-bank = { $money } to the bank
payee-rival = { $money } to { $rival }
warning-nothing-planned = Your engineer is idle: a line costs 1 million, and enough would be left for the crew.
warning-crew-stranded = Afterwards you cannot pay for any way of the crew, so you would build nothing this turn.
warning-no-slot = Your board has no slot left for this tile: its effect would be lost. Another site costs no more.
warning-declines-line = This line costs nothing.
warning-declines-contract = One of these plants would complete a contract: { $points } VP and 1 million.
warning-declines-space = You have no turn left in which money could help: every space you empty counts 1 VP.
warning-loses-points = Paid with its own tiles, this contract brings { $points } VP; with substitutes none.
warning-points-left = This is your last turn, and a public contract could still bring { $points } VP.
plan-decline-joining = Join nothing until my turn
plan-decline-joining-about = Joint construction is declined for you until your next turn begins.
figure-points = Victory points
figure-cash = Money
figure-plants = Plants on the map

## What happened
event-round-begins = Round { $round } begins.
event-revenue = { $seat } receives { $money } million.
event-lines-bought = { $count ->
    [one] { $seat } buys a power line for { $money } million.
   *[other] { $seat } buys { $count } power lines for { $money } million.
}
event-line-placed = { $seat } places a line on { $link }.
event-line-lifted = { $seat } takes the line off { $link }.
event-contract-bought = { $seat } buys the contract { $contract } for { $money } million.
event-contract-taken = { $seat } takes the contract { $contract } for free.
event-contract-laid = The contract { $contract } comes into the display.
event-contract-completed = { $seat } completes { $contract }: { $points } VP and { $money } million.
event-public-bought = { $seat } buys the public contract { $public } for { $money } million.
event-public-laid = The public contract { $public } comes into the display.
event-crew-steps = { $seat } moves the crew to { $place }.
event-crew-stays = { $seat } cannot move the crew.
event-charge-paid = { $seat } pays { $money } million to { $rival } for the use of lines.
event-bank-paid = { $seat } pays { $money } million to the bank for the way.
event-plant-built = { $seat } builds a plant in { $place } ({ $tile }).
event-tile-taken = { $seat } takes the tile { $tile }.
event-hired = { $seat } puts the tile { $tile } on the player board.
event-extended = { $seat } extends the life-span of a nuclear power plant.
event-tile-kept = { $seat } keeps the tile { $tile }.
event-tile-boxed = { $seat } has no slot for the tile { $tile }.
event-money-gained = { $seat } gains { $money } million.
event-points-gained = { $seat } gains { $points } VP.
event-certificate-drawn = { $seat } draws a CO₂ certificate.
event-certificate-seen = The certificate of { $seat } is worth { $points } VP.
event-certificate-sold = { $seat } sells a certificate worth { $points } for { $money } million.
event-plant-returned = { $seat } returns a plant from { $contract } ({ $tile }).
event-joined = { $seat } joins the construction in { $place } for { $money } million.
event-joining-declined = { $seat } does not join.
event-wildcard-taken = { $seat } takes a wildcard.
event-public-used = { $seat } uses the public contract { $public }.
event-public-scored = { $seat } scores { $points } VP for { $public }.
event-plant-shifted = { $seat } moves a plant of { $contract } below { $tile }.
event-tiles-swapped = { $seat } swaps the tiles on { $place } and { $there }.
event-second-plant = { $seat } adds a second oil plant to { $contract }.
event-last-line-placed = { $seat } has placed the last line: this is the last round.
event-last-contract-laid = The stack of contracts is empty: this is the last round.
event-standstill = Nothing was built, bought or placed in round { $round }.
event-game-ends = The game ends.

## Why not
why-not-asked = That is not what is being decided now.
why-game-over = The game is over.
why-no-such-thing = There is no such thing in this game.
why-no-engineer = All your engineers have been used this turn.
why-already-covered = Each planning action can be taken only once per turn.
why-must-buy-contract = You have no plant on any contract: buy a construction contract first.
why-too-dear = That costs more than you have.
why-no-lines-left = There are not enough power lines in your supply.
why-no-free-link = There are not enough links without a line.
why-no-such-card = There is no contract in that place of the display.
why-too-few-plants = Your supply has not enough plants for every icon of this contract.
why-stack-empty = The stack is empty.
why-not-covered = Only a planning action you have taken this turn can be repeated.
why-out-of-play = That site is not in play with two players, nor are its links.
why-link-taken = A line lies on this link already.
why-own-line-there = You have a line on this link already.
why-link-full = Two lines lie on this link already.
why-same-link = The line must go to another link.
why-not-your-line = You have no line on this link.
why-no-tile = The crew must end its move on a site with a tile.
why-no-matching-plant = You have no plant below that icon on your contracts.
why-no-way = No way that you can pay leads there without passing another tile.
why-must-move = The crew can reach a site of yours, so it must move.
why-not-adjacent = No open link leads there from the crew.
why-already-passed = The crew has been there in this move.
why-tile-in-the-way = The crew can neither pass this tile nor end its move on it.
why-no-way-on = From there the crew could not reach the chosen site with your money.
why-no-extension = You have no free link left in this move.
why-costs-nothing = You have a line on this link, so it costs nothing anyway.
why-not-your-plant = None of your plants stands there.
why-wrong-icon = That plant stands below another icon.
why-other-contract = Further oil plants come from other contracts.
why-site-full = Nobody has more than three plants on a site.
why-no-own-plant = You have no plant on this site.
why-no-foreign-plant = No other player has a plant on this site.
why-not-on-start = Nothing is built on the start space.
why-must-place = This has to be carried out.
why-not-your-card = That is not one of your public contracts.
why-needs-one-energy = At least one of the energies shown must be paid with its own tile.
why-lacks-energy = You lack a tile of an energy shown.
why-lacks-substitutes = You have not enough substitutes.
why-no-such-certificate = You have no certificate of that value.
why-space-taken = There is a plant on that space.
why-no-space-there = The contract has no space on that side.
why-no-energy-tile = Only tiles of the four old energies can be swapped.
why-same-tile = Choose another tile: one tile cannot change places with itself.
why-already-double = Two plants stand on that oil space.
why-no-plants-left = Your supply has no plants left.
why-same-contract = Both plants come from the same contract.

## Labels of the board
label-round = Round { $round }
label-last-round = Last round
label-display = Construction contracts
label-public = Public contracts
label-stack = { $count ->
    [one] 1 card in the stack
   *[other] { $count } cards in the stack
}
label-price = Price
label-points = VP
label-contract = Contract
label-icons = Icons
label-effect = Effect
label-player = Player
label-money = Money
label-plants = Plants
label-lines = Lines
label-engineers = Engineers
label-investors = Investors
label-extensions = Extensions
label-certificates = Certificates
label-contracts = Contracts
label-kept = Kept tiles
label-wildcards = { $count ->
    [one] 1 wildcard
   *[other] { $count } wildcards
}
label-regions = Regions
label-crew = Crew in { $place }
label-route = Route to { $place }
label-nothing = –
label-place = Place
label-empty-spaces = Empty spaces
label-grid = Grid
label-largest-grid = Largest grid
label-total = Total
label-map = Map
label-now = Now
label-note = Note
label-quoted = “{ $text }”
label-starting-contract = the starting contract
label-contract-about = { $count } plants from your supply go on it; once all have left it: { $points } VP and 1 million.
label-public-about = Takes { $energies }; brings { $points } VP.
label-one-line = 1 line
label-two-lines = 2 lines
label-covered = taken this turn
label-end = End of the game
label-end-about = The last round begins when the stack of contracts is empty ({ $stack } left) or somebody places the last line (fewest left: { $lines }).
label-fewest-lines = fewest lines left
label-line-of = Line of { $player }
label-no-line = No line
label-plants-of = { $count ->
    [one] { $player }: 1 plant
   *[other] { $player }: { $count } plants
}
label-blocked = Not in play with two players
label-start = Start space: in no region; the crew may cross it.
label-region-points = VP at the end for the most plants: { $points }
label-region-now = { $count ->
    [one] { $player }: 1 plant, { $points } VP
   *[other] { $player }: { $count } plants, { $points } VP
}
label-turn = on turn
label-turn-of = { $player } is on turn
label-kite = Starting kite: begins every round
label-income = { $money } million revenue per turn
label-plants-left = Plants in the supply
label-lines-left = Lines in the supply
label-reached = { $count ->
    [one] 1 region in the grid
   *[other] { $count } regions in the grid
}
label-nuclear-board = Nuclear power board
label-certificate = CO₂ certificate
label-certificate-hidden = face down
label-plant-here = { $count ->
    [one] A plant stands here.
   *[other] { $count } plants stand here.
}
label-space-empty = This space is empty.
label-held = { $contract }: { $points } VP, plants on { $plants }
label-completed = { $count ->
    [one] 1 contract completed
   *[other] { $count } contracts completed
}
label-if-over = { $points } VP if the game ended now
label-if-over-hidden = { $count ->
    [one] 1 face-down certificate not counted
   *[other] { $count } face-down certificates not counted
}
label-reconstructed-about = The printed map and cards could not be seen: board and contracts are our reconstruction. Owners of the game can play with files of their own.
label-engineers-ready = { $count ->
    [one] 1 engineer is ready.
   *[other] { $count } engineers are ready.
}
label-join-about = { $player } has built in { $place } ({ $tile }). If you join, you pay { $price } million to { $player }, and one of your plants goes there too.
label-paid = Paid so far: { $payees }
label-free-links = Free links left: { $count }
label-lines-due = Lines to place: { $count }
label-building = The crew is in { $place }.
label-plant-waits = The { $tile } plant of { $contract }
label-swap-first = First tile: { $place }
label-lifted = The line from { $link }
label-substitutes = Substitutes for { $tiles }: no VP
result-track = During the game
result-track-about = Completed contracts and other points scored on the way.
result-empty-spaces = Empty spaces
result-empty-spaces-about = 1 VP for each empty space on contracts that are not completed.
result-empty-detail = { $player }: { $contract }, { $count } empty
result-certificates = CO₂ certificates
result-certificates-about = Their values, now face up.
result-regions = Regions
result-regions-about = Most plants in each region; who is tied shares the points of the places, rounded down.
result-grid = Grid
result-grid-about = 1, 3, 6, 10 or 15 VP for the number of regions that one connected grid reaches.
result-largest-grid = Largest grid
result-largest-grid-about = 2 VP for each own plant in the grid that connects most of them.
result-largest-detail = { $player }: { $count } × { $points } VP
result-ended-lines = The game ended because somebody placed the last line.
result-ended-contracts = The game ended because the stack of contracts was empty.
result-ended-standstill = The game ended because nothing was built, bought or placed in a round.
result-tie = Equal points: more money decides.
result-shared = Equal points and equal money: the victory is shared.
result-again = Count again
result-skip = Show all
