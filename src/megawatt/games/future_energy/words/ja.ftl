# Future Energy in Japanese.
game-name = フューチャー・エナジー
game-about = ヨーロッパの古い発電所を建て替え、建設契約を完了し、各地域に送電網を広げましょう。

## Options
option-module_1 = モジュール1：最大の送電網
option-module_1-about = 自分の発電所を最も多くつなぐ送電網にある発電所1つにつき2勝利点。
option-module_2 = モジュール2：公共契約
option-module_2-about = 建て替えで得たタイルを集め、公共契約に使います。
option-module_3 = モジュール3：運転期間の延長
option-module_3-about = 新しい建設用地が加わり、原子力は送電線の代わりに無料の経路をもたらします。
option-board = ゲームボード
option-board-about = この人数用に再現したボード面、または自作のボードファイル。
option-board-reconstructed = 再現版
option-contracts = 建設契約
option-contracts-about = 再現した建設契約、または自作のファイル。
option-contracts-reconstructed = 再現版
option-public_contracts = 公共契約
option-public_contracts-about = 再現した公共契約、または自作のファイル。
option-public_contracts-reconstructed = 再現版
option-joining = 共同建設の時点
option-joining-about = ほかの人に参加を尋ねる時点です。ドイツ語版では最後、英語版では最初です。
option-joining-after-action = タイルのアクションの後
option-joining-before-action = タイルのアクションの前
option-empty_spaces = 空きスペース
option-empty_spaces-about = 終了時に空きスペースの得点になる契約です。ドイツ語版とオランダ語版は未完了のもの、英語版はすべてです。
option-empty_spaces-uncompleted = 未完了の契約のみ
option-empty_spaces-all = すべての契約
option-two_plants = 2基置くカード
option-two_plants-about = 6点のカードで置く2基の出どころです。それぞれ好きな契約から（ドイツ語版）か、2基とも同じ契約から（英語版とオランダ語版）です。
option-two_plants-any-contracts = 好きな契約から
option-two_plants-one-contract = 1枚の契約から
option-ground_gifts = モジュール3の建設用地
option-ground_gifts-about = 新しい建設用地の契約・送電線・発電所を断ってよいか（ドイツ語版）、必ず受けるか（英語版とオランダ語版）。
option-ground_gifts-may-decline = 断ってよい
option-ground_gifts-must-take = 必ず受ける
option-card_window = 公共契約の使用
option-card_window-about = 建設と共同建設の間にも公共契約を使えるか。ルールには自分の手番にとだけあります。
option-card_window-after-joining = 共同建設の前は不可
option-card_window-before-joining = 共同建設の前も可
option-doubled_space = 石油スペースの2基
option-doubled_space-about = 石油スペースの2基を石油の用地へまとめて建てるか、1基ずつか。
option-doubled_space-together = まとめて
option-doubled_space-one-by-one = 1基ずつ

## Things
tile-oil = 石油
tile-gas = 天然ガス
tile-coal = 石炭
tile-nuclear = 原子力
tile-investor = 投資家
tile-engineer = 技術者
tile-ground = 建設用地
tile-ground-4-million = 建設用地（4百万）
tile-ground-5-million = 建設用地（5百万）
tile-ground-5-points = 建設用地（5点）
tile-ground-contract = 建設用地（契約）
tile-ground-lines = 建設用地（送電線2本）
tile-ground-plant = 建設用地（発電所）
tile-oil-about = 他の契約の石油発電所をさらに2つまでここに置けます。
tile-gas-about = 3～5点のCO₂証書を1枚引きます。
tile-coal-about = 契約上の発電所1つをストックに戻せます。
tile-nuclear-about = 送電線1本を無料で置けます（他人の線の横も可）。
tile-nuclear-extended-about = 原子力ボードに置くと、移動ごとに1経路が無料になります。
tile-investor-about = 毎手番の収入が1百万増えます。
tile-engineer-about = 毎手番の計画アクションが1回増えます。
tile-ground-about = どの発電所でも建設でき、3百万を得ます。
tile-ground-4-million-about = どの発電所でも建設でき、4百万を得ます。
tile-ground-5-million-about = どの発電所でも建設でき、5百万を得ます。
tile-ground-5-points-about = どの発電所でも建設でき、5点を得ます。
tile-ground-contract-about = どの発電所でも建設でき、建設契約1枚を無料で取れます。
tile-ground-lines-about = どの発電所でも建設でき、送電線2本を無料で置けます。
tile-ground-plant-about = どの発電所でも建設でき、もう1つを自分の場所に置けます。
effect-gain-money = { $count }百万を得る
effect-relocate-to-empty-link = 自分の送電線1本を空き経路へ移す
effect-sell-certificate = 証書1枚を売る
effect-shift-plant = 発電所を隣のマスへずらす
effect-move-crew = 建設隊を無料で1経路動かす
effect-return-plant = 発電所1つを戻す
effect-relocate-to-any-link = 自分の送電線1本を移す（他人の線の横も可）
effect-join-foreign-plants = 他人の発電所のある場所に{ $count }つ置く
effect-free-contract = 建設契約1枚を無料で取る
effect-swap-tiles = ボード上の旧エネルギー2枚を入れ替える
effect-second-oil-plant = 石油マスに2つ目の発電所を置く
effect-place-line = 送電線1本を置く（他人の線の横も可）
effect-repeat-planning = 計画アクションを1つ繰り返す
region-north = 北部
region-west = 西部
region-south = 南部
region-east = 東部
region-south-west = 南西部
region-south-east = 南東部

## Phases and questions
phase-planning = 計画
phase-moving = 建設隊の移動
phase-building = 建設
phase-tile-action = タイルのアクション
phase-joint-construction = 共同建設
phase-end-of-turn = 手番の終わり
phase-game-over = ゲーム終了

question-plan = 計画アクションを選ぶか、計画を終えてください
question-place-line = 送電線を置く経路を選んでください
question-crew = 建設隊が建設する場所を選んでください
question-route = 最良の道を行くか、次の経路を自分で選んでください
question-build = 建設する発電所を選んでください
question-extend = タイルを原子力ボードに置くか、公共契約用に手元に残すか選んでください
question-return-plant = ストックに戻す発電所を選んでください
question-extra-oil = この場所に追加する石油の発電所を選ぶか、断ってください
question-take-contract = 無料で取る建設契約を選んでください
question-extra-plant = 自分の場所に追加する発電所を選ぶか、断ってください
question-plant-site = 発電所を置く場所を選んでください
question-join = 2百万を払って共同建設に参加しますか
question-use-cards = 公共契約を使うか、完了してください
question-lift-line = 移す送電線を選んでください
question-sell-certificate = 売るCO₂証書を選んでください
question-shift-plant = 隣のマスへずらす発電所を選んでください
question-move-crew = 建設隊を1経路動かしてください
question-foreign-plant = 他人の発電所の横に置く発電所を選んでください
question-foreign-site = 他人の発電所がある場所を選んでください
question-swap-first = 入れ替える1枚目のタイルを選んでください
question-swap-second = 2枚目のタイルを選んでください
question-double-oil = 石油マスに2つ目の発電所を置く契約を選んでください
question-repeat = 繰り返す計画アクションを選んでください
question-nothing = 決めることはありません

## Moves
move-done = 終了
move-skip = 断る
move-go = 最良の道を行く
move-line = 送電線を1本買う
move-lines = 送電線を2本買う
move-contract = 建設契約 { $contract }
move-public = 公共契約 { $public }
move-blind = 山札の公共契約
move-use = { $count ->
    [0] 公共契約 { $public } を使う
   *[other] 公共契約 { $public } を{ $replaced }なしで使う
}
move-place = { $link } に送電線
move-lift = { $link } の送電線を移す
move-crew = 建設隊を { $place } へ
move-step = { $place } へ進む
move-free = { $place } へ無料で進む
move-build = { $contract } の{ $tile }の発電所を建設
move-return = { $contract } の{ $tile }の発電所を戻す
move-join = { $contract } の{ $tile }の発電所で参加
move-shift = { $side ->
    [left] { $contract } の{ $tile }の発電所を左へずらす
   *[right] { $contract } の{ $tile }の発電所を右へずらす
}
move-double = { $contract } に2つ目の石油発電所
move-site = { $place }
move-swap = { $place } のタイル
move-sell = { $points }点の証書を売る
move-extend = 運転期間を延ばす
move-keep = タイルを残す

cost-line = { $price }百万、残り{ $left }百万
cost-lines = { $price }百万、残り{ $left }百万
cost-contract = { $price ->
    [0] 無料
   *[other] { $price }百万、残り{ $left }百万
}。発電所{ $plants }つ、{ $points }点
cost-public = { $price }百万、残り{ $left }百万
cost-blind = { $price }百万、残り{ $left }百万
cost-use = { $points ->
    [0] 得点なし
   *[other] { $points }点
}
cost-place = 送電網の地域数：{ $more ->
    [0] { $regions }
   *[other] { $regions }（+{ $more }）
}、残りの送電線{ $left }本
cost-crew = { $price ->
    [0] 無料
   *[other] { $price }百万（{ $payees }）、残り{ $left }百万
}
cost-go = { $price ->
    [0] 無料
   *[other] { $price }百万（{ $payees }）、残り{ $left }百万
}
cost-step = { $price ->
    [0] 無料
   *[other] { $price }百万（{ $payees }）
}{ $rest ->
    [0] {""}
   *[other] 、その先に少なくとも{ $rest }百万
}
cost-free = 無料{ $rest ->
    [0] {""}
   *[other] 、その先に少なくとも{ $rest }百万
}
cost-build = { $remaining ->
    [0] 契約完了：{ $points }点と{ $income }百万
   *[other] 契約に残る発電所：{ $remaining }
}
cost-return = { $remaining ->
    [0] 契約完了：{ $points }点と{ $income }百万
   *[other] 契約に残る発電所：{ $remaining }
}
cost-join = { $price }百万、残り{ $left }百万。{ $remaining ->
    [0] 契約完了：{ $points }点と{ $income }百万
   *[other] 契約に残る発電所：{ $remaining }
}
cost-sell = { $income }百万を得る
payee-bank = 銀行に{ $money }
payee-rival = { $rival }に{ $money }
warning-nothing-planned = 技術者が余っています。送電線は1百万で買え、建設隊の費用も残ります。
warning-crew-stranded = これを買うと建設隊のどの道も払えず、この手番は何も建設できません。
warning-no-slot = このタイルを置く空きがなく、効果が失われます。同じ費用以下で行ける場所が他にあります。
warning-declines-line = この送電線は無料です。
warning-declines-contract = この発電所で契約が1枚完了し、{ $points }点と1百万を得られます。
warning-declines-space = お金を使える手番はもうありません。空けたマスは1つ1点になります。
warning-loses-points = 本物のタイルで払えば{ $points }点ですが、代用すると得点はありません。
warning-points-left = これが最後の手番です。公共契約でまだ{ $points }点を得られます。
plan-decline-joining = 自分の手番まで参加しない
plan-decline-joining-about = 次の手番が始まるまで、共同建設を自動的に断ります。
figure-points = 勝利点
figure-cash = 資金
figure-plants = ボード上の発電所

## What happened
event-round-begins = 第{ $round }ラウンドが始まります。
event-revenue = { $seat } が収入{ $money }百万を得ました。
event-lines-bought = { $seat } が送電線{ $count }本を{ $money }百万で買いました。
event-line-placed = { $seat } が { $link } に送電線を置きました。
event-line-lifted = { $seat } が { $link } の送電線を取りました。
event-contract-bought = { $seat } が建設契約 { $contract } を{ $money }百万で買いました。
event-contract-taken = { $seat } が建設契約 { $contract } を無料で取りました。
event-contract-laid = 建設契約 { $contract } が場に出ました。
event-contract-completed = { $seat } が { $contract } を完了しました：{ $points }点と{ $money }百万。
event-public-bought = { $seat } が公共契約 { $public } を{ $money }百万で買いました。
event-public-laid = 公共契約 { $public } が場に出ました。
event-crew-steps = { $seat } が建設隊を { $place } へ動かしました。
event-crew-stays = { $seat } は建設隊を動かせません。
event-charge-paid = { $seat } が { $rival } に送電線の使用料{ $money }百万を払いました。
event-bank-paid = { $seat } が経路の費用{ $money }百万を銀行に払いました。
event-plant-built = { $seat } が { $place } に発電所を建設しました（{ $tile }）。
event-tile-taken = { $seat } が{ $tile }のタイルを取りました。
event-hired = { $seat } が{ $tile }のタイルを個人ボードに置きました。
event-extended = { $seat } が原子力発電所の運転期間を延ばしました。
event-tile-kept = { $seat } が{ $tile }のタイルを手元に残しました。
event-tile-boxed = { $seat } には{ $tile }のタイルを置く場所がありません。
event-money-gained = { $seat } が{ $money }百万を得ました。
event-points-gained = { $seat } が{ $points }点を得ました。
event-certificate-drawn = { $seat } がCO₂証書を引きました。
event-certificate-seen = { $seat } の証書は{ $points }点です。
event-certificate-sold = { $seat } が{ $points }点の証書を{ $money }百万で売りました。
event-plant-returned = { $seat } が { $contract } の発電所を戻しました（{ $tile }）。
event-joined = { $seat } が{ $money }百万を払い { $place } の建設に参加しました。
event-joining-declined = { $seat } は参加しません。
event-wildcard-taken = { $seat } がワイルドカードを取りました。
event-public-used = { $seat } が公共契約 { $public } を使いました。
event-public-scored = { $seat } が { $public } で{ $points }点を得ました。
event-plant-shifted = { $seat } が { $contract } の発電所を{ $tile }の下へずらしました。
event-tiles-swapped = { $seat } が { $place } と { $there } のタイルを入れ替えました。
event-second-plant = { $seat } が { $contract } に2つ目の石油発電所を置きました。
event-last-line-placed = { $seat } が最後の送電線を置きました。このラウンドで終わります。
event-last-contract-laid = 建設契約の山札が尽きました。このラウンドで終わります。
event-standstill = 第{ $round }ラウンドには建設も購入も配置もありませんでした。
event-game-ends = ゲームが終わりました。

## Why not
why-not-asked = 今はそれを決める時ではありません。
why-game-over = ゲームは終了しました。
why-no-such-thing = このゲームにそのようなものはありません。
why-no-engineer = この手番の技術者はすべて使いました。
why-already-covered = 各計画アクションは1手番に1回だけです。
why-must-buy-contract = 契約上に発電所がないので、まず建設契約を買わなければなりません。
why-too-dear = お金が足りません。
why-no-lines-left = ストックの送電線が足りません。
why-no-free-link = 送電線のない経路が足りません。
why-no-such-card = 場のその位置に契約はありません。
why-too-few-plants = この契約のすべてのアイコンに置く発電所が足りません。
why-stack-empty = 山札がありません。
why-not-covered = 繰り返せるのはこの手番に行った計画アクションだけです。
why-out-of-play = その場所と経路は2人ゲームでは使いません。
why-link-taken = この経路にはすでに送電線があります。
why-own-line-there = この経路にはすでに自分の送電線があります。
why-link-full = この経路にはすでに送電線が2本あります。
why-same-link = 別の経路に移さなければなりません。
why-not-your-line = この経路に自分の送電線はありません。
why-no-tile = 建設隊はタイルのある場所で止まらなければなりません。
why-no-matching-plant = 契約のそのアイコンの下に発電所がありません。
why-no-way = 他のタイルを通らずに払える費用で行ける道がありません。
why-must-move = 合う場所に行けるので、建設隊は動かなければなりません。
why-not-adjacent = 建設隊からそこへ続く経路はありません。
why-already-passed = この移動ですでに通った場所です。
why-tile-in-the-way = そのタイルは通り抜けることも止まることもできません。
why-no-way-on = そこからは手持ちの資金で選んだ場所に行けません。
why-no-extension = この移動で使える無料の経路はもうありません。
why-costs-nothing = 自分の送電線があるので、もともと無料です。
why-not-your-plant = そこに自分の発電所はありません。
why-wrong-icon = その発電所は別のアイコンの下にあります。
why-other-contract = 追加の石油発電所は別の契約から取ります。
why-site-full = 1つの場所に置けるのは1人3つまでです。
why-no-own-plant = この場所に自分の発電所はありません。
why-no-foreign-plant = この場所に他人の発電所はありません。
why-not-on-start = スタートスペースには建設しません。
why-must-place = これは必ず行います。
why-not-your-card = 自分の公共契約ではありません。
why-needs-one-energy = 示されたエネルギーのうち少なくとも1つは本物のタイルで払います。
why-lacks-energy = 示されたエネルギーのタイルが足りません。
why-lacks-substitutes = 代わりになるものが足りません。
why-no-such-certificate = その値の証書を持っていません。
why-space-taken = そのマスには発電所があります。
why-no-space-there = 契約のその側にマスはありません。
why-no-energy-tile = 入れ替えられるのは4種の旧エネルギーのタイルだけです。
why-same-tile = 別のタイルを選んでください。1枚だけでは入れ替えられません。
why-already-double = その石油マスにはすでに発電所が2つあります。
why-no-plants-left = ストックに発電所がありません。
why-same-contract = 2基とも同じ契約から置きます。

## Labels of the board
label-round = 第{ $round }ラウンド
label-last-round = 最終ラウンド
label-display = 建設契約
label-public = 公共契約
label-stack = 山札 { $count }枚
label-price = 価格
label-points = 点
label-contract = 契約
label-icons = アイコン
label-effect = 効果
label-player = プレイヤー
label-money = 資金
label-plants = 発電所
label-lines = 送電線
label-engineers = 技術者
label-investors = 投資家
label-extensions = 延長
label-certificates = 証書
label-contracts = 契約
label-kept = 集めたタイル
label-wildcards = ワイルドカード{ $count }枚
label-regions = 地域
label-crew = 建設隊：{ $place }
label-route = { $place } への道
label-nothing = –
label-place = 順位
label-empty-spaces = 空きマス
label-grid = 送電網
label-largest-grid = 最大の送電網
label-total = 合計
label-map = 地図
label-now = 現在
label-note = 注記
label-quoted = 「{ $text }」
label-starting-contract = スタート契約
label-contract-about = ストックの発電所{ $count }つを置きます。すべてなくなると{ $points }点と1百万。
label-public-about = { $energies }を使い、{ $points }点を得ます。
label-one-line = 送電線1本
label-two-lines = 送電線2本
label-covered = この手番に使用済み
label-end = ゲームの終わり
label-end-about = 建設契約の山札が尽きるか（残り{ $stack }枚）、誰かが最後の送電線を置くと（最少残り{ $lines }本）最終ラウンドになります。
label-fewest-lines = 送電線の最少残り
label-line-of = { $player } の送電線
label-no-line = 送電線なし
label-plants-of = { $player }：発電所{ $count }つ
label-blocked = 2人ゲームでは使いません
label-start = スタートスペース：どの地域にも属さず、建設隊は通れます。
label-region-points = 発電所が多い順の終了時得点：{ $points }
label-region-now = { $player }：発電所{ $count }つ、{ $points }点
label-turn = 手番
label-turn-of = { $player } の手番
label-kite = スタート凧：毎ラウンド最初の手番
label-income = 毎手番の収入{ $money }百万
label-plants-left = ストックの発電所
label-lines-left = ストックの送電線
label-reached = 送電網の地域数：{ $count }
label-nuclear-board = 原子力ボード
label-certificate = CO₂証書
label-certificate-hidden = 裏向き
label-plant-here = 発電所が{ $count }つあります。
label-space-empty = 空きマスです。
label-held = { $contract }：{ $points }点、発電所：{ $plants }
label-completed = 完了した契約{ $count }枚
label-if-over = 今終われば{ $points }点
label-if-over-hidden = 裏向きの証書{ $count }枚を除く
label-reconstructed-about = 印刷されたボードとカードは確認できなかったため、ボードと契約は再現したものです。製品をお持ちの方は自分のファイルで遊べます。
label-engineers-ready = 使える技術者：{ $count }人
label-join-about = { $player } が { $place } に建設しました（{ $tile }）。参加すると { $player } に{ $price }百万を払い、自分の発電所も1つ置きます。
label-paid = これまでの支払い：{ $payees }
label-free-links = 残りの無料経路：{ $count }
label-lines-due = 置く送電線：{ $count }本
label-building = 建設隊は { $place } にいます。
label-plant-waits = { $contract } の{ $tile }の発電所
label-swap-first = 1枚目のタイル：{ $place }
label-lifted = { $link } の送電線
label-substitutes = { $tiles }を代用：得点なし
result-track = ゲーム中
result-track-about = 完了した契約など、ゲーム中に得た点。
result-empty-spaces = 空きマス
result-empty-spaces-about = 未完了の契約の空きマス1つにつき1点。
result-empty-detail = { $player }：{ $contract }、空き{ $count }
result-certificates = CO₂証書
result-certificates-about = 公開された証書の値。
result-regions = 地域
result-regions-about = 各地域の発電所の多さ。同数なら順位の点を合計して分け、端数は切り捨てます。
result-grid = 送電網
result-grid-about = つながった1つの送電網が届く地域の数により1、3、6、10、15点。
result-largest-grid = 最大の送電網
result-largest-grid-about = 最も多くつなぐ送電網にある自分の発電所1つにつき2点。
result-largest-detail = { $player }：{ $count } × { $points }点
result-ended-lines = 最後の送電線が置かれてゲームが終わりました。
result-ended-contracts = 建設契約の山札が尽きてゲームが終わりました。
result-ended-standstill = 建設も購入も配置もないラウンドがあり、ゲームが終わりました。
result-tie = 同点のため、資金の多い方が上位です。
result-shared = 得点も資金も同じため、勝利を分け合います。
result-again = もう一度数える
result-skip = すべて表示
