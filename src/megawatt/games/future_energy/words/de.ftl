# Future Energy in German.
game-name = Future Energy
game-about = Ersetze die alten { -plant(count: "many") } Europas, vollende deine { -contract(count: "many") } und spanne { -grid(case: "a-accusative") } über die Regionen.
edition-rules = Die Regeln folgen der deutschen, englischen und niederländischen Anleitung; wo sie sich unterscheiden, wählst du die Lesart beim Einrichten.
edition-material = Den gedruckten Spielplan und die Karten konnten wir nicht sehen. Anzahlen, Preise und Punkte folgen den Anleitungen. Welche Städte, { -link(count: "many") } und Grenzen es gibt, die Symbole der einzelnen { -contract(count: "many") }, die Energien von 15 der 16 öffentlichen Aufträge und die Aktion, die es in Modul 3 zweimal gibt, haben wir rekonstruiert; das höchste { -certificate } stammt aus dem Vorgängerspiel.
edition-own = Wenn du das Spiel besitzt, kannst du mit eigenen Dateien spielen: Wähle beim Einrichten „Eigene Datei …“.
edition-more = Alle Auslegungen und ihre Herkunft stehen in der Dokumentation von Megawatt.

## Options
option-module_1 = Modul 1: Größtes { -grid }
option-module_1-about = 2 SP für jedes deiner { -plant(count: "many") } im { -grid }, das die meisten davon verbindet.
option-module_2 = Modul 2: Öffentliche Aufträge
option-module_2-about = Sammle die ersetzten Plättchen und erfülle damit öffentliche Aufträge.
option-module_3 = Modul 3: Neues { -ground } und Laufzeitverlängerung
option-module_3-about = Neues { -ground }; Atomkraft macht { -link(count: "many") } kostenlos, statt { -line(case: "a-accusative") } zu bringen.
option-board = Spielplan
option-board-about = Die Spielplanseite für diese Personenzahl oder eine eigene Spielplandatei.
option-board-reconstructed = wie in dieser Ausgabe
option-contracts = { -construction-contract(count: "many") }
option-contracts-about = Die { -construction-contract(count: "many") } dieser Ausgabe oder eine eigene Datei.
option-contracts-reconstructed = wie in dieser Ausgabe
option-public_contracts = Öffentliche Aufträge
option-public_contracts-about = Die öffentlichen Aufträge dieser Ausgabe oder eine eigene Datei.
option-public_contracts-reconstructed = wie in dieser Ausgabe
option-joining = Fremdes { -plant } bauen
option-joining-about = Wann die anderen gefragt werden: nach der deutschen Anleitung zuletzt, nach der englischen zuerst.
option-joining-after-action = nach der Aktion des Plättchens
option-joining-before-action = vor der Aktion des Plättchens
option-empty_spaces = Leere Kontraktfelder
option-empty_spaces-about = Welche { -contract(count: "many") } am Ende für leere Kontraktfelder zählen: deutsch und niederländisch die nicht vollendeten, englisch alle.
option-empty_spaces-uncompleted = auf nicht vollendeten { -contract(count: "many", case: "dative") }
option-empty_spaces-all = auf allen { -contract(count: "many", case: "dative") }
option-two_plants = Karte für zwei { -plant(count: "many") }
option-two_plants-about = Woher die zwei { -plant(count: "many") } der 6-Punkte-Karte kommen: von beliebigen { -contract(count: "many", case: "dative") } (deutsch) oder beide von einem (englisch, niederländisch).
option-two_plants-any-contracts = beliebige { -contract(count: "many") }
option-two_plants-one-contract = { -contract(case: "a") }
option-ground_gifts = { -ground } aus Modul 3
option-ground_gifts-about = Ob du { -construction-contract }, { -line(count: "many") } und { -plant } vom neuen { -ground } ablehnen darfst (deutsch) oder nehmen musst (englisch, niederländisch).
option-ground_gifts-may-decline = darfst du ablehnen
option-ground_gifts-must-take = musst du nehmen
option-card_window = Öffentliche Aufträge
option-card_window-about = Wann du sie in deinem Zug nutzen darfst. Die Anleitung sagt: jederzeit; die anderen Werte ersparen Rückfragen.
option-card_window-any-time = jederzeit
option-card_window-before-joining = vor dem Dazubauen, nicht vor der Plättchen-Aktion
option-card_window-after-joining = nicht zwischen Bauen und Dazubauen
option-doubled_space = Zwei { -plant(count: "many") } unter { -oil }
option-doubled_space-about = Ob zwei { -plant(count: "many") } auf einem Kontraktfeld unter { -oil } zusammen gebaut werden, zusammen gebaut werden dürfen (deutsche Anleitung) oder nur einzeln.
option-doubled_space-together = zusammen
option-doubled_space-choose = eins oder beide, nach Wahl
option-doubled_space-one-by-one = einzeln
option-contract_duty = Pflicht zum { -contract }
option-contract_duty-about = Wer den Zug ohne { -plant } auf seinen { -contract(count: "many", case: "dative") } beginnt, muss einen kaufen: als beliebige Planungsaktion oder zuallererst. Die Anleitung nennt keine Reihenfolge.
option-contract_duty-any-order = in beliebiger Reihenfolge
option-contract_duty-contract-first = zuallererst
option-without_contract = Kein { -contract } zu haben
option-without_contract-about = Was du kaufen darfst, wenn du { -contract(case: "a-accusative") } kaufen musst, aber keinen bekommen kannst: nur { -line(count: "many") }, wie die Anleitung sagt, oder auch öffentliche Aufträge (Modul 2).
option-without_contract-lines-only = nur { -line(count: "many") }
option-without_contract-as-usual = auch öffentliche Aufträge
option-red_links = { -link(count: "many") } zu roten Feldern
option-red_links-about = Zu zweit: ob { -line(count: "many") } auf { -link(count: "many") } zu rot umrandeten { -site(count: "many", case: "dative") } liegen dürfen. Keine Anleitung verbietet es; die deutsche sagt aber, dass diese Felder nicht benutzt werden.
option-red_links-closed = keine { -line(count: "many") }
option-red_links-open = { -line(count: "many") } erlaubt
option-tile_action = Was Plättchen von selbst bringen
option-tile_action-about = Ob du { -investor(case: "a-accusative") }, { -engineer(case: "a-accusative") }, { -certificate(case: "a-accusative") }, Geld oder Punkte ablehnen darfst (so alle Anleitungen in der Übersicht des Zuges) oder ungefragt bekommst. Willst du entscheiden, sag es, bevor { -crew(case: "the") } zieht.
option-tile_action-may-decline = darfst du ablehnen
option-tile_action-by-itself = bekommst du immer

## Things
tile-oil = { -oil }
tile-gas = { -gas }
tile-coal = { -coal }
tile-nuclear = Atomkraft
tile-investor = { -investor }
tile-engineer = { -engineer }
tile-ground = { -ground }
tile-ground-4-million = { -ground } (4 Mill. Euro)
tile-ground-5-million = { -ground } (5 Mill. Euro)
tile-ground-5-points = { -ground } (5 SP)
tile-ground-contract = { -ground } ({ -construction-contract })
tile-ground-lines = { -ground } (2 { -line(count: "many") })
tile-ground-plant = { -ground } ({ -plant })
tile-oil-about = Bis zu zwei weitere { -plant(count: "many") } unter { -oil } von anderen { -contract(count: "many", case: "dative") } kommen dazu.
tile-gas-about = Zieh ein CO₂-Zertifikat im Wert von 3 bis 5 SP.
tile-coal-about = Ein { -plant } deiner { -contract(count: "many") } darf in den Vorrat zurück.
tile-nuclear-about = Leg { -line(case: "a-accusative") } kostenlos, auch neben eine fremde.
tile-nuclear-extended-about = Auf deinem { -nuclear-board } macht es je Bewegung { -link(case: "a-accusative") } kostenlos.
tile-investor-about = 1 Mill. Euro mehr Einnahmen in jedem deiner Züge.
tile-engineer-about = Eine Planungsaktion mehr in jedem deiner Züge.
tile-ground-about = Jedes { -plant } darf hierher; du erhältst 3 Mill. Euro.
tile-ground-4-million-about = Jedes { -plant } darf hierher; du erhältst 4 Mill. Euro.
tile-ground-5-million-about = Jedes { -plant } darf hierher; du erhältst 5 Mill. Euro.
tile-ground-5-points-about = Jedes { -plant } darf hierher; du erhältst 5 SP.
tile-ground-contract-about = Jedes { -plant } darf hierher; dazu { -construction-contract(case: "a") } kostenlos.
tile-ground-lines-about = Jedes { -plant } darf hierher; dazu zwei { -line(count: "many") } kostenlos.
tile-ground-plant-about = Jedes { -plant } darf hierher; ein weiteres kommt auf eines deiner { -site(count: "many") }.
effect-gain-money = { $money_text } erhalten
effect-relocate-to-empty-link = eigene { -line } auf eine leere { -link } versetzen
effect-sell-certificate = { -certificate(case: "a") } verkaufen
effect-shift-plant = { -plant(case: "a") } auf das Kontraktfeld daneben schieben
effect-move-crew = { -crew } kostenlos über { -link(case: "a-accusative") } bewegen
effect-return-plant = { -plant(case: "a") } zurücklegen
effect-relocate-to-any-link = eigene { -line } versetzen, auch neben eine fremde
effect-join-foreign-plants = { $count ->
    [one] { $count } { -plant } zu fremden dazubauen
   *[other] { $count } { -plant(count: "many") } zu fremden dazubauen
}
effect-free-contract = { -construction-contract(case: "a-accusative") } kostenlos nehmen
effect-swap-tiles = zwei alte Energien auf dem Plan tauschen
effect-second-oil-plant = zweites { -plant } unter { -oil }
effect-place-line = { -line(case: "a") } legen, auch neben eine fremde
effect-repeat-planning = eine Planungsaktion wiederholen
## Cities
place-aberdeen = Aberdeen
place-amsterdam = Amsterdam
place-athens = Athen
place-barcelona = Barcelona
place-belgrade = Belgrad
place-bergen = Bergen
place-berlin = Berlin
place-bilbao = Bilbao
place-brussels = Brüssel
place-bucharest = Bukarest
place-budapest = Budapest
place-cardiff = Cardiff
place-copenhagen = Kopenhagen
place-cork = Cork
place-dublin = Dublin
place-gdansk = Danzig
place-glasgow = Glasgow
place-gothenburg = Göteborg
place-hamburg = Hamburg
place-helsinki = Helsinki
place-lisbon = Lissabon
place-london = London
place-lulea = Luleå
place-lviv = Lwiw
place-lyon = Lyon
place-madrid = Madrid
place-manchester = Manchester
place-marseille = Marseille
place-milan = Mailand
place-munich = München
place-nantes = Nantes
place-oslo = Oslo
place-palermo = Palermo
place-paris = Paris
place-prague = Prag
place-rome = Rom
place-seville = Sevilla
place-sofia = Sofia
place-stockholm = Stockholm
place-trondheim = Trondheim
place-vienna = Wien
place-vilnius = Vilnius
place-warsaw = Warschau
place-zagreb = Zagreb
place-zurich = Zürich
place-start = Frankfurt

## Regions
region-north = Norden
region-west = Westen
region-south = Süden
region-east = Osten
region-south-west = Südwesten
region-south-east = Südosten

## Phases and questions
phase-planning = Planen
phase-moving = Bewegen
phase-building = Bauen
phase-tile-action = Plättchen-Aktion
phase-joint-construction = Fremdes { -plant } bauen
phase-end-of-turn = Ende des Zuges
phase-game-over = Spielende

question-plan = Wähle eine Planungsaktion oder beende das Planen
question-plan-about = Jede Aktion kostet eine { -engineer }. Besorge, was du zum Bauen brauchst: { -line(count: "many") } und { -construction-contract(count: "many") }. Danach zieht { -crew(case: "the") }.
question-place-line = Wähle { -link(case: "a-accusative") } für deine { -line }
question-place-line-about = Auf deinen { -line(count: "many") } fährt { -crew(case: "the") } umsonst. Hängen sie zusammen, bilden sie ein { -grid }, das am Ende für die erreichten Regionen Punkte bringt.
question-crew = Wähle { -site(case: "the-accusative") }, auf dem { -crew(case: "the") } baut
question-crew-about = Der { -crew } zieht dorthin und baut. Du brauchst ein { -plant } unter diesem Symbol auf einem deiner { -contract(count: "many") } und das Geld für den Weg.
question-route = Nimm den besten Weg oder wähle die nächste { -link } selbst
question-route-about = { -link(count: "many") } ohne deine { -line } kosten Geld, das manchmal an andere geht. Der beste Weg ist der billigste; wähle selbst, wenn du bestimmte { -link(count: "many") } nehmen willst.
question-build = Wähle das Kontraktfeld, von dem du baust
question-build-about = Das { -plant } kommt von einem Kontraktfeld deines { -contract }s. Sind alle Kontraktfelder leer, ist er vollendet und bringt Punkte.
question-extend = Lege das Plättchen auf dein { -nuclear-board } oder behalte es für öffentliche Aufträge
question-extend-about = Auf dem { -nuclear-board } bringt das Plättchen einen dauerhaften Vorteil; behältst du es, hilft es bei öffentlichen Aufträgen.
question-return-plant = Wähle { -plant(case: "a-accusative") }, das in deinen Vorrat zurückgeht
question-return-plant-about = Ein { -plant } geht von deinen { -contract(count: "many", case: "dative") } zurück in den Vorrat. Das Kontraktfeld ist leer und der { -contract } eher vollendet.
question-extra-oil = Wähle ein weiteres { -plant } unter { -oil } für dieses Feld oder keines
question-extra-oil-about = Hier darfst du noch ein { -plant } von einem anderen { -contract } dazusetzen; auch der wird so eher vollendet.
question-take-contract = Wähle { -construction-contract(case: "a-accusative") }, den du kostenlos nimmst
question-take-contract-about = Ein { -construction-contract } umsonst: Nimm einen, dessen Symbole nahe an deinen { -line(count: "many") } liegen.
question-extra-plant = Wähle ein weiteres { -plant } für eines deiner { -site(count: "many") } oder keines
question-extra-plant-about = Ein Geschenk: noch ein { -plant }, ohne zu ziehen. Es leert ein weiteres Kontraktfeld.
question-plant-site = Wähle { -site(case: "the-accusative") } für { -plant(case: "the-accusative") }
question-plant-site-about = Wähle, wo es stehen soll. Denk an dein { -grid } und an die Regionen, die am Ende zählen.
question-join = Baust du für 2 Mill. Euro dazu?
question-join-about = Du darfst dort dazubauen, wo jemand gerade gebaut hat: ein { -plant } mehr für dich, ohne dass { -crew(case: "the") } zieht.
question-use-cards = Nutze einen öffentlichen Auftrag oder sag, dass du fertig bist
question-use-cards-about = Öffentliche Aufträge bringen etwas, wenn du hast, was sie verlangen. Nutze sie jetzt oder spiel weiter.
question-lift-line = Wähle { -line(case: "the-accusative") }, die du versetzt
question-lift-line-about = Eine deiner { -line(count: "many") } darf woanders liegen. Nimm eine, die du nicht mehr brauchst.
question-sell-certificate = Wähle das CO₂-Zertifikat, das du verkaufst
question-sell-certificate-about = Du bekommst sofort seinen Wert und 1 Mill. Euro dazu. Behältst du es, zählt es am Ende seinen Wert.
question-shift-plant = Wähle { -plant(case: "a-accusative") }, das auf das Kontraktfeld daneben rückt
question-shift-plant-about = Rückt ein { -plant } weiter, kannst du es anderswo bauen.
question-move-crew = Bewege { -crew(case: "the-accusative") } über { -link(case: "a-accusative") }
question-move-crew-about = Ein Schritt mehr für { -crew(case: "the-accusative") }, umsonst.
question-foreign-plant = Wähle { -plant(case: "the-accusative") }, das du dazubaust
question-foreign-plant-about = Es kommt auf { -site(case: "a-accusative") } mit fremdem { -plant }, auf dem du weniger als drei hast.
question-foreign-site = Wähle { -site(case: "a-accusative") } mit einem fremden { -plant }
question-foreign-site-about = Wähle, wo auch deines stehen soll; denk an die Regionen, die zählen.
question-swap-first = Wähle das erste von zwei Plättchen, die du tauschst
question-swap-first-about = Zwei Plättchen tauschen den Platz. Hol dir eines in die Nähe deiner { -line(count: "many") }.
question-swap-second = Wähle das zweite Plättchen
question-swap-second-about = Dieses Plättchen kommt an die Stelle des ersten.
question-double-oil = Wähle das Kontraktfeld unter { -oil }, das ein zweites { -plant } erhält
question-double-oil-about = { $doubled_space ->
    [choose] Das zweite { -plant } kommt aus deinem Vorrat. An einem Plättchen mit { -oil } darfst du beide zusammen bauen.
    [one-by-one] Das zweite { -plant } kommt aus deinem Vorrat. An einem Plättchen mit { -oil } werden sie trotzdem einzeln gebaut.
   *[together] Das zweite { -plant } kommt aus deinem Vorrat. An einem Plättchen mit { -oil } werden beide zusammen gebaut.
 }
question-repeat = Wähle die Planungsaktion, die du wiederholst
question-repeat-about = Eine der Planungsaktionen dieses Zuges noch einmal, zum üblichen Preis.
question-tile-action = Nimmst du, was das Plättchen bringt?
question-tile-action-about = Auch wenn du ablehnst, ist das Plättchen verbraucht.
question-nothing = Nichts zu entscheiden

## Moves
move-done = Fertig
move-skip = Nein, danke
move-go = Den besten Weg nehmen
routine-route = Immer den besten Weg nehmen
move-line = Eine { -line } kaufen
money = { $count ->
    [0] 0 Euro
   *[other] { $count } Mill. Euro
}
link-name = { $first }–{ $second }
contract-name = { -contract } „{ $icons }“
move-lines = Zwei { -line(count: "many") } kaufen
move-contract = { -contract }: { $contract_icons }
move-public = Öffentlicher Auftrag: { $public }
move-blind = Öffentlicher Auftrag vom Stapel
move-use = { $count ->
    [0] { $public } ausführen
   *[other] { $public } ausführen (Ersatz für { $replaced })
}
move-place = { -line } auf { $link }
move-lift = { -line } von { $link } versetzen
move-crew = { -crew } nach { $place }
move-step = Weiter nach { $place }
move-free = Kostenlos nach { $place }
move-build = Bauen: Feld { $tile } ({ $contract })
move-return = Zurücklegen: Feld { $tile } ({ $contract })
move-join = Dazubauen: Feld { $tile } ({ $contract })
move-shift = { $side ->
    [left] Feld { $tile } nach links ({ $contract })
   *[right] Feld { $tile } nach rechts ({ $contract })
}
move-double = Zweites { -plant } unter { -oil }: { $contract }
move-site = { $place }
move-swap = Plättchen in { $place }
move-sell = { -certificate } im Wert von { $points } SP verkaufen
move-extend = Laufzeit verlängern
move-keep = Plättchen behalten
move-decide = Plättchen-Aktion selbst entscheiden
move-take = Nehmen

cost-line = { $price_text }, Rest { $left_text }
cost-lines = { $price_text }, Rest { $left_text }
cost-contract = { $price ->
    [0] kostenlos
   *[other] { $price_text }, Rest { $left_text }
}; { $plants } { -plant(count: "many") }, { $points } SP
cost-public = { $price_text }, Rest { $left_text }
cost-blind = { $price_text }, Rest { $left_text }
cost-use = { $points ->
    [0] keine SP
   *[other] { $points } SP
}
cost-place = { $more ->
    [0] keine neue Region
    [one] +1 Region
   *[other] +{ $more } Regionen
}
cost-crew = { $tile }, { $price ->
    [0] kostenlos
   *[other] { $price_text } ({ $payees }), Rest { $left_text }
}
cost-go = { $price ->
    [0] kostenlos
   *[other] { $price_text } ({ $payees }), Rest { $left_text }
}
cost-step = { $price ->
    [0] kostenlos
   *[other] { $price_text } ({ $payees })
}{ $rest ->
    [0] {""}
   *[other] , dann noch mindestens { $rest_text }
}
cost-free = kostenlos{ $rest ->
    [0] {""}
   *[other] , dann noch mindestens { $rest_text }
}
cost-build = { $remaining ->
    [0] vollendet ihn: { $points } SP, { $income_text }
   *[other] { -plant(count: "many") } noch darauf: { $remaining }
}
cost-return = { $remaining ->
    [0] vollendet ihn: { $points } SP, { $income_text }
   *[other] { -plant(count: "many") } noch darauf: { $remaining }
}
cost-join = { $price_text }, Rest { $left_text }; { $remaining ->
    [0] vollendet ihn: { $points } SP, { $income_text }
   *[other] { -plant(count: "many") } noch darauf: { $remaining }
}
cost-sell = bringt { $income_text }
payee-bank = { $money_text } an die Bank
payee-rival = { $money_text } an { $rival }
warning-nothing-planned = Deine { -engineer } hat nichts zu tun: Eine { -line } kostet 1 Mill. Euro, und für { -crew(case: "the-accusative") } bliebe genug.
warning-crew-stranded = Danach kannst du { -crew(case: "the-accusative") } nicht mehr bezahlen und baust in diesem Zug nichts.
warning-no-slot = Auf deinem Tableau ist für dieses Plättchen kein Platz mehr, sein Effekt wäre verloren. Ein anderes { -site } kostet nicht mehr.
warning-declines-line = Diese { -line } kostet nichts.
warning-declines-contract = Eines dieser { -plant(count: "many") } würde { -contract(case: "a-accusative") } vollenden: { $points } SP und 1 Mill. Euro.
warning-declines-space = Du hast keinen Zug mehr, in dem Geld hilft: Jedes geleerte Kontraktfeld zählt 1 SP.
warning-loses-points = Mit den passenden Plättchen bezahlt bringt dieser Auftrag { $points } SP, mit Ersatz keine.
warning-points-left = Das ist dein letzter Zug, und ein öffentlicher Auftrag könnte noch { $points } SP bringen.
plan-decline-joining = Bis zu meinem Zug nicht dazubauen
plan-decline-joining-about = Das Dazubauen wird für dich abgelehnt, bis dein nächster Zug beginnt.
plan-decline-until = Vor Runde { $amount } nicht dazubauen
plan-decline-until-about = Das Dazubauen wird für dich abgelehnt, bis diese Runde beginnt.
figure-points = Siegpunkte
figure-cash = Geld
figure-plants = { -plant(count: "many") } auf dem Plan

## Züge, nach denen sonst nichts gemeldet wird
did-done = { $seat } ist fertig.
did-skip = { $seat } verzichtet.
did-crew = { $seat } schickt { -crew(case: "the-accusative") } auf den Weg nach { $place }.
did-build = { $seat } baut vom Feld { $tile } ({ $contract }).
did-decide = { $seat } will über die Plättchen-Aktion selbst entscheiden.
did-swap = { $seat } wählt das Plättchen in { $place } zum Tauschen.

## What happened
event-round-begins = Runde { $round } beginnt.
event-revenue = { $seat } nimmt { $money_text } ein.
event-lines-bought = { $count ->
    [one] { $seat } kauft { -line(case: "a-accusative") } für { $money_text }.
   *[other] { $seat } kauft { $count } { -line(count: "many") } für { $money_text }.
}
event-line-placed = { $seat } legt { -line(case: "a-accusative") } auf { $link }.
event-line-lifted = { $seat } nimmt { -line(case: "the-accusative") } von { $link }.
event-contract-bought = { $seat } kauft { -construction-contract(case: "a-accusative") } ({ $contract_icons }) für { $money_text }.
event-contract-taken = { $seat } nimmt { -construction-contract(case: "a-accusative") } ({ $contract_icons }) kostenlos.
event-contract-laid = Neu in der Auslage: { -construction-contract } ({ $contract_icons }).
event-contract-completed = { $seat } vollendet { -contract(case: "a-accusative") } ({ $contract_icons }): { $points } SP und { $money_text }.
event-public-bought = { $seat } kauft einen öffentlichen Auftrag für { $money_text }: { $public }.
event-public-laid = Neu in der Auslage: öffentlicher Auftrag { $public }.
event-crew-steps = { $seat } bewegt { -crew(case: "the-accusative") } nach { $place }.
event-crew-stays = { $seat } kann { -crew(case: "the-accusative") } nicht bewegen.
event-charge-paid = { $seat } zahlt { $money_text } Durchleitungsgebühr an { $rival }.
event-bank-paid = { $seat } zahlt { $money_text } für den Weg an die Bank.
event-plant-built = { $seat } baut { -plant(case: "a-accusative") } in { $place } ({ $tile }).
event-tile-taken = { $seat } nimmt das Plättchen { $tile }.
event-hired = { $seat } legt das Plättchen { $tile } auf das Spieltableau.
event-extended = { $seat } verlängert die Laufzeit eines Atomkraftwerks.
event-tile-kept = { $seat } behält das Plättchen { $tile }.
event-tile-boxed = { $seat } hat keinen Platz für das Plättchen { $tile }.
event-action-declined = { $seat } verzichtet auf das, was das Plättchen bringt: { $tile }.
event-money-gained = { $seat } erhält { $money_text }.
event-points-gained = { $seat } erhält { $points } SP.
event-certificate-drawn = { $seat } zieht ein CO₂-Zertifikat.
event-certificate-seen = Das { -certificate } von { $seat } ist { $points } SP wert.
event-certificate-sold = { $seat } verkauft { -certificate(case: "a-accusative") } im Wert von { $points } SP für { $money_text }.
event-plant-returned = { $seat } legt { -plant(case: "a-accusative") } zurück (Feld { $tile }, { $contract }).
event-joined = { $seat } baut in { $place } für { $money_text } dazu.
event-joining-declined = { $seat } baut nicht dazu.
event-wildcard-taken = { $seat } nimmt { -wildcard(case: "a-accusative") }.
event-public-used = { $seat } führt einen öffentlichen Auftrag aus: { $public }.
event-public-scored = { $seat } erhält { $points } SP für { $public }.
event-plant-shifted = { $seat } schiebt { -plant(case: "a-accusative") } unter { $tile } ({ $contract }).
event-tiles-swapped = { $seat } tauscht die Plättchen in { $place } und { $there }.
event-second-plant = { $seat } stellt ein zweites { -plant } unter { -oil } ({ $contract }).
event-last-line-placed = { $seat } hat die letzte { -line } gelegt: Dies ist die letzte Runde.
event-last-contract-laid = Der Stapel der { -construction-contract(count: "many") } ist leer: Dies ist die letzte Runde.
event-standstill = In Runde { $round } wurde nichts gebaut, gekauft oder gelegt.
event-game-ends = Das Spiel ist zu Ende.
round-card-scored = SP
round-card-money = Geld
round-card-built = Gebaut
round-card-lines = Gelegt
round-card-contracts = Vollendet
story-lines = { $seat } legt { $count } { -line(count: "many") }.

## Why not
why-not-asked = Darum geht es gerade nicht.
why-game-over = Das Spiel ist zu Ende.
why-no-such-thing = So etwas gibt es in diesem Spiel nicht.
why-no-engineer = Alle deine { -engineer(count: "many") } sind in diesem Zug eingesetzt.
why-already-covered = Jede Planungsaktion gibt es nur einmal pro Zug.
why-must-buy-contract = Auf deinen { -contract(count: "many", case: "dative") } steht kein { -plant }: Du musst in diesem Zug { -construction-contract(case: "a-accusative") } kaufen. Behalte { -engineer(case: "a-accusative") } und das Geld dafür.
why-only-lines = Du musst { -construction-contract(case: "a-accusative") } kaufen, kannst aber keinen bekommen: In diesem Zug darfst du nur { -line(count: "many") } kaufen.
why-comes-by-itself = Was dieses Plättchen bringt, bekommt man in dieser Partie immer.
why-already-decides = Du wirst zur Plättchen-Aktion schon gefragt.
why-too-dear = Das kostet mehr, als du hast.
why-no-lines-left = In deinem Vorrat sind nicht genug { -line(count: "many") }.
why-no-free-link = Es gibt nicht genug { -link(count: "many") } ohne { -line }.
why-no-such-card = An dieser Stelle der Auslage liegt keine Karte.
why-too-few-plants = Du hast nicht genug { -plant(count: "many") } für alle Symbole dieses Baukontrakts.
why-stack-empty = Der Stapel ist leer.
why-not-covered = Wiederholen kannst du nur eine Planungsaktion dieses Zuges.
why-out-of-play = Das ist zu zweit nicht im Spiel.
why-link-taken = Auf dieser { -link } liegt schon { -line(case: "a-accusative") }.
why-own-line-there = Auf dieser { -link } liegt schon { -line(case: "a-accusative") } von dir.
why-link-full = Auf dieser { -link } liegen schon zwei { -line(count: "many") }.
why-same-link = Die { -line } muss auf eine andere { -link }.
why-not-your-line = Auf dieser { -link } hast du keine { -line }.
why-no-tile = Der { -crew } muss auf { -site(case: "a-dative") } mit Plättchen enden.
why-no-matching-plant = Unter diesem Symbol steht auf deinen { -contract(count: "many", case: "dative") } kein { -plant }.
why-no-way = Du kannst keinen Weg dorthin bezahlen, der nicht über ein anderes Plättchen führt.
why-must-move = Der { -crew } kann ein passendes { -site } erreichen, also muss er ziehen.
why-not-adjacent = Vom { -crew } führt keine offene { -link } dorthin.
why-already-passed = Dort war { -crew(case: "the") } bei dieser Bewegung schon.
why-tile-in-the-way = An diesem Plättchen kommt { -crew(case: "the") } nicht vorbei, und enden darf er dort auch nicht.
why-no-way-on = Von dort aus könntest du den Weg zum gewählten { -site } nicht bezahlen.
why-no-extension = Du hast bei dieser Bewegung keine kostenlose { -link } mehr.
why-costs-nothing = Dort liegt deine eigene { -line }, { -link(case: "the-accusative") } kostet ohnehin nichts.
why-not-your-plant = Dort steht kein { -plant } von dir.
why-wrong-icon = Dieses { -plant } steht unter einem anderen Symbol.
why-other-contract = Weitere { -plant(count: "many") } unter { -oil } kommen von anderen { -contract(count: "many", case: "dative") }.
why-site-full = Niemand darf mehr als drei { -plant(count: "many") } auf { -site(case: "a-dative") } haben.
why-no-own-plant = Auf diesem { -site } hast du kein { -plant }.
why-no-foreign-plant = Auf diesem { -site } steht kein fremdes { -plant }.
why-not-on-start = Auf dem Startfeld wird nichts gebaut.
why-must-place = Das muss ausgeführt werden.
why-not-your-card = Das ist keiner deiner öffentlichen Aufträge.
why-needs-one-energy = Mindestens eine der gezeigten Energien muss mit ihrem Plättchen bezahlt werden.
why-lacks-energy = Dir fehlt ein Plättchen einer gezeigten Energie.
why-lacks-substitutes = Du hast nicht genug Ersatz.
why-no-such-certificate = Ein { -certificate } mit diesem Wert hast du nicht.
why-space-taken = Auf diesem Kontraktfeld steht { -plant(case: "a-accusative") }.
why-no-space-there = Auf dieser Seite hat { -contract(case: "the") } kein Kontraktfeld.
why-no-energy-tile = Getauscht werden nur Plättchen der vier alten Energien.
why-same-tile = Wähle ein anderes Plättchen: Eines allein kann nicht den Platz tauschen.
why-already-double = Unter diesem { -oil }-Symbol stehen schon zwei { -plant(count: "many") }.
why-no-plants-left = In deinem Vorrat ist kein { -plant } mehr.
why-same-contract = Beide { -plant(count: "many") } kommen vom selben { -contract }.

## Labels of the board
label-round = Runde { $round }
label-last-round = Letzte Runde
label-display = { -construction-contract(count: "many") }
label-public = Öffentliche Aufträge
label-stack = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
label-price = Preis
label-points = SP
label-worth = { $points } SP
label-contract = { -contract }
label-icons = Symbole
label-effect = Effekt
label-player = Name
label-money = Geld
label-plants = { -plant(count: "many") }
label-lines = { -line(count: "many") }
label-engineers = { -engineer(count: "many") }
label-investors = { -investor(count: "many") }
label-extensions = Verlängerungen
label-certificates = { -certificate(count: "many") }
label-contracts = { -contract(count: "many") }
label-kept = Gesammelte Plättchen
label-wildcards = { $count } { -wildcard }
label-regions = Regionen
label-crew = { -crew } in { $place }
label-route = Weg nach { $place }
label-nothing = –
label-place = Platz
label-empty-spaces = Leere Kontraktfelder
label-grid = { -grid }
label-largest-grid = Größtes { -grid }
label-total = Summe
label-map = Spielplan
label-now = Jetzt
label-quoted = „{ $text }“
label-starting-contract = { -starting-contract }
label-contract-about = Auf jedes Symbol kommt ein { -plant } aus deinem Vorrat; sind alle gebaut: { $points } SP und 1 Mill. Euro.
label-public-about = Kostet { $energies }; bringt { $points } SP.
label-one-line = 1 Leitung
label-two-lines = 2 Leitungen
label-covered = in diesem Zug schon genutzt
label-end = Spielende
label-end-about = Das Spiel endet mit der Runde, in der der Stapel der { -construction-contract(count: "many") } leer wird (noch { $stack }) oder jemand die letzte { -line } legt (am wenigsten übrig: { $lines }).
label-fewest-lines = am wenigsten { -line(count: "many") } übrig
label-line-of = { -line } von { $player }
label-no-line = Keine { -line }
label-plants-of = { $count ->
    [one] { $player }: 1 { -plant }
   *[other] { $player }: { $count } { -plant(count: "many") }
}
label-blocked = Zu zweit nicht im Spiel
label-start = Startfeld: gehört zu keiner Region, { -crew(case: "the") } darf darüber.
label-region-points = SP am Ende für die meisten { -plant(count: "many") }: { $points }
label-region-now = { $count ->
    [one] { $player }: 1 { -plant }, { $points } SP
   *[other] { $player }: { $count } { -plant(count: "many") }, { $points } SP
}
label-turn = am Zug
label-turn-of = { $player } ist am Zug
label-kite = Start-Drachen: beginnt jede Runde
label-income = { $money_text } Einnahmen pro Zug
label-plants-left = { -plant(count: "many") } im Vorrat
label-lines-left = { -line(count: "many") } im Vorrat
label-reached = { $count ->
    [one] 1 Region im { -grid }
   *[other] { $count } Regionen im { -grid }
}
label-nuclear-board = { -nuclear-board }
label-certificate = CO₂-Zertifikat
label-certificate-hidden = verdeckt
label-plant-here = { $count ->
    [one] Hier steht { -plant(case: "a-accusative") }.
   *[other] Hier stehen { $count } { -plant(count: "many") }.
}
label-space-empty = Dieses Kontraktfeld ist leer.
label-held = { $contract }: { $points } SP, { -plant(count: "many") } auf { $plants }
label-completed = { $count ->
    [one] 1 { -contract } vollendet
   *[other] { $count } { -contract(count: "many") } vollendet
}
label-if-over = { $points } SP, wenn das Spiel jetzt endete
label-if-over-hidden = { $count ->
    [one] 1 verdecktes { -certificate } nicht mitgezählt
   *[other] { $count } verdeckte { -certificate(count: "many") } nicht mitgezählt
}
label-engineers-ready = { $count ->
    [one] 1 { -engineer } ist bereit.
   *[other] { $count } { -engineer(count: "many") } sind bereit.
}
label-join-about = { $player } hat in { $place } gebaut ({ $tile }). Bau dazu: Du zahlst { $price_text } an { $player }, und eines deiner { -plant(count: "many") } kommt dorthin.
label-paid = Bisher bezahlt: { $payees }
label-free-links = Kostenlose { -link(count: "many") } übrig: { $count }
label-lines-due = { -line(count: "many") } zu legen: { $count }
label-links-on-map = Der Plan zeigt, wo das geht: Drücke dort auf { -link(case: "a-accusative") }, oder wähle hier.
label-building = Der { -crew } ist in { $place }.
label-plant-waits = Das { -plant } vom Feld { $tile } ({ $contract })
label-swap-first = Erstes Plättchen: { $place }
label-lifted = Die { -line } von { $link }
label-substitutes = Ersatz für { $tiles }: keine SP
result-track = Während des Spiels
result-track-about = Vollendete { -contract(count: "many") } und andere Punkte unterwegs.
result-empty-spaces = Leere Kontraktfelder
result-empty-spaces-about = { $all ->
    [yes] 1 SP für jedes leere Kontraktfeld auf allen { -contract(count: "many", case: "dative") }, auch auf vollendeten.
   *[no] 1 SP für jedes leere Kontraktfeld auf nicht vollendeten { -contract(count: "many", case: "dative") }.
 }
result-empty-detail = { $player }: { $contract }, { $count } leer
result-certificates = CO₂-Zertifikate
result-certificates-about = Ihre Werte, jetzt offen.
result-regions = Regionen
result-regions-about = Die meisten { -plant(count: "many") } in jeder Region; bei Gleichstand werden die Punkte der Plätze geteilt und abgerundet.
result-grid = { -grid }
result-grid-about = 1, 3, 6, 10 oder 15 SP für die Zahl der Regionen, die ein zusammenhängendes { -grid } erreicht.
result-largest-grid = Größtes { -grid }
result-largest-grid-about = 2 SP für jedes deiner { -plant(count: "many") } in { -grid(case: "the-dative") }, das die meisten verbindet.
result-largest-detail = { $player }: { $count } × { $points } SP
result-ended-lines = Das Spiel endete, weil jemand die letzte { -line } gelegt hat.
result-ended-contracts = Das Spiel endete, weil der Stapel der { -construction-contract(count: "many") } leer war.
result-ended-standstill = Das Spiel endete, weil in einer Runde nichts gebaut, gekauft oder gelegt wurde.
result-tie = Gleichstand: Mehr Geld entscheidet.
result-shared = Gleich viele Punkte und gleich viel Geld: Der Sieg wird geteilt.

## Legende
legend-tiles = Plättchen
legend-tile-oil = { -oil }: { tile-oil-about }
legend-tile-gas = { -gas }: { tile-gas-about }
legend-tile-coal = { -coal }: { tile-coal-about }
legend-tile-nuclear = Atomkraft: { tile-nuclear-about }
legend-tile-investor = { -investor }: { tile-investor-about }
legend-tile-engineer = { -engineer }: { tile-engineer-about }
legend-tile-ground = { -ground }: { tile-ground-about }
legend-grounds = { -ground } aus Modul 3
legend-map = Auf dem Plan
legend-link = { -link } ohne { -line }: 1 Mill. Euro an die Bank
legend-line = { -link } mit { -line }: kostenlos, wenn sie dir gehört, sonst 1 Mill. Euro
legend-full-link = Zwei { -line(count: "many") }: kein Platz für eine dritte
legend-site = { -site } mit { -plant(count: "many", case: "dative") }: { -crew(case: "the") } darf hindurch
legend-players = Personen
legend-contract = { -contract }: SP und Symbole; ein gestricheltes Kontraktfeld ist leer
legend-stack = { -contract(count: "many") } im Stapel
legend-done = Vollendete { -contract(count: "many") }
legend-wildcard = { -wildcard } (Modul 2): steht für jede Energie

## Eröffnungen
trait-starting-contract = { -starting-contract }
starting-contract-start-without-nuclear = ohne { tile-nuclear }
starting-contract-start-without-coal = ohne { tile-coal }
starting-contract-start-without-gas = ohne { tile-gas }
starting-contract-start-without-oil = ohne { tile-oil }
trait-first-contract = Erster { -construction-contract }
first-contract-oil-coal = { tile-oil }, { tile-coal }
first-contract-nuclear-oil = { tile-nuclear }, { tile-oil }
first-contract-oil-investor = { tile-oil }, { tile-investor }
first-contract-coal-gas = { tile-coal }, { tile-gas }
first-contract-gas-investor = { tile-gas }, { tile-investor }
first-contract-gas-engineer = { tile-gas }, { tile-engineer }
first-contract-coal-nuclear = { tile-coal }, { tile-nuclear }
first-contract-engineer-nuclear = { tile-engineer }, { tile-nuclear }
first-contract-oil-gas-nuclear = { tile-oil }, { tile-gas }, { tile-nuclear }
first-contract-gas-oil-investor = { tile-gas }, { tile-oil }, { tile-investor }
first-contract-coal-engineer-oil = { tile-coal }, { tile-engineer }, { tile-oil }
first-contract-investor-nuclear-oil = { tile-investor }, { tile-nuclear }, { tile-oil }
first-contract-engineer-coal-gas = { tile-engineer }, { tile-coal }, { tile-gas }
first-contract-nuclear-gas-engineer = { tile-nuclear }, { tile-gas }, { tile-engineer }
first-contract-nuclear-investor-coal = { tile-nuclear }, { tile-investor }, { tile-coal }
first-contract-coal-investor-engineer = { tile-coal }, { tile-investor }, { tile-engineer }
first-contract-oil-coal-nuclear-gas = { tile-oil }, { tile-coal }, { tile-nuclear }, { tile-gas }
first-contract-gas-oil-engineer-coal = { tile-gas }, { tile-oil }, { tile-engineer }, { tile-coal }
first-contract-engineer-gas-investor-oil = { tile-engineer }, { tile-gas }, { tile-investor }, { tile-oil }
first-contract-investor-engineer-oil-coal = { tile-investor }, { tile-engineer }, { tile-oil }, { tile-coal }
first-contract-oil-nuclear-engineer-investor = { tile-oil }, { tile-nuclear }, { tile-engineer }, { tile-investor }
first-contract-gas-investor-coal-nuclear = { tile-gas }, { tile-investor }, { tile-coal }, { tile-nuclear }
first-contract-nuclear-investor-gas-engineer = { tile-nuclear }, { tile-investor }, { tile-gas }, { tile-engineer }
first-contract-coal-engineer-nuclear-investor = { tile-coal }, { tile-engineer }, { tile-nuclear }, { tile-investor }
trait-strongest-region = Region mit den meisten { -plant(count: "many", case: "dative") }
strongest-region-north = { region-north }
strongest-region-west = { region-west }
strongest-region-south = { region-south }
strongest-region-east = { region-east }
strongest-region-south-west = { region-south-west }
strongest-region-south-east = { region-south-east }

## Momente
moment-region = Erstes { -plant } in der Region { $region }

## Wie die Charaktere spielen
character-beaver-about = Nimmt billige Wege und hält sein Geld zusammen.
character-fox-about = Hat es auf { -gas } und { -coal } abgesehen, was auch sonst nützlich wäre.
character-hare-about = Legt vor allem anderen { -line(count: "many") } in alle Richtungen.
character-owl-about = Will zuerst { -engineer(count: "many") }, um später in jeder Runde mehr zu tun.
character-magpie-about = Nimmt mehr { -construction-contract(count: "many") } als alle anderen.
