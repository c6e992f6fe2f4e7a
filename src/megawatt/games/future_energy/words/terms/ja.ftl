# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: ja.
-contract = { $count ->
   *[one] { $case ->
       *[bare] 契約
    }
    [many] { $case ->
       *[bare] 契約
    }
}
-construction-contract = { $count ->
   *[one] { $case ->
       *[bare] 建設契約
    }
    [many] { $case ->
       *[bare] 建設契約
    }
}
-public-contract = { $count ->
   *[one] { $case ->
       *[bare] 公共契約
    }
    [many] { $case ->
       *[bare] 公共契約
    }
}
-starting-contract = { $count ->
   *[one] { $case ->
       *[bare] スタート契約
    }
    [many] { $case ->
       *[bare] スタート契約
    }
}
-plant = { $count ->
   *[one] { $case ->
       *[bare] 発電所
    }
    [many] { $case ->
       *[bare] 発電所
    }
}
-line = { $count ->
   *[one] { $case ->
       *[bare] 送電線
    }
    [many] { $case ->
       *[bare] 送電線
    }
}
-link = { $count ->
   *[one] { $case ->
       *[bare] 経路
    }
    [many] { $case ->
       *[bare] 経路
    }
}
-crew = { $count ->
   *[one] { $case ->
       *[bare] 建設隊
    }
    [many] { $case ->
       *[bare] 建設隊
    }
}
-engineer = { $count ->
   *[one] { $case ->
       *[bare] 技術者
    }
    [many] { $case ->
       *[bare] 技術者
    }
}
-investor = { $count ->
   *[one] { $case ->
       *[bare] 投資家
    }
    [many] { $case ->
       *[bare] 投資家
    }
}
-grid = { $count ->
   *[one] { $case ->
       *[bare] 送電網
    }
    [many] { $case ->
       *[bare] 送電網
    }
}
-oil = { $count ->
   *[one] { $case ->
       *[bare] 石油
    }
    [many] { $case ->
       *[bare] 石油
    }
}
-gas = { $count ->
   *[one] { $case ->
       *[bare] 天然ガス
    }
    [many] { $case ->
       *[bare] 天然ガス
    }
}
-coal = { $count ->
   *[one] { $case ->
       *[bare] 石炭
    }
    [many] { $case ->
       *[bare] 石炭
    }
}
-nuclear-board = { $count ->
   *[one] { $case ->
       *[bare] 原子力ボード
    }
    [many] { $case ->
       *[bare] 原子力ボード
    }
}
-ground = { $count ->
   *[one] { $case ->
       *[bare] 建設用地
    }
    [many] { $case ->
       *[bare] 建設用地
    }
}
-wildcard = { $count ->
   *[one] { $case ->
       *[bare] ジョーカータイル
    }
    [many] { $case ->
       *[bare] ジョーカータイル
    }
}
-certificate = { $count ->
   *[one] { $case ->
       *[bare] 証書
    }
    [many] { $case ->
       *[bare] 証書
    }
}
