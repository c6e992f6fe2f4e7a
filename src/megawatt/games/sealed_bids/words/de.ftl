# Sealed Bids in German.
game-name = Verdeckte Gebote
game-about = Biete auf Kraftwerke – alle gleichzeitig und verdeckt.
move-bid = { $card } bieten
why-not-asked = Darum geht es gerade nicht.
why-game-over = Das Spiel ist zu Ende.
why-no-such-thing = Diese Karte gibt es nicht.
why-already-played = Diese Karte hast du schon gespielt.
event-offered = Zum Verkauf stehen { $offer } Punkte.
event-shown = { $seat } deckt { $card } auf.
event-won = { $seat } gewinnt { $offer } Punkte.
event-tied = Gleichstand: Diese { $offer } Punkte werden mit dem nächsten Kraftwerk verkauft.
view-offer = Zum Verkauf, in Punkten
view-to_come = Kommt noch
view-points = Punkte
view-hands = Karten
view-bids = Gebote
