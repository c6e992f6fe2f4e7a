# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: de.
-contract = { $count ->
   *[one] { $case ->
       *[bare] Kontrakt
        [the] der Kontrakt
        [the-accusative] den Kontrakt
        [the-dative] dem Kontrakt
        [a] ein Kontrakt
        [a-accusative] einen Kontrakt
        [a-dative] einem Kontrakt
    }
    [many] { $case ->
       *[bare] Kontrakte
        [the] die Kontrakte
        [the-dative] den Kontrakten
        [dative] Kontrakten
    }
}
-construction-contract = { $count ->
   *[one] { $case ->
       *[bare] Baukontrakt
        [the] der Baukontrakt
        [the-accusative] den Baukontrakt
        [the-dative] dem Baukontrakt
        [a] ein Baukontrakt
        [a-accusative] einen Baukontrakt
        [a-dative] einem Baukontrakt
    }
    [many] { $case ->
       *[bare] Baukontrakte
        [the] die Baukontrakte
        [the-dative] den Baukontrakten
        [dative] Baukontrakten
    }
}
-starting-contract = { $count ->
   *[one] { $case ->
       *[bare] Startkontrakt
        [the] der Startkontrakt
        [the-accusative] den Startkontrakt
        [the-dative] dem Startkontrakt
        [a] ein Startkontrakt
        [a-accusative] einen Startkontrakt
        [a-dative] einem Startkontrakt
    }
    [many] { $case ->
       *[bare] Startkontrakte
        [the] die Startkontrakte
        [the-dative] den Startkontrakten
        [dative] Startkontrakten
    }
}
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
-line = { $count ->
   *[one] { $case ->
       *[bare] Stromleitung
        [the] die Stromleitung
        [the-accusative] die Stromleitung
        [the-dative] der Stromleitung
        [a] eine Stromleitung
        [a-accusative] eine Stromleitung
        [a-dative] einer Stromleitung
    }
    [many] { $case ->
       *[bare] Stromleitungen
        [the] die Stromleitungen
        [the-dative] den Stromleitungen
        [dative] Stromleitungen
    }
}
-link = { $count ->
   *[one] { $case ->
       *[bare] Linie
        [the] die Linie
        [the-accusative] die Linie
        [the-dative] der Linie
        [a] eine Linie
        [a-accusative] eine Linie
        [a-dative] einer Linie
    }
    [many] { $case ->
       *[bare] Linien
        [the] die Linien
        [the-dative] den Linien
        [dative] Linien
    }
}
-site = { $count ->
   *[one] { $case ->
       *[bare] Kraftwerksfeld
        [the] das Kraftwerksfeld
        [the-accusative] das Kraftwerksfeld
        [the-dative] dem Kraftwerksfeld
        [a] ein Kraftwerksfeld
        [a-accusative] ein Kraftwerksfeld
        [a-dative] einem Kraftwerksfeld
    }
    [many] { $case ->
       *[bare] Kraftwerksfelder
        [the] die Kraftwerksfelder
        [the-dative] den Kraftwerksfeldern
        [dative] Kraftwerksfeldern
    }
}
-crew = { $count ->
   *[one] { $case ->
       *[bare] Bautrupp
        [the] der Bautrupp
        [the-accusative] den Bautrupp
        [the-dative] dem Bautrupp
        [a] ein Bautrupp
        [a-accusative] einen Bautrupp
        [a-dative] einem Bautrupp
    }
    [many] { $case ->
       *[bare] Bautrupp
        [the] die Bautrupp
        [the-dative] den Bautrupp
        [dative] Bautrupp
    }
}
-engineer = { $count ->
   *[one] { $case ->
       *[bare] Ingenieurin
        [the] die Ingenieurin
        [the-accusative] die Ingenieurin
        [the-dative] der Ingenieurin
        [a] eine Ingenieurin
        [a-accusative] eine Ingenieurin
        [a-dative] einer Ingenieurin
    }
    [many] { $case ->
       *[bare] Ingenieurinnen
        [the] die Ingenieurinnen
        [the-dative] den Ingenieurinnen
        [dative] Ingenieurinnen
    }
}
-investor = { $count ->
   *[one] { $case ->
       *[bare] Investor
        [the] der Investor
        [the-accusative] den Investor
        [the-dative] dem Investor
        [a] ein Investor
        [a-accusative] einen Investor
        [a-dative] einem Investor
    }
    [many] { $case ->
       *[bare] Investoren
        [the] die Investoren
        [the-dative] den Investoren
        [dative] Investoren
    }
}
-grid = { $count ->
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
-oil = { $count ->
   *[one] { $case ->
       *[bare] Erdöl
        [the] das Erdöl
        [the-accusative] das Erdöl
        [the-dative] dem Erdöl
        [a] ein Erdöl
        [a-accusative] ein Erdöl
        [a-dative] einem Erdöl
    }
    [many] { $case ->
       *[bare] Erdöl
        [the] die Erdöl
        [the-dative] den Erdöl
        [dative] Erdöl
    }
}
-gas = { $count ->
   *[one] { $case ->
       *[bare] Erdgas
        [the] das Erdgas
        [the-accusative] das Erdgas
        [the-dative] dem Erdgas
        [a] ein Erdgas
        [a-accusative] ein Erdgas
        [a-dative] einem Erdgas
    }
    [many] { $case ->
       *[bare] Erdgas
        [the] die Erdgas
        [the-dative] den Erdgas
        [dative] Erdgas
    }
}
-coal = { $count ->
   *[one] { $case ->
       *[bare] Kohle
        [the] die Kohle
        [the-accusative] die Kohle
        [the-dative] der Kohle
        [a] eine Kohle
        [a-accusative] eine Kohle
        [a-dative] einer Kohle
    }
    [many] { $case ->
       *[bare] Kohle
        [the] die Kohle
        [the-dative] den Kohle
        [dative] Kohle
    }
}
-nuclear-board = { $count ->
   *[one] { $case ->
       *[bare] Atomkraft-Tableau
        [the] das Atomkraft-Tableau
        [the-accusative] das Atomkraft-Tableau
        [the-dative] dem Atomkraft-Tableau
        [a] ein Atomkraft-Tableau
        [a-accusative] ein Atomkraft-Tableau
        [a-dative] einem Atomkraft-Tableau
    }
    [many] { $case ->
       *[bare] Atomkraft-Tableau
        [the] die Atomkraft-Tableau
        [the-dative] den Atomkraft-Tableau
        [dative] Atomkraft-Tableau
    }
}
-ground = { $count ->
   *[one] { $case ->
       *[bare] Bauland
        [the] das Bauland
        [the-accusative] das Bauland
        [the-dative] dem Bauland
        [a] ein Bauland
        [a-accusative] ein Bauland
        [a-dative] einem Bauland
    }
    [many] { $case ->
       *[bare] Bauland
        [the] die Bauland
        [the-dative] den Bauland
        [dative] Bauland
    }
}
-wildcard = { $count ->
   *[one] { $case ->
       *[bare] Jokerplättchen
        [the] das Jokerplättchen
        [the-accusative] das Jokerplättchen
        [the-dative] dem Jokerplättchen
        [a] ein Jokerplättchen
        [a-accusative] ein Jokerplättchen
        [a-dative] einem Jokerplättchen
    }
    [many] { $case ->
       *[bare] Jokerplättchen
        [the] die Jokerplättchen
        [the-dative] den Jokerplättchen
        [dative] Jokerplättchen
    }
}
-certificate = { $count ->
   *[one] { $case ->
       *[bare] Zertifikat
        [the] das Zertifikat
        [the-accusative] das Zertifikat
        [the-dative] dem Zertifikat
        [a] ein Zertifikat
        [a-accusative] ein Zertifikat
        [a-dative] einem Zertifikat
    }
    [many] { $case ->
       *[bare] Zertifikate
        [the] die Zertifikate
        [the-dative] den Zertifikaten
        [dative] Zertifikaten
    }
}
