# Overload in German.
game-name = Überlast
game-about = Lade die Leitung, aber lass sie nicht durchbrennen.
option-open_fuses = Offene Sicherungen
option-open_fuses-about = Alle sehen alle Sicherungen.
move-charge = { $count } laden
question-charge = Wie viel lädst du?
question-nothing = Nichts zu entscheiden
event-charged = { $seat } lädt { $count }.
event-burned-out = Bei { $seat } brennt die Leitung durch.
why-not-asked = Darum geht es gerade nicht.
why-game-over = Das Spiel ist zu Ende.
why-no-such-thing = Geladen werden 1, 2 oder 3 Einheiten.
label-load = Die Leitung trägt { $count }.
label-seat = Platz { $seat }: { $count } geladen, Sicherung { $fuse }
view-load = Auf der Leitung
view-charged = Geladen
view-fuses = Sicherungen
