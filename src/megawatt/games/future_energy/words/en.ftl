# Future Energy in English.
game-name = Future Energy
game-about = Replace Europe's old power { -plant(count: "many") }, complete your { -contract(count: "many") } and stretch your { -grid } across the regions.
edition-rules = The rules follow the English, German and Dutch rulebooks; where they differ, you choose the reading when you set up a table.
edition-material = We couldn't see the printed board and cards. Numbers, prices and points follow the rulebooks. Which cities, { -link(count: "many") } and borders there are, the icons of each { -contract }, the energies of 15 of the 16 { -public-contract(count: "many") } and the action that module 3 has twice are our reconstruction; the highest { -certificate } comes from the game's predecessor.
edition-own = If you own the game, you can play with files of your own: choose “Your own file…” when you set up a table.
edition-more = Every reading and where it comes from is in the documentation that comes with Megawatt.

## Options
option-module_1 = Module 1: largest { -grid }
option-module_1-about = 2 VP for each of your { -plant(count: "many") } in { -grid(case: "the") } that connects most of them.
option-module_2 = Module 2: { -public-contract(count: "many") }
option-module_2-about = Collect the tiles you replace and use them for { -public-contract(count: "many") }.
option-module_3 = Module 3: new { -ground(count: "many") } and life-span extension
option-module_3-about = New { -ground(count: "many") }, and nuclear power that makes { -link(count: "many") } free instead of bringing a line.
option-board = Board
option-board-about = The board side for this many players, or a board file of your own.
option-board-reconstructed = as in this edition
option-contracts = { -contract(count: "many", case: "capital") }
option-contracts-about = The { -construction-contract(count: "many") } of this edition, or a file of your own.
option-contracts-reconstructed = as in this edition
option-public_contracts = { -public-contract(count: "many", case: "capital") }
option-public_contracts-about = The { -public-contract(count: "many") } of this edition, or a file of your own.
option-public_contracts-reconstructed = as in this edition
option-joining = Joint construction
option-joining-about = When the others are asked to join: last by the German rules, first by the English ones.
option-joining-after-action = after the tile's action
option-joining-before-action = before the tile's action
option-empty_spaces = Empty spaces
option-empty_spaces-about = Which { -contract(count: "many") } score for empty spaces at the end: the German and Dutch rules count uncompleted ones, the English ones all.
option-empty_spaces-uncompleted = on uncompleted { -contract(count: "many") }
option-empty_spaces-all = on all { -contract(count: "many") }
option-two_plants = Card for two { -plant(count: "many") }
option-two_plants-about = Where the two { -plant(count: "many") } of the 6-point card come from: any { -contract(count: "many") } (German rules) or one { -contract } (English and Dutch rules).
option-two_plants-any-contracts = any { -contract(count: "many") }
option-two_plants-one-contract = one { -contract }
option-ground_gifts = { -ground(count: "many", case: "capital") } of module 3
option-ground_gifts-about = Whether you may decline { -contract(case: "the") }, lines and { -plant } of the new grounds (German rules) or must take them (English and Dutch rules).
option-ground_gifts-may-decline = may be declined
option-ground_gifts-must-take = must be taken
option-card_window = { -public-contract(count: "many", case: "capital") }
option-card_window-about = When you may use { -public-contract(count: "many") } on your turn. The rules say “at any time”; the other values spare the table some questions.
option-card_window-any-time = at any time
option-card_window-before-joining = before joint construction, not before the tile's action
option-card_window-after-joining = not between building and joint construction
option-doubled_space = Two { -plant(count: "many") } on { -oil(case: "a") } space
option-doubled_space-about = Whether both { -plant(count: "many") } of a doubled { -oil } space go to { -oil(case: "a") } { -site } together, may go together (German rules), or go one by one.
option-doubled_space-together = together
option-doubled_space-choose = one or both, as the owner likes
option-doubled_space-one-by-one = one by one
option-contract_duty = { -contract(case: "capital") } that must be bought
option-contract_duty-about = Whoever begins the turn without { -plant(count: "many") } on { -contract(count: "many") } must buy one: as any of the planning actions, or before anything else. The rules name no order.
option-contract_duty-any-order = in any order
option-contract_duty-contract-first = before anything else
option-without_contract = No { -contract } to be had
option-without_contract-about = What you may buy when you must buy { -contract(case: "a") } but can't: only lines, as the rules say, or { -public-contract(count: "many") } too (module 2).
option-without_contract-lines-only = only lines
option-without_contract-as-usual = { -public-contract(count: "many") } too
option-red_links = { -link(count: "many", case: "capital") } of red-framed { -site(count: "many") }
option-red_links-about = With two players: whether lines may lie there. No rulebook forbids it, but the German one says that these { -site(count: "many") } are not used.
option-red_links-closed = no lines there
option-red_links-open = lines may lie there
option-tile_action = What tiles bring by themselves
option-tile_action-about = Whether you may decline { -investor(case: "a") }, { -engineer(case: "a") }, { -certificate(case: "a") }, money or points (all rulebooks, in their summary of a turn) or get them without a question. If you want to decide, say so before { -crew(case: "the") } moves.
option-tile_action-may-decline = may be declined
option-tile_action-by-itself = always happens

## Things
tile-oil = { -oil }
tile-gas = { -gas }
tile-coal = { -coal }
tile-nuclear = nuclear power
tile-investor = { -investor }
tile-engineer = { -engineer }
tile-ground = { -ground }
tile-ground-4-million = { -ground } (€4 million)
tile-ground-5-million = { -ground } (€5 million)
tile-ground-5-points = { -ground } (5 VP)
tile-ground-contract = { -ground } ({ -contract })
tile-ground-lines = { -ground } (2 lines)
tile-ground-plant = { -ground } ({ -plant })
tile-oil-about = Up to two more { -plant(count: "many") } from { -oil } spaces of other { -contract(count: "many") } may join it here.
tile-gas-about = Draw a CO₂ { -certificate } worth 3 to 5 VP.
tile-coal-about = You may return { -plant(case: "a") } from your { -contract(count: "many") } to your supply.
tile-nuclear-about = Place { -line(case: "a") } for free, even next to another player's.
tile-nuclear-extended-about = On your { -nuclear-board }, it makes one { -link } per move free.
tile-investor-about = €1 million more revenue on each of your turns.
tile-engineer-about = One more planning action on each of your turns.
tile-ground-about = Any { -plant } may be built here; you gain €3 million.
tile-ground-4-million-about = Any { -plant } may be built here; you gain €4 million.
tile-ground-5-million-about = Any { -plant } may be built here; you gain €5 million.
tile-ground-5-points-about = Any { -plant } may be built here; you gain 5 VP.
tile-ground-contract-about = Any { -plant } may be built here; take { -construction-contract(case: "a") } for free.
tile-ground-lines-about = Any { -plant } may be built here; place two { -line(count: "many") } for free.
tile-ground-plant-about = Any { -plant } may be built here; another one goes to one of your { -site(count: "many") }.
effect-gain-money = gain { $money_text }
effect-relocate-to-empty-link = move one of your lines to an empty { -link }
effect-sell-certificate = sell { -certificate(case: "a") }
effect-shift-plant = shift { -plant(case: "a") } to the space beside it
effect-move-crew = move { -crew(case: "the") } along one { -link } for free
effect-return-plant = return { -plant(case: "a") }
effect-relocate-to-any-link = move one of your lines, even next to another player's
effect-join-foreign-plants = { $count ->
    [one] add { $count } { -plant } to another player's { -site }
   *[other] add { $count } { -plant(count: "many") } to other players' { -site(count: "many") }
}
effect-free-contract = take { -construction-contract(case: "a") } for free
effect-swap-tiles = swap two old energies on the board
effect-second-oil-plant = second { -plant } on { -oil(case: "a") } space
effect-place-line = place a line, even next to another player's
effect-repeat-planning = repeat a planning action
## Cities
place-aberdeen = Aberdeen
place-amsterdam = Amsterdam
place-athens = Athens
place-barcelona = Barcelona
place-belgrade = Belgrade
place-bergen = Bergen
place-berlin = Berlin
place-bilbao = Bilbao
place-brussels = Brussels
place-bucharest = Bucharest
place-budapest = Budapest
place-cardiff = Cardiff
place-copenhagen = Copenhagen
place-cork = Cork
place-dublin = Dublin
place-gdansk = Gdańsk
place-glasgow = Glasgow
place-gothenburg = Gothenburg
place-hamburg = Hamburg
place-helsinki = Helsinki
place-lisbon = Lisbon
place-london = London
place-lulea = Luleå
place-lviv = Lviv
place-lyon = Lyon
place-madrid = Madrid
place-manchester = Manchester
place-marseille = Marseille
place-milan = Milan
place-munich = Munich
place-nantes = Nantes
place-oslo = Oslo
place-palermo = Palermo
place-paris = Paris
place-prague = Prague
place-rome = Rome
place-seville = Seville
place-sofia = Sofia
place-stockholm = Stockholm
place-trondheim = Trondheim
place-vienna = Vienna
place-vilnius = Vilnius
place-warsaw = Warsaw
place-zagreb = Zagreb
place-zurich = Zurich
place-start = Frankfurt

## Regions
region-north = North
region-west = West
region-south = South
region-east = East
region-south-west = South-West
region-south-east = South-East

## Phases and questions
phase-planning = Planning
phase-moving = Movement
phase-building = Construction
phase-tile-action = Tile action
phase-joint-construction = Joint construction
phase-end-of-turn = End of turn
phase-game-over = Game over

question-plan = Choose a planning action or finish planning
question-plan-about = Each action uses one { -engineer }. Get what you need to build: { -line(count: "many") } and { -construction-contract(count: "many") }. Then { -crew(case: "the") } moves.
question-place-line = Choose { -link(case: "a") } for your { -line }
question-place-line-about = Your { -line(count: "many") } carry { -crew(case: "the") } for free. Connected ones form { -grid(case: "a") }, which scores at the end for the regions it reaches.
question-crew = Choose { -site(case: "the") } where the construction { -crew } builds
question-crew-about = The { -crew } goes there and builds. You need a { -plant } below that icon on one of your { -contract(count: "many") }, and the money for the trip.
question-route = Take the best route, or choose the next { -link } yourself
question-route-about = { -link(count: "many", case: "capital") } without your { -line } cost money, sometimes paid to other players. The best route is the cheapest; choose it yourself to pass certain { -link(count: "many") }.
question-build = Choose the space to build from
question-build-about = The { -plant } comes from a space of your { -contract }. Once all spaces are empty, the { -contract } is completed and scores.
question-extend = Put the tile on your { -nuclear-board }, or keep it for { -public-contract(count: "many") }
question-extend-about = On your { -nuclear-board } the tile gives a lasting advantage; kept, it helps with { -public-contract(count: "many") }.
question-return-plant = Choose { -plant(case: "a") } to return to your supply
question-return-plant-about = One { -plant } goes from your { -contract(count: "many") } back to your supply. The space is empty, and the { -contract } is closer to completion.
question-extra-oil = Choose another { -oil } space to build from, or none
question-extra-oil-about = At this tile you may add another { -plant } from a different { -contract }, which brings that one closer to completion too.
question-take-contract = Choose { -construction-contract(case: "a") } to take for free
question-take-contract-about = A free { -construction-contract }: choose one whose icons lie near your { -line(count: "many") }.
question-extra-plant = Choose another { -plant } for one of your { -site(count: "many") }, or none
question-extra-plant-about = A gift: one more { -plant } without moving. It empties another space of your { -contract(count: "many") }.
question-plant-site = Choose { -site(case: "the") } for { -plant(case: "the") }
question-plant-site-about = Choose where to put it. Think of your { -grid } and of the regions that score at the end.
question-join = Join this construction for €2 million?
question-join-about = You may join in where another player has just built: one { -plant } more for you without moving { -crew(case: "the") }.
question-use-cards = Use { -public-contract(case: "a") }, or say you're done
question-use-cards-about = { -public-contract(count: "many", case: "capital") } give a bonus when you have what they ask for. Use them now, or go on.
question-lift-line = Choose { -line(case: "the") } to move
question-lift-line-about = One of your { -line(count: "many") } may lie elsewhere from now on. Pick one you no longer need.
question-sell-certificate = Choose the CO₂ { -certificate } to sell
question-sell-certificate-about = You get its value and one million more right now. Kept, it scores its value at the end.
question-shift-plant = Choose { -plant(case: "a") } to move to the next space
question-shift-plant-about = Moving a { -plant } to the next space lets you build it somewhere else.
question-move-crew = Move the construction { -crew } along one { -link }
question-move-crew-about = One step more for { -crew(case: "the") }, at no cost.
question-foreign-plant = Choose { -plant(case: "the") } to place beside another player's
question-foreign-plant-about = It goes to { -site(case: "a") } with another player's { -plant }, where you have fewer than three.
question-foreign-site = Choose { -site(case: "a") } with another player's { -plant }
question-foreign-site-about = Choose where yours goes too; think of the regions that score.
question-swap-first = Choose the first of two tiles to swap
question-swap-first-about = Two tiles change places. Put one that you want near your { -line(count: "many") }.
question-swap-second = Choose the second tile
question-swap-second-about = This tile takes the place of the first.
question-double-oil = Choose { -oil(case: "the") } space that gets a second { -plant }
question-double-oil-about = { $doubled_space ->
    [choose] The second { -plant } comes from your supply. At { -oil(case: "a") } tile you may build both together.
    [one-by-one] The second { -plant } comes from your supply. At { -oil(case: "a") } tile they are still built one by one.
   *[together] The second { -plant } comes from your supply. At { -oil(case: "a") } tile both are built together.
 }
question-repeat = Choose the planning action to repeat
question-repeat-about = One of this turn's planning actions once more, at its usual price.
question-tile-action = Take what the tile brings?
question-tile-action-about = If you decline, the tile is used up all the same.
question-nothing = Nothing to decide

## Moves
move-done = Done
move-skip = No, thanks
move-go = Take the best route
routine-route = Always take the best route
move-line = Buy one { -line }
money = { $count ->
    [0] €0
   *[other] €{ $count } million
}
link-name = { $first }–{ $second }
contract-name = { -contract } “{ $icons }”
move-lines = Buy two { -line(count: "many") }
move-contract = { -contract(case: "capital") }: { $contract_icons }
move-public = { -public-contract(case: "capital") }: { $public }
move-blind = { -public-contract(case: "capital") } from the stack
move-use = { $count ->
    [0] Play { $public }
   *[other] Play { $public } (substitutes for { $replaced })
}
move-place = Line on { $link }
move-lift = Move the line on { $link }
move-crew = { -crew(case: "capital") } to { $place }
move-step = Go to { $place }
move-free = Go to { $place } for free
move-build = Build from the { $tile } space ({ $contract })
move-return = Return { -plant(case: "the") } on { $tile } ({ $contract })
move-join = Join in from the { $tile } space ({ $contract })
move-shift = { $side ->
    [left] { -plant(case: "capital") } on { $tile } to the left ({ $contract })
   *[right] { -plant(case: "capital") } on { $tile } to the right ({ $contract })
}
move-double = Second { -plant } below { -oil(case: "a") } icon: { $contract }
move-site = { $place }
move-swap = Tile on { $place }
move-sell = Sell { -certificate(case: "a") } worth { $points } VP
move-extend = Extend the life-span
move-keep = Keep the tile
move-decide = I'll decide on the tile's action
move-take = Take it

cost-line = { $price_text }, { $left_text } left
cost-lines = { $price_text }, { $left_text } left
cost-contract = { $price ->
    [0] free
   *[other] { $price_text }, { $left_text } left
}; { $plants } { -plant(count: "many") }, { $points } VP
cost-public = { $price_text }, { $left_text } left
cost-blind = { $price_text }, { $left_text } left
cost-use = { $points ->
    [0] no VP
   *[other] { $points } VP
}
cost-place = { $more ->
    [0] no new region
    [one] +1 region
   *[other] +{ $more } regions
}
cost-crew = { $tile }, { $price ->
    [0] free
   *[other] { $price_text } ({ $payees }), { $left_text } left
}
cost-go = { $price ->
    [0] free
   *[other] { $price_text } ({ $payees }), { $left_text } left
}
cost-step = { $price ->
    [0] free
   *[other] { $price_text } ({ $payees })
}{ $rest ->
    [0] {""}
   *[other] , then at least { $rest_text } more
}
cost-free = free{ $rest ->
    [0] {""}
   *[other] , then at least { $rest_text }
}
cost-build = { $remaining ->
    [0] completes it: { $points } VP, { $income_text }
   *[other] { -plant(count: "many") } left on it: { $remaining }
}
cost-return = { $remaining ->
    [0] completes it: { $points } VP, { $income_text }
   *[other] { -plant(count: "many") } left on it: { $remaining }
}
cost-join = { $price_text }, { $left_text } left; { $remaining ->
    [0] completes it: { $points } VP, { $income_text }
   *[other] { -plant(count: "many") } left on it: { $remaining }
}
cost-sell = brings { $income_text }
payee-bank = { $money_text } to the bank
payee-rival = { $money_text } to { $rival }
warning-nothing-planned = Your { -engineer } is idle: a line costs €1 million, and you'd still have enough for { -crew(case: "the") }.
warning-crew-stranded = After this you can't afford to move { -crew(case: "the") }, so you'd build nothing this turn.
warning-no-slot = Your board has no slot left for this tile, so its effect would be lost. Another { -site } costs no more.
warning-declines-line = This line is free.
warning-declines-contract = One of these { -plant(count: "many") } would complete { -contract(case: "a") }: { $points } VP and €1 million.
warning-declines-space = You have no turn left in which money could help, and every space you empty is worth 1 VP.
warning-loses-points = Paid with the right tiles, this { -contract } is worth { $points } VP; with substitutes, none.
warning-points-left = This is your last turn, and { -public-contract(case: "a") } could still bring you { $points } VP.
plan-decline-joining = Don't join anything until my turn
plan-decline-joining-about = We'll decline joint construction for you until your next turn begins.
plan-decline-until = Don't join anything before round { $amount }
plan-decline-until-about = We'll decline joint construction for you until that round begins.
figure-points = Victory points
figure-cash = Money
figure-plants = { -plant(count: "many", case: "capital") } on the map

## Moves after which nothing else is told
did-done = { $seat } is done.
did-skip = { $seat } declines.
did-crew = { $seat } sends { -crew(case: "the") } on its way to { $place }.
did-build = { $seat } builds from the { $tile } space ({ $contract }).
did-decide = { $seat } wants to decide on the tile's action.
did-swap = { $seat } picks the tile in { $place } for a swap.

## What happened
event-round-begins = Round { $round } begins.
event-revenue = { $seat } receives { $money_text }.
event-lines-bought = { $count ->
    [one] { $seat } buys { -line(case: "a") } for { $money_text }.
   *[other] { $seat } buys { $count } { -line(count: "many") } for { $money_text }.
}
event-line-placed = { $seat } places a line on { $link }.
event-line-lifted = { $seat } takes the line off { $link }.
event-contract-bought = { $seat } buys { -contract(case: "a") } ({ $contract_icons }) for { $money_text }.
event-contract-taken = { $seat } takes { -contract(case: "a") } ({ $contract_icons }) for free.
event-contract-laid = New in the display: { -contract } ({ $contract_icons }).
event-contract-completed = { $seat } completes { -contract(case: "a") } ({ $contract_icons }): { $points } VP and { $money_text }.
event-public-bought = { $seat } buys { -public-contract(case: "a") } for { $money_text }: { $public }.
event-public-laid = New in the display: { -public-contract } { $public }.
event-crew-steps = { $seat } moves { -crew(case: "the") } to { $place }.
event-crew-stays = { $seat } can't move { -crew(case: "the") }.
event-charge-paid = { $seat } pays { $rival } a wheeling charge of { $money_text }.
event-bank-paid = { $seat } pays the bank { $money_text } for the trip.
event-plant-built = { $seat } builds { -plant(case: "a") } in { $place } ({ $tile }).
event-tile-taken = { $seat } takes the tile: { $tile }.
event-hired = { $seat } puts the tile on the player board: { $tile }.
event-extended = { $seat } extends the life-span of a nuclear power { -plant }.
event-tile-kept = { $seat } keeps the tile: { $tile }.
event-tile-boxed = { $seat } has no slot for the tile: { $tile }.
event-action-declined = { $seat } does without what the tile brings: { $tile }.
event-money-gained = { $seat } gains { $money_text }.
event-points-gained = { $seat } gains { $points } VP.
event-certificate-drawn = { $seat } draws a CO₂ { -certificate }.
event-certificate-seen = { $seat } has { -certificate(case: "a") } worth { $points } VP.
event-certificate-sold = { $seat } sells { -certificate(case: "a") } worth { $points } VP for { $money_text }.
event-plant-returned = { $seat } returns { -plant(case: "a") } ({ $tile }, { $contract }).
event-joined = { $seat } joins the construction in { $place } for { $money_text }.
event-joining-declined = { $seat } doesn't join.
event-wildcard-taken = { $seat } takes { -wildcard(case: "a") }.
event-public-used = { $seat } plays { -public-contract(case: "a") }: { $public }.
event-public-scored = { $seat } scores { $points } VP for { $public }.
event-plant-shifted = { $seat } moves { -plant(case: "a") } below { $tile } ({ $contract }).
event-tiles-swapped = { $seat } swaps the tiles in { $place } and { $there }.
event-second-plant = { $seat } puts a second { -plant } on { -oil(case: "a") } space ({ $contract }).
event-last-line-placed = { $seat } has placed the last line: this is the last round.
event-last-contract-laid = The { -contract } stack is empty: this is the last round.
event-standstill = Nothing was built, bought or placed in round { $round }.
event-game-ends = The game is over.
round-card-scored = VP
round-card-money = Money
round-card-built = Built
round-card-lines = Placed
round-card-contracts = Completed
story-lines = { $seat } places { $count } { -line(count: "many") }.

## Why not
why-not-asked = That isn't the question right now.
why-game-over = The game is over.
why-no-such-thing = There's no such thing in this game.
why-no-engineer = You've used all your { -engineer(count: "many") } this turn.
why-already-covered = You can take each planning action only once per turn.
why-must-buy-contract = You have no { -plant(count: "many") } on your { -contract(count: "many") }, so you must buy { -construction-contract(case: "a") } this turn. Keep { -engineer(case: "a") } and the money for it.
why-only-lines = You must buy { -construction-contract(case: "a") } and can't have any, so you may only buy lines this turn.
why-comes-by-itself = What this tile brings always happens at this table.
why-already-decides = You'll be asked about the tile's action already.
why-too-dear = That costs more than you have.
why-no-lines-left = You don't have enough { -line(count: "many") } in your supply.
why-no-free-link = There aren't enough { -link(count: "many") } without a line.
why-no-such-card = There's no { -contract } in that place of the display.
why-too-few-plants = You don't have enough { -plant(count: "many") } for every icon of this { -contract }.
why-stack-empty = The stack is empty.
why-not-covered = You can only repeat a planning action you've taken this turn.
why-out-of-play = That isn't in play with two players.
why-link-taken = There's already a line on this { -link }.
why-own-line-there = You already have a line on this { -link }.
why-link-full = There are already two lines on this { -link }.
why-same-link = The line must go to another { -link }.
why-not-your-line = You have no line on this { -link }.
why-no-tile = The { -crew } must end its move on { -site(case: "a") } with a tile.
why-no-matching-plant = You have no { -plant } below that icon on your { -contract(count: "many") }.
why-no-way = You can't afford a route there that avoids other tiles.
why-must-move = The { -crew } can reach one of your { -site(count: "many") }, so it must move.
why-not-adjacent = There's no open { -link } to it from { -crew(case: "the") }.
why-already-passed = The { -crew } has already been there this move.
why-tile-in-the-way = The { -crew } can't pass this tile or stop on it.
why-no-way-on = From there, you couldn't afford to reach { -site(case: "the") } you chose.
why-no-extension = You have no free { -link } left this move.
why-costs-nothing = You have a line on this { -link }, so it's free anyway.
why-not-your-plant = You have no { -plant } there.
why-wrong-icon = That { -plant } is below another icon.
why-other-contract = Further { -plant(count: "many") } must come from { -oil } spaces of other { -contract(count: "many") }.
why-site-full = Nobody may have more than three { -plant(count: "many") } on { -site(case: "a") }.
why-no-own-plant = You have no { -plant } on this { -site }.
why-no-foreign-plant = No other player has { -plant(case: "a") } on this { -site }.
why-not-on-start = You can't build on the starting space.
why-must-place = You have to do this.
why-not-your-card = That isn't one of your { -public-contract(count: "many") }.
why-needs-one-energy = Pay at least one of the energies shown with the right tile.
why-lacks-energy = You're missing a tile of an energy shown.
why-lacks-substitutes = You don't have enough substitutes.
why-no-such-certificate = You have no { -certificate } of that value.
why-space-taken = There's already { -plant(case: "a") } on that space.
why-no-space-there = The { -contract } has no space on that side.
why-no-energy-tile = Only tiles of the four old energies can be swapped.
why-same-tile = Choose another tile: one can't swap places with itself.
why-already-double = There are already two { -plant(count: "many") } on that { -oil } space.
why-no-plants-left = Your supply has no { -plant(count: "many") } left.
why-same-contract = Both { -plant(count: "many") } come from the same { -contract }.

## Labels of the board
label-round = Round { $round }
label-last-round = Last round
label-display = { -construction-contract(count: "many", case: "capital") }
label-public = { -public-contract(count: "many", case: "capital") }
label-stack = { $count ->
    [one] 1 card in the stack
   *[other] { $count } cards in the stack
}
label-price = Price
label-points = VP
label-worth = { $points } VP
label-contract = { -contract(case: "capital") }
label-icons = Icons
label-effect = Effect
label-player = Player
label-money = Money
label-plants = { -plant(count: "many", case: "capital") }
label-lines = Lines
label-engineers = { -engineer(count: "many", case: "capital") }
label-investors = { -investor(count: "many", case: "capital") }
label-extensions = Extensions
label-certificates = { -certificate(count: "many", case: "capital") }
label-contracts = { -contract(count: "many", case: "capital") }
label-kept = Kept tiles
label-wildcards = { $count ->
    [one] 1 { -wildcard }
   *[other] { $count } { -wildcard(count: "many") }
}
label-regions = Regions
label-crew = { -crew(case: "capital") } in { $place }
label-route = Route to { $place }
label-nothing = –
label-place = Place
label-empty-spaces = Empty spaces
label-grid = { -grid(case: "capital") }
label-largest-grid = Largest { -grid }
label-total = Total
label-map = Map
label-now = Now
label-quoted = “{ $text }”
label-starting-contract = { -starting-contract }
label-contract-about = One { -plant } per icon goes on it from your supply; once they have all left it: { $points } VP and €1 million.
label-public-about = Takes { $energies }; worth { $points } VP.
label-one-line = 1 line
label-two-lines = 2 lines
label-covered = taken this turn
label-end = End of the game
label-end-about = The game ends with the round in which { -contract(case: "the") } stack runs out ({ $stack } left) or somebody places their last line (fewest left: { $lines }).
label-fewest-lines = fewest lines left
label-line-of = Line of { $player }
label-no-line = No line
label-plants-of = { $count ->
    [one] { $player }: 1 { -plant }
   *[other] { $player }: { $count } { -plant(count: "many") }
}
label-blocked = Not in play with two players
label-start = Starting space: in no region; { -crew(case: "the") } may cross it.
label-region-points = VP at the end for the most { -plant(count: "many") }: { $points }
label-region-now = { $count ->
    [one] { $player }: 1 { -plant }, { $points } VP
   *[other] { $player }: { $count } { -plant(count: "many") }, { $points } VP
}
label-turn = taking a turn
label-turn-of = { $player }'s turn
label-kite = Starting kite: goes first every round
label-income = { $money_text } revenue per turn
label-plants-left = { -plant(count: "many", case: "capital") } in the supply
label-lines-left = Lines in the supply
label-reached = { $count ->
    [one] 1 region in { -grid(case: "the") }
   *[other] { $count } regions in { -grid(case: "the") }
}
label-nuclear-board = { -nuclear-board(case: "capital") }
label-certificate = CO₂ { -certificate }
label-certificate-hidden = face down
label-plant-here = { $count ->
    [one] There is { -plant(case: "a") } here.
   *[other] There are { $count } { -plant(count: "many") } here.
}
label-space-empty = This space is empty.
label-held = { $contract }: { $points } VP, { -plant(count: "many") } on { $plants }
label-completed = { $count ->
    [one] 1 { -contract } completed
   *[other] { $count } { -contract(count: "many") } completed
}
label-if-over = { $points } VP if the game ended now
label-if-over-hidden = { $count ->
    [one] 1 face-down { -certificate } not counted
   *[other] { $count } face-down { -certificate(count: "many") } not counted
}
label-engineers-ready = { $count ->
    [one] 1 { -engineer } is ready.
   *[other] { $count } { -engineer(count: "many") } are ready.
}
label-join-about = { $player } has built in { $place } ({ $tile }). Join in: pay { $player } { $price_text } and add one of your { -plant(count: "many") } there.
label-paid = Paid so far: { $payees }
label-free-links = Free { -link(count: "many") } left: { $count }
label-lines-due = Lines to place: { $count }
label-links-on-map = The map shows where it can go: press { -link(case: "a") } there, or choose here.
label-building = The { -crew } is in { $place }.
label-plant-waits = The { -plant } from the { $tile } space ({ $contract })
label-swap-first = First tile: { $place }
label-lifted = The line from { $link }
label-substitutes = Substitutes for { $tiles }: no VP
result-track = During the game
result-track-about = Completed { -contract(count: "many") } and other points scored along the way.
result-empty-spaces = Empty spaces
result-empty-spaces-about = { $all ->
    [yes] 1 VP for each empty space on all your { -contract(count: "many") }, completed ones included.
   *[no] 1 VP for each empty space on { -contract(count: "many") } that aren't completed.
 }
result-empty-detail = { $player }: { $contract }, { $count } empty
result-certificates = CO₂ { -certificate(count: "many") }
result-certificates-about = Their values, now face up.
result-regions = Regions
result-regions-about = Most { -plant(count: "many") } in each region; tied players share the points of their places, rounded down.
result-grid = { -grid(case: "capital") }
result-grid-about = 1, 3, 6, 10 or 15 VP for the number of regions that one connected { -grid } reaches.
result-largest-grid = Largest { -grid }
result-largest-grid-about = 2 VP for each of your { -plant(count: "many") } in { -grid(case: "the") } that connects most of them.
result-largest-detail = { $player }: { $count } × { $points } VP
result-ended-lines = The game ended because somebody placed the last line.
result-ended-contracts = The game ended because the stack of { -contract(count: "many") } was empty.
result-ended-standstill = The game ended because nothing was built, bought or placed in a round.
result-tie = Tied on points: more money wins.
result-shared = Tied on points and money: the victory is shared.

## Legend
legend-tiles = Tiles
legend-tile-oil = { -oil(case: "capital") }: { tile-oil-about }
legend-tile-gas = { -gas(case: "capital") }: { tile-gas-about }
legend-tile-coal = { -coal(case: "capital") }: { tile-coal-about }
legend-tile-nuclear = Nuclear power: { tile-nuclear-about }
legend-tile-investor = { -investor(case: "capital") }: { tile-investor-about }
legend-tile-engineer = { -engineer(case: "capital") }: { tile-engineer-about }
legend-tile-ground = { -ground(case: "capital") }: { tile-ground-about }
legend-grounds = { -ground(count: "many", case: "capital") } of module 3
legend-map = On the map
legend-link = { -link(case: "capital") } without a line: €1 million to the bank
legend-line = { -link(case: "capital") } with a line: free for its owner, €1 million for anybody else
legend-full-link = Two lines: no room for a third
legend-site = { -site(case: "capital") } with { -plant(count: "many") }: { -crew(case: "the") } may pass
legend-players = Players
legend-contract = { -contract(case: "capital") }: VP, and the icons; a dashed space is empty
legend-stack = { -contract(count: "many", case: "capital") } left in the stack
legend-done = Completed { -contract(count: "many") }
legend-wildcard = { -wildcard(case: "capital") } (module 2): stands for any energy

## Openings
trait-starting-contract = { -starting-contract(case: "capital") }
starting-contract-start-without-nuclear = no { tile-nuclear }
starting-contract-start-without-coal = no { tile-coal }
starting-contract-start-without-gas = no { tile-gas }
starting-contract-start-without-oil = no { tile-oil }
trait-first-contract = First { -construction-contract }
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
trait-strongest-region = Region with most { -plant(count: "many") }
strongest-region-north = { region-north }
strongest-region-west = { region-west }
strongest-region-south = { region-south }
strongest-region-east = { region-east }
strongest-region-south-west = { region-south-west }
strongest-region-south-east = { region-south-east }

## Moments
moment-region = First { -plant } in the region { $region }

## How characters play
character-beaver-about = Takes cheap ways and keeps its money together.
character-fox-about = Is after { -gas } and { -coal }, whatever else would be useful.
character-hare-about = Places { -line(count: "many") } in every direction before anything else.
character-owl-about = Wants { -engineer(count: "many") } first, to do more in every later round.
character-magpie-about = Takes more { -construction-contract(count: "many") } than anybody else.
