# Sealed Bids in English.
game-name = Sealed Bids
game-about = Bid for power plants, all at the same time and face down.
move-bid = Bid { $card }
why-not-asked = That isn't the question right now.
why-game-over = The game is over.
why-no-such-thing = There is no such card.
why-already-played = You have played this card already.
event-offered = For sale: { $offer } points.
event-shown = { $seat } shows { $card }.
event-won = { $seat } wins { $offer } points.
event-tied = The bids are tied: these { $offer } points are sold with the next plant.
view-offer = For sale, in points
view-to_come = Still to come
view-points = Points
view-hands = Cards
view-bids = Bids
