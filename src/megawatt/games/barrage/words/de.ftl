# Barrage auf Deutsch.
game-name = Barrage
game-about = Baut Dämme, Leitungen und Kraftwerke, fangt das Wasser und macht Energie daraus, ehe es davonläuft.

## Optionen
option-start = Start
option-start-about = Wie Firmen, Mitarbeiter und Startaufträge verteilt werden.
option-start-introductory = Einführungsspiel
option-start-random = zufällig verteilt
option-start-draft = in umgekehrter Reihenfolge gewählt
option-start-auction = Gebote auf die Reihenfolge, dann Auswahl
option-leeghwater = Leeghwater-Erweiterung
option-leeghwater-about = Die niederländische Firma, vier Mitarbeiter, externe Arbeiten und private Gebäude.
option-new_officers = Zwei weitere Mitarbeiter
option-new_officers-about = Simone Luciani und Tommaso Battista auch ohne die Erweiterung.
option-automas = Automas
option-automas-about = Wie viele Firmen nach den Automa-Plättchen spielen.
option-automas-auto = eine gegen eine einzelne Person
option-automas-0 = keine
option-automas-1 = eine
option-automas-2 = zwei
option-automas-3 = drei
option-automa_level = Stufe der Automas
option-automa_level-about = Wie viel ihres Firmentableaus die Automas nutzen.
option-automa_level-1 = Niederspannung: kein Einkommen, kein Bonus
option-automa_level-2 = normal: Einkommen und Bonus
option-automa_level-3 = Hochspannung: auch Fähigkeit und Plättchen
option-automa_level-4 = überlegen: auch ein Mitarbeiter
option-viktor_germany = Viktor Fiesler mit Deutschland
option-viktor_germany-about = Ob das Minimum von 4 auch für die zweite Produktion gilt.
option-viktor_germany-both = beide Produktionen
option-viktor_germany-first = nur die erste
option-construction_spaces = Baufelder
option-construction_spaces-about = In welcher Reihenfolge die Felder des Firmentableaus genutzt werden.
option-construction_spaces-left-first = von links
option-construction_spaces-any = jedes freie
option-discards = Abgelegte Aufträge
option-discards-about = Was mit Aufträgen über dem Limit geschieht.
option-discards-under-stack = unter ihren Stapel
option-discards-removed = aus dem Spiel
option-income_order = Reihenfolge der Einkommen
option-income_order-about = Wer zuerst Einkommen nimmt, wenn es darauf ankommt.
option-income_order-last-first = Letzte in der Reihenfolge zuerst
option-income_order-turn-order = in Spielreihenfolge
option-objective_zero = Ziel bei null
option-objective_zero-about = Ob auch null Stück Punkte für das Ziel bringen kann.
option-objective_zero-ranked = wie jede andere Zahl gewertet
option-objective_zero-nothing = keine Punkte
option-tile_energy = Energie von Plättchen
option-tile_energy-about = Welche Aufträge Energie ohne Kraftwerk erfüllen darf.
option-tile_energy-private-contracts = nur private
option-tile_energy-all-contracts = alle, mit französischem Rabatt
option-disputed_tiles = Umstrittene Plättchen
option-disputed_tiles-about = Belohnungen und Kosten von sechs Plättchen, bei denen Listen abweichen.
option-disputed_tiles-listed = die übliche Liste
option-disputed_tiles-fan-list = die Fan-Liste
option-wild_tile = Joker-Grundplättchen
option-wild_tile-about = In welchen Spielen jede Firma ein Grundplättchen für jedes Bauteil hat.
option-wild_tile-introductory = nur im Einführungsspiel
option-wild_tile-always = in jedem Spiel
option-zero_energy = Keine Energie in einer Runde
option-zero_energy-about = Was eine Firma ohne Produktion bekommt.
option-zero_energy-penalty = 3 Kredite und minus 3 Punkte
option-zero_energy-credits-only = nur 3 Kredite
option-revealed_income = Aufgedecktes Einkommen
option-revealed_income-about = Wann ein neu aufgedecktes Einkommen zum ersten Mal gezahlt wird.
option-revealed_income-at-once = sofort
option-revealed_income-income-phase = in der nächsten Einkommensphase
option-second_award = Preis für den zweiten Platz
option-second_award-about = Ob der zweite Platz auch mit 0 Energie Punkte bringt.
option-second_award-above-zero = nur über 0 Energie
option-second_award-always = immer

## Dinge
company-usa = USA
company-germany = Deutschland
company-italy = Italien
company-france = Frankreich
company-netherlands = Niederlande
piece-base = Basis
piece-elevation = Erhöhung
piece-conduit = Leitung
piece-powerhouse = Kraftwerk
piece-any = beliebiges Bauteil
piece-building = Gebäude
building-cofferdam = Fangdamm
building-control-station = Leitwarte
building-customer-office = Kundenbüro
building-development-office = Entwicklungsbüro
building-energy-relay-field = Relaisfeld
building-financial-division = Finanzabteilung
building-loan-agency = Kreditbüro
building-research-lab = Forschungslabor
building-robot-factory = Roboterfabrik
building-wind-farm = Windpark
bonus-contracts = erfüllte Aufträge
bonus-bases = Basen
bonus-elevations = Erhöhungen
bonus-conduits = Leitungen
bonus-powerhouses = Kraftwerke
bonus-advanced-tiles = fortgeschrittene Plättchen
bonus-external-works = externe Arbeiten
bonus-buildings = private Gebäude
objective-red-spaces = Bauteile auf rot umrandeten Feldern
objective-strongest-area = Bauteile im stärksten eigenen Gebiet
objective-connections = eigene Basen mit Leitung zum eigenen Kraftwerk
objective-weakest-area = Bauteile im schwächsten eigenen Gebiet
objective-basins-1 = Becken mit eigenem Bauteil
objective-basins-3 = Becken mit drei eigenen Bauteilen
region-mountain = Gebirge
region-hill = Hügelland
region-plain = Ebene
machine-excavator = Bagger
machine-mixer = Mischer
side-left = links
side-right = rechts
side-upper = oben
side-lower = unten
list-and = { $first }, { $second }
price-nothing = kostet nichts
place-dam = Becken { $basin }, Damm { $side }
place-conduit = Becken { $basin }, Leitung { $side } (Wert { $value })
place-powerhouse = Becken { $basin }, Kraftwerksfeld { $number }
place-headstream = Quelle { $letter }
place-off-board = vom Plan
space-sided = { $space } ({ $side })
space-produce = Turbinenhalle, Produktion { $modifier }
space-water-two = Wasserwirtschaft, zwei Tropfen
space-water-flow = Wasserwirtschaft, ein Tropfen fließt sofort
space-rotate-1 = Werkstatt, Rad um 1 drehen
space-rotate-2 = Werkstatt, Rad um 2 drehen
space-rotate-3 = Werkstatt, Rad um 3 drehen
space-buy-excavator = Maschinenhandel, ein Bagger
space-buy-any = Maschinenhandel, eine Maschine nach Wahl
space-buy-pair = Maschinenhandel, Bagger und Mischer
space-take-1 = Auftragsbüro, ein Auftrag
space-take-1b = Auftragsbüro, ein Auftrag (zweite Reihe)
space-take-2 = Auftragsbüro, zwei Aufträge
space-patent = Patentamt, Plättchen { $number }
space-external-work = Externe Arbeiten, Plättchen { $number }
space-construct = Bauhof, Feld { $number }
space-mahiri = Mahiri Sekibo, Kopie { $number }
space-margot = Margot Fouche, ein Gebäude nutzen
tile-basic = Grundplättchen { $piece }
tile-advanced = Plättchen { $piece } { $level }
tile-anton-copy-tile = Antons Kopierplättchen
tile-leslie-works-tile = Leslies Arbeitsplättchen
tile-basic-about = Baut das gezeigte Bauteil, sonst nichts.
tile-base-1-about = Legt danach je einen Tropfen in deine leeren Dämme.
tile-elevation-1-about = Dreht danach dein Rad um 1 je gebauter Erhöhung.
tile-conduit-1-about = Bringt danach Kredite: doppelter Wert der Leitung.
tile-powerhouse-1-about = Braucht keine Ingenieure und kein Baufeld.
tile-any-1-about = Baut alles; rot umrandete Felder kosten nichts extra.
tile-building-1-about = Danach darfst du das neue Gebäude sofort nutzen.
tile-base-2-about = Produziert danach 1 Energie je gebauter Basis.
tile-elevation-2-about = Füllt danach den eben erhöhten Damm.
tile-conduit-2-about = Keine Leitung kostet mehr als 5 Bagger.
tile-powerhouse-2-about = Danach darfst du einmal mit +2 produzieren.
tile-any-2-about = Baut alles; Bagger und Mischer ersetzen einander.
tile-building-2-about = Nur eine der beiden Maschinenarten ist zu zahlen.
tile-base-3-about = Braucht keine Ingenieure, kein Baufeld und keine Bagger.
tile-elevation-3-about = Bringt danach 3 Punkte je eigenem Damm der Höhe 2 oder 3.
tile-conduit-3-about = Produziert danach Energie: doppelter Wert der Leitung.
tile-powerhouse-3-about = Bringt danach 3 Punkte je eigenem Kraftwerk.
tile-any-3-about = Baut alles; bringt danach 3 Punkte je eigenem fortgeschrittenen Plättchen.
tile-building-3-about = Bringt danach sofort die Punkte des Gebäudes und am Ende noch einmal.
tile-anton-copy-tile-about = Zählt als ein beliebiges Plättchen auf deinem Rad.
tile-leslie-works-tile-about = Externe Arbeiten: Die Maschinen kommen aufs Rad, und das Rad dreht sich um 1.
contract-start = Startauftrag ({ $energy } Energie)
contract-green = Auftrag grün ({ $energy } Energie)
contract-yellow = Auftrag gelb ({ $energy } Energie)
contract-red = Auftrag rot ({ $energy } Energie)
contract-national = Auftrag national ({ $energy } Energie)
contract-work = externe Arbeit { $number }
effect-credits = { $count ->
    [one] { $count } Kredit
   *[other] { $count } Kredite
    }
effect-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
    }
effect-excavators = { $count } Bagger
effect-mixers = { $count } Mischer
effect-any-machines = { $count ->
    [one] { $count } Maschine nach Wahl
   *[other] { $count } Maschinen nach Wahl
    }
effect-rotate = Rad um { $count } drehen
effect-energy-steps = { $count ->
    [one] { $count } Schritt auf der Energieleiste
   *[other] { $count } Schritte auf der Energieleiste
    }
effect-headstream-drops = { $count ->
    [one] { $count } Tropfen auf eine Quelle
   *[other] { $count } Tropfen auf Quellen
    }
effect-flowing-drops = { $count ->
    [one] { $count } Tropfen, der sofort fließt
   *[other] { $count } Tropfen, die sofort fließen
    }
effect-build-base = eine kostenlose Basis ({ $areas })
effect-build-elevation = { $count ->
    [one] { $count } kostenlose Erhöhung
   *[other] { $count } kostenlose Erhöhungen
    }
effect-build-conduit-max = eine kostenlose Leitung bis Wert { $count }
effect-build-powerhouse = { $count ->
    [one] { $count } kostenloses Kraftwerk
   *[other] { $count } kostenlose Kraftwerke
    }
effect-fulfil-own-contract-max = einen eigenen Auftrag bis { $count } Energie erfüllen
effect-fulfil-any = einen eigenen Auftrag erfüllen
effect-take-advanced-tile = ein offenes fortgeschrittenes Plättchen
effect-energy-produced = { $count } Energie produzieren
company-usa-about = Ab dem dritten Kraftwerk: ein Energieschritt je Tropfen, der auf dem Fluss in eine Zone mit deinem Kraftwerk kommt.
company-germany-about = Ab dem dritten Kraftwerk: Nach jeder Produktion darfst du mit einem anderen Kraftwerk noch einmal produzieren, ohne Zuschläge.
company-italy-about = Ab dem dritten Kraftwerk: 3 Energieschritte nach jeder Produktion.
company-france-about = Ab dem dritten Kraftwerk: Aufträge brauchen bei einer Produktion 3 Energie weniger.
company-netherlands-about = Ab dem dritten Kraftwerk: Nach jeder Produktion darfst du einen Tropfen in einen anderen deiner Dämme legen.
officer-wilhelm-adler-about = Deine Basen kosten überall 3 Bagger.
officer-graziano-del-monte-about = Deine Dämme der Höhe 3 fassen 4 Tropfen.
officer-viktor-fiesler-about = Tropfen mal Wert zählt immer mindestens 4.
officer-jill-mcdowell-about = Leitungen darfst du mit Mischern zahlen: so viele wie ihr Wert.
officer-solomon-p-jordan-about = Jede Maschine eines Baus darf durch 3 Kredite ersetzt werden.
officer-anton-krylov-about = Ein Zusatzplättchen, das ein Plättchen auf deinem Rad kopiert.
officer-mahiri-sekibo-about = Für einen Ingenieur nutzt du einen Zug lang einen anderen Mitarbeiter; das zweite Mal in einer Runde kostet auch 3 Kredite.
officer-simone-luciani-about = Du darfst 4 Aufträge halten und mit einer Produktion mehrere erfüllen.
officer-tommaso-battista-about = Der Architekt allein auf einem Feld für einen Ingenieur gibt dir noch einen Zug.
officer-leslie-spencer-about = Maschinen für eine externe Arbeit dürfen aufs Rad statt weg.
officer-margot-fouche-about = Ein eigenes Aktionsfeld: nutze eines deiner Gebäude.
building-cofferdam-about = Ein Tropfen in einen eigenen oder neutralen Damm.
building-control-station-about = Produktion mit +3.
building-customer-office-about = Für 3 Kredite: erfülle einen eigenen Auftrag ohne Produktion.
building-development-office-about = Nimm ein Plättchen vom Rad zurück.
building-energy-relay-field-about = Für 1 Kredit: 4 Energieschritte.
building-financial-division-about = 5 Kredite.
building-loan-agency-about = Eine externe Arbeit für 2 Kredite je Maschine.
building-research-lab-about = Nimm die Hälfte der Maschinen eines Radsegments zurück.
building-robot-factory-about = Für 1 Kredit: 2 Maschinen nach Wahl.
building-wind-farm-about = Für 2 Kredite: produziere 5 Energie.

## Phasen und Fragen
phase-auction = Versteigerung der Reihenfolge
phase-draft = Auswahl
phase-income = Einkommen
phase-actions = Aktionen
phase-water-flow = Wasserfluss
phase-scoring = Wertung
phase-game-over = Spielende
question-nothing = Nichts zu entscheiden
question-turn = Ingenieure einsetzen
question-construct = Wähle, was gebaut wird
question-tile = Wähle ein Technologieplättchen
question-pay = Wähle, wie du bezahlst
question-free-piece = Setze ein kostenloses Bauteil oder verzichte
question-produce = Wähle Damm, Leitung und Tropfen
question-fulfil = Erfülle einen Auftrag oder verzichte
question-drops = Lege einen Wassertropfen
question-machines = Wähle eine Maschine
question-take-contract = Nimm einen Auftrag
question-discard-contract = Lege einen Auftrag ab
question-copy-officer = Wähle einen Mitarbeiter zum Kopieren
question-first-water = Je einen Tropfen in leere Dämme?
question-fill-dam = Wähle einen Damm für einen Tropfen
question-advanced-tile = Wähle ein fortgeschrittenes Plättchen
question-fulfil-unproduced = Erfülle einen Auftrag ohne Produktion
question-retrieve-tile = Nimm ein Plättchen vom Rad zurück
question-segment = Wähle ein Radsegment
question-recover = Wähle eine Maschine zum Zurücknehmen
question-external-work = Wähle eine externe Arbeit
question-margot = Wähle eines deiner Gebäude
question-building-action = Das neue Gebäude sofort nutzen?
question-bid = Biete auf einen Platz der Reihenfolge
question-pair = Wähle eine Firma mit Mitarbeiter
question-starting-contract = Wähle einen Startauftrag
question-watch = Schau den Automas zu

## Züge
move-pass = Passen
move-decline = Verzichten
move-accept = Annehmen
move-watch = Zuschauen
move-place = Ingenieure einsetzen: { $space }
move-architect = Den Architekten schicken: { $space }
move-bank = { $count ->
    [one] { $count } Ingenieur in die Bank setzen
   *[other] { $count } Ingenieure in die Bank setzen
    }
move-without-engineers = { $copied ->
    [0] Ohne Ingenieure bauen: { $tile }
   *[other] Ohne Ingenieure bauen: Kopie von { $tile }
    }
move-work-on-wheel = { $work } ausführen, Maschinen aufs Rad
move-copy = { $officer } kopieren
move-build = { $piece } bauen: { $target }
move-with = { $tile } benutzen
move-copying = { $tile } vom Rad kopieren
move-pay = { $excavators } Bagger und { $mixers } Mischer bezahlen
move-produce = { $drops } Tropfen aus { $dam } durch { $conduit }
move-fulfil = { $contract } erfüllen
move-take = { $contract } nehmen
move-discard = { $contract } ablegen
move-drop = Tropfen auf { $headstream }
move-gain = Einen { $machine } nehmen
move-fill = Tropfen in { $dam }
move-patent = { $tile } nehmen
move-retrieve = { $tile } zurücknehmen
move-segment = { $count ->
    [one] Das Segment, das { $count } Drehung entfernt ist
   *[other] Das Segment, das { $count } Drehungen entfernt ist
    }
move-recover = Einen { $machine } zurücknehmen
move-work = { $work } auf Kredit ausführen
move-perform = { $building } nutzen
move-bid = { $count } für Platz { $place } bieten
move-pick = { $company } mit { $officer }
move-start-with = Beginnen mit: { $contract }
cost-place = { $engineers ->
    [one] { $engineers } Ingenieur
   *[other] { $engineers } Ingenieure
    }{ $credits ->
    [0] {""}
   *[other] , { $credits } Kredite
    }{ $energy ->
    [0] {""}
   *[other] , bis zu { $energy } Energie
    } (bleiben { $engineers_left } Ingenieure, { $left } Kredite)
cost-architect = der Architekt{ $credits ->
    [0] {""}
   *[other] , { $credits } Kredite
    }{ $energy ->
    [0] {""}
   *[other] , bis zu { $energy } Energie
    } (bleiben { $engineers_left } Ingenieure, { $left } Kredite)
cost-bank = { $credits ->
    [one] bringt { $credits } Kredit
   *[other] bringt { $credits } Kredite
    }
cost-build = { $price }
cost-pay = { $credits ->
    [0] keine Kredite
   *[other] und { $credits } Kredite (bleiben { $left })
    }
cost-produce = { $energy } Energie (Leiste: { $total }){ $fee ->
    [0] {""}
   *[other] , { $fee } Gebühr und { $fee } SP an { $owner }
    }; erfüllt: { $contracts }; Wasser läuft: { $dam }
cost-fulfil = Belohnung: { $reward }
cost-take = braucht { $energy } Energie; bringt { $reward }
cost-discard = braucht { $energy } Energie; bringt { $reward }
cost-start-with = braucht { $energy } Energie; bringt { $reward }
cost-drop = { $flowing ->
    [0] wartet auf den Wasserfluss
   *[other] fließt sofort: { $dam }
    }
cost-work = { $credits } Kredite statt { $excavators } Bagger und { $mixers } Mischer; bringt { $reward }
cost-work-on-wheel = Bagger: { $excavators }, Mischer: { $mixers }; bringt { $reward }
cost-bid = { $vp } Siegpunkte

## Was geschah
event-bid-made = { $seat } bietet { $count } für Platz { $place }.
event-positions-settled = Die Reihenfolge steht fest, die Gebote sind bezahlt.
event-pair-picked = { $seat } spielt { $company } mit { $officer }.
event-contract-picked = { $company } beginnt mit: { $contract }.
event-round-begins = Runde { $round } beginnt.
event-headstreams-filled = Tropfen auf den Quellen: { $count }.
event-placed = { $company } setzt Ingenieure ein ({ $count }): { $space }.
event-banked = { $company } setzt Ingenieure in die Bank: { $count }.
event-passed = { $company } passt.
event-officer-copied = { $company } kopiert { $officer }.
event-tile-taken = { $company } nimmt ein Technologieplättchen: { $tile }.
event-constructed = { $company } baut { $piece }: { $target }; { $tile }.
event-free-piece = { $company } setzt kostenlos { $piece }: { $target }.
event-income-revealed = { $company } deckt ein Einkommen auf ({ $piece }).
event-income-taken = { $company } nimmt ein Einkommen ({ $piece }).
event-wheel-turned = { $company } dreht das Rad um { $count }.
event-produced = { $company } schickt { $count } Tropfen durch { $conduit } und produziert { $energy }.
event-tile-produced = { $company } produziert { $energy } ohne Wasser.
event-fee-paid = { $company } zahlt { $owner } eine Gebühr von { $count }; { $owner } erhält ebenso viele Punkte.
event-energy-steps = { $company } rückt { $count } auf der Energieleiste vor.
event-contract-fulfilled = { $company } erfüllt: { $contract }.
event-contract-taken = { $company } nimmt: { $contract }.
event-contract-discarded = { $company } legt ab: { $contract }.
event-contract-opened = Aufgedeckt: { $contract }.
event-contracts-removed = { $company } entfernt zwei offene Aufträge.
event-drop-placed = { $company } legt einen Tropfen auf { $headstream }.
event-drop-flows = { $company } lässt einen Tropfen von { $headstream } fließen.
event-drops-caught = Tropfen in { $dam } gefangen: { $count }.
event-drops-left = Tropfen, die den Plan verlassen: { $count }.
event-dam-filled = { $company } legt Tropfen in { $dam }: { $count }.
event-machine-gained = { $company } erhält Maschinen: { $excavators } Bagger, { $mixers } Mischer.
event-credits-gained = { $company } erhält Kredite: { $count }.
event-vp-scored = { $company } erhält { $count } Siegpunkte.
event-tile-retrieved = { $company } nimmt { $tile } vom Rad zurück.
event-work-done = { $company } führt { $work } aus.
event-building-used = { $company } nutzt: { $building }.
event-extra-turn = { $company } schickt den Architekten und ist noch einmal am Zug.
event-water-flows = Das Wasser fließt.
event-leader-award = { $company } erhält { $count } Punkte für die Energie.
event-energy-income = { $company } hat { $energy } Energie und verdient { $count }.
event-zero-energy = { $company } hat nichts produziert und verliert 3 Punkte.
event-bonus-scored = { $company } erhält { $count } Punkte für { $bonus }.
event-order-set = Die Reihenfolge wird neu bestimmt.
event-objective-scored = { $company } erhält { $count } Punkte für das Ziel: { $objective }.
event-goods-scored = { $company } erhält { $count } Punkte für Güter.
event-buildings-scored = { $company } erhält { $count } Punkte für Gebäude.
event-water-scored = { $company } erhält { $count } Punkte für gestautes Wasser.
event-game-ends = Das Spiel endet.

## Warum nicht
why-not-asked = Das wird jetzt nicht entschieden.
why-game-over = Das Spiel ist vorbei.
why-no-such-thing = Einen solchen Zug gibt es nicht.
why-not-in-this-game = Das gibt es an diesem Tisch nicht.
why-occupied = Dort steht schon jemand.
why-too-few-engineers = So viele Ingenieure hast du nicht.
why-too-dear = Das kostet mehr Kredite, als du hast.
why-nothing-to-produce = Kein Damm mit Leitung und Kraftwerk würde dort Energie erzeugen.
why-no-contract-there = Dieser Auftrag liegt nicht offen.
why-no-tile-there = Dort liegt kein Plättchen mehr.
why-no-work-there = Dort liegt keine externe Arbeit mehr.
why-too-few-machines = Diese Maschinen hast du nicht.
why-nothing-to-construct = Es gibt nichts, was du bauen und bezahlen könntest.
why-leftmost-first = Deine Felder werden von links gefüllt.
why-not-your-officer = Das ist nicht dein Mitarbeiter.
why-copied-already = In diesem Zug wurde schon ein Mitarbeiter kopiert.
why-needs-engineer-after = Für den Zug selbst muss ein Ingenieur übrig bleiben.
why-building-not-yours = Dieses Gebäude gehört dir nicht, oder du hast es schon.
why-building-used = Du hast dieses Gebäude in dieser Runde schon genutzt.
why-building-idle = Die Aktion des Gebäudes ist jetzt nicht möglich.
why-architect-alone = Der Architekt muss allein auf einem Feld für einen Ingenieur stehen.
why-no-architect = Du hast keinen Architekten zu schicken.
why-engineers-left = Alle Ingenieure müssen eingesetzt werden; die Bank nimmt beliebig viele.
why-no-piece-left = Ein solches Bauteil hast du nicht mehr.
why-space-taken = Das Feld ist besetzt.
why-basin-taken = In diesem Becken hast du schon ein solches Bauteil.
why-not-your-dam = Das ist nicht dein Damm.
why-dam-full-height = Der Damm ist schon so hoch wie möglich.
why-wrong-area = Die Belohnung gilt nicht für dieses Gebiet.
why-value-too-high = Die Belohnung gilt nicht für eine Leitung dieses Werts.
why-no-tile-for-it = Kein Technologieplättchen von dir baut das.
why-cannot-pay = Das kannst du nicht bezahlen.
why-tile-not-available = Dieses Plättchen ist nicht verfügbar.
why-wrong-payment = Das ist nicht der Preis.
why-no-water = So viele Tropfen hält der Damm nicht.
why-no-conduit = Dort ist keine Leitung gebaut.
why-no-powerhouse = Am Ende dieser Leitung hast du kein Kraftwerk.
why-same-powerhouse = Die zweite Produktion braucht ein anderes Kraftwerk.
why-below-one = Das würde keine Energie erzeugen.
why-fee-too-dear = Du kannst die Gebühr für diese Leitung nicht zahlen.
why-not-your-contract = Dieser Auftrag gehört dir nicht.
why-not-enough-energy = Dieser Auftrag braucht mehr Energie.
why-must-choose = Darauf kann nicht verzichtet werden.
why-officer-not-copyable = Dieser Mitarbeiter kann in diesem Spiel nicht kopiert werden.
why-no-room = Der Damm ist voll.
why-same-dam = Der Tropfen darf nicht in den eben genutzten Damm.
why-not-on-wheel = Dieses Plättchen liegt nicht auf deinem Rad.
why-nothing-in-segment = Dort gibt es nichts zurückzunehmen.
why-bid-too-low = Ein Gebot muss höher sein als das vorhandene.
why-pair-taken = Diese Firma ist nicht im Angebot.
why-contract-taken = Dieser Startauftrag ist nicht im Angebot.
why-not-on-automa-tile = Mahiri arbeitet für einen Automa: Deine erste Aktion einer Runde muss auf dem offenen Automa-Plättchen stehen.

## Beschriftungen
label-round = Runde { $round } von 5
label-order = Reihenfolge
label-company = Firma
label-officer = Mitarbeiter
label-automa = Automa { $level }
label-vp = SP
label-energy = Energie
label-credits = Kredite
label-excavators = Bagger
label-mixers = Mischer
label-engineers = Ingenieure
label-tiles = Plättchen
label-wheel = Rad
label-contracts = Aufträge
label-fulfilled = erledigt { $count }
label-open-contracts = Offene Aufträge
label-national = Nationale Aufträge
label-patents = Patentamt
label-works = Externe Arbeiten
label-buildings = Private Gebäude
label-bonus = Bonus der Runde
label-objective = Ziel
label-water = Wasser
label-basin = Becken
label-dams = Dämme
label-conduits = Leitungen
label-powerhouses = Kraftwerke
label-taken = Besetzte Felder
label-productions = Mögliche Produktionen
label-on-offer = Im Angebot
label-place = Platz
label-points = Punkte { $count }
label-nothing = –
label-turbine-station = Turbinenhalle
label-water-management = Wasserwirtschaft
label-workshop = Werkstatt
label-machinery-shop = Maschinenhandel
label-contract-office = Auftragsbüro
label-bank = Bank
label-bank-about = Beliebig viele Ingenieure, je 1 Kredit.
label-construction = Bauhof
label-map = Karte
label-management = Aktionen
label-companies = Firmen
label-incomes = Einkommen
label-ability = Fähigkeit
label-ability-on = aktiv
label-ability-off = noch nicht aktiv
label-energy-track = Energie
label-goal = voller Bonus ab { $energy } Energie
label-goal-now = { $count } × { $bonus }: jetzt { $points } Punkte
label-objective-now = Anzahl { $count }, jetzt { $points } Punkte wert
label-automa-next = Nächste Automa-Aktion
label-automa-also = danach geht es mit der nächsten Zeile weiter
label-automa-construct = bauen: { $piece }
label-automa-remove = offene Aufträge entfernen
label-automa-machines = Maschinen kaufen
label-automa-criteria = Wo Automas bauen
criterion-most-powerful-conduit = stärkste gebaute Leitung
criterion-owned-powerhouse = führt zu eigenem Kraftwerk
criterion-upstream-powerhouse = fängt Wasser eines Kraftwerks
criterion-red-outline-space = roter Rand
criterion-most-water-drops = meiste Tropfen im nächsten Fluss
criterion-downstream-dam = führt zu eigenem Damm
criterion-most-powerful = höchster Wert
criterion-second-most-powerful = zweithöchster Wert
criterion-owned-neutral-opponent-dam = an eigenem, sonst neutralem, sonst fremdem Damm
criterion-opponent-neutral-owned-dam = an fremdem, sonst neutralem, sonst eigenem Damm
criterion-owned-opponent-powerhouse = zu eigenem, sonst fremdem Kraftwerk
criterion-opponent-owned-powerhouse = zu fremdem, sonst eigenem Kraftwerk
criterion-owned-dam = mit eigenem Damm verbunden
criterion-feeding-owned-dam = speist einen eigenen Damm
criterion-not-feeding-opponent-dam = speist keinen fremden Damm
criterion-basin = Becken { $basin }
label-taken-by = besetzt von { $company }
label-needs = braucht { $engineers ->
    [one] { $engineers } Ingenieur
   *[other] { $engineers } Ingenieure
    }{ $credits ->
    [0] {""}
   *[other] , { $credits } Kredite
    }
label-neutral = neutral
label-dam-facts = { $owner }: Höhe { $level }, { $drops } von { $capacity } Tropfen
label-empty-space = hier ist nichts gebaut
label-red-border = roter Rand: 3 Kredite mehr
label-leads-to = führt zu den Kraftwerken von Becken { $basin }
label-headstream-facts = wartende Tropfen: { $drops }; Plättchen je Runde: { $tile }
label-wheel-open = offenes Segment
label-wheel-turns = { $turns ->
    [one] nach { $turns } Drehung zurück
   *[other] nach { $turns } Drehungen zurück
    }
label-production-bonus = Produktion +{ $count }
label-passed = gepasst
label-first-player = { $place }. in der Reihenfolge
label-about-tile = mit { $tile }
label-about-target = { $piece }: { $target }
label-about-modifier = Produktionszuschlag { $modifier }
label-about-second = Zweite Produktion, ohne Zuschläge
label-about-energy = { $energy } Energie verfügbar
label-about-count = noch { $count }
label-about-map = Wähle auf der Karte oder hier.
label-about-board = Wähle auf den Aktionstafeln oder hier.
label-fee = Gebühr { $count } an { $owner }
label-water-goes = Wasser → { $dam }
label-water-lost = Wasser verlässt den Plan
label-bids = Gebote
label-slots-left = freie Bauplätze: { $count }
label-stack = Stapel: { $count }
result-track = Siegpunkte auf der Leiste
result-objective = Ziel: { $objective }
result-goods = Güter: 1 Punkt je 5
result-buildings = Private Gebäude
result-water = Tropfen in eigenen Dämmen
result-total = Summe
result-tie = Gleichstand: Mehr Energie in der letzten Runde entscheidet.
result-energy = Energie in der letzten Runde
figure-points = Siegpunkte
figure-credits = Kredite
figure-energy = Energie der Runde
warning-no-energy = Danach kannst du in dieser Runde nicht mehr produzieren, und keine Energie kostet { $count } Punkte. Jetzt ist eine Produktion möglich.
warning-contract-missed = Das erfüllt keinen Auftrag. Eine andere Produktion würde einen mit { $energy } Energie erfüllen.
warning-contract-declined = Mit dieser Energie könntest du einen Auftrag erfüllen.
warning-piece-declined = Du könntest das Bauteil ganz ohne Kosten setzen.
warning-water-declined = Das Wasser kostet nichts.
