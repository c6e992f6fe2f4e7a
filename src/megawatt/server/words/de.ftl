# Die Worte der Seite, für jedes Spiel dieselben.

## Überall
loading = Einen Augenblick …
close = Schließen
cancel = Abbrechen
copy = Kopieren
skip = Zum Inhalt
skip-to-actions = Zu deinen Zügen
to-lobby = Zurück zur Lobby
menu = Menü

## Lobby
hero-title = Drei Spiele um Strom. Ein Tisch.
hero-text = Spiel sofort gegen Bots, zu mehreren an einem Gerät oder mit Freunden per Link. Ganz ohne Konto.
local-hero-text = Spiel sofort gegen Bots oder zu mehreren an einem Gerät. Die Tische bleiben in diesem Browser. Ganz ohne Konto.
title-turns = { $count ->
    [one] ● Du bist dran – Megawatt
   *[other] ● Du bist an { $count } Tischen dran – Megawatt
}
my-name = Dein Name
name-cut = Ein Name hat höchstens { $most } Buchstaben; der Rest wurde weggelassen.
card-play = Gegen Bots spielen
card-set = Tisch einrichten …
card-learn = Spielen lernen
card-first = Erste Partie
card-first-about = Die Einführungsregeln gegen Bots: der kürzeste Weg ins Spiel.
card-seats = { $fewest }–{ $most } Personen
edition-heading = Über diese Ausgabe
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-running = Partien zum Zuschauen
lobby-more = Eine Partie aus einer Datei
lobby-upload-about = Spiele eine gespeicherte Partie weiter oder sieh sie dir Zug für Zug noch einmal an.
lobby-upload = Partiedatei öffnen
row-open = Öffnen
row-join = Mitspielen
row-watch = Zuschauen
row-your-turn = Du bist dran
row-turn-of = { $seat } ist dran
row-waiting = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
row-over = Beendet
row-closed = Geschlossen
row-won-by = gewonnen von { $names }
row-what-if = Was wäre, wenn
row-chosen-seed = Gewählte Startzahl
footer-unofficial = Megawatt ist von Leuten gemacht, die diese Spiele lieben, und hat mit ihren Verlagen nichts zu tun. Wenn sie dir hier gefallen: Die echten Brettspiele sind ihr Geld wert.
footer-version = Version { $version }

## Ein neuer Tisch
new-heading = Tisch einrichten
new-game = Spiel
new-seats = Mitspielende
new-seat-count = Anzahl der Mitspielenden
new-seat = Platz { $number }
new-character = Jemand anders
new-name-of = Name an Platz { $number }
wish-me = Ich
wish-here = Jemand an diesem Gerät
wish-open = Offen: jemand kommt dazu
wish-bot = Bot: { $bot }
new-who = Wer darf mitspielen?
new-invited = Wer den Link hat
new-public = Alle: Der Tisch steht in der Lobby
new-options = Regeln und Varianten
new-fine-points = Auslegungsfragen
new-fine-points-about = Hier lassen die gedruckten Regeln mehr als eine Lesart zu. Ändere nur etwas, wenn deine Runde es anders spielt.
option-own-file = Eigene Datei …
option-own-text = Etwas anderes …
new-further = Titel und Startzahl
new-title = Titel
new-title-about = So heißt der Tisch in den Listen; darf leer bleiben.
new-seed = Startzahl
new-seed-about = Dieselbe Zahl teilt dieselbe Partie aus, und alle erfahren, dass du sie gewählt hast. Leer: Der Server lost eine aus, die niemand kennt.
new-seed-wrong = Eine Startzahl ist eine ganze Zahl mit höchstens 39 Ziffern.
new-start = Partie beginnen
new-open-table = Tisch eröffnen
table-made = Dein Tisch ist bereit. Schick den Link an alle, die mitspielen sollen.

## Der Warteraum
wait-heading = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
wait-sit = Hier Platz nehmen
wait-join = Mitspielen
wait-bot = Einen Bot setzen
wait-reopen = Platz frei machen
wait-fill = { $count ->
    [one] Den letzten Platz mit einem Bot füllen und starten
   *[other] { $count } Plätze mit Bots füllen und starten
}
wait-link = Einladungslink
wait-public = Der Tisch steht in der Lobby; alle können mitspielen.
wait-private = Nur wer diesen Link hat, findet den Tisch.
wait-close = Tisch schließen
wait-leave = Tisch verlassen
link-copied = Link kopiert.
seat-open = frei
seat-present = da
seat-away = nicht da
seat-online = online, aber nicht an diesem Tisch

## Am Tisch
part-board = Spielplan
board-failed = Der Spielplan ließ sich nicht zeichnen. Hier steht er in Worten.
part-actions = Deine Züge
part-log = Verlauf
part-replay = Rückschau
part-tabs = Spielplan, Verlauf oder Chat
your-turn = Du bist dran
turn-of = { $seat } ist dran
waiting-for = Warten auf { $seat } …
bots-simple = Die Bots können gerade nicht vorausdenken und spielen so lange nach einfachen Regeln. Niemand muss auf sie warten.
bot-thinks = { $seat } überlegt …
spectator = Zuschauen
spectator-note = Du schaust bei dieser Partie zu.
watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
what-if-of = Was wäre, wenn: zur echten Partie
line-connecting = Verbinden …
line-lost = Verbindung weg, neuer Versuch …
line-restarting = Der Server startet neu …
pending = Wird gesendet …
pending-lost = Die Verbindung ist weg. Dein Zug wird genau einmal gesendet, sobald sie wieder da ist.
moves-more = { $count ->
    [one] 1 weiterer …
   *[other] { $count } weitere …
}
amount-field = Von { $lowest } bis { $highest }
amount-listed = Möglich sind: { $numbers }
amount-less = Weniger
amount-more = Mehr
confirm-play = So spielen
sheet-fold = Züge einklappen
sheet-unfold = Züge zeigen
map-closer = Vergrößern
map-farther = Verkleinern
map-whole = Alles zeigen
hand-over = Gib das Gerät an { $seat }
hand-over-taken = Ich bin { $seat }
hand-over-quiet = Den Spielplan zwischen den Zügen nicht verdecken

## Vorausplanen
plan-heading = Vorausplanen
plan-stands = Geplant
plan-drop = Verwerfen
wake-switch = Nur für echte Entscheidungen wecken
wake-about = Hast du keine Wahl, wird für dich gezogen. Nicht, solange du deinen letzten Schritt noch zurücknehmen kannst, und nicht, wenn dabei etwas für dich aufgedeckt wird.
wake-suggested = Empfohlen

## Warnungen
warning-heading = Bist du sicher?
warning-quiet = Nicht mehr warnen
warning-back = Zurück
warning-anyway = Trotzdem: { $move }

## Zurücknehmen
undo-free = „{ $move }“ zurücknehmen
undo-ask = Bitten, „{ $move }“ zurückzunehmen
undo-more = { $count ->
    [one] (+1 weiterer)
   *[other] (+{ $count } weitere)
}
undo-heading = Zurücknehmen
undo-consent = Andere haben seither gezogen, oder etwas Verdecktes wurde gezeigt. Alle müssen zustimmen, dass das zurückgenommen wird:
undo-send = Die anderen fragen
undo-wanted = { $count ->
    [one] { $seat } möchte einen Zug zurücknehmen.
   *[other] { $seat } möchte { $count } Züge zurücknehmen.
}
undo-reveals = Inzwischen wurde etwas Verdecktes gezeigt.
undo-agree = Zustimmen
undo-decline = Ablehnen
undo-waiting = Es fehlt noch: { $names }.

## Verlauf und Rückschau
log-empty = Noch ist nichts geschehen.
log-none = Davon noch nichts.
log-filter = Was der Verlauf zeigt
log-filter-all = Alles
log-filter-me = Ich
log-filter-money = Geld
log-filter-build = Bauen
log-steps = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
}
log-money = Geld:
log-points = Punkte:
log-news = { $count ->
    [one] Ein neuer Zug
   *[other] { $count } neue Züge
}
log-earlier = Frühere Züge zeigen
log-somebody = Jemand
skip-moves = Überspringen
round-card-heading = Runde { $round } im Überblick
round-card-open = Was Runde { $round } gebracht hat
log-by-itself = von selbst gespielt
move-secret = Verdeckter Zug
did-secret = { $seat } hat verdeckt entschieden.
log-taken-back = { $count ->
    [one] { $seat } nimmt Zug { $last } zurück.
   *[other] { $seat } nimmt die Züge { $first } bis { $last } zurück.
}
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-play = Partie abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum aktuellen Stand
replay-now = Zum aktuellen Stand
replay-slider = Zeitpunkt der Partie
replay-at = Zug { $at } von { $total }
replay-speed = Geschwindigkeit
looking-no-moves = Du siehst einen früheren Zeitpunkt.
fork = Was wäre, wenn?
fork-about = Von hier an einem eigenen Tisch gegen Bots weiterspielen
link-to-position = Link zu diesem Zeitpunkt kopieren

## Das Ende
over-heading = Spielende
over-show = Ergebnis
result-picture = Bild verschicken
result-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
result-you-won = Du hast gewonnen!
result-counting = Die Punkte werden gezählt …
result-again = Noch einmal zählen
result-skip = Alles zeigen
result-so-far = Wie es steht
result-scoring = Wertung
result-charts = Runde für Runde
chart-which = Was das Diagramm zeigt
chart-label = Diagramm: { $figure }, Runde für Runde
chart-table = Als Tabelle
chart-round = Runde

## Das Austeilen
deal-heading = Wie ausgeteilt wurde
deal-drawn = Der Server hat die Startzahl ausgelost; niemand hat sie gewählt. Der Fingerabdruck unten stand fest, bevor die erste Karte lag, und passt zu keiner anderen Startzahl. Am Ausgeteilten lässt sich also nichts mehr ändern.
deal-chosen = Wer diesen Tisch eröffnet hat, hat die Startzahl gewählt und kann alle Karten im Voraus kennen.
deal-file = Diese Partie stammt aus einer hochgeladenen Datei: Hier ist nicht nachgewiesen, wie die Karten gemischt wurden, und wer sie hochgeladen hat, kann alle Karten im Voraus kennen. Enthält die Datei einen Nachweis, prüft ihn megawatt verify.
deal-what-if = Diese Partie geht von einem Moment einer anderen aus weiter. Über ihre Karten wurde nichts zugesichert.
deal-earlier = Dieser Tisch stammt aus einer früheren Version von Megawatt, die nicht festhielt, woher die Startzahl kam.
deal-commitment = Fingerabdruck
deal-nonce = Nonce
deal-later = Heb den Fingerabdruck auf, wenn du nachprüfen willst. Startzahl und Nonce stehen nach dem Ende hier.
deal-check = Mit Startzahl und Nonce kann jeder nachprüfen, dass von Anfang an feststand, was ausgeteilt wird. Lade die Partiedatei herunter und gib ein:
deal-copied = Fingerabdruck kopiert.

## Menü und Einstellungen
menu-link = Link zu diesem Tisch kopieren
menu-charts = Stand und Diagramme
menu-picture-png = Spielplan als Bild speichern (PNG)
menu-picture-svg = Spielplan als Zeichnung speichern (SVG)
menu-download = Partiedatei herunterladen
menu-download-later = Die Partiedatei verrät alles Verdeckte; sie lässt sich nach dem Ende herunterladen.
text-board = Spielplan als Text
text-board-off = Spielplan als Bild
text-board-about = Jede Spielsituation in Worten, zum Lesen und für Screenreader.
settings-heading = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
theme-to-light = Hell anzeigen
theme-to-dark = Dunkel anzeigen
settings-palette = Spielfarben
palette-usual = üblich
palette-strong = starker Kontrast
settings-motion = Bewegung
motion-auto = wie das System
motion-none = keine
settings-speed = Züge der anderen
speed-instant = Sofort
speed-brisk = Zügig
speed-calm = In Ruhe
settings-confirm = Züge bestätigen
confirm-touch = beim Tippen auf den Plan
confirm-always = immer
confirm-never = nie
settings-warnings = Vor groben Fehlern warnen
settings-warnings-about = Vor einem Zug, der wohl ein Versehen ist, noch einmal fragen.
settings-sound = Ton
settings-sound-about = Kurze, leise Klänge: du bist dran, Geld, Bauen, Karten, Wasser.
settings-volume = Lautstärke
settings-forced = Einzig möglichen Zug selbst ausführen
settings-forced-about = Wo es nur eine Möglichkeit gibt, geschieht sie sofort.
settings-cards = Karte nach jeder Runde
settings-cards-about = Zeigt, was die Runde allen gebracht hat. Der Verlauf öffnet sie wieder.
settings-remarks = Bots sagen ab und zu etwas
settings-remarks-about = Eine Zeile in der Titelleiste, höchstens eine in der Minute.
settings-letters = Tasten mit einem Buchstaben
settings-letters-about = A für die Züge, L für den Verlauf und so weiter. Schalte sie aus, wenn du sie aus Versehen drückst.
keys-heading = Tastatur
keys-tab = von einem zum nächsten
keys-enter = spielen, was gerade ausgewählt ist
keys-actions = zu deinen Zügen
keys-board = zum Spielplan
keys-log = zum Verlauf
keys-undo = zum Zurücknehmen
keys-skip = gleich zum aktuellen Stand
keys-arrows = einen Zug zurück oder weiter
keys-home = zum Anfang, zum aktuellen Stand
keys-play = Partie abspielen oder anhalten
keys-zoom = auf der Karte: näher, weiter weg, alles
keys-text = Spielplan als Text oder als Bild
keys-escape = eine Auswahl verlassen, zurück zum aktuellen Stand
keys-help = diese Liste

## Absagen
refused-no-line = Der Server antwortet nicht. Die Seite versucht es weiter.
refused-other = Das hat nicht geklappt ({ $reason }).
refused-no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
refused-no-such-page = Diese Seite gibt es nicht.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-options = Diese Regeln und Varianten passen nicht zusammen, oder deine Datei hat einen Fehler.
refused-seats = Dieses Spiel ist für { $lowest } bis { $highest } Personen.
refused-seed = Eine Startzahl ist eine ganze Zahl mit höchstens 128 Bit.
refused-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
refused-bad-request = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-bad-message = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-wrong-method = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-foreign-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht angenommen.
refused-unknown-host = Für diese Adresse ist der Server nicht eingerichtet.
refused-too-large = Das ist zu groß zum Senden.
refused-too-many = { $seconds ->
    [one] Das war zu viel auf einmal. Versuch es in 1 Sekunde noch einmal.
   *[other] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
}
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-your-turn = Du bist nicht dran.
refused-late = Jemand war schneller: Am Tisch ging es schon weiter.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Noch einmal spielen kannst du, wenn das Spiel zu Ende ist.
refused-still-seated = Dort warten die anderen auf dich. Übergib zuerst deinen Platz oder gib auf.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-started = Die Partie hat schon begonnen.
refused-closed = Dieser Tisch wurde geschlossen.
refused-seat-taken = Dort sitzt schon jemand.
refused-already-seated = Du hast an diesem Tisch schon einen Platz.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-banned = Du wurdest auf diesem Server gesperrt. Zuschauen kannst du, mehr nicht.
refused-token = Dieses Token gilt nicht oder nicht mehr.
refused-token-scope = Das darf dieses Token nicht.
refused-no-such-token = So ein Token hast du nicht.
refused-too-many-pages = Du hast zu viele Seiten offen: Mehr als { $most } gehen nicht. Schließe zuerst eine.
refused-too-many-tokens = Mehr Tokens gehen nicht. Widerrufe zuerst eines.
refused-no-such-program = Dieses Programm nimmt gerade keine Herausforderungen an.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-unreadable = „{ $move }“ ist kein Zug.
refused-illegal = „{ $move }“ ist gerade nicht möglich.
refused-no-picture = Dieses Spiel hat keinen Spielplan zum Zeichnen.
refused-no-such-ply = Diesen Zeitpunkt gibt es in der Partie nicht.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-no-request = Darum bittet niemand mehr.
refused-no-such-plan = Das lässt sich gerade nicht planen.
refused-no-table = Hier ist kein Tisch geöffnet.
refused-file = Das ist keine Partiedatei von Megawatt, oder sie ist beschädigt.
refused-file-too-long = Diese Partiedatei ist zu lang.
refused-file-not-yet = Die Partiedatei lässt sich nach dem Ende herunterladen.
refused-rules-version = Diese Partie wurde nach Regelversion { $played } gespielt; dieser Server spielt nach Version { $here }.
refused-too-many-tables = { $most ->
    [one] Du hast schon einen Tisch, der auf Mitspielende wartet. Schließe ihn zuerst.
   *[other] Du hast schon { $most } Tische, die auf Mitspielende warten. Schließe zuerst einen davon.
}
refused-damaged = Dieser Tisch lässt sich nicht öffnen: Seine Aufzeichnung ist beschädigt. Wer den Server betreibt, kann den lesbaren Teil retten.
refused-too-slow = Das kam zu langsam an. Prüfe deine Verbindung und versuche es noch einmal.
refused-too-heavy = Diese Datei zu lesen dauert dem Server zu lange.
refused-not-sealed = Diese Partie begann mitten in einer anderen. Sie lässt sich nur auf dem Server öffnen, auf dem sie gespielt wurde, mit einer dort heruntergeladenen Datei.
refused-not-finished = Die Partie läuft noch; analysieren lässt sie sich, wenn sie vorbei ist.
refused-no-hints = An diesem Tisch gibt es keine Tipps. Nach dem Spiel kannst du alles ausprobieren.
refused-not-ready = Die Bots bereiten sich noch aufs Vorausdenken vor. Versuche es in einer Minute noch einmal.
refused-busy = Der Server ist beschäftigt. Versuche es gleich noch einmal.

## Teaching
settings-explain = Fragen erklären
explain-auto = In den ersten drei Partien
explain-always = Immer
explain-never = Nie
help-heading = Hilfe
legend-heading = Was die Bilder bedeuten
rule-heading = Regeln
rule-open = Regel: { $title }
rule-previous = Vorheriger Absatz
rule-next = Nächster Absatz
rule-booklet = Die ganzen Regeln
booklet-contents = Inhalt
booklet-search = In den Regeln suchen
booklet-none = In keinem Absatz stehen diese Wörter.
booklet-print = Drucken
lesson-heading = Spielen lernen
lesson-progress = Wie weit du bist
lesson-next = Weiter
lesson-understood = Verstanden
lesson-alone = Ich spiele allein weiter
lesson-waiting = Die anderen sind dran. Gleich geht es für dich weiter.
lesson-own-choice = Das entscheidest du selbst, wie du magst; danach geht die Lektion weiter.
lesson-read-first = Drücke zuerst auf „Weiter“, dann zählt der Zug.
lesson-full-game = Eine ganze Partie spielen
lesson-repeat = Lektion wiederholen

## Gehen und noch einmal spielen
leave-heading = Gehen oder das Spiel beenden
leave-whose = Wessen Platz?
leave-bot = Einen Bot für mich weiterspielen lassen
leave-bot-about = Die anderen spielen weiter. Du kannst deinen Platz jederzeit wieder einnehmen.
leave-anyone = Meinen Platz jemand anderem überlassen
leave-anyone-about = Schick jemandem den Link zu diesem Tisch. Er oder sie sieht, was du siehst.
leave-invited = Dein Platz ist frei. Der Link zum Tisch ist kopiert.
leave-propose = Vorschlagen, das Spiel zu beenden
leave-propose-about = Wenn alle zustimmen, endet das Spiel hier, und niemand gewinnt.
leave-propose-rated-about = Wenn alle zustimmen, die noch im Spiel sind, endet es hier und zählt für niemanden. Wer aufgegeben hat, hat trotzdem verloren.
leave-resign = Aufgeben
leave-resign-about = Du kommst auf den letzten Platz. Bei mehreren Gegnern spielt ein Bot deinen Platz zu Ende, damit die anderen weiterspielen können.
leave-resign-rated-about = Du verlierst, und das zählt für deine Wertung. Bei mehreren Gegnern spielt ein Bot deinen Platz zu Ende, damit die anderen weiterspielen können; seine Punkte zählen für niemanden.
resign-heading = Möchtest du wirklich aufgeben?
resign-final = Du kannst deinen Platz nicht wieder einnehmen.
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
seat-gave-up = { $name } (ausgeschieden)
result-gave-up = ausgeschieden
log-gave-up-resigned = { $seat } gibt auf.
log-gave-up-time = Die Zeit von { $seat } ist abgelaufen: ausgeschieden.
log-gave-up-deleted = { $seat } hat das Konto gelöscht und ist ausgeschieden.
log-gave-up-removed = { $seat } wurde vom Betreiber des Servers aus dem Spiel genommen.
leave-end = Das Spiel beenden
leave-end-about = Das Spiel endet hier ohne Sieger.
leave-hide = Diesen Tisch aus meinen Listen nehmen
leave-hide-about = Das Spiel bleibt erhalten, aber du siehst es nicht mehr unter deinen Tischen.
end-wanted = { $seat } schlägt vor, das Spiel hier zu beenden.
result-ended = Ohne Sieger beendet
rematch = Noch einmal spielen
announced-rematch = { $name } möchte noch einmal spielen.
announced-challenge = { $name } hält dir an einem anderen Tisch einen Platz frei.
announced-join = Platz nehmen
announced-open = Zum Tisch
away-bot-plays = Ein Bot spielt für dich.
away-open = Dein Platz ist für andere frei.
away-back = Meinen Platz wieder einnehmen
away-free = { $seat } hat einen Platz verlassen. Möchtest du weiterspielen?
seat-reserved = wartet auf { $seat }
wait-invite = Jemanden mit Namen einladen
wait-invite-about = Wer eingeladen wird, braucht hier ein Konto, findet den Tisch in der Lobby und bekommt auf Wunsch eine Nachricht.
wait-invite-send = Einladen
wait-invited = { $name } ist eingeladen.
wish-kept = Mit Namen einladen
wish-kept-name = Wer ist auf Platz { $number } eingeladen?
new-company = Wer spielt mit?
new-with-bots = Gegen Bots
new-with-friends = Mit Freunden
new-with-friends-about = Plätze für andere, per Link oder mit Namen. Ihr könnt eine Bedenkzeit vereinbaren, und mit Konto kann die Partie gewertet werden.
result-rating = Wertung { $rating } ({ $change })
result-rating-waits = Die Wertungen werden berechnet …
absent = Wenn die Zeit um ist
absent-wait = Warten
absent-bot = Ein Bot spielt, bis sie oder er zurück ist
absent-out = Ein Bot übernimmt endgültig
absent-lost = Die Partie ist verloren
clock-none-rated = Zwei Wochen (ohne Uhr)

## Analyse und Tipps
analysis-begin = Diese Partie analysieren
analysis-begin-about = Die Bots sehen sich jede Entscheidung noch einmal an. Bei einer langen Partie dauert das einige Minuten; du siehst, wie lange noch, und das Ergebnis bleibt bei der Partie.
analysis-working = Analyse läuft … { $percent } %
analysis-ahead = { $count ->
    [one] Zuerst wird noch eine andere Partie analysiert.
   *[other] Zuerst werden noch { $count } andere Partien analysiert.
    }
analysis-starting = Die Bots machen sich bereit; gleich siehst du, wie lange es dauert.
analysis-seconds-left = Noch etwa { $seconds } s
analysis-minutes-left = Noch etwa { $minutes } min
analysis-failed = Das hat nicht geklappt: Ein Bot-Prozess ist unterwegs ausgefallen. Es ist nichts verloren, du kannst es noch einmal versuchen.
analysis-slider = Moment der Partie im Diagramm
hint-ask = Tipp
hint-thinking = Die Bots denken darüber nach …
hint-waits = Schon { $seconds } s: Der Server hat gerade anderes zu tun, oder die Bots starten noch.
hint-heading = Was die Bots spielen würden
new-hints = Tipps
new-hints-about = Wer am Zug ist, darf fragen, was die Bots spielen würden, und mit „Was wäre, wenn?“ ausprobieren. Ohne Tipps geht beides erst nach dem Spiel.

## Rätsel
puzzle-heading = Was würdest du tun?
puzzle-daily = Rätsel des Tages
puzzle-daily-about = Jeden Tag eine Spielsituation, für alle dieselbe: Finde den Zug mit der besten Gewinnchance.
puzzle-solve = Lösen
puzzle-number = Rätsel { $number } von { $count }
puzzle-question = Du bist { $seat }. Welcher Zug gibt dir die beste Gewinnchance?
puzzle-right = Ja, genau der!
puzzle-wrong = Hier nicht der beste Zug.
puzzle-yours = Dein Zug: { $move }
puzzle-best = Am besten: { $move }
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-rating = Die Bots spielen deinen Zug zu Ende …
puzzle-rated = Je { $playouts }-mal mit denselben Karten zu Ende gespielt, gewinnt dein Zug { $yours } der Partien, der beste { $best }.
puzzle-rated-even = Je { $playouts }-mal mit denselben Karten zu Ende gespielt, gewinnt dein Zug { $yours } der Partien, der beste { $best }: kein Unterschied, den diese Partien zeigen könnten.
puzzle-why-next = Warum er der beste ist: am Ende im Schnitt, verglichen mit dem nächsten
puzzle-why-yours = Warum er besser ist: am Ende im Schnitt, verglichen mit deinem Zug
puzzle-more = Du hast mehr: { $gains }
puzzle-less = Du hast weniger: { $gains }
puzzle-rival-less = { $seat } hat weniger: { $gains }
puzzle-play-on = Gegen Bots weiterspielen
puzzles-all = Alle Rätsel
puzzles-about = Spielsituationen aus Partien zwischen Bots, in denen je ein Zug klar der beste ist. Finde ihn, sieh, wie gut dein eigener Zug ist, und spiele von dort weiter.
puzzles-solved = { $solved } von { $count } im ersten Versuch gelöst
puzzle-link = Rätsel { $number }
puzzle-link-solved = Rätsel { $number }, gelöst
puzzle-link-missed = Rätsel { $number }, nicht gelöst
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.

## Konten
account-heading = Dein Konto
account-about = Du kannst so lange als Gast spielen, wie du magst. Ein Konto behält deinen Namen, deine Spiele und deine Einstellungen auf jedem Gerät, und du kannst gewertete Partien spielen.
account-sign-up = Konto anlegen
account-sign-up-about = Alle Tische, an denen du sitzt, behältst du. Es braucht nur einen Namen und ein Passwort mit mindestens acht Zeichen.
account-closed-about = Auf diesem Server gibt es keine neuen Konten. Als Gast spielst du an jedem Tisch mit, zu dem du eingeladen bist.
account-invitation = Einladungscode
account-invitation-about = Für ein Konto brauchst du hier eine Einladung. Du bekommst sie vom Betreiber des Servers.
lobby-no-tables = Auf diesem Server kannst du keine Tische einrichten, aber dich an Tische setzen und zuschauen.
account-sign-in = Anmelden
account-sign-in-about = Die Tische, die du hier als Gast begonnen hast, kommen mit.
account-sign-out = Abmelden
account-password = Passwort
account-new-password = Neues Passwort
account-forgotten = Passwort vergessen?
account-forgotten-about = Gib einen der Codes ein, die dir beim Anlegen des Kontos gezeigt wurden. Jeder gilt einmal; alle anderen Browser werden abgemeldet, und die Tokens deiner Programme verfallen.
account-code = Wiederherstellungscode
account-recover = Neues Passwort setzen
account-name = Name und Einstellungen
account-name-about = Diesen Namen sehen die anderen am Tisch und auf deiner Seite.
account-settings-about = Sprache, Farben und Tempo werden mit deinem Konto gespeichert.
account-sessions = Wo du angemeldet bist
account-sessions-about = Melde Browser ab, die du nicht mehr benutzt oder nicht kennst. Mit „Überall sonst abmelden“ verfallen auch die Tokens deiner Programme.
account-sessions-end = Überall sonst abmelden
account-session-here = dieser Browser
account-session-unknown = Unbekannter Browser
account-session-end = Abmelden: { $browser }
account-change-password = Passwort ändern
account-change-password-about = Alle anderen Browser werden abgemeldet, und die Tokens deiner Programme verfallen.
account-password-changed = Dein Passwort ist geändert.
account-codes-left = { $count ->
    [0] Du hast keinen Code mehr. Lass dir neue zeigen, bevor du sie brauchst.
    [one] Du hast noch einen Code. Neue ersetzen ihn.
   *[other] Du hast noch { $count } Codes. Neue ersetzen sie.
}
account-new-codes = Neue Codes zeigen
account-delete = Mein Konto löschen
account-delete-about = Name, Passwort und Einstellungen sind dann endgültig weg. Beendete Spiele bleiben ohne deinen Namen. Laufende gewertete Partien sind verloren, in allen anderen spielt ein Bot für dich weiter.
account-delete-open = Ich möchte mein Konto löschen
codes-heading = Wiederherstellungscodes
codes-about = Falls du dein Passwort vergisst, kommst du mit einem dieser Codes wieder hinein. Bewahre sie gut auf: Sie werden nur dieses eine Mal gezeigt.
codes-copied = Codes kopiert.
codes-kept = Ich habe sie notiert
refused-account-name = Dieser Name geht nicht: bitte ohne Schrägstriche, Frage-, Raute- und Prozentzeichen.
refused-name-taken = Hier heißt schon jemand { $name } oder zum Verwechseln ähnlich.
refused-password = Ein Passwort braucht mindestens { $lowest } Zeichen.
refused-password-weak = Dieses Passwort wäre sofort erraten. Bitte wähle ein anderes.
refused-password-wrong = Das ist nicht dein Passwort.
refused-sign-in = Name und Passwort passen nicht zusammen.
refused-signed-in = Du hast schon ein Konto. Melde dich ab, um ein anderes anzulegen.
refused-no-account = Bitte melde dich zuerst an.
refused-recovery = Name und Code passen nicht zusammen, oder der Code wurde schon benutzt.
refused-no-such-session = Dort bist du nicht mehr angemeldet.
refused-no-such-link = Dieser Link gilt nicht mehr. Bitte lass dir einen neuen schicken.
email-heading = E-Mail
email-about = Wenn du magst, schicken wir dir an diese Adresse einen Link, falls du dein Passwort vergisst. Niemand sonst sieht sie.
email-address = E-Mail-Adresse
email-keep = Adresse speichern
email-remove = Adresse entfernen
email-confirmed = { $email } ist bestätigt.
email-unconfirmed = Wir haben { $email } eine E-Mail geschickt. Bitte öffne innerhalb eines Tages den Link darin.
email-sent = Bitte sieh in deine E-Mails.
email-removed = Die Adresse ist entfernt.
email-confirm = Ja, das ist meine Adresse
email-now-confirmed = Danke, deine Adresse ist bestätigt.
email-forgotten-about = Hat dein Konto eine bestätigte E-Mail-Adresse, dann können wir dir einen Link dorthin schicken.
email-forgotten-send = Link schicken
email-forgotten-sent = Falls es ein Konto dieses Namens mit bestätigter Adresse gibt, ist ein Link unterwegs. Er gilt eine Stunde.
email-message-confirm = Ist das deine Adresse?
email-message-confirm-text = Jemand hat diese Adresse für ein Konto an einem Megawatt-Tisch angegeben. Bist du das, dann öffne bitte innerhalb eines Tages diese Seite. Wenn nicht, brauchst du nichts zu tun und hörst nichts mehr von uns.
email-message-recover = Ein neues Passwort
email-message-recover-text = Jemand möchte ein neues Passwort für dein Konto an einem Megawatt-Tisch. Warst du das, dann öffne innerhalb einer Stunde diese Seite und wähle eines; alle Browser werden dabei abgemeldet. Wenn nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
email-message-object = Deine Adresse wurde geändert
email-message-object-text = Die E-Mail-Adresse deines Kontos an einem Megawatt-Tisch wurde geändert oder entfernt. Warst du das, brauchst du nichts zu tun. Wenn nicht, öffne innerhalb von drei Tagen diese Seite und wähle ein neues Passwort: Dann gilt wieder diese Adresse, alle Browser werden abgemeldet und die Wiederherstellungscodes verfallen.

## Clocks
new-clock = Zeit für einen Zug
clock-none = Unbegrenzt
clock-live = Alle sitzen am Tisch
clock-turn-by-turn = Zug um Zug
new-bank = Zeitkonto
new-bank-about = Für alles, was über den Zug hinausgeht, einmal fürs ganze Spiel.
clock-no-bank = Keins
clock-left = noch { $time }
clock-bank = und { $time } auf dem Zeitkonto
clock-from-bank = vom Zeitkonto mit { $time }
clock-over = Zeit ist um
clock-agreed = { $turn } für einen Zug.
clock-agreed-bank = { $turn } für einen Zug und { $bank } auf dem Zeitkonto.
clock-then = Danach: { $what }.
turns-heading = Wenn ich weg bin
vacation-heading = Urlaub
vacation-about = Deine Uhren stehen still, an allen Tischen mit mindestens einem halben Tag pro Zug. Die anderen sehen, bis wann.
vacation-days = Wie lange
vacation-begin = Jetzt beginnen
vacation-end = Bin wieder da
vacation-until = Im Urlaub bis { $day }.
vacation-away = weg bis { $day }
vacation-left = { $count ->
    [one] Noch 1 Tag innerhalb eines Jahres.
   *[other] Noch { $count } Tage innerhalb eines Jahres.
}
refused-clock = Sag zuerst, wie lange ein Zug dauern darf.
refused-vacation = Das ist zu lang: höchstens { $days } Tage.

# Tokens of programs

tokens-heading = Programme
tokens-about = Mit einem Token spielt ein Programm in deinem Namen: Es sieht deine Tische an oder spielt auch mit. Gib es niemandem, dem du nicht vertraust.
tokens-none = Du hast noch keine Tokens.
token-name = Wofür es ist
token-may-play = darf spielen
token-may-read = darf nur zusehen
token-may-chat = darf im Chat lesen und schreiben
token-make = Token erstellen
token-made = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
token-copied = Kopiert.
token-copy = Kopieren
token-revoke = Widerrufen
token-never-used = nie benutzt
token-used = zuletzt benutzt: { $when }

## Der Club
club-heading = Club
club-leaders = Ranglisten
club-archive = Beendete Partien
club-openings = Eröffnungen
club-puzzles = Rätsel
club-players = Personen
club-seats = { $count ->
    [one] allein
   *[other] { $count } Personen
}
club-bot = Bot
rated = gewertet
new-rated = Gewertete Partie
new-rated-about = Zählt für die Wertung aller. Mitspielen kann nur, wer ein Konto hat; es gibt keine Tipps, und was andere beantwortet haben oder was etwas aufgedeckt hat, wird nicht zurückgenommen.
rated-rules = Was zählt
rated-rule-leave = Niemand kann seinen Platz abgeben. Wer gehen muss, gibt auf und kommt auf den letzten Platz.
rated-rule-time = Wessen Zeit um ist, der hat verloren und kann nicht zurückkommen. Ohne Uhr gibt es zwei Wochen für jeden Zug.
rated-rule-delete = Das Konto zu löschen zählt als Aufgeben.
rated-rule-several = Zu dritt oder mehr spielt ein Bot den Platz dessen zu Ende, der ausscheidet. Gewertet werden die anderen untereinander, egal was der Bot erreicht.
rated-rule-end = Eine Partie, die alle einvernehmlich beenden, zählt für niemanden; wer vorher ausgeschieden ist, hat trotzdem verloren.
rated-short = Wer geht, die Zeit überschreitet oder sein Konto löscht, hat verloren.
rating-provisional = vorläufig
rating-games = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
rating-chart = Verlauf der Wertung: { $game }
leaders-about = Gewertete Partien zwischen Leuten mit Konto, getrennt nach Spiel und Personenzahl. Eine Wertung ist vorläufig, bis genug Partien gespielt sind.
leaders-people = Menschen
leaders-bots = Bots
leaders-bots-about = Aus Partien, in denen verschiedene Bots aufeinandertrafen; mit den Zahlen der Menschen lassen sie sich nicht vergleichen.
leaders-nobody = Hier hat noch niemand eine gewertete Partie gespielt. Richte einen Tisch mit freien Plätzen ein und wähle „Gewertete Partie“.
leaders-name = Name
leaders-rating = Wertung
profile-since = Dabei seit { $date }
friends-heading = Freunde
friends-online = online
friends-add = Zu meinen Freunden
friends-remove = Aus meinen Freunden entfernen
friends-hide = Niemandem zeigen, wann ich online bin
refused-too-many-friends = Deine Liste hat schon { $most } Namen. Entferne zuerst einen.
profile-nothing = Noch keine beendeten Partien.
profile-results = Ergebnisse
profile-won = { $count ->
    [one] { $wins } von einer Partie gewonnen
   *[other] { $wins } von { $count } Partien gewonnen
}
profile-places = Erste, zweite und weitere Plätze: { $places }
profile-opponents = Gegner
profile-opponent = Gegner
profile-games = Partien
profile-ahead = Davor gelandet
profile-latest = Letzte Partien
archive-about = Deine eigenen Partien sowie öffentliche und gewertete von allen. Laufende Partien kommen hier nicht vor.
archive-whose = Wessen
archive-mine = Meine
archive-public = Von allen
archive-any = Alle
archive-map = Spielplan
archive-result = Ergebnis
archive-won = Gewonnen
archive-lost = Nicht gewonnen
archive-player = Person oder Bot
archive-nothing = Keine beendete Partie passt dazu.
archive-earlier = Frühere Partien
archive-download = Alle meine Partien herunterladen
openings-about = Womit in deinen eigenen Partien und in den öffentlichen und gewerteten dieses Servers begonnen wurde und wie oft das zum Sieg führte. Der Balken zeigt, wo der wahre Anteil wahrscheinlich liegt: je weniger Partien, desto breiter.
openings-times = Anzahl
openings-won = Gewonnen
openings-interval = Wahrscheinlicher Anteil an Siegen
openings-between = Wahrscheinlich zwischen { $low } und { $high }
openings-nothing = Noch keine beendeten Partien dieser Art.
refused-no-such-person = Niemand mit einem Konto heißt so.
refused-nothing-finished = Noch keine deiner Partien ist zu Ende.
refused-rated = Eine gewertete Partie hat einen Platz für dich und freie für andere, ausgeloste Karten und weder Bots noch Tipps noch eigene Dateien.
refused-account-only = Das geht nur mit einem Konto. Bitte melde dich zuerst an.
refused-registration-closed = Auf diesem Server gibt es keine neuen Konten.
refused-invitation = Für ein Konto brauchst du hier eine Einladung, die noch niemand benutzt hat. Prüfe den Code oder bitte den Betreiber des Servers um eine neue.
refused-tables-accounts = Auf diesem Server richten nur Leute mit Konto Tische ein. Bitte melde dich zuerst an.
refused-tables-hosts = Auf diesem Server richten nur die Betreiber Tische ein. Du kannst dich an offene Tische setzen und zuschauen.
refused-rated-undo = In einer gewerteten Partie nimmst du nur Schritte zurück, die niemand beantwortet hat und die nichts aufgedeckt haben.
refused-rated-running = Das geht nicht, solange eine gewertete Partie läuft.
refused-resigned = Du bist aus diesem Spiel ausgeschieden. Du kannst zusehen, wie es ausgeht.
refused-alone = Hier spielt sonst niemand. Du kannst das Spiel einfach beenden.
refused-stand-in = An einem Tisch ohne Tipps kann nur { $bot } für dich spielen.

## Notices
notice-turn = Du bist dran: { $title }
notice-round = Eine neue Runde: { $title }
notice-invitation = Du bist zu einem Turnier eingeladen: { $title }
notice-seat = Für dich ist ein Platz frei gehalten: { $title }
notice-off = Keine solchen Nachrichten mehr:
notice-confirm = Ist das deine Adresse?
notice-confirm-text = Jemand an einem Megawatt-Tisch möchte unter dieser Adresse erfahren, wann sie oder er dran ist. Bist du das, dann öffne bitte diese Seite. Wenn nicht, brauchst du nichts zu tun und hörst nichts mehr von uns.
notices-heading = Du bist dran
notices-about = Eine Nachricht pro Zug, wenn du nicht auf der Seite bist, und eine für die Einladung an einen Tisch, zu einem Turnier oder für eine neue Runde. Sie sagt, wo du erwartet wirst, und nichts über das Spiel.
notices-off = Schickt mir nichts
wake-default = Für mich ziehen, wenn ich keine Wahl habe
wake-default-about = An Tischen mit Tagen pro Zug, an die du dich ab jetzt setzt. Du kannst es an jedem Tisch jederzeit umstellen.
notices-quiet = Ruhezeit
notices-quiet-from = von
notices-quiet-to = bis
notices-browser = In diesem Browser melden, solange eine unserer Seiten offen ist
notices-browser-blocked = Dein Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-mail = Per E-Mail
notices-mail-none = Dieser Server verschickt keine E-Mails.
notices-mail-add = Adresse hinzufügen
notices-hook = Eine eigene Webadresse
notices-hook-about = Sie bekommt für jeden Zug eine signierte Anfrage. Sie muss im öffentlichen Internet stehen.
notices-hook-add = Ausprobieren und hinzufügen
notices-hook-format = Was sie annimmt
notices-hook-json = Unser eigenes JSON, signiert
notices-hook-discord = Eine Discord-Nachricht
notices-hook-slack = Eine Slack-Nachricht
notices-hook-secret = Mit diesem Schlüssel sind die Anfragen signiert. Bewahre ihn auf, er wird nur dieses eine Mal gezeigt:
notices-unconfirmed = Bitte öffne den Link in der E-Mail, die wir dorthin geschickt haben.
notices-failing = Die letzte Nachricht kam nicht an.
notices-remove = { $address } entfernen
notices-confirm = Ja, das ist meine Adresse
notices-confirmed = Danke. Dort erfährst du, wenn du dran bist.
notices-switch-off = Schickt mir dort nichts mehr
notices-switched-off = Ausgeschaltet. Dort hörst du nichts mehr von uns.
push-first = Dieses Gerät sagt dir Bescheid
push-first-text = Eine Nachricht, wenn du dran bist und nicht auf der Seite.
push-off = Auf diesem Gerät nichts mehr
devices-heading = Auf diesem Gerät
devices-about = Eine Mitteilung deines Handys oder Rechners, auch wenn keine unserer Seiten offen ist.
devices-add = Auf diesem Gerät Bescheid sagen
devices-added = Dieses Gerät sagt dir Bescheid, wenn du dran bist.
devices-this = dieses Gerät
devices-some = Ein Browser
devices-remove = { $device } entfernen
devices-test = Probenachricht schicken
devices-test-on = Probenachricht an { $device } schicken
devices-tested = Geschickt. Sie sollte gleich da sein.
devices-blocked = Mitteilungen dieser Seite sind gesperrt. Tippe auf das Zeichen neben der Adresse oben im Browser, erlaube Mitteilungen für diese Seite und drück den Knopf noch einmal.
devices-dismissed = Dein Browser hat gefragt, aber niemand hat Ja gesagt. Drück den Knopf noch einmal, wenn du magst.
devices-insecure = Browser erlauben das nur auf Seiten mit https. Frag bitte den Betreiber des Servers danach.
devices-unsupported = Dieser Browser kann das nicht. Auf iPhone und iPad lege die Seite zuerst auf den Home-Bildschirm und öffne sie von dort.
devices-no-service = Dein Browser hat den Dienst nicht erreicht, der ihm Nachrichten bringt. Versuch es noch einmal, wenn du online bist; in manchen Browsern ist er in den Einstellungen ausgeschaltet.
offline-heading = Keine Verbindung
offline-about = Deine Tische liegen auf dem Server, und der ist gerade nicht erreichbar. Nichts geht verloren.
offline-again = Noch einmal versuchen
refused-zone = Dein Browser nennt eine Zeitzone, die der Server nicht kennt.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-mail-address = Das ist keine E-Mail-Adresse.
refused-mail-failed = Die E-Mail ließ sich nicht verschicken. Bitte versuch es später noch einmal.
refused-hook = Diese Adresse nimmt unsere Nachrichten nicht an. Sie muss öffentlich sein und mit einem Status von 200 bis 299 antworten.
refused-too-many-channels = Du hast schon { $most } Adressen. Entferne bitte erst eine.
refused-device = Nachrichten für dieses Gerät wurden nicht angenommen. Erlaube Mitteilungen in deinem Browser bitte neu und versuch es noch einmal.
refused-too-many-devices = Du hast schon { $most } Geräte. Entferne bitte erst eines.
refused-no-such-channel = Dieser Link gilt nicht mehr.

## Chat und eigene Notizen
part-chat = Chat
part-sides = Verlauf oder Chat
chat-rooms = Mit wem du redest
chat-room-table = Am Tisch
chat-room-stands = Zuschauer
chat-room-lobby = Lobby
chat-notes = Notizen
chat-unread = { $count ->
    [one] 1 ungelesene Zeile
   *[other] { $count } ungelesene Zeilen
}
chat-empty-table = Noch hat niemand etwas gesagt. Das hier lesen nur die Mitspielenden.
chat-empty-stands = Noch hat niemand etwas gesagt. Die Mitspielenden sehen es, wenn die Partie zu Ende ist.
chat-empty-lobby = Noch hat niemand etwas gesagt. Das hier lesen alle in der Lobby.
chat-say-table = Etwas an den Tisch schreiben
chat-say-stands = Etwas an die Zuschauer schreiben
chat-say-lobby = Etwas an alle in der Lobby schreiben
chat-send = Senden
chat-left = Zeichen übrig: { $count }
chat-earlier = Frühere Zeilen zeigen
chat-nobody = Jemand
chat-removed = Vom Betreiber des Servers entfernt
chat-more = Was tun mit { $name }?
chat-mute = { $name } stummschalten
chat-muted = Von { $name } hörst du jetzt nichts mehr.
chat-muted-people = { $count ->
    [one] 1 Person stummgeschaltet
   *[other] { $count } Personen stummgeschaltet
}
chat-unmute = Wieder hören
chat-report = Diese Zeile melden
chat-report-why = Was stimmt damit nicht? (freiwillig)
chat-report-send = Melden
chat-reported = Danke. Der Betreiber des Servers sieht es sich an.
chat-reactions = Reaktionen
chat-reactions-only = An diesem Tisch sind nur Reaktionen vereinbart.
chat-name-first = Gib dir einen Namen, dann kannst du schreiben.
chat-closed = Der Betreiber des Servers hat diesen Chat geschlossen.
chat-rule-on = Worte und Reaktionen
chat-rule-reactions = Nur Reaktionen
chat-rule-off = Kein Chat
chat-agreed-reactions = Chat: nur Reaktionen.
chat-agreed-off = An diesem Tisch gibt es keinen Chat.
reaction-well-done = Stark gespielt!
reaction-thanks = Danke!
reaction-laugh = Haha!
reaction-ouch = Autsch!
reaction-thinking = Moment, ich überlege …
notes-about = Nur für dich: Pläne, Vermutungen, was du dir fürs nächste Mal merken willst.
notes-kept = Gespeichert. Außer dir sieht das niemand.
notes-keeping = Wird gespeichert …
notes-failed = Noch nicht gespeichert.
keys-chat = zum Chat
refused-chat-empty = Deine Nachricht ist leer.
refused-chat-long = Höchstens { $most } Zeichen, bitte.
refused-chat-name = Gib dir bitte zuerst einen Namen.
refused-chat-rule = An diesem Tisch ist für den Chat etwas anderes vereinbart.
refused-chat-closed = Der Betreiber des Servers hat diesen Chat geschlossen.
refused-chat-full = Dieser Chat ist voll.
refused-no-such-line = Diese Zeile gibt es nicht mehr.
refused-reported = Diese Zeile hast du schon gemeldet.
refused-too-many-muted = Deine Liste der Stummgeschalteten ist voll.

## Turniere
refused-no-such-tournament = Dieses Turnier gibt es nicht.
refused-too-many-tournaments = { $most ->
    [one] Eines deiner Turniere ist schon offen oder läuft. Spiel es zu Ende oder sag es ab.
   *[other] { $most } deiner Turniere sind schon offen oder laufen. Spiel zuerst eines zu Ende oder sag es ab.
}
refused-tournament-not-open = Dieses Turnier hat begonnen oder ist vorbei; niemand kann mehr dazukommen.
refused-tournament-not-running = Dieses Turnier wird gerade nicht gespielt.
refused-tournament-full = Es gibt nur Platz für { $most }.
refused-tournament-too-few = Für einen Tisch machen zu wenige mit.
refused-tournament-nobody = Es machen nur Bots mit. Ein Turnier braucht mindestens einen Menschen.
refused-tournament-no-games = Noch keine Partie dieses Turniers ist zu Ende.
refused-not-in-tournament = Diese Person macht nicht mit.
refused-organiser-only = Das kann nur, wer das Turnier veranstaltet.
tournaments-about = Zuschauen können alle. Mit einem Konto kannst du mitspielen und selbst eines veranstalten.
club-tournaments = Turniere
tournament-new = Neues Turnier
tournament-make = Anlegen
tournament-account = Zum Mitspielen anmelden
tournament-none = Hier gibt es noch keine Turniere.
tournament-mine = Deine Turniere
tournament-list-open = Offen für alle
tournament-list-running = Werden gespielt
tournament-list-over = Beendet
tournament-name = Name
tournament-seats = Plätze je Tisch
tournament-system = Modus
tournament-swiss = Schweizer System
tournament-round-robin = Jeder gegen jeden
tournament-swiss-about = Eine feste Zahl von Runden; wer nah beieinander steht, trifft sich.
tournament-round-robin-about = Alle treffen auf alle, in so vielen Runden wie nötig. Für höchstens 24.
tournament-rounds = Runden
tournament-most = Höchstzahl der Mitspielenden
tournament-public = Alle können es sehen und mitmachen
tournament-rated-about = Nur unter Menschen, ohne eigene Spielpläne.
tournament-bots = Bots, die mitspielen
tournament-level = Ihre Stärke
tournament-fill = Letzten Tisch auffüllen mit
tournament-fill-none = Niemandem
tournament-fill-about = Sonst sind manche Tische kleiner, oder jemand hat spielfrei.
tournament-people = { $count } von { $most } Mitspielenden
tournament-clock = { $time } je Zug
tournament-organiser = veranstaltet von { $name }
tournament-organiser-gone = Wer das Turnier veranstaltet hat, ist nicht mehr da.
tournament-goes-on = Wer das Turnier veranstaltet hat, ist nicht mehr da. Die Runden gehen von selbst weiter.
tournament-bot = { $bot } (Bot { $number })
tournament-gone = Jemand, der nicht mehr da ist
tournament-invited = Eingeladen
tournament-is-open = Offen
tournament-is-running = Wird gespielt
tournament-is-over = Beendet
tournament-is-cancelled = Abgesagt
tournament-soon = Die erste Runde beginnt gleich
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-tables-over = { $over } von { $count } Tischen fertig
tournament-my-table = Zu meinem Tisch
tournament-join = Mitmachen
tournament-start = Starten
tournament-link = Link kopieren
tournament-withdraw = Aussteigen
tournament-decline = Ablehnen
tournament-sure = Wirklich?
tournament-who = Wer mitmacht
tournament-take-out = { $name } entfernen
tournament-invite-name = Mit Namen einladen
tournament-invite = Einladen
tournament-standings = Tabelle
tournament-standings-about = Nach Punkten, dann nach der Stärke der Gegner, dann nach dem Anteil an den Punkten in den Partien. 100 % sind so viel wie alle am Tisch im Durchschnitt.
tournament-points = Punkte
tournament-strength = Gegner
tournament-share = Anteil
tournament-out = Ausgestiegen
tournament-plays = Spielt
tournament-decides = Am Zug
tournament-cross = Kreuztabelle
tournament-bye = Spielfrei
tournament-no-result = Ohne Ergebnis
tournament-give-up = Diesen Tisch aufgeben
tournament-planned = Kommende Runden
tournament-download = Tabelle als CSV
tournament-games = Alle Partien
tournament-cancel = Turnier absagen
tournament-cancel-about = Weitere Runden werden nicht gespielt. Angefangene Partien könnt ihr zu Ende spielen.
tournament-of = Zum Turnier

## Herausforderungen
challenge = Herausfordern
challenge-heading = { $name } herausfordern
challenge-send = Herausforderung schicken
challenges-heading = Herausforderungen
challenge-from = { $name } möchte { $game } mit dir spielen.
challenge-accept = Annehmen
challenge-decline = Ablehnen

## A page without a server
local-start = Der Tisch wird vorbereitet: Beim ersten Mal werden etwa 9 MB geladen, danach nichts mehr.
local-friends = Mit Freunden spielen auf { $server }
local-send = Weiterspielen auf { $server }
sent-about = Du hast eine Partie mitgebracht. Soll sie hier als Tisch geöffnet werden?
sent-open = Partie öffnen
sent-broken = Die Partie ist nicht vollständig angekommen.
local-unsupported = Dieser Browser kann ohne Server nicht spielen. Er braucht WebAssembly, Modul-Worker und Speicherplatz: Ein aktueller Firefox, Chrome, Edge oder Safari hat das alles, außer in privaten Fenstern.

## Was die Charaktere sagen
remark-hello-beaver = Hallo! Ich habe Brote dabei, damit niemand zu viel ausgibt.
remark-proud-beaver = Ein gutes Brett nach dem anderen.
remark-admires-beaver = Das war solide. Respekt!
remark-won-beaver = Gespart, gespart und gewonnen!
remark-lost-beaver = Gut gebaut. Ich komme wieder.
remark-hello-fox = Schön, dich zu sehen. Möge der Schnellste gewinnen.
remark-proud-fox = Irgendwer musste es ja nehmen.
remark-admires-fox = Oh, darauf hatte ich ein Auge geworfen.
remark-won-fox = Es war mir ein Vergnügen.
remark-lost-fox = Du warst schlauer. Diesmal.
remark-hello-hare = Bereit? Ich habe schon angefangen.
remark-proud-hare = Als Erste da, wie immer!
remark-admires-hare = Du bist schnell. Das gefällt mir.
remark-won-hare = Fertig! Noch eine?
remark-lost-hare = Zu schnell, zu früh. Glückwunsch!
remark-hello-owl = Guten Abend. Lass dir Zeit, ich tue es auch.
remark-proud-owl = Das hatte ich schon länger vor.
remark-admires-owl = Interessant. Darüber denke ich nach.
remark-won-owl = Geduld zahlt sich aus. Danke für die Partie.
remark-lost-owl = Das habe ich nicht kommen sehen. Gut gespielt.
remark-hello-magpie = Hallo, hallo! Was hast du denn da?
remark-proud-magpie = Es glitzert, also gehört es mir.
remark-admires-magpie = Oh, kann ich auch so etwas haben?
remark-won-magpie = Alles meins! Na ja, das meiste.
remark-lost-magpie = Du darfst es behalten. Für heute.
