# Power Grid in Japanese.
game-name = 電力会社
game-about = { -plant }を買い、{ -resource }を仕入れ、{ -city }をつなぎ、誰よりも多くの{ -city }に電力を届けましょう。
lesson-2-title = 後半のステップを学ぶ
edition-rules = ルールは製品のルールブックに従い、新{ -plant }カードと各マップの特別ルールを含みます。
edition-material = ドイツとアメリカは、多くの独立した資料で確認しています。ほかのマップの{ -city }と費用は少数の資料によるため、費用の一部が実物のボードと違うかもしれません。日本、ロシア、北ヨーロッパ、イギリスとアイルランド、オーストラリア、インド、中東、南アフリカは特別ルールの資料も少なく、最も不確かです。
edition-own = 実物をお持ちなら、テーブルを用意するときに「自分のファイル…」を選んで、自分のファイルで遊べます。
edition-more = すべての解釈とその根拠は、Megawattに付属の文書にあります。

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
option-map-korea = 韓国
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
option-areas = { -area }
option-areas-about = 使う{ -area }の決め方：ランダム、順番に選ぶ、またはテーブルを用意するときに一覧で指定します。
option-areas-random = ランダム
option-areas-draft = 順番に選ぶ
option-deck = { -plant }カード
option-deck-about = { -plant }カード：旧{ -plant }カード、新{ -plant }カードを使うバリアント、または自分のカードファイルを使います。
option-deck-base = 旧{ -plant }カード
option-deck-variant-1 = バリアント1：新{ -plant }カードのみ
option-deck-variant-2 = バリアント2：新旧両方、同じ番号は2枚目が残る
option-deck-variant-3 = バリアント3：大{ -plant }カード、{ -area }の代わりに個別の{ -city }
option-introductory = 入門ゲーム
option-introductory-about = 7{ -city }で終わる、初めての人向けの短いゲームです。
option-late_start = 途中から始めるときの1軒目
option-late_start-about = ステップ2と3で、まだ{ -network }のない人が始められる場所です。
option-late_start-any-open-space = 空きスペースのある{ -city }ならどこでも
option-late_start-free-city = 家のない{ -city }のみ
option-city_choice = { -city }の選び方
option-city_choice-about = バリアント3で選べる{ -city }です。ランダムに選ばれる{ -city }は、必ずつながっています。
option-city_choice-connected = つながった{ -city }だけ
option-city_choice-any = どの{ -city }でも
option-round_limit = ラウンド上限
option-round_limit-about = 安全装置です。このラウンド数が過ぎると、{ -network }が終了条件に達したものとしてゲームが終わります。
option-stranded_cities = 届かない{ -city }
option-stranded_cities-about = 最初の版のルールどおり、誰も届かない{ -city }が残る{ -area }の組み合わせも使います。
option-run_without_cities = { -city }なしの発電
option-run_without_cities-about = 最初の版のルールどおり、まだ{ -city }がない人も{ -plant }を動かせます。

## Things
fuel-coal = 石炭
fuel-oil = 石油
fuel-garbage = { -garbage }
fuel-uranium = { -uranium }
fuel-hybrid = 石炭または石油
fuel-wind = { -ecological }
fuel-fusion = 核融合
source-south = 南
source-north = 北
source-storage = 貯蔵所

## Phases and questions
phase-choosing-areas = { -area }の選択
phase-player-order = { -player-order }
phase-auction = 競り
phase-resources = { -resource }の購入
phase-building = 建設
phase-bureaucracy = 決算
phase-game-over = ゲーム終了

question-choose-area = 使う{ -area }を選んでください
question-choose-area-about = 誰かが選んだ{ -area }だけでゲームをします。接続コストの安い{ -area }を選びましょう。次の人も続けて選びます。
question-choose-city = 使う{ -city }を選んでください
question-choose-city-about = ここで選んだ{ -city }だけを使います。安くつながる{ -city }を選びましょう。次の人も続けて選びます。
question-nominate = { -plant }を競りにかけるか、パスしてください
question-nominate-about = 買える{ -plant }は1ラウンドに1基です。いちばん高く入札した人が手に入れます。今パスすると、次のラウンドまで参加できません。
question-nominate-must = { -plant }を競りにかけてください
question-nominate-must-about = 最初のラウンドでは全員が{ -plant }を買います。いちばん高く入札した人が手に入れます。
question-open = 最初の値をつけてください
question-open-about = あなたの入札で競りが始まります。カードの番号が最低額です。ほかの人はもっと高く入札できます。
question-raise = 値を上げるか、パスしてください
question-raise-about = 続けるなら高く入札し、降りるならパスします。このラウンドに別の{ -plant }を買うことはできます。
question-discard = { -plant }を1基捨ててください
question-discard-about = { -plant }が多すぎます。選んだ1基はゲームから除外され、置いてあった{ -resource }は、置けるならほかへ移ります。
question-give-up = 置ききれない石炭か石油を返してください
question-give-up-about = { -plant }に置ききれない分を戻します。買うと高くなるほうを残しましょう。
question-buy = { -resource }を買うか、終了してください
question-buy-about = ラウンドの終わりに{ -plant }を動かすために使います。買うほど値段が上がり、後の人は高くなります。
question-build = 建設するか、終了してください
question-build-about = つないだ{ -city }に電力を供給すると収入になります。費用は建設コストと接続コストの合計です。このあと収入を受け取ります。
question-run = 稼働させる{ -plant }を選んでください
question-run-about = 動かした{ -plant }は{ -resource }を使い、{ -city }に電力を供給します。{ -network }の大きさまで、供給した数だけ収入があります。
question-burn = ハイブリッド{ -plant }で使う{ -resource }を選んでください
question-burn-about = ハイブリッドの{ -plant }は石炭でも石油でも動きます。後で必要なほうや、高くなりそうなほうを残しましょう。
question-nothing = 決めることはありません

## Moves
move-pass = パス
move-done = 終了
move-area = { $area }を使う
move-city = { $city }を使う
move-nominate = { -plant }{ $plant }を競りにかける
move-discard = { -plant }{ $plant }を捨てる
move-return = { $fuel }を1個返す
move-buy = { $fuel }を買う
move-build = { $city }に建設する
move-found = { $city }で2つ目の{ -network }を始める
move-run = { $count ->
    [0] 何も稼働させない
   *[other] { -plant }{ $plants }を稼働させる
}
move-burn = { $coal ->
    [0] 石油{ $oil }個を使う
   *[other] { $oil ->
        [0] 石炭{ $coal }個を使う
       *[other] 石炭{ $coal }個と石油{ $oil }個を使う
    }
}
move-bid = { $price }で入札する

cost-buy = { $lit ->
    [0] { $price }{ -elektro }、残り{ $left }。まだどの{ -city }にも供給できません
   *[other] { $price }{ -elektro }、残り{ $left }。{ $lit }{ -city }に供給できます
}
cost-nominate = { $price }{ -elektro }から
cost-build = { $price }{ -elektro }（建設コスト{ $space }＋接続コスト{ $connection }）、残り{ $left }
cost-found = { $price }{ -elektro }、残り{ $left }
cost-run = { $powered ->
    [0] 供給なし、{ $income }{ -elektro }
   *[other] { $powered }{ -city }に供給、{ $income }{ -elektro }
}

## ほかに何も起きない行動
did-done = { $seat }が行動を終えました。
did-run = { $count ->
    [0] { $seat }は何も稼働させません。
   *[other] { $seat }が{ -plant }{ $plants }を稼働させます。
}

## What happened
event-area-chosen = { $seat }が{ $area }を選びました。
event-city-chosen = { $seat }が{ $city }を選びました。
event-round-begins = 第{ $round }ラウンドが始まります。
event-order-set = { -player-order }が決まりました。
event-passed-phase = { $seat }はこのラウンド、{ -plant }を買いません。
event-nominated = { $seat }が{ -plant }{ $card }を競りにかけました。
event-bid-made = { $seat }が{ -plant }{ $card }に{ $price }で入札しました。
event-passed-bid = { $seat }が{ -plant }{ $card }の競りから降りました。
event-plant-bought = { $seat }が{ -plant }{ $card }を{ $price }{ -elektro }で落札しました。
event-plant-discarded = { $seat }が{ -plant }{ $card }を捨てました。
event-fuel-given-up = { $seat }が{ $fuel }を{ $count }個返しました。
event-plant-drawn = { -plant }{ $card }が市場に出ました。
event-plant-leaves = { -plant }{ $card }がゲームから除外されました。
event-plant-obsolete = { -plant }{ $card }は旧式になり、ゲームから除外されました。
event-plant-buried = { -plant }{ $card }が山札の下に置かれました。
event-twin-leaves = { $units ->
    [0] 1枚目の{ -plant }{ $card }（{ $fuel }、{ $cities }{ -city }）がゲームから除外されました。2枚目はこれから出ます。
   *[other] 1枚目の{ -plant }{ $card }（{ $fuel }{ $units }個、{ $cities }{ -city }）がゲームから除外されました。2枚目はこれから出ます。
}
event-step-3-card-drawn = 「ステップ3」カードが出ました。
event-step-begins = ステップ{ $step }が始まります。
event-fuel-bought = { $seat }が{ $fuel }を{ $price }{ -elektro }で買いました。
event-house-built = { $seat }が{ $city }に{ $price }{ -elektro }で建設しました。
event-powered = { $count ->
    [0] { $seat }はどの{ -city }にも供給せず、{ $price }{ -elektro }を受け取りました。
   *[other] { $seat }が{ $count }{ -city }に供給し、{ $price }{ -elektro }を受け取りました。
}
event-fuel-burned = { $seat }が{ $fuel }を{ $count }個使いました。
event-outage = このラウンドに家が{ $count }軒建ちました。停電が起こり、全員が1{ -city }につき3{ -elektro }を支払います。
event-mines-sold = { $seat }が{ -uranium }を{ $price }{ -elektro }で売りました。
event-resupplied = { $fuel }が{ $count }個、市場に補充されました。
event-oil-cheaper = 石油のストックが足りません。市場の石油{ $count }個が安くなります。
event-game-ends = ゲームが終わりました。
round-card-powered = 供給
round-card-earned = 収入
round-card-spent = 支出
round-card-built = 建設
round-card-plants = 新しい{ -plant }
event-round-limit-reached = 第{ $round }ラウンドが、取り決めた最後のラウンドでした。
story-goods = { $fuel }{ $count }個
story-bought = { $seat }が{ $goods }を{ $price }{ -elektro }で買いました。
story-built = { $seat }が{ $count }か所の{ -city }に{ $price }{ -elektro }で建設しました。
story-nothing = { $seat }は何も買いませんでした。
story-resupplied = 市場が補充されました。

## Why not
why-not-asked = 今はそれを決める場面ではありません。
why-game-over = ゲームは終了しています。
why-no-such-thing = このマップにそのようなものはありません。
why-area-taken = この{ -area }はすでに使われています。
why-area-apart = 使う{ -area }はつながっている必要がありますが、この{ -area }はどれとも隣り合っていません。
why-area-cuts-off = この{ -area }を加えると、どうしても届かない{ -city }ができてしまいます。
why-city-chosen = この{ -city }はすでに使われています。
why-city-apart = 使う{ -city }はつながっている必要がありますが、この{ -city }はどれともつながっていません。
why-must-buy-first-round = 最初のラウンドでは全員が{ -plant }を買わなければなりません。
why-no-such-lot = 市場のその場所に{ -plant }はありません。
why-not-on-offer = 競りにかけられるのは{ -current-market }の{ -plant }だけです。
why-needs-uranium-area = このマップでは、特定の{ -area }に{ -city }を持つ人だけが{ -uranium }{ -plant }を買えます。
why-too-dear = お金が足りません。
why-bid-too-low = 入札額は{ -plant }の番号以上で、今の入札額より高くなければなりません。
why-must-open = { -plant }を競りにかけた人が最初に入札しなければなりません。
why-bid-above-limit = 入札額の上限は2047{ -elektro }です。
why-newest-plant = 今買った{ -plant }は捨てられません。ほかの{ -plant }を選んでください。
why-nothing-to-give-up = すべて置けるので、返す必要はありません。
why-not-stored-on-plants = その{ -resource }は{ -plant }に置けます。もう一方を返してください。
why-no-room = その{ -resource }を置ける場所が{ -plant }にありません。
why-sold-out = その{ -resource }は売り切れです。
why-price-cap = このマップでは、今のステップでそれほど高い{ -resource }は買えません。
why-other-market = この手番ではもう一方の市場で買ったので、こちらでは買えません。
why-out-of-play = この{ -city }は使われていません。
why-already-there = この{ -city }にはすでに自分の家があります。
why-city-full = 今のステップでは、この{ -city }に空きスペースがありません。
why-not-connected = この{ -city }へつながる経路がありません。
why-start-city-only = { -network }を始められるのは開始{ -city }だけです。
why-two-houses-in-round-1 = 最初のラウンドに建設できるのは、2つの{ -network }の出発点だけです。
why-second-network-begun = 2つ目の{ -network }はすでに始まっています。接続に沿って建設してください。
why-network-limit = 入門ゲームでは7{ -city }を超えて建設できません。
why-not-as-first-city = { -network }を国外から始めることはできません。
why-free-city-only = 最初の家は、家のない{ -city }に建てなければなりません。
why-not-your-plants = 自分のものではない{ -plant }が含まれています。
why-no-fuel = これらの{ -plant }には{ -resource }が足りません。
why-must-power-most = このマップでは、できるだけ多くの{ -city }に供給しなければなりません。
why-not-burnable = ハイブリッド{ -plant }にある{ -resource }では、その石炭と石油の組み合わせは使えません。

## Labels of the board
label-round = 第{ $round }ラウンド
label-step = ステップ{ $step }
label-market = { -current-market }
label-future = { -future-market }
label-stack = 山札{ $count }枚
label-known-top = いちばん上：{ $plants }
label-known-bottom = いちばん下：{ $plants }
label-fuel = { -resource }
label-left = 残り
label-price = 価格
label-supply = ストック
label-resupply = 補充
label-sold-out = 売り切れ
label-mines = 鉱山：{ -uranium }{ $count }個売却済み、次の売却は1{ -city }につき{ $price }
label-order = { -player-order }
label-player = プレイヤー
label-cash = { -elektro }
label-cities = { -city }
label-plants = { -plant }
label-can-power = 供給可能
label-houses = 家
label-nothing = –
label-auction = { -plant }{ $plant }の競り
label-highest-bid = { $seat }：{ $price }{ -elektro }
label-no-bid = 入札なし
label-still-in = 競り継続中
label-end = { $count }{ -city }でゲーム終了
label-step-2 = { $count }{ -city }でステップ2
label-place = 順位
label-powered = 供給した{ -city }
label-cities-to-build = 接続できる{ -city }

## Warnings, figures, plans
warning-cold-plants = { -resource }の足りない{ -plant }が{ $count }基あります。まだ{ -resource }を買えます。
warning-no-city = まだ{ -city }がありません。今なら建設できます。
warning-no-plant = { -plant }がありません。このままではこのラウンドは供給できません。
warning-stronger-plant = 供給できる{ -city }がより少ない{ -plant }{ $plant }が手元に残ります。
warning-dark-cities = 供給できるのに停電したままになる{ -city }が{ $count }か所あります。

figure-cash = { -elektro }
figure-cities = { -city }
figure-capacity = { -plant }で供給できる{ -city }数

plan-maximum = { -plant }{ $about }に{ $amount }まで入札する
plan-maximum-about = 常に首位になる最小の額で入札し、上限を超えたらパスします。
plan-pass-plant = { -plant }{ $about }をパスする
plan-pass-plant-about = 手番が来たらこの競りから降ります。
plan-pass-phase = このラウンドは{ -plant }を買わない
plan-pass-phase-about = このラウンドの競りが終わるまで、聞かれるたびにパスします。
plan-pass-until = 第{ $amount }ラウンドが始まるまで{ -plant }を買わない
plan-pass-until-about = そのラウンドか次のステップが始まるまで、聞かれるたびにパスします。

## The page
plant-burning = { -plant }{ $plant }：{ $fuel }を{ $units }個使い、{ $cities }{ -city }に供給
plant-free = { -plant }{ $plant }：{ $fuel }、{ -resource }不要、{ $cities }{ -city }に供給
plant-mine = 鉱山{ $plant }：{ $cities }{ -city }分の価格で{ -uranium }を売却
city-out-of-play = 使われていません
city-spaces = { $open ->
    [0] スペース：{ $spaces }。まだ開いていません
   *[other] スペース：{ $spaces }。{ $open }か所が利用可能
}
city-houses = 家：{ $seats }
city-start = 開始{ -city }
city-foreign = 国外：家は1軒だけ、最初の家は不可
stack-step-3 = 「ステップ3」カード入り
stack-twins = これから出る2枚目のカード：{ $plants }
stack-left = ゲームから除外された{ -plant }：{ $count }枚
fuel-on-sale = 市場に{ $count }個
fuel-in-supply = ストックに{ $count }個
fuel-comes = ラウンド終了時に{ $count }個補充
fuel-legend = 次の価格・補充
part-passed = パス済み
part-bought = 購入済み
player-lights = 今{ $cities }{ -city }に供給可能（{ -plant }は{ $capacity }{ -city }分）：収入{ $income }{ -elektro }
stored-fuel = { $fuel }：{ $room }個中{ $count }個
goal-end = 最大の{ -network }{ $most }／{ $count }
map-of = マップ：{ $map }
map-about = ルールと収入
map-special-rules = 特別ルール
map-no-special-rules = なし：基本ルールで遊びます。
map-limits = このテーブル
map-most-plants = { -plant }は1人{ $count }基まで
map-payments = 供給した{ -city }数ごとの収入
areas-in-play = 使う{ -area }：{ $areas }
bidder-in = 競り継続中
bidder-out = この競りから降りました
bid-leaves = 残り{ $left }
bid-less = 1減らす
bid-more = 1増やす
bid-between = { $lowest }から{ $highest }まで
shortcut-fill-all = すべての{ -plant }の{ -resource }：{ $price }{ -elektro }、残り{ $left }
shortcut-fill-plant = { -plant }{ $plant }の{ -resource }：{ $price }{ -elektro }、残り{ $left }
shortcut-tokens = { $fuel }を{ $count }個、{ $price }{ -elektro }で買う、残り{ $left }
shortcut-build = { $city }に{ $price }{ -elektro }で建設し、終了する
shortcut-build-cheapest = 最も安い{ $count }{ -city }に{ $price }{ -elektro }で建設、残り{ $left }
build-cheapest = 最安の{ $count }{ -city }
routine-run = いつも最良の{ -plant }を動かす
bid-up-to = { $amount }まで自動入札
pass-all = 以後パス
pass-all-about = 次のラウンドまでパスする
shortcut-open = { -plant }{ $plant }を競りにかけ、{ $price }{ -elektro }で入札する
fill-all = すべての{ -plant }
fill-plant = { -plant }{ $plant }
fill-finish = これで終了
fill-finish-about = これを買って購入を終える
open-at = { $price }で開始
open-other = 別の額
build-all = { $count }{ -city }すべてを表示
run-not-possible = これらすべての{ -plant }を動かす{ -resource }がありません。
run-best = 最良の組み合わせを選ぶ
result-network = { -network }が{ $count }{ -city }に達し、そのラウンドでゲームが終わりました。
result-round-limit = 取り決めたラウンド数が終わりました。
result-full-board = 誰も建設できなくなりました。ボードが埋まりました。
result-by-powered = { $seat }は供給した{ -city }の数で{ $other }を上回りました：{ $own }対{ $theirs }。
result-by-cash = { $seat }はお金で{ $other }を上回りました：{ $own }対{ $theirs }。
result-by-cities = { $seat }は{ -city }の数で{ $other }を上回りました：{ $own }対{ $theirs }。
result-by-tie = { $seat }と{ $other }はすべて同じで、順位を分け合います。
result-tie-breaks = 最後のラウンドに最も多くの{ -city }に供給した人の勝ちです。同数ならお金、次に{ -network }の大きさで決まります。

## Legend
legend-plants = { -plant }
legend-plant = 番号（最低入札額）、必要な{ -resource }、電力を供給できる{ -city }の数
legend-hybrid = ハイブリッド：石炭と石油を自由に組み合わせられます
legend-free = { -resource }が不要です
legend-powered = 電力を供給した{ -city }
legend-resources = { -resource }
legend-map = マップ上
legend-city = { -city }と、あなたが建てるときの費用。点は後のステップで使えるスペース
legend-built = あなたの家がある{ -city }
legend-full = 家が2軒：ステップ3まで満員
legend-network = { -network }の規模

## 序盤
trait-first-plant = 最初の{ -plant }

## 見どころ
moment-area = { $area }に最初の{ -city }
moment-last-round = { $seat }が{ $count }番目の{ -city }を接続しました。このラウンドで終わります。

## キャラクターの戦い方
character-beaver-about = 入札は控えめで、{ -resource }の代金を残し、電気を送れる分だけ建てます。
character-fox-about = ほとんどの競りに加わり、めったにパスしません。
character-hare-about = 電気を送れるようになるずっと前に、持ち金をすべて{ -city }に使います。
character-owl-about = より大型の{ -plant }が出るまで、パスして待ちます。
character-magpie-about = あとのラウンドのために{ -resource }をため込みます。
