# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: en.
-contract = { $count ->
   *[one] { $case ->
       *[bare] contract
        [capital] Contract
        [the] the contract
        [a] a contract
    }
    [many] { $case ->
       *[bare] contracts
        [capital] Contracts
        [the] the contracts
    }
}
-construction-contract = { $count ->
   *[one] { $case ->
       *[bare] construction contract
        [capital] Construction contract
        [the] the construction contract
        [a] a construction contract
    }
    [many] { $case ->
       *[bare] construction contracts
        [capital] Construction contracts
        [the] the construction contracts
    }
}
-public-contract = { $count ->
   *[one] { $case ->
       *[bare] public contract
        [capital] Public contract
        [the] the public contract
        [a] a public contract
    }
    [many] { $case ->
       *[bare] public contracts
        [capital] Public contracts
        [the] the public contracts
    }
}
-starting-contract = { $count ->
   *[one] { $case ->
       *[bare] starting contract
        [capital] Starting contract
        [the] the starting contract
        [a] a starting contract
    }
    [many] { $case ->
       *[bare] starting contracts
        [capital] Starting contracts
        [the] the starting contracts
    }
}
-plant = { $count ->
   *[one] { $case ->
       *[bare] plant
        [capital] Plant
        [the] the plant
        [a] a plant
    }
    [many] { $case ->
       *[bare] plants
        [capital] Plants
        [the] the plants
    }
}
-line = { $count ->
   *[one] { $case ->
       *[bare] power line
        [capital] Power line
        [the] the power line
        [a] a power line
    }
    [many] { $case ->
       *[bare] power lines
        [capital] Power lines
        [the] the power lines
    }
}
-link = { $count ->
   *[one] { $case ->
       *[bare] link
        [capital] Link
        [the] the link
        [a] a link
    }
    [many] { $case ->
       *[bare] links
        [capital] Links
        [the] the links
    }
}
-site = { $count ->
   *[one] { $case ->
       *[bare] site
        [capital] Site
        [the] the site
        [a] a site
    }
    [many] { $case ->
       *[bare] sites
        [capital] Sites
        [the] the sites
    }
}
-crew = { $count ->
   *[one] { $case ->
       *[bare] crew
        [capital] Crew
        [the] the crew
        [a] a crew
    }
    [many] { $case ->
       *[bare] crew
        [capital] Crew
        [the] the crew
    }
}
-engineer = { $count ->
   *[one] { $case ->
       *[bare] engineer
        [capital] Engineer
        [the] the engineer
        [a] an engineer
    }
    [many] { $case ->
       *[bare] engineers
        [capital] Engineers
        [the] the engineers
    }
}
-investor = { $count ->
   *[one] { $case ->
       *[bare] investor
        [capital] Investor
        [the] the investor
        [a] an investor
    }
    [many] { $case ->
       *[bare] investors
        [capital] Investors
        [the] the investors
    }
}
-grid = { $count ->
   *[one] { $case ->
       *[bare] grid
        [capital] Grid
        [the] the grid
        [a] a grid
    }
    [many] { $case ->
       *[bare] grids
        [capital] Grids
        [the] the grids
    }
}
-oil = { $count ->
   *[one] { $case ->
       *[bare] oil
        [capital] Oil
        [the] the oil
        [a] an oil
    }
    [many] { $case ->
       *[bare] oil
        [capital] Oil
        [the] the oil
    }
}
-gas = { $count ->
   *[one] { $case ->
       *[bare] natural gas
        [capital] Natural gas
        [the] the natural gas
        [a] a natural gas
    }
    [many] { $case ->
       *[bare] natural gas
        [capital] Natural gas
        [the] the natural gas
    }
}
-coal = { $count ->
   *[one] { $case ->
       *[bare] coal
        [capital] Coal
        [the] the coal
        [a] a coal
    }
    [many] { $case ->
       *[bare] coal
        [capital] Coal
        [the] the coal
    }
}
-nuclear-board = { $count ->
   *[one] { $case ->
       *[bare] nuclear power board
        [capital] Nuclear power board
        [the] the nuclear power board
        [a] a nuclear power board
    }
    [many] { $case ->
       *[bare] nuclear power board
        [capital] Nuclear power board
        [the] the nuclear power board
    }
}
-ground = { $count ->
   *[one] { $case ->
       *[bare] construction ground
        [capital] Construction ground
        [the] the construction ground
        [a] a construction ground
    }
    [many] { $case ->
       *[bare] construction grounds
        [capital] Construction grounds
        [the] the construction grounds
    }
}
-wildcard = { $count ->
   *[one] { $case ->
       *[bare] wildcard
        [capital] Wildcard
        [the] the wildcard
        [a] a wildcard
    }
    [many] { $case ->
       *[bare] wildcards
        [capital] Wildcards
        [the] the wildcards
    }
}
-certificate = { $count ->
   *[one] { $case ->
       *[bare] certificate
        [capital] Certificate
        [the] the certificate
        [a] a certificate
    }
    [many] { $case ->
       *[bare] certificates
        [capital] Certificates
        [the] the certificates
    }
}
