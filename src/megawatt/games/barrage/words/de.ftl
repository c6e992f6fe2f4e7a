# Barrage auf Deutsch.
game-name = Barrage (Wasserkraft)
game-about = Baue Staumauern, Rohrwerke und Turbinenhäuser, halte das Wasser auf und mach Energie daraus, ehe es davonläuft.

## Optionen
option-start = Start
option-start-about = Wie Unternehmen, Chefingenieure und Startverträge verteilt werden.
option-start-introductory = Einführungsspiel
option-start-random = zufällig verteilt
option-start-draft = in umgekehrter Reihenfolge gewählt
option-start-auction = Gebote auf die Reihenfolge, dann Auswahl
option-leeghwater = Leeghwater-Erweiterung
option-leeghwater-about = Das niederländische Unternehmen, vier Chefingenieure, externe Arbeiten und private Gebäude.
option-new_officers = Zwei weitere Chefingenieure
option-new_officers-about = Simone Luciani und Tommaso Battista auch ohne die Erweiterung.
option-automas = Automas
option-automas-about = Wie viele Unternehmen nach den Automa-Plättchen spielen.
option-automas-auto = eines, wenn du allein spielst
option-automas-0 = keines
option-automas-1 = eines
option-automas-2 = zwei
option-automas-3 = drei
option-automa_level = Automa-Stufe
option-automa_level-about = Wie viel vom Unternehmens-Plan die Automas nutzen.
option-automa_level-1 = Niederspannung: kein Einkommen, kein Bonus
option-automa_level-2 = normal: Einkommen und Bonus
option-automa_level-3 = Hochspannung: auch Fähigkeit und Plättchen
option-automa_level-4 = überlegen: auch ein Chefingenieur
option-viktor_germany = Viktor Fiesler mit Deutschland
option-viktor_germany-about = Ob das Minimum von 4 auch für die zweite Produktion gilt.
option-viktor_germany-both = beide Produktionen
option-viktor_germany-first = nur die erste
option-construction_spaces = Felder der Bau-Aktion
option-construction_spaces-about = In welcher Reihenfolge du die Felder deines Unternehmens-Plans füllst.
option-construction_spaces-left-first = von links
option-construction_spaces-any = jedes freie Feld
option-discards = Abgelegte Verträge
option-discards-about = Was mit Verträgen über dem Limit geschieht.
option-discards-under-stack = unter ihren Stapel
option-discards-removed = aus dem Spiel
option-income_order = Einkommensreihenfolge
option-income_order-about = Wer zuerst Einkommen nimmt, wenn es darauf ankommt.
option-income_order-last-first = von hinten in der Spielreihenfolge
option-income_order-turn-order = in Spielreihenfolge
option-objective_zero = Ziel-Plättchen bei null
option-objective_zero-about = Ob auch null Stück Punkte für das Ziel-Plättchen bringen können.
option-objective_zero-ranked = wie jede andere Zahl gewertet
option-objective_zero-nothing = keine Punkte
option-tile_energy = Energie von Plättchen
option-tile_energy-about = Welche Verträge du mit Energie erfüllen darfst, die kein Turbinenhaus erzeugt hat.
option-tile_energy-private-contracts = nur private Verträge
option-tile_energy-all-contracts = alle, mit französischem Rabatt
option-disputed_tiles = Umstrittene Plättchen
option-disputed_tiles-about = Belohnungen und Kosten von sechs Plättchen, bei denen sich veröffentlichte Listen widersprechen.
option-disputed_tiles-listed = die übliche Liste
option-disputed_tiles-fan-list = die Fan-Liste
option-wild_tile = Einfacher Joker
option-wild_tile-about = Wer ein einfaches Joker-Plättchen bekommt: alle im Einführungsspiel oder alle in jedem Spiel.
option-wild_tile-introductory = nur im Einführungsspiel
option-wild_tile-always = in jedem Spiel
option-zero_energy = Keine Energie in einer Runde
option-zero_energy-about = Was ein Unternehmen ohne Produktion bekommt.
option-zero_energy-penalty = 3 Hydro und minus 3 Punkte
option-zero_energy-credits-only = nur 3 Hydro
option-revealed_income = Aufgedecktes Einkommen
option-revealed_income-about = Wann ein neu aufgedecktes Einkommen zum ersten Mal ausgezahlt wird.
option-revealed_income-at-once = sofort
option-revealed_income-income-phase = in der nächsten Einkommensphase
option-second_award = Punkte für den zweiten Platz
option-second_award-about = Ob der zweite Platz auch mit 0 Energie Punkte bringt.
option-second_award-above-zero = nur über 0 Energie
option-second_award-always = immer
option-water_drops = Tropfen einer Wasseraktion
option-water_drops-about = Ob alle Tropfen einer Wasseraktion gelegt werden müssen.
option-water_drops-one-at-least = mindestens einer
option-water_drops-all = alle
option-any_1_buildings = Joker I und private Gebäude
option-any_1_buildings-about = Ob der Joker der Stufe I auch die 3 Hydro eines teuren Bauplatzes spart.
option-any_1_buildings-free = der Bauplatz kostet nichts
option-any_1_buildings-charged = der Bauplatz kostet 3 Hydro
option-jill_any_2 = Jill McDowell mit Joker II
option-jill_any_2-about = Was ein Rohrwerk kostet, wenn beides gilt.
option-jill_any_2-mixers-or-mix = seinen Wert in Betonmischern oder den doppelten Wert beliebig gemischt
option-jill_any_2-half-mix = seinen Wert beliebig gemischt
option-jill_any_2-full-mix = den doppelten Wert beliebig gemischt
option-france_simone = Frankreich mit Simone Luciani
option-france_simone-about = Wie oft die 3 Energie Rabatt zählen, wenn eine Produktion mehrere Verträge erfüllt.
option-france_simone-once = einmal für alle zusammen
option-france_simone-each = für jeden Vertrag
option-simone_energy = Simone Luciani ohne Turbinenhaus
option-simone_energy-about = Welche Energie mehrere Verträge erfüllen darf.
option-simone_energy-powerhouses = nur die einer Produktionsaktion
option-simone_energy-all-energy = auch die von Plättchen, externen Arbeiten und Gebäuden
option-extra_turn = Extrazug des Architekten
option-extra_turn-about = Ob der Zug nach dem Architekten Pflicht ist.
option-extra_turn-may = man darf verzichten
option-extra_turn-must = er ist Pflicht
option-zero_tie = Niemand hat Energie
option-zero_tie-about = Ob sich alle den Preis teilen, wenn auch 0 Energie für den zweiten Platz reicht.
option-zero_tie-shared = alle teilen ihn sich
option-zero_tie-nothing = niemand punktet
option-automa_systems = Was Automas vervollständigen
option-automa_systems-about = Was ein Automa zählt, wenn ein Bauteil ein Produktionssystem vervollständigt.
option-automa_systems-systems = Systeme
option-automa_systems-spaces = Felder
option-automa_buildings = Automas und private Gebäude
option-automa_buildings-about = In welcher Reihenfolge ein Automa nach einem Gebäude sucht.
option-automa_buildings-board-order = wie sie auf dem Plan liegen
option-automa_buildings-alphabetical = nach ihren englischen Namen

## Dinge
company-usa = USA
    .subject = Die USA
    .object = die USA
    .number = 2
company-germany = Deutschland
company-italy = Italien
company-france = Frankreich
company-netherlands = Niederlande
    .subject = Die Niederlande
    .object = die Niederlande
    .number = 2
piece-base = Grundmauer
    .a = eine Grundmauer
piece-elevation = Erhöhung
    .a = eine Erhöhung
piece-conduit = Rohrwerk
    .a = ein Rohrwerk
piece-powerhouse = Turbinenhaus
    .a = ein Turbinenhaus
piece-any = Joker
    .a = ein beliebiges Bauteil
piece-building = Gebäude
    .a = ein privates Gebäude
building-cofferdam = Fangdamm
    .object = den Fangdamm
    .where = im Fangdamm
building-control-station = Leitwarte
    .object = die Leitwarte
    .where = in der Leitwarte
building-customer-office = Kundenbüro
    .object = das Kundenbüro
    .where = im Kundenbüro
building-development-office = Entwicklungsbüro
    .object = das Entwicklungsbüro
    .where = im Entwicklungsbüro
building-energy-relay-field = Relaisfeld
    .object = das Relaisfeld
    .where = im Relaisfeld
building-financial-division = Finanzabteilung
    .object = die Finanzabteilung
    .where = in der Finanzabteilung
building-loan-agency = Kreditbüro
    .object = das Kreditbüro
    .where = im Kreditbüro
building-research-lab = Forschungslabor
    .object = das Forschungslabor
    .where = im Forschungslabor
building-robot-factory = Roboterfabrik
    .object = die Roboterfabrik
    .where = in der Roboterfabrik
building-wind-farm = Windpark
    .object = den Windpark
    .where = im Windpark
bonus-contracts = erfüllte Verträge
bonus-bases = Grundmauern
bonus-elevations = Erhöhungen
bonus-conduits = Rohrwerke
bonus-powerhouses = Turbinenhäuser
bonus-advanced-tiles = fortgeschrittene Plättchen
bonus-external-works = externe Arbeiten
bonus-buildings = private Gebäude
objective-red-spaces = Bauteile auf rot umrandeten Feldern
objective-strongest-area = Bauteile in deinem stärksten Gebiet
objective-connections = eigene Grundmauern mit Rohrwerk zu einem eigenen Turbinenhaus
objective-weakest-area = Bauteile in deinem schwächsten Gebiet
objective-basins-1 = Täler mit einem eigenen Bauteil
objective-basins-3 = Täler mit drei eigenen Bauteilen
region-mountain = Berge
region-hill = Hügel
region-plain = Vorland
machine-excavator = Bagger
    .a = einen Bagger
machine-mixer = Betonmischer
    .a = einen Betonmischer
side-left = links
side-right = rechts
side-upper = oben
side-lower = unten
price-nothing = kostet nichts
place-dam = Tal { $basin }, Staumauer { $side }
    .in = in Tal { $basin } ({ $side })
    .the = die Staumauer in Tal { $basin } ({ $side })
place-conduit = Tal { $basin }, Rohrwerk { $side } (Wert { $value })
    .in = in Tal { $basin } ({ $side }, Wert { $value })
    .the = das Rohrwerk in Tal { $basin } ({ $side })
place-powerhouse = Tal { $basin }, Turbinenhaus-Feld { $number }
    .in = in Tal { $basin } (Feld { $number })
place-building = { $building }
    .in = ({ $building })
place-headstream = Quelle { $letter }
place-off-board = vom Plan
space-sided = { $space } ({ $side })
space-produce = Kraftwerkssteuerung, Produktion { $modifier }
    .where = in der Kraftwerkssteuerung (Produktion { $modifier })
space-water-two = Wasser-Management, zwei Wasser-Einheiten
    .where = im Wasser-Management
space-water-flow = Wasser-Management, eine Wasser-Einheit fließt sofort
    .where = im Wasser-Management (sofort fließend)
space-rotate-1 = Werkstatt, Bauscheibe um 1 drehen
    .where = in der Werkstatt
space-rotate-2 = Werkstatt, Bauscheibe um 2 drehen
    .where = in der Werkstatt
space-rotate-3 = Werkstatt, Bauscheibe um 3 drehen
    .where = in der Werkstatt
space-buy-excavator = Maschinen-Ausstellung, ein Bagger
    .where = in der Maschinen-Ausstellung
space-buy-any = Maschinen-Ausstellung, eine Maschine nach Wahl
    .where = in der Maschinen-Ausstellung
space-buy-pair = Maschinen-Ausstellung, Bagger und Betonmischer
    .where = in der Maschinen-Ausstellung
space-take-1 = Notariat, ein Vertrag
    .where = im Notariat
space-take-1b = Notariat, ein Vertrag (zweite Reihe)
    .where = im Notariat
space-take-2 = Notariat, zwei Verträge
    .where = im Notariat
space-patent = Patentamt, Plättchen { $number }
    .where = im Patentamt
space-external-work = Externe Arbeiten, Plättchen { $number }
    .where = bei den externen Arbeiten
space-construct = Bau-Aktion, Feld { $number }
    .where = auf einem Feld der Bau-Aktion
space-mahiri = Mahiri Sekibo, Kopie { $number }
    .where = bei Mahiri Sekibo
space-margot = Margot Fouche, ein Gebäude nutzen
    .where = bei Margot Fouche
tile-basic = einfaches Plättchen { $piece }
    .object = das einfache Plättchen { $piece }
tile-advanced = Plättchen { $piece } { $level }
    .object = das Plättchen { $piece } { $level }
tile-anton-copy-tile = Antons Kopierplättchen
    .object = Antons Kopierplättchen
tile-leslie-works-tile = Leslies Arbeitsplättchen
    .object = Leslies Arbeitsplättchen
tile-basic-about = Baut das gezeigte Bauteil, sonst nichts.
tile-base-1-about = Lege danach je eine Wasser-Einheit in deine leeren Staumauern.
tile-elevation-1-about = Drehe danach deine Bauscheibe um 1 je gebauter Erhöhung.
tile-conduit-1-about = Danach erhältst du Hydro: den doppelten Wert des Rohrwerks.
tile-powerhouse-1-about = Braucht keine Arbeiter und kein Feld der Bau-Aktion.
tile-any-1-about = Baut alles; rot umrandete Baufelder kosten nichts extra.
tile-building-1-about = Danach darfst du das neue Gebäude sofort nutzen.
tile-base-2-about = Danach produzierst du 1 Energie je gebauter Grundmauer.
tile-elevation-2-about = Fülle danach die eben erhöhte Staumauer.
tile-conduit-2-about = Kein Rohrwerk kostet mehr als 5 Bagger.
tile-powerhouse-2-about = Danach darfst du einmal mit +2 produzieren.
tile-any-2-about = Baut alles; Bagger und Betonmischer ersetzen einander.
tile-building-2-about = Du zahlst nur eine der beiden Maschinenarten.
tile-base-3-about = Braucht keine Arbeiter, kein Feld der Bau-Aktion und keine Bagger.
tile-elevation-3-about = Danach 3 Punkte für jede deiner Staumauern der Höhe 2 oder 3.
tile-conduit-3-about = Danach produzierst du Energie: den doppelten Wert des Rohrwerks.
tile-powerhouse-3-about = Danach 3 Punkte für jedes deiner Turbinenhäuser.
tile-any-3-about = Baut alles; danach 3 Punkte für jedes deiner fortgeschrittenen Plättchen.
tile-building-3-about = Danach sofort die Punkte des Gebäudes und am Ende noch einmal.
tile-anton-copy-tile-about = Zählt als ein beliebiges Technologie-Plättchen auf deiner Bauscheibe.
tile-leslie-works-tile-about = Externe Arbeiten: Die Maschinen kommen auf die Bauscheibe, und sie dreht sich um 1.
contract-start = Startvertrag ({ $energy } Energie)
    .object = den Startvertrag ({ $energy } Energie)
contract-green = grüner Vertrag ({ $energy } Energie)
    .object = den grünen Vertrag ({ $energy } Energie)
contract-yellow = gelber Vertrag ({ $energy } Energie)
    .object = den gelben Vertrag ({ $energy } Energie)
contract-red = roter Vertrag ({ $energy } Energie)
    .object = den roten Vertrag ({ $energy } Energie)
contract-national = staatlicher Vertrag ({ $energy } Energie)
    .object = den staatlichen Vertrag ({ $energy } Energie)
contract-work = externe Arbeit { $number }
effect-credits = { $count } Hydro
effect-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
    }
effect-excavators = { $count } Bagger
effect-mixers = { $count } Betonmischer
effect-any-machines = { $count ->
    [one] { $count } Maschine nach Wahl
   *[other] { $count } Maschinen nach Wahl
    }
effect-rotate = Bauscheibe um { $count } drehen
effect-energy-steps = { $count ->
    [one] { $count } Schritt auf der Energieleiste
   *[other] { $count } Schritte auf der Energieleiste
    }
effect-headstream-drops = { $count ->
    [one] { $count } Wasser-Einheit auf eine Quelle
   *[other] { $count } Wasser-Einheiten auf Quellen
    }
effect-flowing-drops = { $count ->
    [one] { $count } Wasser-Einheit, die sofort fließt
   *[other] { $count } Wasser-Einheiten, die sofort fließen
    }
effect-build-base = eine kostenlose Grundmauer ({ $areas })
effect-build-elevation = { $count ->
    [one] { $count } kostenlose Erhöhung
   *[other] { $count } kostenlose Erhöhungen
    }
effect-build-conduit-max = ein kostenloses Rohrwerk bis Wert { $count }
effect-build-powerhouse = { $count ->
    [one] { $count } kostenloses Turbinenhaus
   *[other] { $count } kostenlose Turbinenhäuser
    }
effect-fulfil-own-contract-max = einen deiner Verträge bis { $count } Energie erfüllen
effect-fulfil-any = einen beliebigen deiner Verträge erfüllen
effect-take-advanced-tile = ein offenes fortgeschrittenes Plättchen
effect-energy-produced = { $count } Energie produzieren
company-usa-about = Ab dem dritten Turbinenhaus: ein Energieschritt für jede Wasser-Einheit, die auf dem Fluss in eine Zone mit deinem Turbinenhaus kommt.
company-germany-about = Ab dem dritten Turbinenhaus: Nach jeder Produktion darfst du mit einem anderen Turbinenhaus noch einmal produzieren, ohne Boni.
company-italy-about = Ab dem dritten Turbinenhaus: 3 Energieschritte nach jeder Produktion.
company-france-about = Ab dem dritten Turbinenhaus: Verträge brauchen bei einer Produktion 3 Energie weniger.
company-netherlands-about = Ab dem dritten Turbinenhaus: Nach jeder Produktion darfst du eine Wasser-Einheit in eine andere deiner Staumauern legen.
officer-wilhelm-adler = Wilhelm Adler
officer-wilhelm-adler-about = Deine Grundmauern kosten überall 3 Bagger.
officer-graziano-del-monte = Graziano Del Monte
officer-graziano-del-monte-about = Deine Staumauern der Höhe 3 fassen 4 Wasser-Einheiten.
officer-viktor-fiesler = Viktor Fiesler
officer-viktor-fiesler-about = Wasser-Einheiten mal Wert zählt immer mindestens 4.
officer-jill-mcdowell = Jill McDowell
officer-jill-mcdowell-about = Rohrwerke darfst du mit Betonmischern bezahlen: so viele wie ihr Wert.
officer-solomon-p-jordan = Solomon P. Jordan
officer-solomon-p-jordan-about = Beim Bauen darfst du jede Maschine durch 3 Hydro ersetzen.
officer-anton-krylov = Anton Krylov
officer-anton-krylov-about = Ein Zusatzplättchen, das ein Technologie-Plättchen auf deiner Bauscheibe kopiert.
officer-mahiri-sekibo = Mahiri Sekibo
officer-mahiri-sekibo-about = Für einen Arbeiter nutzt du in diesem Zug einen anderen Chefingenieur; das zweite Mal in einer Runde kostet zusätzlich 3 Hydro.
officer-simone-luciani = Simone Luciani
officer-simone-luciani-about = Du darfst 4 Verträge halten und mit einer Produktion mehrere erfüllen.
officer-tommaso-battista = Tommaso Battista
officer-tommaso-battista-about = Setz den Architekten allein auf ein Aktions-Feld für einen Arbeiter, und du bist noch einmal am Zug.
officer-leslie-spencer = Leslie Spencer
officer-leslie-spencer-about = Maschinen für externe Arbeiten legst du auf die Bauscheibe, statt sie abzugeben.
officer-margot-fouche = Margot Fouche
officer-margot-fouche-about = Ein eigenes Aktions-Feld: Nutze eines deiner Gebäude.
building-cofferdam-about = Eine Wasser-Einheit in eine eigene oder neutrale Staumauer.
building-control-station-about = Produktion mit +3.
building-customer-office-about = Für 3 Hydro: Erfülle einen deiner Verträge ohne Produktion.
building-development-office-about = Nimm ein Plättchen von der Bauscheibe zurück.
building-energy-relay-field-about = Für 1 Hydro: 4 Energieschritte.
building-financial-division-about = 5 Hydro.
building-loan-agency-about = Eine externe Arbeit für 2 Hydro je Maschine.
building-research-lab-about = Nimm die Hälfte der Maschinen eines Segments zurück.
building-robot-factory-about = Für 1 Hydro: 2 Maschinen nach Wahl.
building-wind-farm-about = Für 2 Hydro: Produziere 5 Energie.

## Phasen und Fragen
phase-auction = Auktion um die Reihenfolge
phase-draft = Auswahl
phase-income = Einkommen
phase-actions = Aktionen
phase-water-flow = Wasserfluss
phase-scoring = Wertung
phase-game-over = Spielende
question-nothing = Nichts zu entscheiden
question-turn = Arbeiter einsetzen
question-construct = Wähle, was gebaut wird
question-tile = Wähle ein Technologie-Plättchen
question-pay = Wähle, wie du bezahlst
question-free-piece = Setze ein kostenloses Bauteil oder verzichte
question-produce = Wähle Staumauer, Rohrwerk und Wasser-Einheiten
question-fulfil = Erfülle einen Vertrag oder verzichte
question-drops = Lege eine Wasser-Einheit
question-machines = Wähle eine Maschine
question-take-contract = Nimm einen Vertrag
question-discard-contract = Lege einen Vertrag ab
question-copy-officer = Wähle einen Chefingenieur zum Kopieren
question-first-water = Je eine Wasser-Einheit in deine leeren Staumauern legen?
question-fill-dam = Wähle eine Staumauer für eine Wasser-Einheit
question-advanced-tile = Wähle ein fortgeschrittenes Plättchen
question-fulfil-unproduced = Erfülle einen Vertrag ohne Produktion
question-retrieve-tile = Nimm ein Plättchen von der Bauscheibe zurück
question-segment = Wähle ein Segment der Bauscheibe
question-recover = Wähle eine Maschine zum Zurücknehmen
question-external-work = Wähle eine externe Arbeit
question-margot = Wähle eines deiner Gebäude
question-building-action = Das neue Gebäude sofort nutzen?
question-bid = Biete auf einen Platz in der Reihenfolge
question-pair = Wähle ein Unternehmen mit Chefingenieur
question-starting-contract = Wähle einen Startvertrag
question-watch = Schau den Automas zu

## Züge
move-pass = Passen
move-decline = Verzichten
move-accept = Annehmen
move-watch = Zuschauen
move-place = Arbeiter einsetzen: { $space }
move-architect = Architekt einsetzen: { $space }
move-bank = { $count } Arbeiter in die Bank
move-without-engineers = { $copied ->
    [0] Ohne Arbeiter bauen: { $tile }
   *[other] Ohne Arbeiter bauen: Kopie von { $tile }
    }
move-work-on-wheel = Ausführen: { $work }, Maschinen auf die Bauscheibe
move-copy = { $officer } kopieren
move-build = { $piece } bauen: { $target }
move-with = Benutzen: { $tile }
move-copying = Von der Bauscheibe kopieren: { $tile }
move-pay = { $mixers ->
    [0] { $excavators ->
        [0] Keine Maschinen bezahlen
       *[other] { $excavators } Bagger bezahlen
        }
   *[other] { $excavators ->
        [0] { $mixers } Betonmischer bezahlen
       *[other] { $excavators } Bagger und { $mixers } Betonmischer bezahlen
        }
    }
move-produce = { $drops ->
    [one] { $drops } Wasser-Einheit
   *[other] { $drops } Wasser-Einheiten
    } aus { $dam } durch { $conduit }
move-fulfil = Erfüllen: { $contract }
move-take = Nehmen: { $contract }
move-discard = Ablegen: { $contract }
move-drop = Wasser-Einheit auf { $headstream }
move-gain = { $machine } nehmen
move-fill = Wasser-Einheit in { $dam }
move-patent = Nehmen: { $tile }
move-retrieve = Zurücknehmen: { $tile }
move-segment = { $count ->
    [0] Das offene Segment
    [one] Segment, das nach { $count } Drehung zurückkommt
   *[other] Segment, das nach { $count } Drehungen zurückkommt
    }
move-recover = { $machine } zurücknehmen
move-work = Auf Kredit ausführen: { $work }
move-perform = { $building } nutzen
move-bid = { $count } auf Platz { $place } bieten
move-pick = { $company } mit { $officer }
move-start-with = Beginnen mit: { $contract }
cost-place = { $engineers } Arbeiter{ $credits ->
    [0] {""}
   *[other] , { $credits } Hydro
    }{ $energy ->
    [0] {""}
   *[other] , bis zu { $energy } Energie
    } (Rest: { $engineers_left } Arbeiter, { $left } Hydro)
cost-architect = der Architekt{ $credits ->
    [0] {""}
   *[other] , { $credits } Hydro
    }{ $energy ->
    [0] {""}
   *[other] , bis zu { $energy } Energie
    } (Rest: { $engineers_left } Arbeiter, { $left } Hydro)
cost-bank = bringt { $credits } Hydro
cost-build = { $price }
cost-pay = { $credits ->
    [0] keine Hydro
   *[other] dazu { $credits } Hydro (Rest { $left })
    }
cost-produce = { $energy } Energie (Leiste: { $total }){ $fee ->
    [0] {""}
   *[other] , { $fee } Hydro und { $fee } SP an { $owner_object }
    }; erfüllt: { $contracts }; Wasser fließt: { $dam }
cost-fulfil = Belohnung: { $reward }
cost-take = braucht { $energy } Energie; bringt { $reward }
cost-discard = braucht { $energy } Energie; bringt { $reward }
cost-start-with = braucht { $energy } Energie; bringt { $reward }
cost-drop = { $flowing ->
    [0] wartet auf den Wasserfluss
   *[other] fließt sofort: { $dam }
    }
cost-work = { $credits } Hydro statt { $machines }; bringt { $reward }
cost-work-on-wheel = { $machines }; bringt { $reward }
cost-bid = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
    }

## Was geschah
event-bid-made = { $seat } bietet { $count } auf Platz { $place }.
event-positions-settled = Die Reihenfolge steht fest, die Gebote sind bezahlt.
event-pair-picked = { $seat } spielt { $company_object } mit { $officer }.
event-contract-picked = { $company_subject } { $company_number ->
    [one] beginnt
   *[other] beginnen
    } mit: { $contract }.
event-round-begins = Runde { $round } beginnt.
event-headstreams-filled = { $count ->
    [0] Kein neues Wasser auf den Quellen.
    [one] { $count } Wasser-Einheit kommt auf die Quellen.
   *[other] { $count } Wasser-Einheiten kommen auf die Quellen.
    }
event-placed = { $company_subject } { $company_number ->
    [one] setzt
   *[other] setzen
    } { $count ->
    [0] den Architekten
   *[other] { $count } Arbeiter
    } { $space_where } ein.
event-banked = { $company_subject } { $company_number ->
    [one] schickt
   *[other] schicken
    } { $count } Arbeiter zur Bank.
event-passed = { $company_subject } { $company_number ->
    [one] passt
   *[other] passen
    }.
event-officer-copied = { $company_subject } { $company_number ->
    [one] kopiert
   *[other] kopieren
    } { $officer }.
event-tile-taken = { $company_subject } { $company_number ->
    [one] nimmt
   *[other] nehmen
    } { $tile_object }.
event-constructed = { $company_subject } { $company_number ->
    [one] baut
   *[other] bauen
    } { $piece_a } { $target_in }{ $tile_level ->
    [0] {""}
   *[other] , mit: { $tile }
    }.
event-free-piece = { $company_subject } { $company_number ->
    [one] baut
   *[other] bauen
    } kostenlos { $piece_a } { $target_in }.
event-income-revealed = { $company_subject } { $company_number ->
    [one] deckt
   *[other] decken
    } ein Einkommen auf ({ $piece }).
event-income-taken = { $company_subject } { $company_number ->
    [one] nimmt
   *[other] nehmen
    } ein Einkommen ({ $piece }).
event-wheel-turned = { $company_subject } { $company_number ->
    [one] dreht
   *[other] drehen
    } die Bauscheibe um { $count }.
event-produced = { $company_subject } { $company_number ->
    [one] leitet
   *[other] leiten
    } { $count ->
    [one] { $count } Wasser-Einheit
   *[other] { $count } Wasser-Einheiten
    } durch { $conduit_the } und { $company_number ->
    [one] produziert
   *[other] produzieren
    } { $energy } Energie.
event-tile-produced = { $company_subject } { $company_number ->
    [one] produziert
   *[other] produzieren
    } { $energy } Energie ohne Wasser.
event-fee-paid = Gebühr: { $company_subject } { $company_number ->
    [one] zahlt
   *[other] zahlen
    } { $count } Hydro an { $owner_object }, dazu { $count } SP.
event-energy-steps = { $company_subject } { $company_number ->
    [one] rückt
   *[other] rücken
    } { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
    } auf der Energieleiste vor.
event-contract-fulfilled = { $company_subject } { $company_number ->
    [one] erfüllt
   *[other] erfüllen
    } { $contract_object }.
event-contract-taken = { $company_subject } { $company_number ->
    [one] nimmt
   *[other] nehmen
    } { $contract_object }.
event-contract-discarded = { $company_subject } { $company_number ->
    [one] legt
   *[other] legen
    } { $contract_object } ab.
event-contract-opened = Neu ausgelegt: { $contract }.
event-contracts-removed = { $company_subject } { $company_number ->
    [one] entfernt
   *[other] entfernen
    } zwei offene Verträge.
event-drop-placed = { $company_subject } { $company_number ->
    [one] legt
   *[other] legen
    } eine Wasser-Einheit auf { $headstream }.
event-drop-flows = { $company_subject } { $company_number ->
    [one] lässt
   *[other] lassen
    } eine Wasser-Einheit von { $headstream } fließen.
event-drops-caught = { $count ->
    [one] { $count } Wasser-Einheit wird aufgehalten: { $dam }.
   *[other] { $count } Wasser-Einheiten werden aufgehalten: { $dam }.
    }
event-drops-left = { $count ->
    [one] { $count } Wasser-Einheit verlässt den Plan.
   *[other] { $count } Wasser-Einheiten verlassen den Plan.
    }
event-dam-filled = { $company_subject } { $company_number ->
    [one] legt
   *[other] legen
    } { $count ->
    [one] { $count } Wasser-Einheit
   *[other] { $count } Wasser-Einheiten
    } in { $dam_the }.
event-machine-gained = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $machines }.
event-credits-gained = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } Hydro.
event-vp-scored = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } SP.
event-tile-retrieved = { $company_subject } { $company_number ->
    [one] nimmt
   *[other] nehmen
    } { $tile_object } von der Bauscheibe zurück.
event-work-done = { $company_subject } { $company_number ->
    [one] führt
   *[other] führen
    } { $work } aus.
event-building-used = { $company_subject } { $company_number ->
    [one] nutzt
   *[other] nutzen
    } { $building_object }.
event-extra-turn = Der Architekt bringt einen weiteren Zug: noch einmal { $company_object }.
event-water-flows = Das Wasser fließt.
event-leader-award = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } SP für den Platz auf der Energieleiste.
event-energy-income = { $company_subject } { $company_number ->
    [one] hat { $energy } Energie und verdient
   *[other] haben { $energy } Energie und verdienen
    } { $count } Hydro.
event-zero-energy = { $company_subject } { $company_number ->
    [one] hat nichts produziert und verliert
   *[other] haben nichts produziert und verlieren
    } 3 SP.
event-bonus-scored = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } SP für { $bonus }.
event-order-set = Neue Reihenfolge.
event-objective-scored = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } SP für das Ziel-Plättchen ({ $objective }).
event-goods-scored = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } SP für Ressourcen.
event-buildings-scored = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } SP für Gebäude.
event-water-scored = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } SP für gestautes Wasser.
event-game-ends = Das Spiel ist zu Ende.

## Warum nicht
why-not-asked = Darum geht es gerade nicht.
why-game-over = Das Spiel ist zu Ende.
why-no-such-thing = Einen solchen Zug gibt es nicht.
why-not-in-this-game = Das gibt es an diesem Tisch nicht.
why-occupied = Dieses Feld ist schon besetzt.
why-too-few-engineers = So viele Arbeiter hast du nicht.
why-too-dear = Dafür reichen deine Hydro nicht.
why-nothing-to-produce = Keine deiner Staumauern könnte dort mit Rohrwerk und Turbinenhaus Energie erzeugen.
why-no-contract-there = Dieser Vertrag liegt nicht aus.
why-no-tile-there = Dort liegt kein Plättchen mehr.
why-no-work-there = Dort liegt keine externe Arbeit mehr.
why-too-few-machines = Diese Maschinen hast du nicht.
why-nothing-to-construct = Es gibt nichts, was du bauen und bezahlen könntest.
why-leftmost-first = Du füllst deine Felder von links.
why-not-your-officer = Das ist nicht dein Chefingenieur.
why-copied-already = In diesem Zug hast du schon einen Chefingenieur kopiert.
why-needs-engineer-after = Für den Zug selbst muss ein Arbeiter übrig bleiben.
why-building-not-yours = Dieses Gebäude gehört dir nicht, oder du hast es schon.
why-building-used = Du hast dieses Gebäude in dieser Runde schon genutzt.
why-building-idle = Die Aktion des Gebäudes ist jetzt nicht möglich.
why-architect-alone = Der Architekt muss allein auf ein Aktions-Feld für einen Arbeiter.
why-no-architect = Du hast keinen Architekten.
why-engineers-left = Setze erst alle Arbeiter ein; die Bank nimmt beliebig viele.
why-no-piece-left = Ein solches Bauteil hast du nicht mehr.
why-space-taken = Das Feld ist besetzt.
why-basin-taken = In diesem Tal hast du schon ein solches Bauteil.
why-not-your-dam = Das ist nicht deine Staumauer.
why-dam-full-height = Die Staumauer ist schon so hoch wie möglich.
why-wrong-area = Die Belohnung gilt nicht für dieses Gebiet.
why-value-too-high = Die Belohnung gilt nicht für ein Rohrwerk dieses Werts.
why-no-tile-for-it = Keines deiner Technologie-Plättchen baut das.
why-cannot-pay = Das kannst du nicht bezahlen.
why-tile-not-available = Dieses Plättchen ist nicht verfügbar.
why-wrong-payment = Das ist nicht der Preis.
why-no-water = So viele Wasser-Einheiten hält die Staumauer nicht.
why-no-conduit = Dort ist kein Rohrwerk gebaut.
why-no-powerhouse = Am Ende dieses Rohrwerks hast du kein Turbinenhaus.
why-same-powerhouse = Die zweite Produktion braucht ein anderes Turbinenhaus.
why-below-one = Das würde keine Energie erzeugen.
why-fee-too-dear = Du kannst die Gebühr für dieses Rohrwerk nicht zahlen.
why-not-your-contract = Dieser Vertrag gehört dir nicht.
why-not-enough-energy = Dieser Vertrag braucht mehr Energie.
why-must-choose = Darauf kannst du nicht verzichten.
why-officer-not-copyable = Dieser Chefingenieur kann in diesem Spiel nicht kopiert werden.
why-no-room = Die Staumauer ist voll.
why-same-dam = Die Wasser-Einheit darf nicht in die eben genutzte Staumauer.
why-not-on-wheel = Dieses Plättchen liegt nicht auf deiner Bauscheibe.
why-nothing-in-segment = Dort gibt es nichts zurückzunehmen.
why-bid-too-low = Ein Gebot muss höher sein als das vorhandene.
why-pair-taken = Dieses Unternehmen ist schon vergeben.
why-contract-taken = Dieser Startvertrag ist schon vergeben.
why-not-on-automa-tile = Mahiri arbeitet für einen Automa: Deine erste Aktion einer Runde muss auf dem offenen Automa-Plättchen stehen.
why-tile-builds-other = Dieses Plättchen baut etwas anderes.
why-reward-is-other = Die Belohnung ist ein anderes Bauteil.

## Beschriftungen
label-round = Runde { $round } von 5
label-order = Reihenfolge
label-company = Unternehmen
label-officer = Chefingenieur
label-automa = Automa { $level }
label-vp = SP
label-energy = Energie
label-credits = Hydro
label-excavators = Bagger
label-mixers = Betonmischer
label-engineers = Arbeiter
label-tiles = Plättchen
label-wheel = Bauscheibe
label-contracts = Verträge
label-fulfilled = { $count } erfüllt
label-open-contracts = Offene Verträge
label-national = Staatliche Verträge
label-patents = Patentamt
label-works = Externe Arbeiten
label-buildings = Private Gebäude
label-bonus = Bonus-Plättchen
label-objective = Ziel-Plättchen
label-water = Wasser
label-basin = Tal
label-dams = Staumauern
label-conduits = Rohrwerke
label-powerhouses = Turbinenhäuser
label-taken = Besetzte Felder
label-productions = Mögliche Produktionen
label-on-offer = Im Angebot
label-place = Platz
label-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
    }
label-nothing = –
label-turbine-station = Kraftwerkssteuerung
label-water-management = Wasser-Management
label-workshop = Werkstatt
label-machinery-shop = Maschinen-Ausstellung
label-contract-office = Notariat
label-bank = Bank
label-bank-about = Beliebig viele Arbeiter, je 1 Hydro.
label-construction = Bau-Aktion
label-map = Spielplan
label-management = Management-Plan
label-companies = Unternehmen
label-incomes = Einkommen
label-ability = Fähigkeit
label-ability-on = aktiv
label-ability-off = noch nicht aktiv
label-energy-track = Energie
label-goal = voller Bonus ab { $energy } Energie
label-goal-now = { $count } × { $bonus }: jetzt { $points } SP
label-objective-now = Anzahl { $count }: jetzt { $points } SP
label-automa-next = Nächste Automa-Aktion
label-automa-also = danach geht es mit der nächsten Zeile weiter
label-automa-construct = bauen: { $piece }
label-automa-remove = offene Verträge entfernen
label-automa-machines = Maschinen kaufen
label-automa-criteria = Wo Automas bauen
criterion-most-powerful-conduit = stärkstes gebautes Rohrwerk
criterion-owned-powerhouse = führt zum eigenen Turbinenhaus
criterion-upstream-powerhouse = fängt Wasser eines Turbinenhauses
criterion-red-outline-space = roter Rand
criterion-most-water-drops = meiste Wasser-Einheiten beim nächsten Wasserfluss
criterion-downstream-dam = führt zur eigenen Staumauer
criterion-most-powerful = höchster Wert
criterion-second-most-powerful = zweithöchster Wert
criterion-owned-neutral-opponent-dam = an eigener, sonst neutraler, sonst fremder Staumauer
criterion-opponent-neutral-owned-dam = an fremder, sonst neutraler, sonst eigener Staumauer
criterion-owned-opponent-powerhouse = zum eigenen, sonst zu fremdem Turbinenhaus
criterion-opponent-owned-powerhouse = zu fremdem, sonst zum eigenen Turbinenhaus
criterion-owned-dam = mit eigener Staumauer verbunden
criterion-feeding-owned-dam = speist eine eigene Staumauer
criterion-not-feeding-opponent-dam = speist keine fremde Staumauer
criterion-basin = Tal { $basin }
label-taken-by = besetzt: { $company }
label-needs = braucht { $engineers } Arbeiter{ $credits ->
    [0] {""}
   *[other] , { $credits } Hydro
    }
label-neutral = neutral
label-dam-facts = { $owner }: Höhe { $level }, { $drops } von { $capacity } Wasser-Einheiten
label-empty-space = hier ist nichts gebaut
label-red-border = roter Rand: 3 Hydro mehr
label-leads-to = führt zu den Turbinenhäusern in Tal { $basin }
label-headstream-facts = wartende Wasser-Einheiten: { $drops }; neue je Runde: { $tile }
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
label-about-modifier = Bonus/Malus { $modifier }
label-about-second = Zweite Produktion, ohne Boni
label-about-energy = { $energy } Energie verfügbar
label-about-count = noch { $count }
label-about-map = Wähle auf dem Plan oder hier.
label-about-board = Wähle auf dem Management-Plan oder hier.
label-fee = Gebühr: { $count } Hydro an { $owner_object }
label-water-goes = Wasser → { $dam }
label-water-lost = Wasser verlässt den Plan
label-bids = Gebote
label-slots-left = freie Bauplätze: { $count }
label-stack = Stapel: { $count }
result-track = Siegpunkte auf der Leiste
result-objective = Ziel-Plättchen: { $objective }
result-goods = Ressourcen: 1 Punkt je 5
result-buildings = Private Gebäude
result-water = Wasser-Einheiten in deinen Staumauern
result-total = Summe
result-tie = Gleichstand: Mehr Energie in der letzten Runde entscheidet.
result-energy = Energie in der letzten Runde
figure-points = Siegpunkte
figure-credits = Hydro
figure-energy = Energie der Runde
warning-no-energy = { $count ->
    [one] Danach kannst du in dieser Runde nicht mehr produzieren, und eine Runde ohne Energie kostet { $count } Punkt. Jetzt könntest du produzieren.
   *[other] Danach kannst du in dieser Runde nicht mehr produzieren, und eine Runde ohne Energie kostet { $count } Punkte. Jetzt könntest du produzieren.
    }
warning-contract-missed = Das erfüllt keinen Vertrag. Eine andere Produktion würde einen mit { $energy } Energie erfüllen.
warning-contract-declined = Mit dieser Energie könntest du einen Vertrag erfüllen.
warning-piece-declined = Du könntest das Bauteil kostenlos setzen.
warning-water-declined = Das Wasser kostet nichts.
