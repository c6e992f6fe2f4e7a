# Power Grid in Japanese.
game-name = 電力会社
game-about = 発電所を買い、燃料を仕入れ、都市をつなぎ、誰よりも多くの都市に電力を届けましょう。

## Options
option-map = マップ
option-map-about = ゲームボードとその特別ルール。自作のマップファイルも使えます。
option-map-germany = ドイツ
option-map-usa = アメリカ
option-map-france = フランス
option-map-italy = イタリア
option-map-benelux = ベネルクス
option-map-central-europe = 中央ヨーロッパ
option-map-brazil = ブラジル
option-map-spain-portugal = スペインとポルトガル
option-map-china = 中国
option-map-korea = 韓国・朝鮮
option-map-russia = ロシア
option-map-japan = 日本
option-map-quebec = ケベック
option-map-baden-wuerttemberg = バーデン＝ヴュルテンベルク
option-map-northern-europe = 北ヨーロッパ
option-map-uk-ireland = イギリスとアイルランド
option-map-australia = オーストラリア
option-map-india = インド
option-map-middle-east = 中東
option-map-south-africa = 南アフリカ
option-areas = 地域
option-areas-about = 使う地域の決め方：無作為、順番に選ぶ、またはホストが一覧で指定します。
option-areas-random = 無作為
option-areas-draft = 順番に選ぶ
option-deck = 発電所カード
option-deck-about = 発電所カード：基本セット、第2セットを使うバリアント、または自作のカードファイルを使います。
option-deck-base = 基本セット
option-deck-variant-1 = バリアント1：第2セットのみ
option-deck-variant-2 = バリアント2：両方のセット、同じ番号は2枚目が残る
option-deck-variant-3 = バリアント3：大型発電所、地域の代わりに個別の都市
option-introductory = 入門ゲーム
option-introductory-about = 7都市で終わる、初めての人向けの短いゲームです。
option-late_start = 遅れた最初の家
option-late_start-about = ステップ2と3で、まだ送電網のない人が始められる場所です。
option-late_start-any-open-space = 空いている場所ならどこでも
option-late_start-free-city = 家のない都市のみ
option-round_limit = ラウンド上限
option-round_limit-about = 安全装置です。このラウンド数が過ぎると、送電網が終了条件に達したものとしてゲームが終わります。
option-stranded_cities = 届かない都市
option-stranded_cities-about = 最初の版のルールどおり、だれも届かない都市が残る地域の組み合わせも使います。
option-run_without_cities = 都市なしの発電
option-run_without_cities-about = まだ都市がない人も発電所を動かせます。最初の版のルールでは尋ねませんでした。

## Things
fuel-coal = 石炭
fuel-oil = 石油
fuel-garbage = ゴミ
fuel-uranium = ウラン
fuel-hybrid = 石炭または石油
fuel-wind = 風力
fuel-fusion = 核融合
source-south = 南
source-north = 北
source-storage = 貯蔵所

## Phases and questions
phase-choosing-areas = 地域の選択
phase-player-order = 手番順の決定
phase-auction = 発電所の競り
phase-resources = 燃料の購入
phase-building = 建設
phase-bureaucracy = 決算
phase-game-over = ゲーム終了

question-choose-area = 使う地域を選んでください
question-choose-city = 使う都市を選んでください
question-nominate = 発電所を競りにかけるか、パスしてください
question-open = 最初の値をつけてください
question-raise = 値を上げるか、パスしてください
question-discard = 自分の発電所を1つ手放してください
question-give-up = 置ききれない石炭か石油を返してください
question-buy = 燃料を買うか、終了してください
question-build = 建設するか、終了してください
question-run = 稼働させる発電所を選んでください
question-burn = ハイブリッド発電所で使う燃料を選んでください
question-nothing = 決めることはありません

## Moves
move-pass = パス
move-done = 終了
move-area = { $area }を使う
move-city = { $city }を使う
move-nominate = 発電所{ $plant }を競りにかける
move-discard = 発電所{ $plant }を手放す
move-return = { $fuel }を1個返す
move-buy = { $fuel }を買う
move-build = { $city }に建設する
move-found = { $city }で2つ目の送電網を始める
move-run = { $count ->
    [0] 何も稼働させない
   *[other] 発電所{ $plants }を稼働させる
}
move-burn = 石炭{ $coal }個と石油{ $oil }個を使う
move-bid = { $price }で入札する

cost-buy = { $lit ->
    [0] { $price }エレクトロ、残り{ $left }。まだどの都市にも供給できません
   *[other] { $price }エレクトロ、残り{ $left }。{ $lit }都市に供給できます
}
cost-nominate = { $price }エレクトロから
cost-build = { $price }エレクトロ（家{ $space } + 接続{ $connection }）、残り{ $left }
cost-found = { $price }エレクトロ、残り{ $left }
cost-run = { $powered ->
    [0] 供給なし、{ $income }エレクトロ
   *[other] { $powered }都市に供給、{ $income }エレクトロ
}

## What happened
event-area-chosen = { $seat }が{ $area }を選びました。
event-city-chosen = { $seat }が{ $city }を選びました。
event-round-begins = 第{ $round }ラウンドが始まります。
event-order-set = 手番順を決め直しました。
event-passed-phase = { $seat }はこのラウンド、発電所を買いません。
event-nominated = { $seat }が発電所{ $card }を競りにかけました。
event-bid-made = { $seat }が発電所{ $card }に{ $price }で入札しました。
event-passed-bid = { $seat }が発電所{ $card }の競りから降りました。
event-plant-bought = { $seat }が発電所{ $card }を{ $price }で買いました。
event-plant-discarded = { $seat }が発電所{ $card }を手放しました。
event-fuel-given-up = { $seat }が{ $fuel }を{ $count }個返しました。
event-plant-drawn = 発電所{ $card }が市場に出ました。
event-plant-leaves = 発電所{ $card }がゲームから除かれました。
event-plant-obsolete = 発電所{ $card }は時代遅れになり、ゲームから除かれました。
event-plant-buried = 発電所{ $card }が山札の下に置かれました。
event-twin-leaves = 1枚目の発電所{ $card }がゲームから除かれました。同じ番号がもう1枚残っています。
event-step-3-card-drawn = 「ステップ3」カードが出ました。
event-step-begins = ステップ{ $step }が始まります。
event-fuel-bought = { $seat }が{ $fuel }を{ $price }で買いました。
event-house-built = { $seat }が{ $city }に{ $price }で建設しました。
event-powered = { $count ->
    [0] { $seat }はどの都市にも供給せず、{ $price }を受け取りました。
   *[other] { $seat }が{ $count }都市に供給し、{ $price }を受け取りました。
}
event-fuel-burned = { $seat }が{ $fuel }を{ $count }個使いました。
event-outage = このラウンドに家が{ $count }軒建ちました。停電が起こり、全員が1都市につき3エレクトロを支払います。
event-mines-sold = { $seat }がウランを{ $price }で売りました。
event-resupplied = { $fuel }が{ $count }個、市場に補充されました。
event-oil-cheaper = 石油のストックが足りません。市場の石油{ $count }個が安くなります。
event-game-ends = ゲームが終わります。
event-round-limit-reached = 第{ $round }ラウンドが、取り決めた最後のラウンドでした。

## Why not
why-not-asked = 今はそれを決める場面ではありません。
why-game-over = ゲームは終了しています。
why-no-such-thing = このマップにそのようなものはありません。
why-area-taken = この地域はすでに使われています。
why-area-apart = 使う地域はつながっている必要がありますが、この地域はどれとも隣り合っていません。
why-area-cuts-off = この地域を加えると、どうしても届かない都市ができてしまいます。
why-city-chosen = この都市はすでに使われています。
why-city-apart = 使う都市はつながっている必要がありますが、この都市はどれともつながっていません。
why-must-buy-first-round = 最初のラウンドでは全員が発電所を買わなければなりません。
why-no-such-lot = 市場のその場所に発電所はありません。
why-not-on-offer = 競りにかけられるのは現在の市場の発電所だけです。
why-needs-uranium-area = このマップでは、特定の地域に都市を持つ人だけがウラン発電所を買えます。
why-too-dear = 所持金が足りません。
why-bid-too-low = 入札額は発電所の番号以上で、今の入札額より高くなければなりません。
why-must-open = 発電所を競りにかけた人が最初に入札しなければなりません。
why-bid-above-limit = 入札額の上限は2047エレクトロです。
why-newest-plant = 今買った発電所は手放せません。ほかの発電所を選んでください。
why-nothing-to-give-up = すべて置けるので、返す必要はありません。
why-not-stored-on-plants = その燃料は発電所に置けます。もう一方を返してください。
why-no-room = その燃料を置ける場所が発電所にありません。
why-sold-out = その燃料は売り切れです。
why-price-cap = このマップでは、今のステップでそれほど高い燃料は買えません。
why-other-market = この手番ではもう一方の市場で買ったので、こちらでは買えません。
why-out-of-play = この都市は使われていません。
why-already-there = この都市にはすでに自分の家があります。
why-city-full = 今のステップでは、この都市に空いている場所がありません。
why-not-connected = この都市へ通じる道がありません。
why-start-city-only = 送電網を始められるのは開始都市だけです。
why-two-houses-in-round-1 = 最初のラウンドに建設できるのは、2つの送電網の出発点だけです。
why-second-network-begun = 2つ目のネットワークはすでに始まっています。接続に沿って建設してください。
why-network-limit = 入門ゲームでは7都市を超えて建設できません。
why-not-as-first-city = 送電網を国外から始めることはできません。
why-free-city-only = 最初の家は、家のない都市に建てなければなりません。
why-not-your-plants = 自分のものではない発電所が含まれています。
why-no-fuel = これらの発電所には燃料が足りません。
why-must-power-most = このマップでは、できるだけ多くの都市に供給しなければなりません。
why-not-burnable = ハイブリッド発電所にある燃料では、その石炭と石油の組み合わせは使えません。

## Labels of the board
label-round = 第{ $round }ラウンド
label-step = ステップ{ $step }
label-market = 現在の市場
label-future = 未来の市場
label-stack = 山札{ $count }枚
label-known-top = 一番上：{ $plants }
label-known-bottom = 一番下：{ $plants }
label-fuel = 燃料
label-left = 残り
label-price = 価格
label-supply = ストック
label-resupply = 補充
label-sold-out = 売り切れ
label-mines = 鉱山：ウラン{ $count }個売却済み、次の売却は1都市につき{ $price }
label-order = 手番順
label-player = プレイヤー
label-cash = エレクトロ
label-cities = 都市
label-plants = 発電所
label-can-power = 供給可能
label-houses = 家
label-nothing = –
label-auction = 発電所{ $plant }の競り
label-highest-bid = { $seat }：{ $price }エレクトロ
label-no-bid = 入札なし
label-still-in = 競り継続中：
label-end = { $count }都市でゲーム終了
label-step-2 = { $count }都市でステップ2
label-place = 順位
label-powered = 供給した都市
label-cities-to-build = 接続できる都市

## Warnings, figures, plans
warning-cold-plants = 燃料の足りない発電所が{ $count }つあります。まだ燃料を買えます。
warning-no-city = まだ都市がありません。今なら建設できます。
warning-no-plant = 発電所がありません。このままではこのラウンドは供給できません。
warning-stronger-plant = 供給できる都市がより少ない発電所{ $plant }が手元に残ります。
warning-dark-cities = 供給できるのに停電したままになる都市が{ $count }つあります。

figure-cash = エレクトロ
figure-cities = 都市
figure-capacity = 発電所で供給できる都市数

plan-maximum = 発電所{ $about }に{ $amount }まで入札する
plan-maximum-about = 常に首位になる最小の額で入札し、上限を超えたらパスします。
plan-pass-plant = 発電所{ $about }をパスする
plan-pass-plant-about = 手番が来たらこの競りから降ります。
plan-pass-phase = このラウンドは発電所を買わない
plan-pass-phase-about = このラウンドの競りが終わるまで、聞かれるたびにパスします。

## The page
plant-burning = 発電所{ $plant }：{ $fuel }を{ $units }個使い、{ $cities }都市に供給
plant-free = 発電所{ $plant }：{ $fuel }、燃料不要、{ $cities }都市に供給
plant-mine = 鉱山{ $plant }：{ $cities }都市分の価格でウランを売却
city-out-of-play = 使われていません
city-spaces = { $open ->
    [0] 場所：{ $spaces }。まだ開いていません
   *[other] 場所：{ $spaces }。{ $open }か所が利用可能
}
city-houses = 家：{ $seats }
city-start = 開始都市
city-foreign = 国外：家は1軒だけ、最初の家は不可
stack-step-3 = 「ステップ3」カード入り
stack-twins = これから出る同番号カード：{ $plants }
fuel-on-sale = 市場に{ $count }個
fuel-in-supply = ストックに{ $count }個
fuel-comes = ラウンド終了時に{ $count }個補充
fuel-legend = 次の価格・補充
part-passed = パス済み
part-bought = 購入済み
player-lights = 今{ $cities }都市に供給可能（発電所は{ $capacity }都市分）：収入{ $income }
stored-fuel = { $fuel }：{ $room }個中{ $count }個
goal-end = 最大の送電網 { $most } / { $count }
map-of = マップ：{ $map }
map-about = ルールと収入
map-special-rules = 特別ルール
map-no-special-rules = なし：基本ルールで遊びます。
map-confidence = 情報の確かさ
map-confidence-about = { $confidence ->
    [high] とても確か：都市と費用は多くの独立した資料で一致しています。
    [medium] かなり確か：都市と費用は、一致する少数の資料によります。
   *[low] あまり確かではない：費用の一部が実物のボードと違うかもしれません。
}
map-uncertain-links = 不確かな接続が{ $count }本あり、疑問符が付いています。
map-limits = このテーブル
map-most-plants = 発電所は1人{ $count }つまで
map-payments = 供給した都市数ごとの収入
areas-in-play = 使う地域：{ $areas }
bidder-in = 競り継続中
bidder-out = この競りから降りました
bid-leaves = 残り{ $left }
bid-less = 1減らす
bid-more = 1増やす
bid-between = { $lowest }から{ $highest }まで
build-all = { $count }都市すべてを表示
run-not-possible = これらすべての発電所を動かす燃料がありません。
run-best = 最良の組み合わせを選ぶ
result-network = 送電網が{ $count }都市に達し、そのラウンドでゲームが終わりました。
result-round-limit = 取り決めたラウンド数が終わりました。
result-full-board = 誰も建設できなくなりました。ボードが埋まりました。
result-by-powered = { $seat }は供給した都市の数で{ $other }を上回りました：{ $own }対{ $theirs }。
result-by-cash = { $seat }は所持金で{ $other }を上回りました：{ $own }対{ $theirs }。
result-by-cities = { $seat }は都市の数で{ $other }を上回りました：{ $own }対{ $theirs }。
result-by-tie = { $seat }と{ $other }はすべて同じで、順位を分け合います。
result-tie-breaks = 最後のラウンドに最も多くの都市に供給した人の勝ちです。同数なら所持金、次に送電網の大きさで決まります。
