# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: ja.
-plant = { $count ->
   *[one] { $case ->
       *[bare] 発電所
    }
    [many] { $case ->
       *[bare] 発電所
    }
}
-resource = { $count ->
   *[one] { $case ->
       *[bare] 資源
    }
    [many] { $case ->
       *[bare] 資源
    }
}
-area = { $count ->
   *[one] { $case ->
       *[bare] エリア
    }
    [many] { $case ->
       *[bare] エリア
    }
}
-city = { $count ->
   *[one] { $case ->
       *[bare] 都市
    }
    [many] { $case ->
       *[bare] 都市
    }
}
-network = { $count ->
   *[one] { $case ->
       *[bare] 送電網
    }
    [many] { $case ->
       *[bare] 送電網
    }
}
-elektro = { $count ->
   *[one] { $case ->
       *[bare] エレクトロ
    }
    [many] { $case ->
       *[bare] エレクトロ
    }
}
-current-market = { $count ->
   *[one] { $case ->
       *[bare] 現在の市場
    }
    [many] { $case ->
       *[bare] 現在の市場
    }
}
-future-market = { $count ->
   *[one] { $case ->
       *[bare] 将来の市場
    }
    [many] { $case ->
       *[bare] 将来の市場
    }
}
-player-order = { $count ->
   *[one] { $case ->
       *[bare] 序列
    }
    [many] { $case ->
       *[bare] 序列
    }
}
-garbage = { $count ->
   *[one] { $case ->
       *[bare] 廃棄物
    }
    [many] { $case ->
       *[bare] 廃棄物
    }
}
-uranium = { $count ->
   *[one] { $case ->
       *[bare] ウラン
    }
    [many] { $case ->
       *[bare] ウラン
    }
}
-ecological = { $count ->
   *[one] { $case ->
       *[bare] 自然エネルギー
    }
    [many] { $case ->
       *[bare] 自然エネルギー
    }
}
