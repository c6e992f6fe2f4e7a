# Barrage auf Deutsch.
game-name = Barrage
game-about = Baue { -dam(count: "many") }, { -conduit(count: "many") } und { -powerhouse(count: "many") }, halte das Wasser auf und mach Energie daraus, ehe es davonläuft. Im Handel auch als Wasserkraft.
edition-rules = Die Regeln folgen der Anleitung, der Leeghwater-Erweiterung und den Automa-Regeln; umstrittene Punkte wählst du beim Einrichten.
edition-material = Spielplan, Plättchen, { -contract(count: "many") } und { -officer(count: "many") } stammen aus mehreren veröffentlichten Listen, die miteinander verglichen wurden. Wo sich die Listen bei sechs Plättchen unterscheiden, wählst du die Liste. Für die Erweiterung, die Automas und einige { -officer(count: "many") } gab es weniger Unterlagen; wie wir die höheren Stufen der Automas lesen, steht in der Dokumentation.
edition-more = Alle Auslegungen und ihre Herkunft stehen in der Dokumentation von Megawatt.

## Optionen
option-start = Start
option-start-about = Wie { -company }, { -officer(count: "many") } und { -starting-contract(count: "many") } verteilt werden.
option-start-introductory = Einführungsspiel
option-start-random = zufällig verteilt
option-start-draft = in umgekehrter Reihenfolge gewählt
option-start-auction = Gebote auf die Reihenfolge, dann Auswahl
option-leeghwater = Leeghwater-Erweiterung
option-leeghwater-about = Das niederländische { -company }, vier { -officer(count: "many") }, { -external-work(count: "many") } und private Gebäude.
option-new_officers = Zwei weitere { -officer(count: "many") }
option-new_officers-about = Simone Luciani und Tommaso Battista auch ohne die Erweiterung.
option-automas = Automas
option-automas-about = Wie viele { -company } nach den Automa-Plättchen spielen.
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
option-automa_level-4 = überlegen: auch { -officer(case: "a") }
option-viktor_germany = Viktor Fiesler mit Deutschland
option-viktor_germany-about = Ob das Minimum von 4 auch für die zweite Produktion gilt.
option-viktor_germany-both = beide Produktionen
option-viktor_germany-first = nur die erste
option-construction_spaces = Felder der Bau-Aktion
option-construction_spaces-about = In welcher Reihenfolge du die Felder deines Unternehmens-Plans füllst.
option-construction_spaces-left-first = von links
option-construction_spaces-any = jedes freie Feld
option-discards = Abgelegte { -contract(count: "many") }
option-discards-about = Was mit { -contract(count: "many", case: "dative") } über dem Limit geschieht.
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
option-tile_energy-about = Welche { -contract(count: "many") } du mit Energie erfüllen darfst, die kein { -powerhouse } erzeugt hat.
option-tile_energy-private-contracts = nur private { -contract(count: "many") }
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
option-zero_energy-about = Was { -company(case: "a-accusative") } ohne Produktion bekommt.
option-zero_energy-penalty = 3 { -credit } und minus 3 Punkte
option-zero_energy-credits-only = nur 3 { -credit }
option-revealed_income = Aufgedecktes Einkommen
option-revealed_income-about = Wann ein neu aufgedecktes Einkommen zum ersten Mal ausgezahlt wird.
option-revealed_income-at-once = sofort
option-revealed_income-income-phase = in der nächsten Einkommensphase
option-second_award = Punkte für den zweiten Platz
option-second_award-about = Ob der zweite Platz auch mit 0 Energie Punkte bringt.
option-second_award-above-zero = nur über 0 Energie
option-second_award-always = immer
option-water_drops = { -drop(count: "many") } einer Aktion
option-water_drops-about = Ob du alle { -drop(count: "many") } einer Aktion legen musst.
option-water_drops-one-at-least = mindestens eine
option-water_drops-all = alle
option-any_1_buildings = Joker I und private Gebäude
option-any_1_buildings-about = Ob der Joker der Stufe I auch die 3 { -credit } eines teuren Platzes spart.
option-any_1_buildings-free = der Platz kostet nichts
option-any_1_buildings-charged = der Platz kostet 3 { -credit }
option-jill_any_2 = Jill McDowell mit Joker II
option-jill_any_2-about = Was { -conduit(case: "a-accusative") } kostet, wenn beides gilt.
option-jill_any_2-mixers-or-mix = seinen Wert in { -mixer(count: "many", case: "dative") } oder den doppelten Wert beliebig gemischt
option-jill_any_2-half-mix = seinen Wert beliebig gemischt
option-jill_any_2-full-mix = den doppelten Wert beliebig gemischt
option-france_simone = Frankreich mit Simone Luciani
option-france_simone-about = Wie oft die 3 Energie Rabatt zählen, wenn eine Produktion mehrere { -contract(count: "many") } erfüllt.
option-france_simone-once = einmal für alle zusammen
option-france_simone-each = für jeden { -contract }
option-simone_energy = Simone Luciani ohne { -powerhouse }
option-simone_energy-about = Welche Energie mehrere { -contract(count: "many") } erfüllen darf.
option-simone_energy-powerhouses = nur die einer Produktionsaktion
option-simone_energy-all-energy = auch die von Plättchen, externen Arbeiten und Gebäuden
option-extra_turn = Extrazug des Architekten
option-extra_turn-about = Ob der Zug nach dem Architekten Pflicht ist.
option-extra_turn-may = du darfst verzichten
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
option-automa_water = Automas und das meiste Wasser
option-automa_water-about = Was entscheidet, wo ein Automa { -dam(case: "a-accusative") } baut, wenn zu mehreren Feldern gleich viel Wasser kommt.
option-automa_water-letters = die Quellenbuchstaben auf seinem Plättchen
option-automa_water-drops-only = nichts
option-automa_details = Automas der Stufen 3 und 4
option-automa_details-about = Wie weit Automas ihre { -officer(count: "many") }, das Gebäudeplättchen der Stufe II und die niederländische Fähigkeit nutzen.
option-automa_details-full = ganz
option-automa_details-partial = teilweise

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
piece-base = { -base }
    .a = { -base(case: "a") }
piece-elevation = { -elevation }
    .a = { -elevation(case: "a") }
piece-conduit = { -conduit }
    .a = { -conduit(case: "a") }
piece-powerhouse = { -powerhouse }
    .a = { -powerhouse(case: "a") }
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
bonus-contracts = erfüllte { -contract(count: "many") }
bonus-bases = { -base(count: "many") }
bonus-elevations = { -elevation(count: "many") }
bonus-conduits = { -conduit(count: "many") }
bonus-powerhouses = { -powerhouse(count: "many") }
bonus-advanced-tiles = fortgeschrittene Plättchen
bonus-external-works = { -external-work(count: "many") }
bonus-buildings = private Gebäude
objective-red-spaces = Bauteile auf rot umrandeten Feldern
objective-strongest-area = Bauteile in deinem stärksten Gebiet
objective-connections = eigene { -base(count: "many") } mit { -conduit } zu einem eigenen { -powerhouse }
objective-weakest-area = Bauteile in deinem schwächsten Gebiet
objective-basins-1 = { -basin(count: "many") } mit einem eigenen Bauteil
objective-basins-3 = { -basin(count: "many") } mit drei eigenen Bauteilen
region-mountain = Berge
region-hill = Hügel
region-plain = Vorland
machine-excavator = { -excavator }
    .a = { -excavator(case: "a-accusative") }
machine-mixer = { -mixer }
    .a = { -mixer(case: "a-accusative") }
side-left = links
side-right = rechts
side-upper = oben
side-lower = unten
price-nothing = kostet nichts
place-dam = { -basin } { $basin }, { -dam } { $side }
    .in = in { -basin } { $basin } ({ $side })
    .the = { -dam(case: "the") } in { -basin } { $basin } ({ $side })
place-conduit = { -basin } { $basin }, { -conduit } { $side } (Wert { $value })
    .in = in { -basin } { $basin } ({ $side }, Wert { $value })
    .the = { -conduit(case: "the") } in { -basin } { $basin } ({ $side })
place-powerhouse = { -basin } { $basin }, Turbinenhaus-Feld { $number }
    .in = in { -basin } { $basin } (Feld { $number })
place-building = { $building }
    .in = ({ $building })
place-headstream = { -headstream } { $letter }
place-off-board = von der Karte
space-sided = { $space } ({ $side })
space-produce = { -turbine-station }, Produktion { $modifier }
    .where = in { -turbine-station(case: "the-dative") } (Produktion { $modifier })
space-water-two = { -water-management }, zwei { -drop(count: "many") }
    .where = im { -water-management }
space-water-flow = { -water-management }, { -drop(case: "a-accusative") } fließt sofort
    .where = im { -water-management } (sofort fließend)
space-rotate-1 = Werkstatt, { -wheel } um 1 drehen
    .where = in der Werkstatt
space-rotate-2 = Werkstatt, { -wheel } um 2 drehen
    .where = in der Werkstatt
space-rotate-3 = Werkstatt, { -wheel } um 3 drehen
    .where = in der Werkstatt
space-buy-excavator = { -machinery-shop }, { -excavator(case: "a") }
    .where = in { -machinery-shop(case: "the-dative") }
space-buy-any = { -machinery-shop }, eine Maschine nach Wahl
    .where = in { -machinery-shop(case: "the-dative") }
space-buy-pair = { -machinery-shop }, { -excavator } und { -mixer }
    .where = in { -machinery-shop(case: "the-dative") }
space-take-1 = { -contract-office }, { -contract(case: "a") }
    .where = im { -contract-office }
space-take-1b = { -contract-office }, { -contract(case: "a") } (zweite Reihe)
    .where = im { -contract-office }
space-take-2 = { -contract-office }, zwei { -contract(count: "many") }
    .where = im { -contract-office }
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
tile-base-1-about = Lege danach je { -drop(case: "a-accusative") } in deine leeren { -dam(count: "many") }.
tile-elevation-1-about = Drehe danach deine { -wheel } um 1 je gebauter { -elevation }.
tile-conduit-1-about = Danach erhältst du { -credit }: den doppelten Wert des Rohrwerks.
tile-powerhouse-1-about = Braucht keine { -engineer } und kein Feld der Bau-Aktion.
tile-any-1-about = Baut alles; rot umrandete Baufelder kosten nichts extra.
tile-building-1-about = Danach darfst du das neue Gebäude sofort nutzen.
tile-base-2-about = Danach produzierst du 1 Energie je gebauter { -base }.
tile-elevation-2-about = Fülle danach die eben erhöhte { -dam }.
tile-conduit-2-about = Kein { -conduit } kostet mehr als 5 { -excavator }.
tile-powerhouse-2-about = Danach darfst du einmal mit +2 produzieren.
tile-any-2-about = Baut alles; { -excavator } und { -mixer } ersetzen einander.
tile-building-2-about = Du zahlst nur eine der beiden Maschinenarten.
tile-base-3-about = Braucht keine { -engineer }, kein Feld der Bau-Aktion und keine { -excavator }.
tile-elevation-3-about = Danach 3 Punkte für jede deiner { -dam(count: "many") } der Höhe 2 oder 3.
tile-conduit-3-about = Danach produzierst du Energie: den doppelten Wert des Rohrwerks.
tile-powerhouse-3-about = Danach 3 Punkte für jedes deiner { -powerhouse(count: "many") }.
tile-any-3-about = Baut alles; danach 3 Punkte für jedes deiner fortgeschrittenen Plättchen.
tile-building-3-about = Danach sofort die Punkte des Gebäudes und am Ende noch einmal.
tile-anton-copy-tile-about = Zählt als ein beliebiges Technologie-Plättchen auf deiner { -wheel }.
tile-leslie-works-tile-about = Externe Arbeiten: Die Maschinen kommen auf { -wheel(case: "the-accusative") }, und sie dreht sich um 1.
contract-energy = { $energy } Energie
contract-energy-reward = { $energy } Energie: { $reward }
contract-start = { -starting-contract } ({ $asks })
    .object = { -starting-contract(case: "the-accusative") } ({ $asks })
contract-green = grüner { -contract } ({ $asks })
    .object = den grünen { -contract } ({ $asks })
contract-yellow = gelber { -contract } ({ $asks })
    .object = den gelben { -contract } ({ $asks })
contract-red = roter { -contract } ({ $asks })
    .object = den roten { -contract } ({ $asks })
contract-national = staatlicher { -contract } ({ $asks })
    .object = den staatlichen { -contract } ({ $asks })
contract-work = { -external-work } { $number }
effect-credits = { $count } { -credit }
effect-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
    }
effect-excavators = { $count } { -excavator }
effect-mixers = { $count } { -mixer }
effect-any-machines = { $count ->
    [one] { $count } Maschine nach Wahl
   *[other] { $count } Maschinen nach Wahl
    }
effect-rotate = { -wheel } um { $count } drehen
effect-energy-steps = { $count ->
    [one] { $count } Schritt auf { -energy-track(case: "the-dative") }
   *[other] { $count } Schritte auf { -energy-track(case: "the-dative") }
    }
effect-headstream-drops = { $count ->
    [one] { $count } { -drop } auf { -headstream(case: "a-accusative") }
   *[other] { $count } { -drop(count: "many") } auf { -headstream(count: "many") }
    }
effect-flowing-drops = { $count ->
    [one] { $count } { -drop }, die sofort fließt
   *[other] { $count } { -drop(count: "many") }, die sofort fließen
    }
effect-build-base = eine kostenlose { -base } ({ $areas })
effect-build-elevation = { $count ->
    [one] { $count } kostenlose { -elevation }
   *[other] { $count } kostenlose { -elevation(count: "many") }
    }
effect-build-conduit-max = ein kostenloses { -conduit } bis Wert { $count }
effect-build-powerhouse = { $count ->
    [one] { $count } kostenloses { -powerhouse }
   *[other] { $count } kostenlose { -powerhouse(count: "many") }
    }
effect-fulfil-own-contract-max = einen deiner { -contract(count: "many") } bis { $count } Energie erfüllen
effect-fulfil-any = einen beliebigen deiner { -contract(count: "many") } erfüllen
effect-take-advanced-tile = ein offenes fortgeschrittenes Plättchen
effect-energy-produced = { $count } Energie produzieren
company-usa-about = Ab dem dritten { -powerhouse }: ein Energieschritt für jede { -drop }, die auf dem Fluss in eine Zone mit deinem { -powerhouse } kommt.
company-germany-about = Ab dem dritten { -powerhouse }: Nach jeder Produktion darfst du mit einem anderen { -powerhouse } noch einmal produzieren, ohne Boni.
company-italy-about = Ab dem dritten { -powerhouse }: 3 Energieschritte nach jeder Produktion.
company-france-about = Ab dem dritten { -powerhouse }: { -contract(count: "many") } brauchen bei einer Produktion 3 Energie weniger.
company-netherlands-about = Ab dem dritten { -powerhouse }: Nach jeder Produktion darfst du { -drop(case: "a-accusative") } in eine andere deiner { -dam(count: "many") } legen.
officer-wilhelm-adler = Wilhelm Adler
officer-wilhelm-adler-about = Deine { -base(count: "many") } kosten überall 3 { -excavator }.
officer-graziano-del-monte = Graziano Del Monte
officer-graziano-del-monte-about = Deine { -dam(count: "many") } der Höhe 3 fassen 4 { -drop(count: "many") }.
officer-viktor-fiesler = Viktor Fiesler
officer-viktor-fiesler-about = { $viktor_germany ->
    [first] { -drop(count: "many") } mal Wert zählt mindestens 4; mit { company-germany } nur in der ersten Produktion.
   *[both] { -drop(count: "many") } mal Wert zählt immer mindestens 4.
 }
officer-jill-mcdowell = Jill McDowell
officer-jill-mcdowell-about = { -conduit(count: "many") } darfst du mit { -mixer(count: "many", case: "dative") } bezahlen: so viele wie ihr Wert.
officer-solomon-p-jordan = Solomon P. Jordan
officer-solomon-p-jordan-about = Beim Bauen darfst du jede Maschine durch 3 { -credit } ersetzen.
officer-anton-krylov = Anton Krylov
officer-anton-krylov-about = Ein Zusatzplättchen, das ein Technologie-Plättchen auf deiner { -wheel } kopiert.
officer-mahiri-sekibo = Mahiri Sekibo
officer-mahiri-sekibo-about = Für { -engineer(case: "a-accusative") } nutzt du in diesem Zug einen anderen { -officer }; das zweite Mal in einer Runde kostet zusätzlich 3 { -credit }.
officer-simone-luciani = Simone Luciani
officer-simone-luciani-about = Du darfst 4 { -contract(count: "many") } halten und mit einer Produktion mehrere erfüllen.
officer-tommaso-battista = Tommaso Battista
officer-tommaso-battista-about = Setz den Architekten allein auf ein Aktions-Feld für { -engineer(case: "a-accusative") }, und du bist noch einmal am Zug.
officer-leslie-spencer = Leslie Spencer
officer-leslie-spencer-about = Maschinen für { -external-work(count: "many") } legst du auf { -wheel(case: "the-accusative") }, statt sie abzugeben.
officer-margot-fouche = Margot Fouche
officer-margot-fouche-about = Ein eigenes Aktions-Feld: Nutze eines deiner Gebäude.
building-cofferdam-about = Eine { -drop } in eine eigene oder neutrale { -dam }.
building-control-station-about = Produktion mit +3.
building-customer-office-about = Für 3 { -credit }: Erfülle einen deiner { -contract(count: "many") } ohne Produktion.
building-development-office-about = Nimm ein Plättchen von { -wheel(case: "the-dative") } zurück.
building-energy-relay-field-about = Für 1 { -credit }: 4 Energieschritte.
building-financial-division-about = 5 { -credit }.
building-loan-agency-about = Eine { -external-work } für 2 { -credit } je Maschine.
building-research-lab-about = Nimm die Hälfte der Maschinen eines Segments deiner { -wheel } zurück (abgerundet).
building-robot-factory-about = Für 1 { -credit }: 2 Maschinen nach Wahl.
building-wind-farm-about = Für 2 { -credit }: Produziere 5 Energie.

## Phasen und Fragen
phase-auction = Auktion um die Reihenfolge
phase-draft = Auswahl
phase-income = Einkommen
phase-actions = Aktionen
phase-water-flow = Wasserfluss
phase-scoring = Wertung
phase-game-over = Spielende
question-nothing = Nichts zu entscheiden
question-turn = { -engineer } einsetzen
question-turn-about = Deine { -engineer } sind deine Aktionen dieser Runde. Jedes Feld verlangt eine bestimmte Zahl, und ein besetztes bleibt bis zum Ende der Runde besetzt. Das rechte Feld einer Aktion kostet meist mehr. Dann geht es reihum weiter.
question-construct = Wähle, was gebaut wird
question-construct-about = Was du baust, bleibt. { -dam(count: "many") } halten Wasser, { -conduit(count: "many") } leiten es, { -powerhouse(count: "many") } machen Energie daraus: Du brauchst alle drei hintereinander.
question-tile = Wähle ein Technologie-Plättchen
question-tile-about = Das Plättchen kommt mit den Maschinen auf deine { -wheel } und kehrt nach einer ganzen Drehung zurück. Manche bringen einen Vorteil.
question-pay = Wähle, wie du bezahlst
question-pay-about = Maschinen auf der { -wheel } sind weg, bis sie sich gedreht hat. Zahle mit dem, was du am wenigsten brauchst.
question-free-piece = Setze ein kostenloses Bauteil oder verzichte
question-free-piece-about = Ein Geschenk, das keine Maschinen kostet. Setze es dorthin, wo es eine Linie vollständig macht.
question-produce = Wähle { -dam }, { -conduit } und { -drop(count: "many") }
question-produce-about = Wasser verlässt die { -dam }, läuft durch das { -conduit } und wird Energie. Ein fremdes { -conduit } kostet Gebühr.
question-fulfil = Erfülle { -contract(case: "a-accusative") } oder verzichte
question-fulfil-about = Mit der eben erzeugten Energie darfst du einen { -contract } erfüllen, der nicht mehr verlangt. Die Belohnung kommt sofort.
question-drops = Lege { -drop(case: "a-accusative") }
question-drops-about = Lege die { -drop } so, dass der Fluss sie zu deinen { -dam(count: "many") } bringt und nicht zu fremden. Manche fließt sofort, manche wartet bis zum Ende der Runde auf der { -headstream }.
question-machines = Wähle eine Maschine
question-machines-about = { -excavator } braucht man für { -base(count: "many") } und { -conduit(count: "many") }, { -mixer } für { -elevation(count: "many") } und { -powerhouse(count: "many") }. Nimm, was du als Nächstes baust.
question-take-contract = Nimm { -contract(case: "a-accusative") }
question-take-contract-about = { -contract(count: "many") } belohnen Energie, die du erzeugst. Nimm einen, den du bald schaffst.
question-discard-contract = Lege { -contract(case: "a-accusative") } ab
question-discard-contract-about = Einer muss weg. Lege den ab, den du am wenigsten schaffst.
question-copy-officer = Wähle { -officer(case: "a-accusative") } zum Kopieren
question-copy-officer-about = Du nutzt die Fähigkeit dieses { -officer }s, als wäre sie deine.
question-first-water = Je { -drop(case: "a-accusative") } in deine leeren { -dam(count: "many") } legen?
question-first-water-about = In jede deiner leeren { -dam(count: "many") } kommt 1 { -drop }, bereit für deine nächste Produktion.
question-fill-dam = Wähle { -dam(case: "a-accusative") } für { -drop(case: "a-accusative") }
question-fill-dam-about = Eine { -dam } bekommt jetzt Wasser. Nimm eine, deren { -conduit } und { -powerhouse } schon stehen.
question-advanced-tile = Wähle ein fortgeschrittenes Plättchen
question-advanced-tile-about = Es baut das gezeigte Bauteil und kann noch etwas. Es gehört dir bis zum Ende.
question-fulfil-unproduced = Erfülle { -contract(case: "a-accusative") } ohne Produktion
question-fulfil-unproduced-about = Einer deiner { -contract(count: "many") } gilt als erfüllt, ganz ohne Wasser. Nimm den schwersten.
question-retrieve-tile = Nimm ein Plättchen von { -wheel(case: "the-dative") } zurück
question-retrieve-tile-about = Ein Plättchen kommt vorzeitig von der { -wheel } zurück, und du kannst wieder damit bauen.
question-segment = Wähle ein Segment { -wheel(case: "the-dative") }
question-segment-about = Die Hälfte der Maschinen dort, abgerundet, bekommst du jetzt zurück.
question-recover = Wähle eine Maschine zum Zurücknehmen
question-recover-about = Diese Maschine kommt sofort von der { -wheel } zurück.
question-external-work = Wähle { -external-work(case: "a-accusative") }
question-external-work-about = Du zahlst 2 { -credit(count: "many") } für jede Maschine, die verlangt wird, und bekommst sofort die Belohnung.
question-margot = Wähle eines deiner Gebäude
question-margot-about = Das gewählte Gebäude darfst du noch einmal nutzen.
question-building-action = Das neue Gebäude sofort nutzen?
question-building-action-about = Wenn du willst, wirkt ein neues Gebäude sofort, ohne { -engineer }.
question-bid = Biete auf einen Platz in der Reihenfolge
question-bid-about = Wer in der Reihenfolge hinten ist, wählt sein { -company } zuerst, wer vorne ist, zuletzt. Was du bietest, zahlst du mit Punkten.
question-pair = Wähle { -company(case: "a-accusative") } mit { -officer }
question-pair-about = Das { -company } hat ab dem dritten { -powerhouse } eine Fähigkeit; der { -officer } hat seine von Anfang an.
question-starting-contract = Wähle { -starting-contract(case: "a-accusative") }
question-starting-contract-about = Ein leichtes erstes Ziel. Es sagt dir, was deine erste Produktion schaffen sollte.
question-watch = Schau den Automas zu
question-watch-about = Die Automas spielen von selbst; mach weiter, wenn du gesehen hast, was sie getan haben.

## Vorausplanen
plan-bank-rest = Alle übrigen { -engineer } in die Bank
plan-bank-rest-about = In deinem nächsten Zug geht alles, was du noch hast, in die Bank.

## Züge
move-pass = Passen
move-decline = Verzichten
move-accept = Annehmen
move-watch = Zuschauen
move-place = { -engineer } einsetzen: { $space }
move-architect = Architekt einsetzen: { $space }
move-bank = { $count } { -engineer } in die Bank
move-without-engineers = { $copied ->
    [0] Ohne { -engineer } bauen: { $tile }
   *[other] Ohne { -engineer } bauen: Kopie von { $tile }
    }
move-work-on-wheel = Ausführen: { $work }, Maschinen auf { -wheel(case: "the-accusative") }
move-copy = { $officer } kopieren
move-build = { $piece } bauen: { $target }
move-with = Benutzen: { $tile }
move-copying = Von { -wheel(case: "the-dative") } kopieren: { $tile }
move-pay = { $mixers ->
    [0] { $excavators ->
        [0] Keine Maschinen bezahlen
       *[other] { $excavators } { -excavator } bezahlen
        }
   *[other] { $excavators ->
        [0] { $mixers } { -mixer } bezahlen
       *[other] { $excavators } { -excavator } und { $mixers } { -mixer } bezahlen
        }
    }
move-produce = { $drops ->
    [one] { $drops } { -drop }
   *[other] { $drops } { -drop(count: "many") }
    } aus { $dam } durch { $conduit }
move-fulfil = Erfüllen: { $contract }
move-take = Nehmen: { $contract }
move-discard = Ablegen: { $contract }
move-drop = { -drop } auf { $headstream }
move-gain = { $machine } nehmen
move-fill = { -drop } in { $dam }
move-patent = Nehmen: { $tile }
move-retrieve = Zurücknehmen: { $tile }
move-segment = { $count ->
    [0] Das offene Segment
    [one] Segment, das nach { $count } Drehung zurückkommt
   *[other] Segment, das nach { $count } Drehungen zurückkommt
    }
move-recover = { $machine } zurücknehmen
move-work = Mit Darlehen ausführen: { $work }
move-perform = { $building } nutzen
move-bid = { $count } auf Platz { $place } bieten
move-pick = { $company } mit { $officer }
move-start-with = Beginnen mit: { $contract }
cost-place = { $engineers } { -engineer }{ $credits ->
    [0] {""}
   *[other] , { $credits } { -credit }
    }{ $energy ->
    [0] {""}
   *[other] , bis zu { $energy } Energie
    } (Rest: { $engineers_left } { -engineer }, { $left } { -credit })
cost-architect = der Architekt{ $credits ->
    [0] {""}
   *[other] , { $credits } { -credit }
    }{ $energy ->
    [0] {""}
   *[other] , bis zu { $energy } Energie
    } (Rest: { $engineers_left } { -engineer }, { $left } { -credit })
cost-bank = bringt { $credits } { -credit }
cost-build = { $price }
cost-pay = { $credits ->
    [0] keine { -credit }
   *[other] dazu { $credits } { -credit } (Rest { $left })
    }
cost-produce = { $energy } Energie (Leiste: { $total }){ $fee ->
    [0] {""}
   *[other] , { $fee } { -credit } und { $fee } SP an { $owner_object }
    }; erfüllt: { $contracts }; Wasser fließt: { $dam }
cost-fulfil = Belohnung: { $reward }
cost-take = braucht { $energy } Energie; bringt { $reward }
cost-discard = braucht { $energy } Energie; bringt { $reward }
cost-start-with = braucht { $energy } Energie; bringt { $reward }
cost-drop = { $flowing ->
    [0] wartet auf den Wasserfluss
   *[other] fließt sofort: { $dam }
    }
cost-work = { $credits } { -credit } statt { $machines }; bringt { $reward }
cost-work-on-wheel = { $machines }; bringt { $reward }
cost-bid = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
    }

## Züge, nach denen sonst nichts gemeldet wird
did-decline = { $company_subject } { $company_number ->
    [one] verzichtet
   *[other] verzichten
    }.
did-without-engineers = { $company_subject } { $company_number ->
    [one] baut
   *[other] bauen
    } ohne { -engineer }: { $copied ->
    [0] { $tile }
   *[other] Kopie von { $tile }
    }.
did-build = { $company_subject } { $company_number ->
    [one] will
   *[other] wollen
    } { $piece_a } { $target_in } bauen.
did-with = { $company_subject } { $company_number ->
    [one] benutzt
   *[other] benutzen
    } { $tile_object }.
did-copying = { $company_subject } { $company_number ->
    [one] kopiert
   *[other] kopieren
    } { $tile_object } von { -wheel(case: "the-dative") }.
did-segment = { $company_subject } { $company_number ->
    [one] wählt
   *[other] wählen
    } das { $count ->
    [0] offene Segment
    [one] Segment, das nach { $count } Drehung zurückkommt
   *[other] Segment, das nach { $count } Drehungen zurückkommt
    }.
did-recover = { $company_subject } { $company_number ->
    [one] nimmt
   *[other] nehmen
    } { $machine_a } zurück.

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
    [0] Kein neues Wasser auf { -headstream(count: "many", case: "the-dative") }.
    [one] { $count } { -drop } kommt auf { -headstream(count: "many", case: "the") }.
   *[other] { $count } { -drop(count: "many") } kommen auf { -headstream(count: "many", case: "the") }.
    }
event-placed = { $company_subject } { $company_number ->
    [one] setzt
   *[other] setzen
    } { $count ->
    [0] den Architekten
   *[other] { $count } { -engineer }
    } { $space_where } ein.
event-banked = { $company_subject } { $company_number ->
    [one] schickt
   *[other] schicken
    } { $count } { -engineer } zur Bank.
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
    } { -wheel(case: "the") } um { $count }.
event-produced = { $company_subject } { $company_number ->
    [one] leitet
   *[other] leiten
    } { $count ->
    [one] { $count } { -drop }
   *[other] { $count } { -drop(count: "many") }
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
    } { $count } { -credit } an { $owner_object }; dafür gibt es dort { $count } SP.
event-energy-steps = { $company_subject } { $company_number ->
    [one] rückt
   *[other] rücken
    } { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
    } auf { -energy-track(case: "the-dative") } vor.
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
    } zwei offene { -contract(count: "many") }.
event-drop-placed = { $company_subject } { $company_number ->
    [one] legt
   *[other] legen
    } { -drop(case: "a") } auf { $headstream }.
event-drop-flows = { $company_subject } { $company_number ->
    [one] lässt
   *[other] lassen
    } { -drop(case: "a") } von { $headstream } fließen.
event-drops-caught = { $count ->
    [one] { $count } { -drop } wird { $dam_in } aufgehalten.
   *[other] { $count } { -drop(count: "many") } werden { $dam_in } aufgehalten.
    }
event-drops-left = { $count ->
    [one] { $count } { -drop } verlässt die Karte.
   *[other] { $count } { -drop(count: "many") } verlassen die Karte.
    }
event-dam-filled = { $company_subject } { $company_number ->
    [one] legt
   *[other] legen
    } { $count ->
    [one] { $count } { -drop }
   *[other] { $count } { -drop(count: "many") }
    } in { $dam_the }.
event-machine-gained = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $machines }.
event-credits-gained = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } { -credit }.
event-credits-paid = { $company_subject } { $company_number ->
    [one] zahlt
   *[other] zahlen
    } { $count } { -credit }.
event-vp-scored = { $company_subject } { $company_number ->
    [one] erhält
   *[other] erhalten
    } { $count } SP.
event-tile-retrieved = { $company_subject } { $company_number ->
    [one] nimmt
   *[other] nehmen
    } { $tile_object } von { -wheel(case: "the-dative") } zurück.
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
    } { $count } SP für den Platz auf { -energy-track(case: "the-dative") }.
event-energy-income = { $company_subject } { $company_number ->
    [one] hat { $energy } Energie und verdient
   *[other] haben { $energy } Energie und verdienen
    } { $count } { -credit }.
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
round-card-produced = Energie
round-card-income = Einkommen
round-card-scored = SP
round-card-built = Gebaut
round-card-contracts = Erfüllt
round-card-water = Aufgefangenes Wasser: { $caught }. Abgeflossenes Wasser: { $left }.

## Warum nicht
why-not-asked = Darum geht es gerade nicht.
why-game-over = Das Spiel ist zu Ende.
why-no-such-thing = Einen solchen Zug gibt es nicht.
why-not-in-this-game = Das gibt es an diesem Tisch nicht.
why-occupied = Dieses Feld ist schon besetzt.
why-too-few-engineers = So viele { -engineer } hast du nicht.
why-too-dear = Dafür reichen deine { -credit } nicht.
why-nothing-to-produce = Keine deiner { -dam(count: "many") } könnte dort mit { -conduit } und { -powerhouse } Energie erzeugen.
why-no-contract-there = Dieser { -contract } liegt nicht aus.
why-no-tile-there = Dort liegt kein Plättchen mehr.
why-no-work-there = Dort liegt keine { -external-work } mehr.
why-too-few-machines = Diese Maschinen hast du nicht.
why-nothing-to-construct = Es gibt nichts, was du bauen und bezahlen könntest.
why-leftmost-first = Du füllst deine Felder von links.
why-not-your-officer = Das ist nicht dein { -officer }.
why-copied-already = In diesem Zug hast du schon { -officer(case: "a-accusative") } kopiert.
why-needs-engineer-after = Für den Zug selbst muss { -engineer(case: "a") } übrig bleiben.
why-building-not-yours = Dieses Gebäude gehört dir nicht, oder du hast es schon.
why-building-used = Du hast dieses Gebäude in dieser Runde schon genutzt.
why-building-idle = Die Aktion des Gebäudes ist jetzt nicht möglich.
why-architect-alone = Der Architekt muss allein auf ein Aktions-Feld für { -engineer(case: "a-accusative") }.
why-no-architect = Du hast keinen Architekten.
why-engineers-left = Setze erst alle { -engineer } ein; die Bank nimmt beliebig viele.
why-no-piece-left = Ein solches Bauteil hast du nicht mehr.
why-space-taken = Das Feld ist besetzt.
why-basin-taken = In diesem { -basin } hast du schon ein solches Bauteil.
why-not-your-dam = Das ist nicht deine { -dam }.
why-dam-full-height = Die { -dam } ist schon so hoch wie möglich.
why-wrong-area = Die Belohnung gilt nicht für dieses Gebiet.
why-value-too-high = Die Belohnung gilt nicht für { -conduit(case: "a-accusative") } dieses Werts.
why-no-tile-for-it = Keines deiner Technologie-Plättchen baut das.
why-cannot-pay = Das kannst du nicht bezahlen.
why-tile-not-available = Dieses Plättchen ist nicht verfügbar.
why-wrong-payment = Das ist nicht der Preis.
why-no-water = So viele { -drop(count: "many") } hält { -dam(case: "the-accusative") } nicht.
why-no-conduit = Dort ist kein { -conduit } gebaut.
why-no-powerhouse = Am Ende dieses Rohrwerks hast du kein { -powerhouse }.
why-same-powerhouse = Die zweite Produktion braucht ein anderes { -powerhouse }.
why-below-one = Das würde keine Energie erzeugen.
why-fee-too-dear = Du kannst die Gebühr für dieses { -conduit } nicht zahlen.
why-not-your-contract = Dieser { -contract } gehört dir nicht.
why-not-enough-energy = Dieser { -contract } braucht mehr Energie.
why-must-choose = Darauf kannst du nicht verzichten.
why-officer-not-copyable = Dieser { -officer } kann in diesem Spiel nicht kopiert werden.
why-no-room = Die { -dam } ist voll.
why-same-dam = Die { -drop } darf nicht in die eben genutzte { -dam }.
why-not-on-wheel = Dieses Plättchen liegt nicht auf deiner { -wheel }.
why-nothing-in-segment = Dort gibt es nichts zurückzunehmen.
why-bid-too-low = Ein Gebot muss höher sein als das vorhandene.
why-pair-taken = Dieses { -company } ist schon vergeben.
why-contract-taken = Dieser { -starting-contract } ist schon vergeben.
why-not-on-automa-tile = Mahiri arbeitet für einen Automa: Deine erste Aktion einer Runde muss auf dem offenen Automa-Plättchen stehen.
why-tile-builds-other = Dieses Plättchen baut etwas anderes.
why-reward-is-other = Die Belohnung ist ein anderes Bauteil.

## Beschriftungen
label-round = Runde { $round } von 5
label-order = Reihenfolge
label-company = { -company }
label-officer = { -officer }
label-automa = Automa { $level }
label-vp = SP
label-energy = Energie
label-credits = { -credit }
label-excavators = { -excavator }
label-mixers = { -mixer }
label-engineers = { -engineer }
label-tiles = Plättchen
label-wheel = { -wheel }
label-contracts = { -contract(count: "many") }
label-fulfilled = { $count } erfüllt
label-open-contracts = Offene { -contract(count: "many") }
label-national = Staatliche { -contract(count: "many") }
label-patents = Patentamt
label-works = Externe Arbeiten
label-buildings = Private Gebäude
label-bonus = Bonus-Plättchen
label-objective = Ziel-Plättchen
label-water = Wasser
label-basin = { -basin }
label-dams = { -dam(count: "many") }
label-conduits = { -conduit(count: "many") }
label-powerhouses = { -powerhouse(count: "many") }
label-taken = Besetzte Felder
label-productions = Mögliche Produktionen
label-on-offer = Im Angebot
label-place = Platz
label-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
    }
label-nothing = –
label-turbine-station = { -turbine-station }
label-water-management = { -water-management }
label-workshop = Werkstatt
label-machinery-shop = { -machinery-shop }
label-contract-office = { -contract-office }
label-bank = Bank
label-bank-about = Beliebig viele { -engineer }, je 1 { -credit }.
label-construction = Bau-Aktion
label-map = Karte
label-management = Management-Plan
label-companies = { -company }
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
label-automa-remove = offene { -contract(count: "many") } entfernen
label-automa-machines = Maschinen kaufen
label-automa-criteria = Wo Automas bauen
criterion-most-powerful-conduit = stärkstes gebautes { -conduit }
criterion-owned-powerhouse = führt zum eigenen { -powerhouse }
criterion-upstream-powerhouse = fängt Wasser eines Turbinenhauses
criterion-red-outline-space = roter Rahmen
criterion-most-water-drops = meiste { -drop(count: "many") } beim nächsten Wasserfluss
criterion-downstream-dam = führt zur eigenen { -dam }
criterion-most-powerful = höchster Wert
criterion-second-most-powerful = zweithöchster Wert
criterion-owned-neutral-opponent-dam = an eigener, sonst neutraler, sonst fremder { -dam }
criterion-opponent-neutral-owned-dam = an fremder, sonst neutraler, sonst eigener { -dam }
criterion-owned-opponent-powerhouse = zum eigenen, sonst zu fremdem { -powerhouse }
criterion-opponent-owned-powerhouse = zu fremdem, sonst zum eigenen { -powerhouse }
criterion-owned-dam = mit eigener { -dam } verbunden
criterion-feeding-owned-dam = speist eine eigene { -dam }
criterion-not-feeding-opponent-dam = speist keine fremde { -dam }
criterion-basin = { -basin } { $basin }
label-taken-by = besetzt: { $company }
label-needs = braucht { $engineers } { -engineer }{ $credits ->
    [0] {""}
   *[other] , { $credits } { -credit }
    }
label-neutral = neutral
label-dam-facts = { $owner }: Höhe { $level }, { -drop(count: "many") } { $drops } von { $capacity }
label-empty-space = hier ist nichts gebaut
label-red-border = roter Rahmen: 3 { -credit } mehr
label-leads-to = führt zu { -powerhouse(count: "many", case: "the-dative") } in { -basin } { $basin }
label-headstream-facts = wartende { -drop(count: "many") }: { $drops }; neue je Runde: { $tile }
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
label-about-map = Wähle auf der Karte oder hier.
label-about-board = Wähle auf dem Management-Plan oder hier.
label-fee = Gebühr: { $count } { -credit } an { $owner_object }
label-water-goes = Wasser → { $dam }
label-water-lost = Wasser verlässt die Karte
label-bids = Gebote
label-slots-left = freie Plätze an Gebäuden: { $count }
label-stack = Stapel: { $count }
result-track = Siegpunkte auf der Leiste
result-objective = Ziel-Plättchen: { $objective }
result-goods = Ressourcen: 1 Punkt je 5
result-buildings = Private Gebäude
result-water = { -drop(count: "many") } in deinen { -dam(count: "many") }
result-total = Summe
result-tie = Gleichstand: Mehr Energie in der letzten Runde entscheidet.
result-energy = Energie in der letzten Runde
legend-goods = Was du hast
legend-pieces = Bauteile
legend-any = Beliebiges Bauteil
legend-fulfil = { -contract } erfüllen
legend-patent = Fortgeschrittenes Plättchen
legend-dam = Eine { -dam }: wem sie gehört, Höhe, { -drop(count: "many") } und freier Platz
legend-neutral = Eine neutrale { -dam }
legend-value = { -conduit(count: "many") }: Wert
legend-tiles = Technologie-Plättchen: einfach und Stufe I
legend-contract = { -contract }: nötige Energie und Belohnung
figure-points = Siegpunkte
figure-credits = { -credit }
figure-energy = Energie der Runde
warning-no-energy = { $count ->
    [one] Danach kannst du in dieser Runde nicht mehr produzieren, und eine Runde ohne Energie kostet { $count } Punkt. Jetzt könntest du produzieren.
   *[other] Danach kannst du in dieser Runde nicht mehr produzieren, und eine Runde ohne Energie kostet { $count } Punkte. Jetzt könntest du produzieren.
    }
warning-contract-missed = Das erfüllt keinen { -contract }. Eine andere Produktion würde einen mit { $energy } Energie erfüllen.
warning-contract-declined = Mit dieser Energie könntest du { -contract(case: "a-accusative") } erfüllen.
warning-piece-declined = Du könntest das Bauteil kostenlos setzen.
warning-water-declined = Das Wasser kostet nichts.

## Eröffnungen
trait-company = { -company }
trait-officer = { -officer }

## Tabellen des Hefts
table-tile = Plättchen
table-round = Runde { $round }
table-area = Gebiet
table-left-conduit = linkes { -conduit }
table-right-conduit = rechtes { -conduit }
table-conduit = Wert { $value }, nach { -basin } { $basin }
table-red = { $count } ({ $red } mit rotem Rahmen)
table-powerhouses = Felder für { -powerhouse(count: "many") }
table-river = Fluss nach
table-action = Aktion
table-actions = Aktionen der Reihe nach
table-price = Preis
table-cost = Kosten
table-reward = Belohnung
table-engineers = { $count } { -engineer }
table-piece = Bauteil
table-nth-piece = { $number }. Bauteil
table-points-each = Punkte je Stück
table-building = Gebäude
table-first-space = erstes Feld
table-other-spaces = weitere Felder
table-colour-green = grüne
table-colour-yellow = gelbe
table-colour-red = rote
table-automa-produce = Produktion { $modifier } für { $colour } { -contract(count: "many") }
table-automa-remove = offene { $colour } { -contract(count: "many") } entfernen
table-least-value = Wert { $value } oder mehr
table-search-down = von oben
table-search-up = von unten
table-letters = { -headstream(count: "many") }
table-start = ab { $place }
table-own-first = eigenes zuerst
table-rival-first = fremdes zuerst
table-production = Produktion { $modifier }
table-take = { $count ->
    [one] { $count } { -contract }
   *[other] { $count } { -contract(count: "many") }
    }
table-companies = { -company(count: "many") }
table-basin = { -basin }
table-energy = Energie
table-bonus = Bonus-Plättchen
table-points = Punkte
table-dams = { -dam(count: "many") }
table-conduits = { -conduit(count: "many") }
table-houses = { -powerhouse(count: "many") }
table-company = { -company }
table-officer = { -officer }
table-contract = { -contract }

## Momente
moment-last-round = Die letzte Runde
moment-overflow = Überlauf: { $count ->
    [one] { $count } { -drop } verlässt den Plan.
   *[other] { $count } { -drop(count: "many") } verlassen den Plan.
    }

## Wie die Charaktere spielen
character-beaver-about = Lässt kein Einkommen liegen und hat immer Geld übrig.
character-fox-about = Zieht Wasser an sich, wo immer es geht.
character-owl-about = Dreht oft { -wheel(case: "the-accusative") }, um alles rechtzeitig zurückzuhaben.
character-magpie-about = Sammelt Maschinen, mehr als er braucht.
