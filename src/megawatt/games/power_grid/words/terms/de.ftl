# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: de.
-plant = { $count ->
   *[one] { $case ->
       *[bare] Kraftwerk
        [the] das Kraftwerk
        [the-accusative] das Kraftwerk
        [the-dative] dem Kraftwerk
        [a] ein Kraftwerk
        [a-accusative] ein Kraftwerk
        [a-dative] einem Kraftwerk
    }
    [many] { $case ->
       *[bare] Kraftwerke
        [the] die Kraftwerke
        [the-dative] den Kraftwerken
        [dative] Kraftwerken
    }
}
-resource = { $count ->
   *[one] { $case ->
       *[bare] Rohstoff
        [the] der Rohstoff
        [the-accusative] den Rohstoff
        [the-dative] dem Rohstoff
        [a] ein Rohstoff
        [a-accusative] einen Rohstoff
        [a-dative] einem Rohstoff
    }
    [many] { $case ->
       *[bare] Rohstoffe
        [the] die Rohstoffe
        [the-dative] den Rohstoffen
        [dative] Rohstoffen
    }
}
-area = { $count ->
   *[one] { $case ->
       *[bare] Gebiet
        [the] das Gebiet
        [the-accusative] das Gebiet
        [the-dative] dem Gebiet
        [a] ein Gebiet
        [a-accusative] ein Gebiet
        [a-dative] einem Gebiet
    }
    [many] { $case ->
       *[bare] Gebiete
        [the] die Gebiete
        [the-dative] den Gebieten
        [dative] Gebieten
    }
}
-city = { $count ->
   *[one] { $case ->
       *[bare] Stadt
        [the] die Stadt
        [the-accusative] die Stadt
        [the-dative] der Stadt
        [a] eine Stadt
        [a-accusative] eine Stadt
        [a-dative] einer Stadt
    }
    [many] { $case ->
       *[bare] Städte
        [the] die Städte
        [the-dative] den Städten
        [dative] Städten
    }
}
-house = { $count ->
   *[one] { $case ->
       *[bare] Haus
        [the] das Haus
        [the-accusative] das Haus
        [the-dative] dem Haus
        [a] ein Haus
        [a-accusative] ein Haus
        [a-dative] einem Haus
    }
    [many] { $case ->
       *[bare] Häuser
        [the] die Häuser
        [the-dative] den Häusern
        [dative] Häusern
    }
}
-network = { $count ->
   *[one] { $case ->
       *[bare] Stromnetz
        [the] das Stromnetz
        [the-accusative] das Stromnetz
        [the-dative] dem Stromnetz
        [a] ein Stromnetz
        [a-accusative] ein Stromnetz
        [a-dative] einem Stromnetz
    }
    [many] { $case ->
       *[bare] Stromnetze
        [the] die Stromnetze
        [the-dative] den Stromnetzen
        [dative] Stromnetzen
    }
}
-elektro = { $count ->
   *[one] { $case ->
       *[bare] Elektro
        [the] der Elektro
        [the-accusative] den Elektro
        [the-dative] dem Elektro
        [a] ein Elektro
        [a-accusative] einen Elektro
        [a-dative] einem Elektro
    }
    [many] { $case ->
       *[bare] Elektro
        [the] die Elektro
        [the-dative] den Elektro
        [dative] Elektro
    }
}
-player-order = { $count ->
   *[one] { $case ->
       *[bare] Spielerreihenfolge
        [the] die Spielerreihenfolge
        [the-accusative] die Spielerreihenfolge
        [the-dative] der Spielerreihenfolge
        [a] eine Spielerreihenfolge
        [a-accusative] eine Spielerreihenfolge
        [a-dative] einer Spielerreihenfolge
    }
    [many] { $case ->
       *[bare] Spielerreihenfolge
        [the] die Spielerreihenfolge
        [the-dative] den Spielerreihenfolge
        [dative] Spielerreihenfolge
    }
}
-garbage = { $count ->
   *[one] { $case ->
       *[bare] Müll
        [the] der Müll
        [the-accusative] den Müll
        [the-dative] dem Müll
        [a] ein Müll
        [a-accusative] einen Müll
        [a-dative] einem Müll
    }
    [many] { $case ->
       *[bare] Müll
        [the] die Müll
        [the-dative] den Müll
        [dative] Müll
    }
}
-uranium = { $count ->
   *[one] { $case ->
       *[bare] Uran
        [the] das Uran
        [the-accusative] das Uran
        [the-dative] dem Uran
        [a] ein Uran
        [a-accusative] ein Uran
        [a-dative] einem Uran
    }
    [many] { $case ->
       *[bare] Uran
        [the] die Uran
        [the-dative] den Uran
        [dative] Uran
    }
}
