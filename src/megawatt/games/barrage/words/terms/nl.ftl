# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: nl.
-dam = { $count ->
   *[one] { $case ->
       *[bare] dam
        [capital] Dam
        [the] de dam
        [a] een dam
    }
    [many] { $case ->
       *[bare] dammen
        [capital] Dammen
        [the] de dammen
    }
}
-base = { $count ->
   *[one] { $case ->
       *[bare] fundering
        [capital] Fundering
        [the] de fundering
        [a] een fundering
    }
    [many] { $case ->
       *[bare] funderingen
        [capital] Funderingen
        [the] de funderingen
    }
}
-elevation = { $count ->
   *[one] { $case ->
       *[bare] verhoging
        [capital] Verhoging
        [the] de verhoging
        [a] een verhoging
    }
    [many] { $case ->
       *[bare] verhogingen
        [capital] Verhogingen
        [the] de verhogingen
    }
}
-conduit = { $count ->
   *[one] { $case ->
       *[bare] leiding
        [capital] Leiding
        [the] de leiding
        [a] een leiding
    }
    [many] { $case ->
       *[bare] leidingen
        [capital] Leidingen
        [the] de leidingen
    }
}
-powerhouse = { $count ->
   *[one] { $case ->
       *[bare] centrale
        [capital] Centrale
        [the] de centrale
        [a] een centrale
    }
    [many] { $case ->
       *[bare] centrales
        [capital] Centrales
        [the] de centrales
    }
}
-basin = { $count ->
   *[one] { $case ->
       *[bare] bekken
        [capital] Bekken
        [the] het bekken
        [a] een bekken
    }
    [many] { $case ->
       *[bare] bekkens
        [capital] Bekkens
        [the] de bekkens
    }
}
-headstream = { $count ->
   *[one] { $case ->
       *[bare] bron
        [capital] Bron
        [the] de bron
        [a] een bron
    }
    [many] { $case ->
       *[bare] bronnen
        [capital] Bronnen
        [the] de bronnen
    }
}
-drop = { $count ->
   *[one] { $case ->
       *[bare] druppel
        [capital] Druppel
        [the] de druppel
        [a] een druppel
    }
    [many] { $case ->
       *[bare] druppels
        [capital] Druppels
        [the] de druppels
    }
}
-credit = { $count ->
   *[one] { $case ->
       *[bare] credit
        [capital] Credit
        [the] de credit
        [a] een credit
    }
    [many] { $case ->
       *[bare] credits
        [capital] Credits
        [the] de credits
    }
}
-excavator = { $count ->
   *[one] { $case ->
       *[bare] graafmachine
        [capital] Graafmachine
        [the] de graafmachine
        [a] een graafmachine
    }
    [many] { $case ->
       *[bare] graafmachines
        [capital] Graafmachines
        [the] de graafmachines
    }
}
-mixer = { $count ->
   *[one] { $case ->
       *[bare] betonmixer
        [capital] Betonmixer
        [the] de betonmixer
        [a] een betonmixer
    }
    [many] { $case ->
       *[bare] betonmixers
        [capital] Betonmixers
        [the] de betonmixers
    }
}
-wheel = { $count ->
   *[one] { $case ->
       *[bare] bouwrad
        [capital] Bouwrad
        [the] het bouwrad
        [a] een bouwrad
    }
    [many] { $case ->
       *[bare] bouwraden
        [capital] Bouwraden
        [the] de bouwraden
    }
}
-company = { $count ->
   *[one] { $case ->
       *[bare] bedrijf
        [capital] Bedrijf
        [the] het bedrijf
        [a] een bedrijf
    }
    [many] { $case ->
       *[bare] bedrijven
        [capital] Bedrijven
        [the] de bedrijven
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
-officer = { $count ->
   *[one] { $case ->
       *[bare] directeur
        [capital] Directeur
        [the] de directeur
        [a] een directeur
    }
    [many] { $case ->
       *[bare] directeuren
        [capital] Directeuren
        [the] de directeuren
    }
}
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
-turbine-station = { $count ->
   *[one] { $case ->
       *[bare] turbinestation
        [capital] Turbinestation
        [the] het turbinestation
        [a] een turbinestation
    }
    [many] { $case ->
       *[bare] turbinestation
        [capital] Turbinestation
        [the] de turbinestation
    }
}
-water-management = { $count ->
   *[one] { $case ->
       *[bare] waterbeheer
        [capital] Waterbeheer
        [the] het waterbeheer
        [a] een waterbeheer
    }
    [many] { $case ->
       *[bare] waterbeheer
        [capital] Waterbeheer
        [the] de waterbeheer
    }
}
-machinery-shop = { $count ->
   *[one] { $case ->
       *[bare] machinehandel
        [capital] Machinehandel
        [the] de machinehandel
        [a] een machinehandel
    }
    [many] { $case ->
       *[bare] machinehandel
        [capital] Machinehandel
        [the] de machinehandel
    }
}
-contract-office = { $count ->
   *[one] { $case ->
       *[bare] contractkantoor
        [capital] Contractkantoor
        [the] het contractkantoor
        [a] een contractkantoor
    }
    [many] { $case ->
       *[bare] contractkantoor
        [capital] Contractkantoor
        [the] de contractkantoor
    }
}
-external-work = { $count ->
   *[one] { $case ->
       *[bare] externe werk
        [capital] Externe werk
        [the] het externe werk
        [a] een externe werk
    }
    [many] { $case ->
       *[bare] externe werken
        [capital] Externe werken
        [the] de externe werken
    }
}
-energy-track = { $count ->
   *[one] { $case ->
       *[bare] energiespoor
        [capital] Energiespoor
        [the] het energiespoor
        [a] een energiespoor
    }
    [many] { $case ->
       *[bare] energiespoor
        [capital] Energiespoor
        [the] de energiespoor
    }
}
