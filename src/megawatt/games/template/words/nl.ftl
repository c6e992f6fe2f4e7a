# Overload in Dutch.
game-name = Overbelasting
game-about = Laad de leiding, maar laat haar niet doorbranden.
option-open_fuses = Open zekeringen
option-open_fuses-about = Iedereen ziet alle zekeringen.
move-charge = { $count } laden
question-charge = Hoeveel laad je?
question-nothing = Niets te beslissen
event-charged = { $seat } laadt { $count }.
event-burned-out = Bij { $seat } brandt de leiding door.
why-not-asked = Daar gaat het nu niet om.
why-game-over = Het spel is afgelopen.
why-no-such-thing = Je laadt 1, 2 of 3 eenheden.
label-load = De leiding draagt { $count }.
label-seat = Plaats { $seat }: { $count } geladen, zekering { $fuse }
view-load = Op de leiding
view-charged = Geladen
view-fuses = Zekeringen
