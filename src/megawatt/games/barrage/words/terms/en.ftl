# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: en.
-dam = { $count ->
   *[one] { $case ->
       *[bare] dam
        [capital] Dam
        [the] the dam
        [a] a dam
    }
    [many] { $case ->
       *[bare] dams
        [capital] Dams
        [the] the dams
    }
}
-base = { $count ->
   *[one] { $case ->
       *[bare] base
        [capital] Base
        [the] the base
        [a] a base
    }
    [many] { $case ->
       *[bare] bases
        [capital] Bases
        [the] the bases
    }
}
-elevation = { $count ->
   *[one] { $case ->
       *[bare] elevation
        [capital] Elevation
        [the] the elevation
        [a] an elevation
    }
    [many] { $case ->
       *[bare] elevations
        [capital] Elevations
        [the] the elevations
    }
}
-conduit = { $count ->
   *[one] { $case ->
       *[bare] conduit
        [capital] Conduit
        [the] the conduit
        [a] a conduit
    }
    [many] { $case ->
       *[bare] conduits
        [capital] Conduits
        [the] the conduits
    }
}
-powerhouse = { $count ->
   *[one] { $case ->
       *[bare] powerhouse
        [capital] Powerhouse
        [the] the powerhouse
        [a] a powerhouse
    }
    [many] { $case ->
       *[bare] powerhouses
        [capital] Powerhouses
        [the] the powerhouses
    }
}
-basin = { $count ->
   *[one] { $case ->
       *[bare] basin
        [capital] Basin
        [the] the basin
        [a] a basin
    }
    [many] { $case ->
       *[bare] basins
        [capital] Basins
        [the] the basins
    }
}
-headstream = { $count ->
   *[one] { $case ->
       *[bare] headstream
        [capital] Headstream
        [the] the headstream
        [a] a headstream
    }
    [many] { $case ->
       *[bare] headstreams
        [capital] Headstreams
        [the] the headstreams
    }
}
-drop = { $count ->
   *[one] { $case ->
       *[bare] drop
        [capital] Drop
        [the] the drop
        [a] a drop
    }
    [many] { $case ->
       *[bare] drops
        [capital] Drops
        [the] the drops
    }
}
-credit = { $count ->
   *[one] { $case ->
       *[bare] credit
        [capital] Credit
        [the] the credit
        [a] a credit
    }
    [many] { $case ->
       *[bare] credits
        [capital] Credits
        [the] the credits
    }
}
-excavator = { $count ->
   *[one] { $case ->
       *[bare] excavator
        [capital] Excavator
        [the] the excavator
        [a] an excavator
    }
    [many] { $case ->
       *[bare] excavators
        [capital] Excavators
        [the] the excavators
    }
}
-mixer = { $count ->
   *[one] { $case ->
       *[bare] concrete mixer
        [capital] Concrete mixer
        [the] the concrete mixer
        [a] a concrete mixer
    }
    [many] { $case ->
       *[bare] concrete mixers
        [capital] Concrete mixers
        [the] the concrete mixers
    }
}
-wheel = { $count ->
   *[one] { $case ->
       *[bare] wheel
        [capital] Wheel
        [the] the wheel
        [a] a wheel
    }
    [many] { $case ->
       *[bare] wheels
        [capital] Wheels
        [the] the wheels
    }
}
-company = { $count ->
   *[one] { $case ->
       *[bare] company
        [capital] Company
        [the] the company
        [a] a company
    }
    [many] { $case ->
       *[bare] companies
        [capital] Companies
        [the] the companies
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
-officer = { $count ->
   *[one] { $case ->
       *[bare] officer
        [capital] Officer
        [the] the officer
        [a] an officer
    }
    [many] { $case ->
       *[bare] officers
        [capital] Officers
        [the] the officers
    }
}
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
-turbine-station = { $count ->
   *[one] { $case ->
       *[bare] turbine station
        [capital] Turbine station
        [the] the turbine station
        [a] a turbine station
    }
    [many] { $case ->
       *[bare] turbine station
        [capital] Turbine station
        [the] the turbine station
    }
}
-water-management = { $count ->
   *[one] { $case ->
       *[bare] water management
        [capital] Water management
        [the] the water management
        [a] a water management
    }
    [many] { $case ->
       *[bare] water management
        [capital] Water management
        [the] the water management
    }
}
-machinery-shop = { $count ->
   *[one] { $case ->
       *[bare] machinery shop
        [capital] Machinery shop
        [the] the machinery shop
        [a] a machinery shop
    }
    [many] { $case ->
       *[bare] machinery shop
        [capital] Machinery shop
        [the] the machinery shop
    }
}
-contract-office = { $count ->
   *[one] { $case ->
       *[bare] contract office
        [capital] Contract office
        [the] the contract office
        [a] a contract office
    }
    [many] { $case ->
       *[bare] contract office
        [capital] Contract office
        [the] the contract office
    }
}
-external-work = { $count ->
   *[one] { $case ->
       *[bare] external work
        [capital] External work
        [the] the external work
        [a] an external work
    }
    [many] { $case ->
       *[bare] external works
        [capital] External works
        [the] the external works
    }
}
-energy-track = { $count ->
   *[one] { $case ->
       *[bare] energy track
        [capital] Energy track
        [the] the energy track
        [a] an energy track
    }
    [many] { $case ->
       *[bare] energy track
        [capital] Energy track
        [the] the energy track
    }
}
