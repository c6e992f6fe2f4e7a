# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: ja.
-dam = { $count ->
   *[one] { $case ->
       *[bare] ダム
    }
    [many] { $case ->
       *[bare] ダム
    }
}
-base = { $count ->
   *[one] { $case ->
       *[bare] 基礎
    }
    [many] { $case ->
       *[bare] 基礎
    }
}
-elevation = { $count ->
   *[one] { $case ->
       *[bare] 上部
    }
    [many] { $case ->
       *[bare] 上部
    }
}
-conduit = { $count ->
   *[one] { $case ->
       *[bare] 導管
    }
    [many] { $case ->
       *[bare] 導管
    }
}
-powerhouse = { $count ->
   *[one] { $case ->
       *[bare] 発電所
    }
    [many] { $case ->
       *[bare] 発電所
    }
}
-basin = { $count ->
   *[one] { $case ->
       *[bare] 盆地
    }
    [many] { $case ->
       *[bare] 盆地
    }
}
-headstream = { $count ->
   *[one] { $case ->
       *[bare] 源流
    }
    [many] { $case ->
       *[bare] 源流
    }
}
-drop = { $count ->
   *[one] { $case ->
       *[bare] 水滴
    }
    [many] { $case ->
       *[bare] 水滴
    }
}
-credit = { $count ->
   *[one] { $case ->
       *[bare] クレジット
    }
    [many] { $case ->
       *[bare] クレジット
    }
}
-excavator = { $count ->
   *[one] { $case ->
       *[bare] 掘削機
    }
    [many] { $case ->
       *[bare] 掘削機
    }
}
-mixer = { $count ->
   *[one] { $case ->
       *[bare] コンクリートミキサー
    }
    [many] { $case ->
       *[bare] コンクリートミキサー
    }
}
-wheel = { $count ->
   *[one] { $case ->
       *[bare] ホイール
    }
    [many] { $case ->
       *[bare] ホイール
    }
}
-company = { $count ->
   *[one] { $case ->
       *[bare] 会社
    }
    [many] { $case ->
       *[bare] 会社
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
-officer = { $count ->
   *[one] { $case ->
       *[bare] 重役
    }
    [many] { $case ->
       *[bare] 重役
    }
}
-contract = { $count ->
   *[one] { $case ->
       *[bare] 契約
    }
    [many] { $case ->
       *[bare] 契約
    }
}
-starting-contract = { $count ->
   *[one] { $case ->
       *[bare] 初期契約
    }
    [many] { $case ->
       *[bare] 初期契約
    }
}
-turbine-station = { $count ->
   *[one] { $case ->
       *[bare] タービン局
    }
    [many] { $case ->
       *[bare] タービン局
    }
}
-water-management = { $count ->
   *[one] { $case ->
       *[bare] 流水管理
    }
    [many] { $case ->
       *[bare] 流水管理
    }
}
-machinery-shop = { $count ->
   *[one] { $case ->
       *[bare] 重機店
    }
    [many] { $case ->
       *[bare] 重機店
    }
}
-contract-office = { $count ->
   *[one] { $case ->
       *[bare] 契約事務所
    }
    [many] { $case ->
       *[bare] 契約事務所
    }
}
-external-work = { $count ->
   *[one] { $case ->
       *[bare] 外部工事
    }
    [many] { $case ->
       *[bare] 外部工事
    }
}
-energy-track = { $count ->
   *[one] { $case ->
       *[bare] エネルギートラック
    }
    [many] { $case ->
       *[bare] エネルギートラック
    }
}
