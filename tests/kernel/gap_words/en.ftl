game-name = Lanterns
game-about = Bid cards and connect the quay.
move-bid = Bid { $card }
move-connect = Connect { $place ->
    [0] the old transformer station behind the harbour
   *[1] the substation at the quay of the seven thousand lanterns
}
why-not-asked = That isn't the question right now.
why-game-over = The game is over.
why-no-such-thing = There is no such move.
why-not-held = You don't have that.
view-turns = Turns played
view-hands = Hands
view-points = Points
view-quay = The quay
view-offer = On offer
the-cost = costs 3
the-old-transformer-station-behind-the-harbour = Old transformer station behind the harbour
substation-at-the-quay-of-the-seven-thousand-lanterns = Substation at the quay of the seven thousand lanterns
