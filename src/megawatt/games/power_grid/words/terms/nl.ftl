# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: nl.
-plant = { $count ->
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
-resource = { $count ->
   *[one] { $case ->
       *[bare] grondstof
        [capital] Grondstof
        [the] de grondstof
        [a] een grondstof
    }
    [many] { $case ->
       *[bare] grondstoffen
        [capital] Grondstoffen
        [the] de grondstoffen
    }
}
-area = { $count ->
   *[one] { $case ->
       *[bare] gebied
        [capital] Gebied
        [the] het gebied
        [a] een gebied
    }
    [many] { $case ->
       *[bare] gebieden
        [capital] Gebieden
        [the] de gebieden
    }
}
-city = { $count ->
   *[one] { $case ->
       *[bare] stad
        [capital] Stad
        [the] de stad
        [a] een stad
    }
    [many] { $case ->
       *[bare] steden
        [capital] Steden
        [the] de steden
    }
}
-house = { $count ->
   *[one] { $case ->
       *[bare] huis
        [capital] Huis
        [the] het huis
        [a] een huis
    }
    [many] { $case ->
       *[bare] huizen
        [capital] Huizen
        [the] de huizen
    }
}
-network = { $count ->
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
-elektro = { $count ->
   *[one] { $case ->
       *[bare] Elektro
        [capital] Elektro
        [the] de Elektro
        [a] een Elektro
    }
    [many] { $case ->
       *[bare] Elektro
        [capital] Elektro
        [the] de Elektro
    }
}
-current-market = { $count ->
   *[one] { $case ->
       *[bare] huidige markt
        [capital] Huidige markt
        [the] de huidige markt
        [a] een huidige markt
    }
    [many] { $case ->
       *[bare] huidige markt
        [capital] Huidige markt
        [the] de huidige markt
    }
}
-future-market = { $count ->
   *[one] { $case ->
       *[bare] toekomstige markt
        [capital] Toekomstige markt
        [the] de toekomstige markt
        [a] een toekomstige markt
    }
    [many] { $case ->
       *[bare] toekomstige markt
        [capital] Toekomstige markt
        [the] de toekomstige markt
    }
}
-player-order = { $count ->
   *[one] { $case ->
       *[bare] speelvolgorde
        [capital] Speelvolgorde
        [the] de speelvolgorde
        [a] een speelvolgorde
    }
    [many] { $case ->
       *[bare] speelvolgorde
        [capital] Speelvolgorde
        [the] de speelvolgorde
    }
}
-garbage = { $count ->
   *[one] { $case ->
       *[bare] afval
        [capital] Afval
        [the] het afval
        [a] een afval
    }
    [many] { $case ->
       *[bare] afval
        [capital] Afval
        [the] de afval
    }
}
-uranium = { $count ->
   *[one] { $case ->
       *[bare] uranium
        [capital] Uranium
        [the] het uranium
        [a] een uranium
    }
    [many] { $case ->
       *[bare] uranium
        [capital] Uranium
        [the] de uranium
    }
}
