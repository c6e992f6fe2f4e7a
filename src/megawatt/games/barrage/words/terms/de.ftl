# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: de.
-dam = { $count ->
   *[one] { $case ->
       *[bare] Staumauer
        [the] die Staumauer
        [the-accusative] die Staumauer
        [the-dative] der Staumauer
        [a] eine Staumauer
        [a-accusative] eine Staumauer
        [a-dative] einer Staumauer
    }
    [many] { $case ->
       *[bare] Staumauern
        [the] die Staumauern
        [the-dative] den Staumauern
        [dative] Staumauern
    }
}
-base = { $count ->
   *[one] { $case ->
       *[bare] Grundmauer
        [the] die Grundmauer
        [the-accusative] die Grundmauer
        [the-dative] der Grundmauer
        [a] eine Grundmauer
        [a-accusative] eine Grundmauer
        [a-dative] einer Grundmauer
    }
    [many] { $case ->
       *[bare] Grundmauern
        [the] die Grundmauern
        [the-dative] den Grundmauern
        [dative] Grundmauern
    }
}
-elevation = { $count ->
   *[one] { $case ->
       *[bare] Erhöhung
        [the] die Erhöhung
        [the-accusative] die Erhöhung
        [the-dative] der Erhöhung
        [a] eine Erhöhung
        [a-accusative] eine Erhöhung
        [a-dative] einer Erhöhung
    }
    [many] { $case ->
       *[bare] Erhöhungen
        [the] die Erhöhungen
        [the-dative] den Erhöhungen
        [dative] Erhöhungen
    }
}
-conduit = { $count ->
   *[one] { $case ->
       *[bare] Rohrwerk
        [the] das Rohrwerk
        [the-accusative] das Rohrwerk
        [the-dative] dem Rohrwerk
        [a] ein Rohrwerk
        [a-accusative] ein Rohrwerk
        [a-dative] einem Rohrwerk
    }
    [many] { $case ->
       *[bare] Rohrwerke
        [the] die Rohrwerke
        [the-dative] den Rohrwerke
        [dative] Rohrwerke
    }
}
-powerhouse = { $count ->
   *[one] { $case ->
       *[bare] Turbinenhaus
        [the] das Turbinenhaus
        [the-accusative] das Turbinenhaus
        [the-dative] dem Turbinenhaus
        [a] ein Turbinenhaus
        [a-accusative] ein Turbinenhaus
        [a-dative] einem Turbinenhaus
    }
    [many] { $case ->
       *[bare] Turbinenhäuser
        [the] die Turbinenhäuser
        [the-dative] den Turbinenhäusern
        [dative] Turbinenhäusern
    }
}
-basin = { $count ->
   *[one] { $case ->
       *[bare] Tal
        [the] das Tal
        [the-accusative] das Tal
        [the-dative] dem Tal
        [a] ein Tal
        [a-accusative] ein Tal
        [a-dative] einem Tal
    }
    [many] { $case ->
       *[bare] Täler
        [the] die Täler
        [the-dative] den Tälern
        [dative] Tälern
    }
}
-headstream = { $count ->
   *[one] { $case ->
       *[bare] Quelle
        [the] die Quelle
        [the-accusative] die Quelle
        [the-dative] der Quelle
        [a] eine Quelle
        [a-accusative] eine Quelle
        [a-dative] einer Quelle
    }
    [many] { $case ->
       *[bare] Quellen
        [the] die Quellen
        [the-dative] den Quellen
        [dative] Quellen
    }
}
-drop = { $count ->
   *[one] { $case ->
       *[bare] Wasser-Einheit
        [the] die Wasser-Einheit
        [the-accusative] die Wasser-Einheit
        [the-dative] der Wasser-Einheit
        [a] eine Wasser-Einheit
        [a-accusative] eine Wasser-Einheit
        [a-dative] einer Wasser-Einheit
    }
    [many] { $case ->
       *[bare] Wasser-Einheiten
        [the] die Wasser-Einheiten
        [the-dative] den Wasser-Einheiten
        [dative] Wasser-Einheiten
    }
}
-credit = { $count ->
   *[one] { $case ->
       *[bare] Hydro
        [the] das Hydro
        [the-accusative] das Hydro
        [the-dative] dem Hydro
        [a] ein Hydro
        [a-accusative] ein Hydro
        [a-dative] einem Hydro
    }
    [many] { $case ->
       *[bare] Hydro
        [the] die Hydro
        [the-dative] den Hydro
        [dative] Hydro
    }
}
-excavator = { $count ->
   *[one] { $case ->
       *[bare] Bagger
        [the] der Bagger
        [the-accusative] den Bagger
        [the-dative] dem Bagger
        [a] ein Bagger
        [a-accusative] einen Bagger
        [a-dative] einem Bagger
    }
    [many] { $case ->
       *[bare] Bagger
        [the] die Bagger
        [the-dative] den Baggern
        [dative] Baggern
    }
}
-mixer = { $count ->
   *[one] { $case ->
       *[bare] Betonmischer
        [the] der Betonmischer
        [the-accusative] den Betonmischer
        [the-dative] dem Betonmischer
        [a] ein Betonmischer
        [a-accusative] einen Betonmischer
        [a-dative] einem Betonmischer
    }
    [many] { $case ->
       *[bare] Betonmischer
        [the] die Betonmischer
        [the-dative] den Betonmischern
        [dative] Betonmischern
    }
}
-wheel = { $count ->
   *[one] { $case ->
       *[bare] Bauscheibe
        [the] die Bauscheibe
        [the-accusative] die Bauscheibe
        [the-dative] der Bauscheibe
        [a] eine Bauscheibe
        [a-accusative] eine Bauscheibe
        [a-dative] einer Bauscheibe
    }
    [many] { $case ->
       *[bare] Bauscheiben
        [the] die Bauscheiben
        [the-dative] den Bauscheiben
        [dative] Bauscheiben
    }
}
-company = { $count ->
   *[one] { $case ->
       *[bare] Unternehmen
        [the] das Unternehmen
        [the-accusative] das Unternehmen
        [the-dative] dem Unternehmen
        [a] ein Unternehmen
        [a-accusative] ein Unternehmen
        [a-dative] einem Unternehmen
    }
    [many] { $case ->
       *[bare] Unternehmen
        [the] die Unternehmen
        [the-dative] den Unternehmen
        [dative] Unternehmen
    }
}
-engineer = { $count ->
   *[one] { $case ->
       *[bare] Arbeiter
        [the] der Arbeiter
        [the-accusative] den Arbeiter
        [the-dative] dem Arbeiter
        [a] ein Arbeiter
        [a-accusative] einen Arbeiter
        [a-dative] einem Arbeiter
    }
    [many] { $case ->
       *[bare] Arbeiter
        [the] die Arbeiter
        [the-dative] den Arbeitern
        [dative] Arbeitern
    }
}
-officer = { $count ->
   *[one] { $case ->
       *[bare] Chefingenieur
        [the] der Chefingenieur
        [the-accusative] den Chefingenieur
        [the-dative] dem Chefingenieur
        [a] ein Chefingenieur
        [a-accusative] einen Chefingenieur
        [a-dative] einem Chefingenieur
    }
    [many] { $case ->
       *[bare] Chefingenieure
        [the] die Chefingenieure
        [the-dative] den Chefingenieuren
        [dative] Chefingenieuren
    }
}
-contract = { $count ->
   *[one] { $case ->
       *[bare] Vertrag
        [the] der Vertrag
        [the-accusative] den Vertrag
        [the-dative] dem Vertrag
        [a] ein Vertrag
        [a-accusative] einen Vertrag
        [a-dative] einem Vertrag
    }
    [many] { $case ->
       *[bare] Verträge
        [the] die Verträge
        [the-dative] den Verträgen
        [dative] Verträgen
    }
}
-starting-contract = { $count ->
   *[one] { $case ->
       *[bare] Startvertrag
        [the] der Startvertrag
        [the-accusative] den Startvertrag
        [the-dative] dem Startvertrag
        [a] ein Startvertrag
        [a-accusative] einen Startvertrag
        [a-dative] einem Startvertrag
    }
    [many] { $case ->
       *[bare] Startverträge
        [the] die Startverträge
        [the-dative] den Startverträgen
        [dative] Startverträgen
    }
}
-turbine-station = { $count ->
   *[one] { $case ->
       *[bare] Kraftwerkssteuerung
        [the] die Kraftwerkssteuerung
        [the-accusative] die Kraftwerkssteuerung
        [the-dative] der Kraftwerkssteuerung
        [a] eine Kraftwerkssteuerung
        [a-accusative] eine Kraftwerkssteuerung
        [a-dative] einer Kraftwerkssteuerung
    }
    [many] { $case ->
       *[bare] Kraftwerkssteuerung
        [the] die Kraftwerkssteuerung
        [the-dative] den Kraftwerkssteuerung
        [dative] Kraftwerkssteuerung
    }
}
-water-management = { $count ->
   *[one] { $case ->
       *[bare] Wasser-Management
        [the] das Wasser-Management
        [the-accusative] das Wasser-Management
        [the-dative] dem Wasser-Management
        [a] ein Wasser-Management
        [a-accusative] ein Wasser-Management
        [a-dative] einem Wasser-Management
    }
    [many] { $case ->
       *[bare] Wasser-Management
        [the] die Wasser-Management
        [the-dative] den Wasser-Management
        [dative] Wasser-Management
    }
}
-machinery-shop = { $count ->
   *[one] { $case ->
       *[bare] Maschinen-Ausstellung
        [the] die Maschinen-Ausstellung
        [the-accusative] die Maschinen-Ausstellung
        [the-dative] der Maschinen-Ausstellung
        [a] eine Maschinen-Ausstellung
        [a-accusative] eine Maschinen-Ausstellung
        [a-dative] einer Maschinen-Ausstellung
    }
    [many] { $case ->
       *[bare] Maschinen-Ausstellung
        [the] die Maschinen-Ausstellung
        [the-dative] den Maschinen-Ausstellung
        [dative] Maschinen-Ausstellung
    }
}
-contract-office = { $count ->
   *[one] { $case ->
       *[bare] Notariat
        [the] das Notariat
        [the-accusative] das Notariat
        [the-dative] dem Notariat
        [a] ein Notariat
        [a-accusative] ein Notariat
        [a-dative] einem Notariat
    }
    [many] { $case ->
       *[bare] Notariat
        [the] die Notariat
        [the-dative] den Notariat
        [dative] Notariat
    }
}
-external-work = { $count ->
   *[one] { $case ->
       *[bare] externe Arbeit
        [the] die externe Arbeit
        [the-accusative] die externe Arbeit
        [the-dative] der externe Arbeit
        [a] eine externe Arbeit
        [a-accusative] eine externe Arbeit
        [a-dative] einer externe Arbeit
    }
    [many] { $case ->
       *[bare] externe Arbeiten
        [the] die externe Arbeiten
        [the-dative] den externe Arbeiten
        [dative] externe Arbeiten
    }
}
-energy-track = { $count ->
   *[one] { $case ->
       *[bare] Energieleiste
        [the] die Energieleiste
        [the-accusative] die Energieleiste
        [the-dative] der Energieleiste
        [a] eine Energieleiste
        [a-accusative] eine Energieleiste
        [a-dative] einer Energieleiste
    }
    [many] { $case ->
       *[bare] Energieleiste
        [the] die Energieleiste
        [the-dative] den Energieleiste
        [dative] Energieleiste
    }
}
