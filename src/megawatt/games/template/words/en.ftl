# Overload in English.
game-name = Overload
game-about = Charge the line, but don't be the one who burns it out.
option-open_fuses = Open fuses
option-open_fuses-about = Everybody sees all fuses.
move-charge = Charge { $count }
question-charge = How much do you charge?
question-nothing = Nothing to decide
event-charged = { $seat } charges { $count }.
event-burned-out = { $seat } burns the line out.
why-not-asked = That isn't the question right now.
why-game-over = The game is over.
why-no-such-thing = A charge is 1, 2 or 3 units.
label-load = The line carries { $count }.
label-seat = Seat { $seat }: charged { $count }, fuse { $fuse }
view-load = On the line
view-charged = Charged
view-fuses = Fuses
