# Words that all games share.

## The terminal table
terminal-welcome = { $game }: je bent { $seat }. Typ het nummer van een zet, de zet zelf of help.
terminal-prompt = Jouw zet
terminal-prompt-of = { $seat }, jouw zet
terminal-moves = Jouw zetten
terminal-more-moves = { $count ->
    [one] … en nog één; typ moves om hem te zien, of de zet zelf
   *[other] … en nog { $count }; typ moves om ze te zien, of de zet zelf
}
terminal-amounts = { $first } … { $last }: typ een daarvan
terminal-amounts-listed = { $moves }: typ er een van
terminal-no-such-number = { $count ->
    [one] Zet { $number } staat niet in de lijst; alleen 1 staat erin.
   *[other] Zet { $number } staat niet in de lijst; die loopt van 1 tot { $count }.
}
terminal-last-moves = Wat er is gebeurd
terminal-earlier = { $count ->
    [one] … en één regel daarvoor; typ log om hem te zien
   *[other] … en { $count } regels daarvoor; typ log om ze te zien
}
terminal-help-number = het nummer van een zet uit de lijst
terminal-help-move = elke zet in woorden
terminal-help-moves = alle toegestane zetten tonen
terminal-help-board = het bord opnieuw tonen
terminal-help-log = het hele verloop tonen
terminal-help-undo = je laatste zet terugnemen
terminal-help-save = de partij opslaan in een bestand
terminal-help-quit = stoppen; de partij blijft bewaard en kan worden hervat
terminal-help-help = deze lijst
terminal-saved = Opgeslagen in { $path }.
terminal-cannot-save = Opslaan in { $path } lukt niet: { $fault }
terminal-resumed = { $count ->
    [one] { $path } gaat verder na 1 zet.
   *[other] { $path } gaat verder na { $count } zetten.
}
terminal-kept = De partij staat in { $path }. Ga ermee verder met:
terminal-undone = Teruggenomen: { $move }
terminal-nothing-to-undo = Je hebt geen zet om terug te nemen.
terminal-thinking = { $seat } denkt na…
terminal-game-over = Het spel is afgelopen.
terminal-you-win = Je wint!
terminal-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
terminal-bots-only = Op alle plaatsen zitten bots; kijk hoe ze spelen.
terminal-you = Speler { $number } (jij)

## Moves that cannot be read
unreadable-nothing = Er is niets getypt.
unreadable-verb = Geen zet begint met “{ $word }”.
unreadable-verb-or-command = Geen zet en geen opdracht begint met “{ $word }”.
unreadable-alone = “{ $verb }” staat alleen, zonder “{ $word }”.
unreadable-argument = “{ $word }” past niet na “{ $verb }”.
unreadable-missing = Er ontbreekt iets na “{ $verb }”.
unreadable-number = Na “{ $verb }” komt een getal van { $lowest } tot { $highest }, niet “{ $word }”.
unreadable-twice = “{ $word }” noemt iets dubbel.
unreadable-too-many = “{ $word }” noemt er meer dan { $count }.
unreadable-close = Bedoel je “{ $word }”?
unreadable-known = { $more ->
    [0] Mogelijk: { $words }.
   *[other] Mogelijk: { $words } en nog { $more }.
}

seat-you = Jij
seat-bot = Bot { $number }
seat-number = Speler { $number }
my-name-hint = Gast
bot-random = willekeurig
bot-house = sterk
bot-watt = Watt
bot-watt-about = Ziet weleens iets over het hoofd: goed voor een eerste partij.
bot-kilowatt = Kilowatt
bot-kilowatt-about = Speelt op vuistregels, zonder vooruit te denken.
bot-megawatt = Megawatt
bot-megawatt-about = Denkt even vooruit.
bot-gigawatt = Gigawatt
bot-gigawatt-about = Denkt grondig vooruit.
bot-terawatt = Terawatt
bot-terawatt-about = Neemt tot vijf seconden de tijd voor een zet.
bot-custom-about = Aangeboden door de beheerder van deze server.
character-beaver = Bo
character-fox = Finn
character-hare = Mia
character-owl = Olga
character-magpie = Elsa

## Hoe dingen worden verbonden
list-more = { $first }, { $second }
list-last = { $first } en { $second }
said-of = { $label }: { $text }
said-label = { $label }:
said-after = : { $text }
said-place = { $place }.
said-aside = { $text } ({ $aside })
said-next = { $first } { $second }
said-beside = { $first } · { $second }
said-sum = { $first } + { $second }
said-times = { $text } (×{ $count })
example-heading = Voorbeeld

## Analyse
analysis-heading = Analyse
analysis-chart = Winkans
analysis-turns = Keerpunten
analysis-no-turns = Geen keerpunten: geen beslissing kostte veel, en niets wat aan het licht kwam veranderde veel.
analysis-worst = De duurste beslissingen van { $seat }
analysis-people = Hoe iedereen speelde
analysis-at = Zet { $move }
analysis-lost = { $points }% winkans weggegeven
analysis-played = { $seat } speelde: { $move }
analysis-better = Beter: { $move }
analysis-then = Wat er waarschijnlijk volgt: { $moves }
analysis-more = Gemiddeld heeft { $seat } aan het eind meer: { $gains }
analysis-rival-less = Gemiddeld heeft { $seat } aan het eind minder: { $gains }
analysis-price = De prijs daarvoor: { $gains }
analysis-drawn = Wat aan het licht kwam veranderde de kansen: { $changes }
analysis-accuracy = Nauwkeurigheid
analysis-accuracy-about = 100%: telkens de beste zet. 0%: niet beter dan willekeurige zetten. Achter ±: hoever het toeval de waarde verschoven kan hebben.
analysis-accuracy-doubt = { $number }% ± { $doubt }
analysis-best = Beste zetten
analysis-best-of = { $best } van { $all }
analysis-given-away = Weggegeven
analysis-luck = Geluk
analysis-luck-about = Wat kaarten en andere verborgen dingen met de kansen deden toen ze aan het licht kwamen, los van alle beslissingen.
analysis-start = Bij het begin
analysis-percent = { $number }%
analysis-place = plaats { $place }
summary-winner = { $seat } heeft gewonnen, met { $percent }% bij het begin.
summary-shared = De overwinning werd gedeeld.
summary-always-ahead = { $seat } lag van de eerste tot de laatste zet voor.
summary-ahead = Vanaf zet { $move } lag { $seat } voor.
summary-mistake = Het duurst was zet { $move } van { $seat }: { $points }% winkans.
summary-lucky = Het meeste geluk had { $seat } (+{ $points }%).
summary-unlucky = De meeste pech had { $seat } (−{ $points }%).
summary-accuracy = Het nauwkeurigst speelde { $seat }: { $percent }%.

## Numbers as words, in texts that teach
number-word = { $number ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $number }
}
