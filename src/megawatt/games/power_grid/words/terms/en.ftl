# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: en.
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
-resource = { $count ->
   *[one] { $case ->
       *[bare] resource
        [capital] Resource
        [the] the resource
        [a] a resource
    }
    [many] { $case ->
       *[bare] resources
        [capital] Resources
        [the] the resources
    }
}
-area = { $count ->
   *[one] { $case ->
       *[bare] area
        [capital] Area
        [the] the area
        [a] an area
    }
    [many] { $case ->
       *[bare] areas
        [capital] Areas
        [the] the areas
    }
}
-city = { $count ->
   *[one] { $case ->
       *[bare] city
        [capital] City
        [the] the city
        [a] a city
    }
    [many] { $case ->
       *[bare] cities
        [capital] Cities
        [the] the cities
    }
}
-house = { $count ->
   *[one] { $case ->
       *[bare] house
        [capital] House
        [the] the house
        [a] a house
    }
    [many] { $case ->
       *[bare] houses
        [capital] Houses
        [the] the houses
    }
}
-network = { $count ->
   *[one] { $case ->
       *[bare] network
        [capital] Network
        [the] the network
        [a] a network
    }
    [many] { $case ->
       *[bare] networks
        [capital] Networks
        [the] the networks
    }
}
-elektro = { $count ->
   *[one] { $case ->
       *[bare] Elektro
        [capital] Elektro
        [the] the Elektro
        [a] an Elektro
    }
    [many] { $case ->
       *[bare] Elektro
        [capital] Elektro
        [the] the Elektro
    }
}
-current-market = { $count ->
   *[one] { $case ->
       *[bare] current market
        [capital] Current market
        [the] the current market
        [a] a current market
    }
    [many] { $case ->
       *[bare] current market
        [capital] Current market
        [the] the current market
    }
}
-future-market = { $count ->
   *[one] { $case ->
       *[bare] future market
        [capital] Future market
        [the] the future market
        [a] a future market
    }
    [many] { $case ->
       *[bare] future market
        [capital] Future market
        [the] the future market
    }
}
-player-order = { $count ->
   *[one] { $case ->
       *[bare] player order
        [capital] Player order
        [the] the player order
        [a] a player order
    }
    [many] { $case ->
       *[bare] player order
        [capital] Player order
        [the] the player order
    }
}
-garbage = { $count ->
   *[one] { $case ->
       *[bare] garbage
        [capital] Garbage
        [the] the garbage
        [a] a garbage
    }
    [many] { $case ->
       *[bare] garbage
        [capital] Garbage
        [the] the garbage
    }
}
-uranium = { $count ->
   *[one] { $case ->
       *[bare] uranium
        [capital] Uranium
        [the] the uranium
        [a] an uranium
    }
    [many] { $case ->
       *[bare] uranium
        [capital] Uranium
        [the] the uranium
    }
}
