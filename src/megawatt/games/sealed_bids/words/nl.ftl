# Sealed Bids in Dutch.
game-name = Verborgen Biedingen
game-about = Bied op centrales, allemaal tegelijk en gedekt.
move-bid = { $card } bieden
why-not-asked = Daar gaat het nu niet om.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Die kaart bestaat niet.
why-already-played = Deze kaart heb je al gespeeld.
event-offered = Te koop: { $offer } punten.
event-shown = { $seat } toont { $card }.
event-won = { $seat } wint { $offer } punten.
event-tied = Gelijke stand: deze { $offer } punten worden samen met de volgende centrale verkocht.
view-offer = Te koop, in punten
view-to_come = Komt nog
view-points = Punten
view-hands = Kaarten
view-bids = Biedingen
