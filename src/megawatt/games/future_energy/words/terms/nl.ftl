# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: nl.
-contract = { $count ->
   *[one] { $case ->
       *[bare] contract
        [capital] Contract
        [the] het contract
        [a] een contract
    }
    [many] { $case ->
       *[bare] contracten
        [capital] Contracten
        [the] de contracten
    }
}
-construction-contract = { $count ->
   *[one] { $case ->
       *[bare] bouwcontract
        [capital] Bouwcontract
        [the] het bouwcontract
        [a] een bouwcontract
    }
    [many] { $case ->
       *[bare] bouwcontracten
        [capital] Bouwcontracten
        [the] de bouwcontracten
    }
}
-public-contract = { $count ->
   *[one] { $case ->
       *[bare] overheidsopdracht
        [capital] Overheidsopdracht
        [the] de overheidsopdracht
        [a] een overheidsopdracht
    }
    [many] { $case ->
       *[bare] overheidsopdrachten
        [capital] Overheidsopdrachten
        [the] de overheidsopdrachten
    }
}
-starting-contract = { $count ->
   *[one] { $case ->
       *[bare] startcontract
        [capital] Startcontract
        [the] het startcontract
        [a] een startcontract
    }
    [many] { $case ->
       *[bare] startcontracten
        [capital] Startcontracten
        [the] de startcontracten
    }
}
-plant = { $count ->
   *[one] { $case ->
       *[bare] energiecentrale
        [capital] Energiecentrale
        [the] de energiecentrale
        [a] een energiecentrale
    }
    [many] { $case ->
       *[bare] energiecentrales
        [capital] Energiecentrales
        [the] de energiecentrales
    }
}
-line = { $count ->
   *[one] { $case ->
       *[bare] stroomkabel
        [capital] Stroomkabel
        [the] de stroomkabel
        [a] een stroomkabel
    }
    [many] { $case ->
       *[bare] stroomkabels
        [capital] Stroomkabels
        [the] de stroomkabels
    }
}
-link = { $count ->
   *[one] { $case ->
       *[bare] verbinding
        [capital] Verbinding
        [the] de verbinding
        [a] een verbinding
    }
    [many] { $case ->
       *[bare] verbindingen
        [capital] Verbindingen
        [the] de verbindingen
    }
}
-crew = { $count ->
   *[one] { $case ->
       *[bare] bouwploeg
        [capital] Bouwploeg
        [the] de bouwploeg
        [a] een bouwploeg
    }
    [many] { $case ->
       *[bare] bouwploeg
        [capital] Bouwploeg
        [the] de bouwploeg
    }
}
-engineer = { $count ->
   *[one] { $case ->
       *[bare] ingenieur
        [capital] Ingenieur
        [the] de ingenieur
        [a] een ingenieur
    }
    [many] { $case ->
       *[bare] ingenieurs
        [capital] Ingenieurs
        [the] de ingenieurs
    }
}
-investor = { $count ->
   *[one] { $case ->
       *[bare] investeerder
        [capital] Investeerder
        [the] de investeerder
        [a] een investeerder
    }
    [many] { $case ->
       *[bare] investeerders
        [capital] Investeerders
        [the] de investeerders
    }
}
-grid = { $count ->
   *[one] { $case ->
       *[bare] netwerk
        [capital] Netwerk
        [the] het netwerk
        [a] een netwerk
    }
    [many] { $case ->
       *[bare] netwerken
        [capital] Netwerken
        [the] de netwerken
    }
}
-oil = { $count ->
   *[one] { $case ->
       *[bare] minerale oliën
        [capital] Minerale oliën
        [the] de minerale oliën
        [a] een minerale oliën
    }
    [many] { $case ->
       *[bare] minerale oliën
        [capital] Minerale oliën
        [the] de minerale oliën
    }
}
-gas = { $count ->
   *[one] { $case ->
       *[bare] gas
        [capital] Gas
        [the] het gas
        [a] een gas
    }
    [many] { $case ->
       *[bare] gas
        [capital] Gas
        [the] de gas
    }
}
-coal = { $count ->
   *[one] { $case ->
       *[bare] steenkool
        [capital] Steenkool
        [the] de steenkool
        [a] een steenkool
    }
    [many] { $case ->
       *[bare] steenkool
        [capital] Steenkool
        [the] de steenkool
    }
}
-nuclear-board = { $count ->
   *[one] { $case ->
       *[bare] nucleair energiebord
        [capital] Nucleair energiebord
        [the] het nucleair energiebord
        [a] een nucleair energiebord
    }
    [many] { $case ->
       *[bare] nucleair energiebord
        [capital] Nucleair energiebord
        [the] de nucleair energiebord
    }
}
-ground = { $count ->
   *[one] { $case ->
       *[bare] bouwgrond
        [capital] Bouwgrond
        [the] de bouwgrond
        [a] een bouwgrond
    }
    [many] { $case ->
       *[bare] bouwgronden
        [capital] Bouwgronden
        [the] de bouwgronden
    }
}
-wildcard = { $count ->
   *[one] { $case ->
       *[bare] jokertegel
        [capital] Jokertegel
        [the] de jokertegel
        [a] een jokertegel
    }
    [many] { $case ->
       *[bare] jokertegels
        [capital] Jokertegels
        [the] de jokertegels
    }
}
-certificate = { $count ->
   *[one] { $case ->
       *[bare] certificaat
        [capital] Certificaat
        [the] het certificaat
        [a] een certificaat
    }
    [many] { $case ->
       *[bare] certificaten
        [capital] Certificaten
        [the] de certificaten
    }
}
