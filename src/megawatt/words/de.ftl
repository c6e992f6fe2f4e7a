# Words that all games share.

## The terminal table
terminal-welcome = { $game }: Du bist { $seat }. Tippe die Nummer eines Zuges, den Zug selbst oder help.
terminal-prompt = Dein Zug
terminal-prompt-of = { $seat }, dein Zug
terminal-moves = Deine Züge
terminal-more-moves = { $count ->
    [one] … und ein weiterer; tippe moves, um ihn zu sehen, oder den Zug selbst
   *[other] … und { $count } weitere; tippe moves, um sie zu sehen, oder den Zug selbst
}
terminal-amounts = { $first } … { $last }: tippe einen davon
terminal-amounts-listed = { $moves }: gib einen davon ein
terminal-no-such-number = { $count ->
    [one] Einen Zug { $number } gibt es in der Liste nicht; nur die 1 ist da.
   *[other] Einen Zug { $number } gibt es in der Liste nicht; sie geht von 1 bis { $count }.
}
terminal-last-moves = Was geschehen ist
terminal-earlier = { $count ->
    [one] … und eine Zeile davor; tippe log, um sie zu sehen
   *[other] … und { $count } Zeilen davor; tippe log, um sie zu sehen
}
terminal-help-number = die Nummer eines aufgelisteten Zuges
terminal-help-move = ein beliebiger Zug in Worten
terminal-help-moves = alle erlaubten Züge auflisten
terminal-help-board = den Spielplan noch einmal zeigen
terminal-help-log = den ganzen Spielverlauf zeigen
terminal-help-undo = deinen letzten Zug zurücknehmen
terminal-help-save = die Partie in einer Datei speichern
terminal-help-quit = gehen; die Partie bleibt erhalten und lässt sich fortsetzen
terminal-help-help = diese Liste
terminal-saved = Gespeichert in { $path }.
terminal-cannot-save = Speichern in { $path } geht nicht: { $fault }
terminal-resumed = { $count ->
    [one] { $path } wird nach 1 Zug fortgesetzt.
   *[other] { $path } wird nach { $count } Zügen fortgesetzt.
}
terminal-kept = Die Partie liegt in { $path }. Setze sie fort mit:
terminal-undone = Zurückgenommen: { $move }
terminal-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
terminal-thinking = { $seat } denkt nach …
terminal-game-over = Das Spiel ist zu Ende.
terminal-you-win = Du gewinnst!
terminal-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
terminal-bots-only = An allen Plätzen sitzen Bots; schau ihnen beim Spielen zu.
terminal-you = Platz { $number } (du)

## Moves that cannot be read
unreadable-nothing = Es wurde nichts eingegeben.
unreadable-verb = Kein Zug beginnt mit „{ $word }“.
unreadable-verb-or-command = Kein Zug und kein Befehl beginnt mit „{ $word }“.
unreadable-alone = „{ $verb }“ steht allein, ohne „{ $word }“.
unreadable-argument = „{ $word }“ passt nicht nach „{ $verb }“.
unreadable-missing = Nach „{ $verb }“ fehlt etwas.
unreadable-number = Nach „{ $verb }“ kommt eine Zahl von { $lowest } bis { $highest }, nicht „{ $word }“.
unreadable-twice = „{ $word }“ nennt etwas doppelt.
unreadable-too-many = „{ $word }“ nennt mehr als { $count }.
unreadable-close = Meinst du „{ $word }“?
unreadable-known = { $more ->
    [0] Möglich: { $words }.
   *[other] Möglich: { $words } und { $more } weitere.
}

seat-you = Du
seat-bot = Bot { $number }
seat-number = Platz { $number }
my-name-hint = Gast
bot-random = zufällig
bot-house = stark
bot-watt = Watt
bot-watt-about = Übersieht manches: gut für die erste Partie.
bot-kilowatt = Kilowatt
bot-kilowatt-about = Spielt nach Faustregeln, ohne vorauszudenken.
bot-megawatt = Megawatt
bot-megawatt-about = Denkt kurz voraus.
bot-gigawatt = Gigawatt
bot-gigawatt-about = Denkt gründlich voraus.
bot-terawatt = Terawatt
bot-terawatt-about = Überlegt bis zu fünf Sekunden an einem Zug.
bot-custom-about = Vom Betreiber dieses Servers angeboten.
character-beaver = Bo
character-fox = Finn
character-hare = Mia
character-owl = Olga
character-magpie = Elsa

## Wie etwas verbunden wird
list-more = { $first }, { $second }
list-last = { $first } und { $second }
said-of = { $label }: { $text }
said-label = { $label }:
said-after = : { $text }
said-place = { $place }.
said-aside = { $text } ({ $aside })
said-next = { $first } { $second }
said-beside = { $first } · { $second }
said-sum = { $first } + { $second }
said-times = { $text } (×{ $count })
example-heading = Beispiel

## Analyse
analysis-heading = Analyse
analysis-chart = Gewinnchance
analysis-turns = Wendepunkte
analysis-no-turns = Keine Wendepunkte: Keine Entscheidung hat viel gekostet, und nichts, was ans Licht kam, hat viel geändert.
analysis-worst = Die teuersten Entscheidungen von { $seat }
analysis-people = Wie alle gespielt haben
analysis-at = Zug { $move }
analysis-lost = { $points } % Gewinnchance verschenkt
analysis-played = { $seat } spielte: { $move }
analysis-better = Besser: { $move }
analysis-then = Was wohl folgt: { $moves }
analysis-more = Im Schnitt hat { $seat } am Ende mehr: { $gains }
analysis-rival-less = Im Schnitt hat { $seat } am Ende weniger: { $gains }
analysis-price = Der Preis dafür: { $gains }
analysis-drawn = Was ans Licht kam, änderte die Chancen: { $changes }
analysis-accuracy = Genauigkeit
analysis-accuracy-about = 100 %: jedes Mal der beste Zug. 0 %: nicht besser als zufällige Züge. Hinter ±: wie weit der Zufall den Wert verschoben haben kann.
analysis-accuracy-doubt = { $number } % ± { $doubt }
analysis-best = Beste Züge
analysis-best-of = { $best } von { $all }
analysis-given-away = Verschenkt
analysis-luck = Glück
analysis-luck-about = Was Karten und anderes Verdecktes mit den Chancen machten, als es ans Licht kam, unabhängig von allen Entscheidungen.
analysis-start = Zu Beginn
analysis-percent = { $number } %
analysis-place = Platz { $place }
summary-winner = { $seat } hat gewonnen, bei { $percent } % zu Beginn.
summary-shared = Der Sieg wurde geteilt.
summary-always-ahead = { $seat } lag vom ersten bis zum letzten Zug vorn.
summary-ahead = Ab Zug { $move } lag { $seat } vorn.
summary-mistake = Am teuersten war Zug { $move } von { $seat }: { $points } % Gewinnchance.
summary-lucky = Am meisten Glück hatte { $seat } (+{ $points } %).
summary-unlucky = Am meisten Pech hatte { $seat } (−{ $points } %).
summary-accuracy = Am genauesten spielte { $seat }: { $percent } %.

## Numbers as words, in texts that teach
number-word = { $number ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}
