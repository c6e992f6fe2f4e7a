# Future Energy in Japanese.
game-name = フューチャー・エナジー
game-about = ヨーロッパの古い{ -plant }を建て替え、{ -construction-contract }を完了し、各地域に{ -grid }を広げましょう。
edition-rules = ルールは英語・ドイツ語・オランダ語のルールブックに従います。違いのあるところは、テーブルを用意するときに選べます。
edition-material = 印刷されたボードとカードは確認できませんでした。数、費用、得点はルールブックに従っています。都市・{ -link }・地域の境界、それぞれの{ -contract }のアイコン、{ -public-contract }16枚のうち15枚のエネルギー、モジュール3で2枚あるアクションは再現したもので、最も高い{ -certificate }の値は前作によります。
edition-own = 実物をお持ちなら、テーブルを用意するときに「自分のファイル…」を選んで、自分のファイルで遊べます。
edition-more = すべての解釈とその根拠は、Megawattに付属の文書にあります。

## Options
option-module_1 = モジュール1：最大の{ -grid }
option-module_1-about = 自分の{ -plant }を最も多くつなぐ{ -grid }にある、自分の{ -plant }1基につき2点。
option-module_2 = モジュール2：{ -public-contract }
option-module_2-about = 建て替えで得たタイルを集め、{ -public-contract }に使います。
option-module_3 = モジュール3：新しい{ -ground }と運転期間の延長
option-module_3-about = 新しい{ -ground }が加わり、原子力は{ -line }の代わりに無料の{ -link }をもたらします。
option-board = ゲームボード
option-board-about = この人数用のボード面、または自分のボードファイル。
option-board-reconstructed = この版のもの
option-contracts = { -construction-contract }
option-contracts-about = この版の{ -construction-contract }、または自分のファイル。
option-contracts-reconstructed = この版のもの
option-public_contracts = { -public-contract }
option-public_contracts-about = この版の{ -public-contract }、または自分のファイル。
option-public_contracts-reconstructed = この版のもの
option-joining = 共同建設の時点
option-joining-about = ほかの人に参加を尋ねる時点です。ドイツ語版では最後、英語版では最初です。
option-joining-after-action = タイルのアクションの後
option-joining-before-action = タイルのアクションの前
option-empty_spaces = 空きマス
option-empty_spaces-about = 終了時に空きマスの得点になる{ -contract }です。ドイツ語版とオランダ語版は未完了のもの、英語版はすべてです。
option-empty_spaces-uncompleted = 未完了の{ -contract }のみ
option-empty_spaces-all = すべての{ -contract }
option-two_plants = { -plant }を2基置くカード
option-two_plants-about = 6点のカードで置く2基の{ -plant }の出どころです。それぞれ好きな{ -contract }から（ドイツ語版）か、2基とも同じ{ -contract }から（英語版とオランダ語版）です。
option-two_plants-any-contracts = 好きな{ -contract }から
option-two_plants-one-contract = 1枚の{ -contract }から
option-ground_gifts = モジュール3の{ -ground }
option-ground_gifts-about = 新しい{ -ground }の{ -contract }・{ -line }・{ -plant }を断ってよいか（ドイツ語版）、必ず受けるか（英語版とオランダ語版）。
option-ground_gifts-may-decline = 断ってよい
option-ground_gifts-must-take = 必ず受ける
option-card_window = { -public-contract }の使用
option-card_window-about = 自分の手番のいつ{ -public-contract }を使えるか。ルールには「いつでも」とあります。ほかの値では確認が少なくなります。
option-card_window-any-time = いつでも
option-card_window-before-joining = 共同建設の前も可、タイルのアクションの前は不可
option-card_window-after-joining = 建設と共同建設の間は不可
option-doubled_space = { -oil }のマスの2基の{ -plant }
option-doubled_space-about = { -oil }のマスの2基の{ -plant }をまとめて建設するか、まとめてもよいか（ドイツ語版）、1基ずつか。
option-doubled_space-together = まとめて
option-doubled_space-choose = 1基か2基かを選ぶ
option-doubled_space-one-by-one = 1基ずつ
option-contract_duty = 買わなければならない{ -contract }
option-contract_duty-about = 手番の始めに{ -contract }の上に{ -plant }がない人は{ -contract }を買わなければなりません。計画アクションのどの順番でもよいか、最初に買うか。ルールに順番の指定はありません。
option-contract_duty-any-order = 順番は自由
option-contract_duty-contract-first = 何よりも先に
option-without_contract = 買える{ -contract }がないとき
option-without_contract-about = { -contract }を買わなければならないのに買えないとき、何を買えるか。ルールどおり{ -line }だけか、{ -public-contract }もか（モジュール2）。
option-without_contract-lines-only = { -line }だけ
option-without_contract-as-usual = { -public-contract }も
option-red_links = 赤い枠の場所の{ -link }
option-red_links-about = 2人ゲームで、赤い枠の場所につながる{ -link }に{ -line }を置けるか。禁じるルールはありませんが、ドイツ語版ではこれらの場所を使いません。
option-red_links-closed = 置けない
option-red_links-open = 置ける
option-tile_action = 選択のないタイルのアクション
option-tile_action-about = { -investor }・{ -engineer }・{ -certificate }・お金・得点のアクションを断れるか（どの版も手番のまとめでそう書いています）、必ず行うか。自分で決めたいときは、{ -crew }を動かす前に知らせます。
option-tile_action-may-decline = 断ってよい
option-tile_action-by-itself = 必ず行う

## Things
tile-oil = { -oil }
tile-gas = { -gas }
tile-coal = { -coal }
tile-nuclear = 原子力
tile-investor = { -investor }
tile-engineer = { -engineer }
tile-ground = { -ground }
tile-ground-4-million = { -ground }（400万ユーロ）
tile-ground-5-million = { -ground }（500万ユーロ）
tile-ground-5-points = { -ground }（5点）
tile-ground-contract = { -ground }（{ -contract }）
tile-ground-lines = { -ground }（{ -line }2本）
tile-ground-plant = { -ground }（{ -plant }）
tile-oil-about = ほかの{ -contract }の{ -oil }のマスから、さらに2基まで{ -plant }を建設できます。
tile-gas-about = 3～5点のCO₂{ -certificate }を1枚引きます。
tile-coal-about = { -contract }の上の{ -plant }1基をストックに戻せます。
tile-nuclear-about = { -line }1本を無料で置けます（ほかの人の線の横も可）。
tile-nuclear-extended-about = { -nuclear-board }に置くと、移動ごとに1{ -link }が無料になります。
tile-investor-about = 毎手番の収入が100万ユーロ増えます。
tile-engineer-about = 毎手番の計画アクションが1回増えます。
tile-ground-about = どの{ -plant }でも建設でき、300万ユーロを得ます。
tile-ground-4-million-about = どの{ -plant }でも建設でき、400万ユーロを得ます。
tile-ground-5-million-about = どの{ -plant }でも建設でき、500万ユーロを得ます。
tile-ground-5-points-about = どの{ -plant }でも建設でき、5点を得ます。
tile-ground-contract-about = どの{ -plant }でも建設でき、{ -construction-contract }1枚を無料で取れます。
tile-ground-lines-about = どの{ -plant }でも建設でき、{ -line }2本を無料で置けます。
tile-ground-plant-about = どの{ -plant }でも建設でき、もう1基を自分の場所に置けます。
effect-gain-money = { $money_text }を得る
effect-relocate-to-empty-link = 自分の{ -line }1本を空き{ -link }へ移す
effect-sell-certificate = { -certificate }1枚を売る
effect-shift-plant = { -plant }を隣のマスへずらす
effect-move-crew = { -crew }を無料で1{ -link }動かす
effect-return-plant = { -plant }1基を戻す
effect-relocate-to-any-link = 自分の{ -line }1本を移す（ほかの人の線の横も可）
effect-join-foreign-plants = ほかの人の{ -plant }の横に{ $count }基置く
effect-free-contract = { -construction-contract }1枚を無料で取る
effect-swap-tiles = ボード上の古いエネルギー2枚を入れ替える
effect-second-oil-plant = { -oil }のマスに2基目の{ -plant }を置く
effect-place-line = { -line }1本を置く（ほかの人の線の横も可）
effect-repeat-planning = 計画アクションを1つ繰り返す
## Cities
place-aberdeen = アバディーン
place-amsterdam = アムステルダム
place-athens = アテネ
place-barcelona = バルセロナ
place-belgrade = ベオグラード
place-bergen = ベルゲン
place-berlin = ベルリン
place-bilbao = ビルバオ
place-brussels = ブリュッセル
place-bucharest = ブカレスト
place-budapest = ブダペスト
place-cardiff = カーディフ
place-copenhagen = コペンハーゲン
place-cork = コーク
place-dublin = ダブリン
place-gdansk = グダニスク
place-glasgow = グラスゴー
place-gothenburg = ヨーテボリ
place-hamburg = ハンブルク
place-helsinki = ヘルシンキ
place-lisbon = リスボン
place-london = ロンドン
place-lulea = ルレオ
place-lviv = リヴィウ
place-lyon = リヨン
place-madrid = マドリード
place-manchester = マンチェスター
place-marseille = マルセイユ
place-milan = ミラノ
place-munich = ミュンヘン
place-nantes = ナント
place-oslo = オスロ
place-palermo = パレルモ
place-paris = パリ
place-prague = プラハ
place-rome = ローマ
place-seville = セビリア
place-sofia = ソフィア
place-stockholm = ストックホルム
place-trondheim = トロンハイム
place-vienna = ウィーン
place-vilnius = ヴィリニュス
place-warsaw = ワルシャワ
place-zagreb = ザグレブ
place-zurich = チューリッヒ
place-start = フランクフルト

## Regions
region-north = 北部
region-west = 西部
region-south = 南部
region-east = 東部
region-south-west = 南西部
region-south-east = 南東部

## Phases and questions
phase-planning = 計画
phase-moving = { -crew }の移動
phase-building = 建設
phase-tile-action = タイルのアクション
phase-joint-construction = 共同建設
phase-end-of-turn = 手番の終わり
phase-game-over = ゲーム終了

question-plan = 計画アクションを選ぶか、計画を終えてください
question-plan-about = 1アクションに{ -engineer }を1人使います。{ -line }や{ -construction-contract }など、建設に必要なものをそろえましょう。次は{ -crew }の移動です。
question-place-line = { -line }を置く{ -link }を選んでください
question-place-line-about = 自分の{ -line }の上では{ -crew }が無料で移動できます。つながった{ -line }は{ -grid }になり、届いた地域の数が最後に得点になります。
question-crew = { -crew }が建設する場所を選んでください
question-crew-about = { -crew }がそこへ移動して建設します。自分の{ -contract }の同じアイコンのマスにある{ -plant }と、移動の費用が必要です。
question-route = おすすめの道を行くか、次の{ -link }を自分で選んでください
question-route-about = 自分の{ -line }がない{ -link }は費用がかかり、ほかの人に払うこともあります。おすすめの道はいちばん安い道です。通りたい{ -link }があれば自分で選びます。
question-build = どのマスから建設するか選んでください
question-build-about = { -plant }は{ -contract }のマスから置きます。すべてのマスが空くと完了し、得点になります。
question-extend = タイルを{ -nuclear-board }に置くか、{ -public-contract }用に手元に残すか選んでください
question-extend-about = { -nuclear-board }に置けばずっと効果があります。手元に残せば{ -public-contract }に役立ちます。
question-return-plant = ストックに戻す{ -plant }を選んでください
question-return-plant-about = { -contract }の{ -plant }を1基ストックに戻します。マスが空き、{ -contract }の完了に近づきます。
question-extra-oil = この場所に追加する{ -oil }のマスの{ -plant }を選ぶか、断ってください
question-extra-oil-about = ここに、別の{ -contract }からもう1基{ -plant }を置けます。その{ -contract }も完了に近づきます。
question-take-contract = 無料で取る{ -construction-contract }を選んでください
question-take-contract-about = { -construction-contract }を無料で1枚取れます。同じアイコンのタイルが自分の{ -line }に近いものを選びましょう。
question-extra-plant = 自分の場所に追加する{ -plant }を選ぶか、断ってください
question-extra-plant-about = 移動せずにもう1基{ -plant }を置けます。{ -contract }のマスがもう1つ空きます。
question-plant-site = { -plant }を置く場所を選んでください
question-plant-site-about = 置く場所を選びます。自分の{ -grid }と、最後に得点になる地域を考えましょう。
question-join = 200万ユーロを払って共同建設に参加しますか
question-join-about = ほかの人が建てたばかりの場所に一緒に建てられます。{ -crew }を動かさずに{ -plant }が1基増えます。
question-use-cards = { -public-contract }を使うか、「終了」を選んでください
question-use-cards-about = { -public-contract }は、条件を満たすと効果が得られます。今使うか、先へ進みます。
question-lift-line = 移す{ -line }を選んでください
question-lift-line-about = 自分の{ -line }を1本、別の場所へ移せます。もう使わないものを選びましょう。
question-sell-certificate = 売るCO₂{ -certificate }を選んでください
question-sell-certificate-about = 今すぐ、その値に100万ユーロを加えた額がもらえます。残しておけば、最後にその値が得点になります。
question-shift-plant = 隣のマスへずらす{ -plant }を選んでください
question-shift-plant-about = { -plant }を隣のマスへずらすと、別の場所に建てられるようになります。
question-move-crew = { -crew }を1{ -link }動かしてください
question-move-crew-about = { -crew }をもう1歩、無料で動かせます。
question-foreign-plant = ほかの人の{ -plant }の横に置く{ -plant }を選んでください
question-foreign-plant-about = ほかの人の{ -plant }があり、自分の{ -plant }が3基未満の場所に置きます。
question-foreign-site = ほかの人の{ -plant }がある場所を選んでください
question-foreign-site-about = 自分の分も置きたい場所を選びます。得点になる地域を考えましょう。
question-swap-first = 入れ替える1枚目のタイルを選んでください
question-swap-first-about = 2枚のタイルの場所を入れ替えます。欲しいタイルを自分の{ -line }の近くへ移しましょう。
question-swap-second = 2枚目のタイルを選んでください
question-swap-second-about = このタイルが1枚目の場所に来ます。
question-double-oil = { -oil }のマスに2基目の{ -plant }を置く{ -contract }を選んでください
question-double-oil-about = { $doubled_space ->
    [choose] 2基目の{ -plant }は自分のストックから置きます。{ -oil }のタイルでは2基まとめて建設できます。
    [one-by-one] 2基目の{ -plant }は自分のストックから置きます。{ -oil }のタイルでも1基ずつ建設します。
   *[together] 2基目の{ -plant }は自分のストックから置きます。{ -oil }のタイルで2基まとめて建設します。
 }
question-repeat = 繰り返す計画アクションを選んでください
question-repeat-about = この手番の計画アクションを1つ、通常の費用でもう一度行えます。
question-tile-action = タイルのアクションを行いますか
question-tile-action-about = 断っても、タイルは使ったことになります。
question-nothing = 決めることはありません

## Moves
move-done = 終了
move-skip = 断る
move-go = おすすめの道を行く
routine-route = いつもおすすめの道を行く
move-line = { -line }を1本買う
money = { $count ->
    [0] 0ユーロ
   *[other] { $count }00万ユーロ
}
link-name = { $first }～{ $second }
contract-name = { -contract }「{ $icons }」
move-lines = { -line }を2本買う
move-contract = { -contract }：{ $contract_icons }
move-public = { -public-contract }：{ $public }
move-blind = 山札の{ -public-contract }
move-use = { $count ->
    [0] { $public }を使う
   *[other] { $public }を使う（{ $replaced }を代用）
}
move-place = { $link }に{ -line }
move-lift = { $link }の{ -line }を移す
move-crew = { -crew }を{ $place }へ
move-step = { $place }へ進む
move-free = { $place }へ無料で進む
move-build = { $tile }のマスから建設（{ $contract }）
move-return = { $tile }のマスの{ -plant }を戻す（{ $contract }）
move-join = { $tile }のマスから参加（{ $contract }）
move-shift = { $side ->
    [left] { $tile }の{ -plant }を左へ（{ $contract }）
   *[right] { $tile }の{ -plant }を右へ（{ $contract }）
}
move-double = { -oil }のマスに2基目：{ $contract }
move-site = { $place }
move-swap = { $place }のタイル
move-sell = { $points }点の{ -certificate }を売る
move-extend = 運転期間を延ばす
move-keep = タイルを残す
move-decide = タイルのアクションを自分で決める
move-take = 行う

cost-line = { $price_text }、残り{ $left_text }
cost-lines = { $price_text }、残り{ $left_text }
cost-contract = { $price ->
    [0] 無料
   *[other] { $price_text }、残り{ $left_text }
}。{ -plant }{ $plants }基、{ $points }点
cost-public = { $price_text }、残り{ $left_text }
cost-blind = { $price_text }、残り{ $left_text }
cost-use = { $points ->
    [0] 得点なし
   *[other] { $points }点
}
cost-place = { $more ->
    [0] 新しい地域なし
   *[other] 地域+{ $more }
}
cost-crew = { $tile }、{ $price ->
    [0] 無料
   *[other] { $price_text }（{ $payees }）、残り{ $left_text }
}
cost-go = { $price ->
    [0] 無料
   *[other] { $price_text }（{ $payees }）、残り{ $left_text }
}
cost-step = { $price ->
    [0] 無料
   *[other] { $price_text }（{ $payees }）
}{ $rest ->
    [0] {""}
   *[other] 、その先に少なくとも{ $rest_text }
}
cost-free = 無料{ $rest ->
    [0] {""}
   *[other] 、その先に少なくとも{ $rest_text }
}
cost-build = { $remaining ->
    [0] { -contract }完了：{ $points }点と{ $income_text }
   *[other] { -contract }に残る{ -plant }：{ $remaining }
}
cost-return = { $remaining ->
    [0] { -contract }完了：{ $points }点と{ $income_text }
   *[other] { -contract }に残る{ -plant }：{ $remaining }
}
cost-join = { $price_text }、残り{ $left_text }。{ $remaining ->
    [0] { -contract }完了：{ $points }点と{ $income_text }
   *[other] { -contract }に残る{ -plant }：{ $remaining }
}
cost-sell = { $income_text }を得る
payee-bank = 銀行に{ $money_text }
payee-rival = { $rival }に{ $money_text }
warning-nothing-planned = { -engineer }が余っています。{ -line }は100万ユーロで買え、{ -crew }の費用も残ります。
warning-crew-stranded = この後は{ -crew }を動かす費用が払えず、この手番は何も建設できません。
warning-no-slot = このタイルを置く空きがなく、効果が失われます。同じ費用以下で行ける場所がほかにあります。
warning-declines-line = この{ -line }は無料です。
warning-declines-contract = この{ -plant }で{ -contract }が1枚完了し、{ $points }点と100万ユーロを得られます。
warning-declines-space = お金を使える手番はもうありません。空けたマスは1つ1点になります。
warning-loses-points = 正しいタイルで払えば{ $points }点ですが、代用すると得点はありません。
warning-points-left = これが最後の手番です。{ -public-contract }でまだ{ $points }点を得られます。
plan-decline-joining = 自分の手番まで参加しない
plan-decline-joining-about = 次の手番が始まるまで、共同建設を自動的に断ります。
plan-decline-until = 第{ $amount }ラウンドが始まるまで参加しない
plan-decline-until-about = そのラウンドが始まるまで、共同建設を自動的に断ります。
figure-points = 得点
figure-cash = お金
figure-plants = ボード上の{ -plant }

## ほかに何も起きない行動
did-done = { $seat }が行動を終えました。
did-skip = { $seat }は断りました。
did-crew = { $seat }が{ -crew }の行き先を{ $place }に決めました。
did-build = { $seat }が{ $tile }のマスから建設します（{ $contract }）。
did-decide = { $seat }はタイルのアクションを自分で決めます。
did-swap = { $seat }が入れ替えるタイルとして{ $place }を選びました。

## What happened
event-round-begins = 第{ $round }ラウンドが始まります。
event-revenue = { $seat }が収入{ $money_text }を得ました。
event-lines-bought = { $seat }が{ -line }{ $count }本を{ $money_text }で買いました。
event-line-placed = { $seat }が{ $link }に{ -line }を置きました。
event-line-lifted = { $seat }が{ $link }の{ -line }を取りました。
event-contract-bought = { $seat }が{ -construction-contract }（{ $contract_icons }）を{ $money_text }で買いました。
event-contract-taken = { $seat }が{ -construction-contract }（{ $contract_icons }）を無料で取りました。
event-contract-laid = { -construction-contract }（{ $contract_icons }）が場に出ました。
event-contract-completed = { $seat }が{ -contract }（{ $contract_icons }）を完了し、{ $points }点と{ $money_text }を得ました。
event-public-bought = { $seat }が{ -public-contract }{ $public }を{ $money_text }で買いました。
event-public-laid = { -public-contract }{ $public }が場に出ました。
event-crew-steps = { $seat }が{ -crew }を{ $place }へ動かしました。
event-crew-stays = { $seat }は{ -crew }を動かせません。
event-charge-paid = { $seat }が{ $rival }に{ -line }の使用料{ $money_text }を払いました。
event-bank-paid = { $seat }が移動の費用{ $money_text }を銀行に払いました。
event-plant-built = { $seat }が{ $place }に{ -plant }を建設しました（{ $tile }）。
event-tile-taken = { $seat }が{ $tile }のタイルを取りました。
event-hired = { $seat }が{ $tile }のタイルを個人ボードに置きました。
event-extended = { $seat }が原子力{ -plant }の運転期間を延ばしました。
event-tile-kept = { $seat }が{ $tile }のタイルを手元に残しました。
event-tile-boxed = { $seat }には{ $tile }のタイルを置く場所がありません。
event-action-declined = { $seat }は{ $tile }のタイルのアクションを行いません。
event-money-gained = { $seat }が{ $money_text }を得ました。
event-points-gained = { $seat }が{ $points }点を得ました。
event-certificate-drawn = { $seat }がCO₂{ -certificate }を引きました。
event-certificate-seen = { $seat }の{ -certificate }は{ $points }点です。
event-certificate-sold = { $seat }が{ $points }点の{ -certificate }を{ $money_text }で売りました。
event-plant-returned = { $seat }が{ -plant }を戻しました（{ $tile }、{ $contract }）。
event-joined = { $seat }が{ $money_text }を払い{ $place }の建設に参加しました。
event-joining-declined = { $seat }は参加しません。
event-wildcard-taken = { $seat }が{ -wildcard }を取りました。
event-public-used = { $seat }が{ -public-contract }{ $public }を使いました。
event-public-scored = { $seat }が{ $public }で{ $points }点を得ました。
event-plant-shifted = { $seat }が{ -plant }を{ $tile }の下へずらしました（{ $contract }）。
event-tiles-swapped = { $seat }が{ $place }と{ $there }のタイルを入れ替えました。
event-second-plant = { $seat }が{ -oil }のマスに2基目の{ -plant }を置きました（{ $contract }）。
event-last-line-placed = { $seat }が最後の{ -line }を置きました。このラウンドで終わります。
event-last-contract-laid = { -construction-contract }の山札が尽きました。このラウンドで終わります。
event-standstill = 第{ $round }ラウンドには建設も購入も配置もありませんでした。
event-game-ends = ゲームが終わりました。
round-card-scored = 得点
round-card-money = お金
round-card-built = 建設
round-card-lines = 敷設
round-card-contracts = 完了
story-lines = { $seat }が{ -line }を{ $count }本置きました。

## Why not
why-not-asked = 今はそれを決める場面ではありません。
why-game-over = ゲームは終了しています。
why-no-such-thing = このゲームにそのようなものはありません。
why-no-engineer = この手番の{ -engineer }はすべて使いました。
why-already-covered = 各計画アクションは1手番に1回だけです。
why-must-buy-contract = { -contract }の上に{ -plant }がないので、この手番に{ -construction-contract }を買わなければなりません。そのための{ -engineer }とお金を残してください。
why-only-lines = { -construction-contract }を買わなければなりませんが、買えるものがないので、この手番は{ -line }しか買えません。
why-comes-by-itself = このゲームでは、このタイルのアクションは必ず行います。
why-already-decides = タイルのアクションについては、すでに確認することになっています。
why-too-dear = お金が足りません。
why-no-lines-left = ストックの{ -line }が足りません。
why-no-free-link = { -line }のない{ -link }が足りません。
why-no-such-card = 場のその位置に{ -contract }はありません。
why-too-few-plants = この{ -contract }のすべてのアイコンに置く{ -plant }が足りません。
why-stack-empty = 山札がありません。
why-not-covered = 繰り返せるのはこの手番に行った計画アクションだけです。
why-out-of-play = そこは2人ゲームでは使いません。
why-link-taken = この{ -link }にはすでに{ -line }があります。
why-own-line-there = この{ -link }にはすでに自分の{ -line }があります。
why-link-full = この{ -link }にはすでに{ -line }が2本あります。
why-same-link = 別の{ -link }に移さなければなりません。
why-not-your-line = この{ -link }に自分の{ -line }はありません。
why-no-tile = { -crew }はタイルのある場所で止まらなければなりません。
why-no-matching-plant = { -contract }のそのアイコンの下に{ -plant }がありません。
why-no-way = 手持ちのお金で行ける道がありません（ほかのタイルの上は通れません）。
why-must-move = 合う場所に行けるので、{ -crew }は動かなければなりません。
why-not-adjacent = { -crew }からそこへ続く{ -link }はありません。
why-already-passed = この移動で、{ -crew }はすでにそこを通りました。
why-tile-in-the-way = { -crew }はそのタイルを通り抜けることも、そこで止まることもできません。
why-no-way-on = そこからは、手持ちのお金で選んだ場所まで行けません。
why-no-extension = この移動で使える無料の{ -link }はもうありません。
why-costs-nothing = この{ -link }には自分の{ -line }があるので、もともと無料です。
why-not-your-plant = そこに自分の{ -plant }はありません。
why-wrong-icon = その{ -plant }は別のアイコンの下にあります。
why-other-contract = 追加の{ -plant }は、別の{ -contract }の{ -oil }のマスから取ります。
why-site-full = 1つの場所に置ける{ -plant }は1人3基までです。
why-no-own-plant = この場所に自分の{ -plant }はありません。
why-no-foreign-plant = この場所にほかの人の{ -plant }はありません。
why-not-on-start = スタートスペースには建設しません。
why-must-place = これは必ず行います。
why-not-your-card = 自分の{ -public-contract }ではありません。
why-needs-one-energy = 示されたエネルギーのうち少なくとも1つは正しいタイルで払います。
why-lacks-energy = 示されたエネルギーのタイルが足りません。
why-lacks-substitutes = 代わりになるものが足りません。
why-no-such-certificate = その値の{ -certificate }を持っていません。
why-space-taken = そのマスには{ -plant }があります。
why-no-space-there = { -contract }のその側にマスはありません。
why-no-energy-tile = 入れ替えられるのは4種類の古いエネルギーのタイルだけです。
why-same-tile = 別のタイルを選んでください。1枚だけでは入れ替えられません。
why-already-double = その{ -oil }のマスにはすでに{ -plant }が2基あります。
why-no-plants-left = ストックに{ -plant }がありません。
why-same-contract = { -plant }は2基とも同じ{ -contract }から置きます。

## Labels of the board
label-round = 第{ $round }ラウンド
label-last-round = 最終ラウンド
label-display = { -construction-contract }
label-public = { -public-contract }
label-stack = 山札{ $count }枚
label-price = 価格
label-points = 点
label-worth = { $points }点
label-contract = { -contract }
label-icons = アイコン
label-effect = 効果
label-player = プレイヤー
label-money = お金
label-plants = { -plant }
label-lines = { -line }
label-engineers = { -engineer }
label-investors = { -investor }
label-extensions = 延長
label-certificates = { -certificate }
label-contracts = { -contract }
label-kept = 集めたタイル
label-wildcards = { -wildcard }{ $count }枚
label-regions = 地域
label-crew = { -crew }：{ $place }
label-route = { $place }への道
label-nothing = –
label-place = 順位
label-empty-spaces = 空きマス
label-grid = { -grid }
label-largest-grid = 最大の{ -grid }
label-total = 合計
label-map = ボード
label-now = 現在
label-quoted = 「{ $text }」
label-starting-contract = { -starting-contract }
label-contract-about = アイコンごとにストックの{ -plant }を1基置きます。すべてなくなると{ $points }点と100万ユーロ。
label-public-about = { $energies }を使い、{ $points }点を得ます。
label-one-line = { -line }1本
label-two-lines = { -line }2本
label-covered = この手番に使用済み
label-end = ゲームの終わり
label-end-about = { -construction-contract }の山札が尽きるか（残り{ $stack }枚）、誰かが最後の{ -line }を置くと（最少残り{ $lines }本）、そのラウンドで終わります。
label-fewest-lines = { -line }の最少残り
label-line-of = { $player }の{ -line }
label-no-line = { -line }なし
label-plants-of = { $player }：{ -plant }{ $count }基
label-blocked = 2人ゲームでは使いません
label-start = スタートスペース：どの地域にも属さず、{ -crew }は通れます。
label-region-points = { -plant }が多い順の終了時得点：{ $points }
label-region-now = { $player }：{ -plant }{ $count }基、{ $points }点
label-turn = 手番
label-turn-of = { $player }の手番
label-kite = スタートプレイヤーの凧：毎ラウンド最初の手番
label-income = 毎手番の収入{ $money_text }
label-plants-left = ストックの{ -plant }
label-lines-left = ストックの{ -line }
label-reached = { -grid }の地域数：{ $count }
label-nuclear-board = { -nuclear-board }
label-certificate = CO₂{ -certificate }
label-certificate-hidden = 裏向き
label-plant-here = { -plant }が{ $count }基あります。
label-space-empty = 空きマスです。
label-held = { $contract }：{ $points }点、{ -plant }：{ $plants }
label-completed = 完了した{ -contract }{ $count }枚
label-if-over = 今終われば{ $points }点
label-if-over-hidden = 裏向きの{ -certificate }{ $count }枚を除く
label-engineers-ready = 使える{ -engineer }：{ $count }人
label-join-about = { $player }が{ $place }に建設しました（{ $tile }）。参加すると{ $player }に{ $price_text }を払い、自分の{ -plant }も1基置きます。
label-paid = これまでの支払い：{ $payees }
label-free-links = 残りの無料{ -link }：{ $count }
label-lines-due = 置く{ -line }：{ $count }本
label-links-on-map = 置ける{ -link }はボードに示されています。ボードかここで選んでください。
label-building = { -crew }は{ $place }にいます。
label-plant-waits = { $tile }のマスの{ -plant }（{ $contract }）
label-swap-first = 1枚目のタイル：{ $place }
label-lifted = { $link }の{ -line }
label-substitutes = { $tiles }を代用：得点なし
result-track = ゲーム中
result-track-about = 完了した{ -contract }など、ゲーム中に得た点。
result-empty-spaces = 空きマス
result-empty-spaces-about = { $all ->
    [yes] 完了したものも含め、すべての{ -contract }の空きマス1つにつき1点。
   *[no] 未完了の{ -contract }の空きマス1つにつき1点。
 }
result-empty-detail = { $player }：{ $contract }、空き{ $count }
result-certificates = CO₂{ -certificate }
result-certificates-about = 公開された{ -certificate }の値。
result-regions = 地域
result-regions-about = 各地域の{ -plant }の多さ。同数なら順位の点を合計して分け、端数は切り捨てます。
result-grid = { -grid }
result-grid-about = つながった1つの{ -grid }が届く地域の数により1、3、6、10、15点。
result-largest-grid = 最大の{ -grid }
result-largest-grid-about = 最も多くつなぐ{ -grid }にある自分の{ -plant }1基につき2点。
result-largest-detail = { $player }：{ $count }×{ $points }点
result-ended-lines = 最後の{ -line }が置かれてゲームが終わりました。
result-ended-contracts = { -construction-contract }の山札が尽きてゲームが終わりました。
result-ended-standstill = 建設も購入も配置もないラウンドがあり、ゲームが終わりました。
result-tie = 同点のため、お金の多い方が上位です。
result-shared = 得点もお金も同じため、勝利を分け合います。

## 凡例
legend-tiles = タイル
legend-tile-oil = { -oil }：{ tile-oil-about }
legend-tile-gas = { -gas }：{ tile-gas-about }
legend-tile-coal = { -coal }：{ tile-coal-about }
legend-tile-nuclear = 原子力：{ tile-nuclear-about }
legend-tile-investor = { -investor }：{ tile-investor-about }
legend-tile-engineer = { -engineer }：{ tile-engineer-about }
legend-tile-ground = { -ground }：{ tile-ground-about }
legend-grounds = モジュール3の{ -ground }
legend-map = ボード上
legend-link = { -line }のない{ -link }：銀行に100万ユーロ
legend-line = { -line }のある{ -link }：持ち主は無料、ほかの人は100万ユーロ
legend-full-link = { -line }が2本：もう置けません
legend-site = { -plant }のある場所：{ -crew }は通れます
legend-players = プレイヤー
legend-contract = { -contract }：得点とアイコン。点線のマスは空きマス
legend-stack = 山札に残る{ -contract }
legend-done = 完了した{ -contract }
legend-wildcard = { -wildcard }（モジュール2）：どのエネルギーの代わりにもなります

## 序盤
trait-starting-contract = { -starting-contract }
starting-contract-start-without-nuclear = { tile-nuclear }なし
starting-contract-start-without-coal = { tile-coal }なし
starting-contract-start-without-gas = { tile-gas }なし
starting-contract-start-without-oil = { tile-oil }なし
trait-first-contract = 最初の{ -construction-contract }
first-contract-oil-coal = { tile-oil }・{ tile-coal }
first-contract-nuclear-oil = { tile-nuclear }・{ tile-oil }
first-contract-oil-investor = { tile-oil }・{ tile-investor }
first-contract-coal-gas = { tile-coal }・{ tile-gas }
first-contract-gas-investor = { tile-gas }・{ tile-investor }
first-contract-gas-engineer = { tile-gas }・{ tile-engineer }
first-contract-coal-nuclear = { tile-coal }・{ tile-nuclear }
first-contract-engineer-nuclear = { tile-engineer }・{ tile-nuclear }
first-contract-oil-gas-nuclear = { tile-oil }・{ tile-gas }・{ tile-nuclear }
first-contract-gas-oil-investor = { tile-gas }・{ tile-oil }・{ tile-investor }
first-contract-coal-engineer-oil = { tile-coal }・{ tile-engineer }・{ tile-oil }
first-contract-investor-nuclear-oil = { tile-investor }・{ tile-nuclear }・{ tile-oil }
first-contract-engineer-coal-gas = { tile-engineer }・{ tile-coal }・{ tile-gas }
first-contract-nuclear-gas-engineer = { tile-nuclear }・{ tile-gas }・{ tile-engineer }
first-contract-nuclear-investor-coal = { tile-nuclear }・{ tile-investor }・{ tile-coal }
first-contract-coal-investor-engineer = { tile-coal }・{ tile-investor }・{ tile-engineer }
first-contract-oil-coal-nuclear-gas = { tile-oil }・{ tile-coal }・{ tile-nuclear }・{ tile-gas }
first-contract-gas-oil-engineer-coal = { tile-gas }・{ tile-oil }・{ tile-engineer }・{ tile-coal }
first-contract-engineer-gas-investor-oil = { tile-engineer }・{ tile-gas }・{ tile-investor }・{ tile-oil }
first-contract-investor-engineer-oil-coal = { tile-investor }・{ tile-engineer }・{ tile-oil }・{ tile-coal }
first-contract-oil-nuclear-engineer-investor = { tile-oil }・{ tile-nuclear }・{ tile-engineer }・{ tile-investor }
first-contract-gas-investor-coal-nuclear = { tile-gas }・{ tile-investor }・{ tile-coal }・{ tile-nuclear }
first-contract-nuclear-investor-gas-engineer = { tile-nuclear }・{ tile-investor }・{ tile-gas }・{ tile-engineer }
first-contract-coal-engineer-nuclear-investor = { tile-coal }・{ tile-engineer }・{ tile-nuclear }・{ tile-investor }
trait-strongest-region = { -plant }が最も多い地域
strongest-region-north = { region-north }
strongest-region-west = { region-west }
strongest-region-south = { region-south }
strongest-region-east = { region-east }
strongest-region-south-west = { region-south-west }
strongest-region-south-east = { region-south-east }

## 見どころ
moment-region = { $region }に最初の{ -plant }

## キャラクターの戦い方
character-beaver-about = 安い道を選び、お金を手放しません。
character-fox-about = ほかに何があっても、{ -gas }と{ -coal }を狙います。
character-hare-about = 何よりも先に、あらゆる方向へ{ -line }を引きます。
character-owl-about = まず{ -engineer }をそろえ、あとのラウンドで多くの行動をします。
character-magpie-about = 誰よりも多くの{ -construction-contract }を取ります。
