# 日本語のバラージ。
game-name = バラージ
game-about = { -dam }、{ -conduit }、{ -powerhouse }を建て、流れ去る前の水をエネルギーに変えましょう。
edition-rules = ルールはルールブック、リーグワーテル拡張、オートマのルールに従います。解釈の分かれる点は、テーブルを用意するときに選べます。
edition-material = ボード、タイル、{ -contract }、{ -officer }は、公開された複数の一覧を比べてまとめたものです。一覧によって違う6枚のタイルは、どの一覧を使うか選べます。拡張、オートマ、一部の{ -officer }については資料が少なめです。オートマの高いレベルの解釈も付属の文書にあります。
edition-more = すべての解釈とその根拠は、Megawattに付属の文書にあります。

## オプション
option-start = 開始方法
option-start-about = { -company }、{ -officer }、{ -starting-contract }の配り方。
option-start-introductory = 入門ゲーム
option-start-random = ランダムに配る
option-start-draft = 手番順の逆から選ぶ
option-start-auction = 手番順を競ってから選ぶ
option-leeghwater = リーグワーテル拡張
option-leeghwater-about = オランダの{ -company }、{ -officer }4人、{ -external-work }、専用施設。
option-new_officers = 追加の{ -officer }2人
option-new_officers-about = 拡張なしでもシモーネ・ルチアーニとトンマーゾ・バッティスタを使う。
option-automas = オートマ
option-automas-about = オートマタイルで動く{ -company }の数。
option-automas-auto = 1人で遊ぶときは1社
option-automas-0 = なし
option-automas-1 = 1社
option-automas-2 = 2社
option-automas-3 = 3社
option-automa_level = オートマの強さ
option-automa_level-about = オートマが{ -company }ボードをどこまで使うか。
option-automa_level-1 = 低電圧：収入もボーナスもなし
option-automa_level-2 = 標準：収入とボーナスあり
option-automa_level-3 = 高電圧：能力とタイルも使う
option-automa_level-4 = 最強：{ -officer }も使う
option-viktor_germany = ドイツとヴィクトル・フィースラー
option-viktor_germany-about = 最低4の効果が2回目の発電にも及ぶか。
option-viktor_germany-both = 両方の発電
option-viktor_germany-first = 1回目のみ
option-construction_spaces = 建設スペース
option-construction_spaces-about = { -company }ボードのスペースを使う順番。
option-construction_spaces-left-first = 左から順に
option-construction_spaces-any = 空いていればどれでも
option-discards = 捨てた{ -contract }
option-discards-about = 上限を超えた{ -contract }の扱い。
option-discards-under-stack = 山札の下へ
option-discards-removed = ゲームから除外
option-income_order = 収入の順番
option-income_order-about = 順番が影響するとき誰から収入を得るか。
option-income_order-last-first = 手番順の最後から
option-income_order-turn-order = 手番順に
option-objective_zero = 目標が0のとき
option-objective_zero-about = 数が0でも目標の得点を得られるか。
option-objective_zero-ranked = ほかと同じように順位をつける
option-objective_zero-nothing = 得点なし
option-tile_energy = タイルのエネルギー
option-tile_energy-about = { -powerhouse }によらないエネルギーで履行できる{ -contract }。
option-tile_energy-private-contracts = 個別{ -contract }のみ
option-tile_energy-all-contracts = すべて、フランスの割引あり
option-disputed_tiles = 説の分かれるタイル
option-disputed_tiles-about = 資料により異なる6枚のタイルの報酬と費用。
option-disputed_tiles-listed = 一般的な一覧
option-disputed_tiles-fan-list = ファンの一覧
option-wild_tile = 万能の基本タイル
option-wild_tile-about = 何でも建てられる基本タイルを、入門ゲームのときだけ全員に配るか、いつも配るか。
option-wild_tile-introductory = 入門ゲームのみ
option-wild_tile-always = いつも
option-zero_energy = エネルギー0のラウンド
option-zero_energy-about = 何も発電しなかった{ -company }が得るもの。
option-zero_energy-penalty = 3{ -credit }と−3点
option-zero_energy-credits-only = 3{ -credit }のみ
option-revealed_income = 公開された収入
option-revealed_income-about = 新しく現れた収入を最初に得る時期。
option-revealed_income-at-once = すぐに
option-revealed_income-income-phase = 次の収入フェイズ
option-second_award = 2位の得点
option-second_award-about = エネルギー0でも2位の得点を得るか。
option-second_award-above-zero = エネルギーが1以上のときのみ
option-second_award-always = 常に
option-water_drops = 流水アクションの{ -drop }
option-water_drops-about = 流水アクションに示された{ -drop }をすべて置かなければならないか。
option-water_drops-one-at-least = 少なくとも1個
option-water_drops-all = すべて
option-any_1_buildings = 万能タイルIと専用施設
option-any_1_buildings-about = レベルIの万能タイルで、割高な建設枠の3{ -credit }も不要になるか。
option-any_1_buildings-free = 支払わない
option-any_1_buildings-charged = 3{ -credit }支払う
option-jill_any_2 = ジル・マクダウェルと万能タイルII
option-jill_any_2-about = 両方を使えるときの{ -conduit }の費用。
option-jill_any_2-mixers-or-mix = 値と同数の{ -mixer }、または値の2倍の重機を自由な組み合わせで
option-jill_any_2-half-mix = 値と同数の重機を自由な組み合わせで
option-jill_any_2-full-mix = 値の2倍の重機を自由な組み合わせで
option-france_simone = フランスとシモーネ・ルチアーニ
option-france_simone-about = 1回の発電で複数の{ -contract }を履行するとき、3の割引を何回適用するか。
option-france_simone-once = 合計に対して1回
option-france_simone-each = { -contract }ごとに
option-simone_energy = { -powerhouse }によらないシモーネ・ルチアーニ
option-simone_energy-about = どのエネルギーで複数の{ -contract }を履行できるか。
option-simone_energy-powerhouses = 発電アクションのみ
option-simone_energy-all-energy = タイル、{ -external-work }、専用施設でも
option-extra_turn = 建築家の追加手番
option-extra_turn-about = 建築家の後の手番を必ず行うか。
option-extra_turn-may = 行わなくてもよい
option-extra_turn-must = 必ず行う
option-zero_tie = 全員がエネルギー0
option-zero_tie-about = エネルギー0でも2位の得点を得る場合に、全員で得点を分け合うか。
option-zero_tie-shared = 全員で分け合う
option-zero_tie-nothing = 得点なし
option-automa_systems = オートマが完成させるもの
option-automa_systems-about = 1つの建設で発電システムが完成するとき、オートマが数えるもの。
option-automa_systems-systems = システム
option-automa_systems-spaces = スペース
option-automa_buildings = オートマと専用施設
option-automa_buildings-about = オートマが施設を探す順番。
option-automa_buildings-board-order = ボードに並んだ順
option-automa_buildings-alphabetical = 英語名の順
option-automa_water = オートマと最も多い水
option-automa_water-about = 複数のスペースに同じ数の水が来るとき、オートマの{ -dam }の場所を決めるもの。
option-automa_water-letters = タイルの{ -headstream }の文字
option-automa_water-drops-only = 何も決めない
option-automa_details = レベル3と4のオートマ
option-automa_details-about = オートマが{ -officer }、レベルIIの施設タイル、オランダの能力をどこまで使うか。
option-automa_details-full = すべて
option-automa_details-partial = 一部

## もの
company-usa = アメリカ
company-germany = ドイツ
company-italy = イタリア
company-france = フランス
company-netherlands = オランダ
piece-base = { -base }
piece-elevation = { -elevation }
piece-conduit = { -conduit }
piece-powerhouse = { -powerhouse }
piece-any = 万能
piece-building = 施設
building-cofferdam = 締切堤
    .where = 締切堤
building-control-station = 制御所
    .where = 制御所
building-customer-office = 顧客窓口
    .where = 顧客窓口
building-development-office = 開発室
    .where = 開発室
building-energy-relay-field = 送電場
    .where = 送電場
building-financial-division = 財務部
    .where = 財務部
building-loan-agency = 融資窓口
    .where = 融資窓口
building-research-lab = 研究所
    .where = 研究所
building-robot-factory = ロボット工場
    .where = ロボット工場
building-wind-farm = 風力{ -powerhouse }
    .where = 風力{ -powerhouse }
bonus-contracts = 履行した{ -contract }
bonus-bases = { -base }
bonus-elevations = { -elevation }
bonus-conduits = { -conduit }
bonus-powerhouses = { -powerhouse }
bonus-advanced-tiles = 上級タイル
bonus-external-works = { -external-work }
bonus-buildings = 専用施設
objective-red-spaces = 赤枠の建設物
objective-strongest-area = 最も多い地域の建設物
objective-connections = 自社の{ -powerhouse }につながる{ -base }
objective-weakest-area = 最も少ない地域の建設物
objective-basins-1 = 自社の建設物がある{ -basin }
objective-basins-3 = 自社の建設物が3つある{ -basin }
region-mountain = 山岳
region-hill = 丘陵
region-plain = 平原
machine-excavator = { -excavator }
machine-mixer = { -mixer }
side-left = 左
side-right = 右
side-upper = 上
side-lower = 下
price-nothing = 費用なし
place-dam = { -basin }{ $basin }の{ $side }{ -dam }
    .in = { -basin }{ $basin }（{ $side }）
    .the = { -basin }{ $basin }の{ $side }の{ -dam }
place-conduit = { -basin }{ $basin }の{ $side }{ -conduit }（値{ $value }）
    .in = { -basin }{ $basin }（{ $side }・値{ $value }）
    .the = { -basin }{ $basin }の{ $side }の{ -conduit }
place-powerhouse = { -basin }{ $basin }の{ -powerhouse }スペース{ $number }
    .in = { -basin }{ $basin }（スペース{ $number }）
place-building = { $building }
    .in = { $building }
place-headstream = { -headstream }{ $letter }
place-off-board = マップの外
space-sided = { $space }（{ $side }）
space-produce = { -turbine-station }・発電{ $modifier }
    .where = { -turbine-station }（発電{ $modifier }）
space-water-two = { -water-management }・{ -drop }2個
    .where = { -water-management }
space-water-flow = { -water-management }・{ -drop }1個をすぐに流す
    .where = { -water-management }（すぐに流す）
space-rotate-1 = 工房・{ -wheel }を1マス回す
    .where = 工房
space-rotate-2 = 工房・{ -wheel }を2マス回す
    .where = 工房
space-rotate-3 = 工房・{ -wheel }を3マス回す
    .where = 工房
space-buy-excavator = { -machinery-shop }・{ -excavator }1台
    .where = { -machinery-shop }
space-buy-any = { -machinery-shop }・好きな重機1台
    .where = { -machinery-shop }
space-buy-pair = { -machinery-shop }・{ -excavator }と{ -mixer }
    .where = { -machinery-shop }
space-take-1 = { -contract-office }・{ -contract }1枚
    .where = { -contract-office }
space-take-1b = { -contract-office }・{ -contract }1枚（2列目）
    .where = { -contract-office }
space-take-2 = { -contract-office }・{ -contract }2枚
    .where = { -contract-office }
space-patent = 特許庁・タイル{ $number }
    .where = 特許庁
space-external-work = { -external-work }・タイル{ $number }
    .where = { -external-work }
space-construct = 建設・スペース{ $number }
    .where = 建設スペース
space-mahiri = マヒリ・コピー{ $number }
    .where = マヒリ・セキボ
space-margot = マルゴ・施設を使う
    .where = マルゴ・フーシェ
tile-basic = 基本タイル（{ $piece }）
tile-advanced = { $piece }タイル{ $level }
tile-anton-copy-tile = アントンのコピータイル
tile-leslie-works-tile = レスリーの工事タイル
tile-basic-about = 描かれた建設物を建てるだけです。
tile-base-1-about = 建てた後、自分の空の{ -dam }に{ -drop }を1個ずつ入れます。
tile-elevation-1-about = 建てた後、自分の{ -elevation }1個につき{ -wheel }を1マス回します。
tile-conduit-1-about = 建てた後、{ -conduit }の値の2倍の{ -credit }を得ます。
tile-powerhouse-1-about = { -engineer }も建設スペースも要りません。
tile-any-1-about = 何でも建てられ、赤枠の追加費用がかかりません。
tile-building-1-about = 建てた施設をすぐに使えます。
tile-base-2-about = 建てた後、自分の{ -base }1つにつきエネルギーを1生産します。
tile-elevation-2-about = 建てた後、その{ -dam }を満水にします。
tile-conduit-2-about = { -conduit }の費用は{ -excavator }5台までです。
tile-powerhouse-2-about = 建てた後、+2で1回発電できます。
tile-any-2-about = 何でも建てられ、{ -excavator }と{ -mixer }を互いに代用できます。
tile-building-2-about = 2種の重機のうち片方だけを払います。
tile-base-3-about = { -engineer }も建設スペースも{ -excavator }も要りません。
tile-elevation-3-about = 建てた後、高さ2以上の自分の{ -dam }1つにつき3点を得ます。
tile-conduit-3-about = 建てた後、{ -conduit }の値の2倍のエネルギーを生産します。
tile-powerhouse-3-about = 建てた後、自分の{ -powerhouse }1基につき3点を得ます。
tile-any-3-about = 何でも建てられ、自分の上級タイル1枚につき3点を得ます。
tile-building-3-about = 建てた施設の点をすぐに得て、終了時にも再び得ます。
tile-anton-copy-tile-about = 自分の{ -wheel }上の任意のタイルとして使えます。
tile-leslie-works-tile-about = { -external-work }の重機を{ -wheel }に置き、{ -wheel }を1マス回します。
contract-energy = エネルギー{ $energy }
contract-energy-reward = エネルギー{ $energy }：{ $reward }
contract-start = { -starting-contract }（{ $asks }）
contract-green = 緑の{ -contract }（{ $asks }）
contract-yellow = 黄の{ -contract }（{ $asks }）
contract-red = 赤の{ -contract }（{ $asks }）
contract-national = 国家{ -contract }（{ $asks }）
contract-work = { -external-work }{ $number }
effect-credits = { $count }{ -credit }
effect-vp = { $count }点
effect-excavators = { -excavator }{ $count }台
effect-mixers = { -mixer }{ $count }台
effect-any-machines = 好きな重機{ $count }台
effect-rotate = { -wheel }を{ $count }マス回す
effect-energy-steps = エネルギーを{ $count }進める
effect-headstream-drops = { -headstream }に{ -drop }{ $count }個
effect-flowing-drops = すぐに流れる{ -drop }{ $count }個
effect-build-base = 無料の{ -base }（{ $areas }）
effect-build-elevation = 無料の{ -elevation }{ $count }個
effect-build-conduit-max = 値{ $count }までの無料の{ -conduit }
effect-build-powerhouse = 無料の{ -powerhouse }{ $count }基
effect-fulfil-own-contract-max = エネルギー{ $count }までの自分の{ -contract }を履行
effect-fulfil-any = 自分の{ -contract }を1つ履行
effect-take-advanced-tile = 公開中の上級タイル1枚
effect-energy-produced = エネルギーを{ $count }生産
company-usa-about = 3基目の{ -powerhouse }から：川を流れて自分の{ -powerhouse }のある区域に入る{ -drop }1個につき、エネルギーが1進みます。
company-germany-about = 3基目の{ -powerhouse }から：発電のたびに、別の{ -powerhouse }でもう一度、ボーナスなしで発電できます。
company-italy-about = 3基目の{ -powerhouse }から：発電のたびにエネルギーが3進みます。
company-france-about = 3基目の{ -powerhouse }から：発電で履行する{ -contract }に必要なエネルギーが3減ります。
company-netherlands-about = 3基目の{ -powerhouse }から：発電のたびに、別の自分の{ -dam }に{ -drop }を1個入れられます。
officer-wilhelm-adler = ヴィルヘルム・アードラー
officer-wilhelm-adler-about = { -base }の費用はどこでも{ -excavator }3台です。
officer-graziano-del-monte = グラツィアーノ・デル・モンテ
officer-graziano-del-monte-about = 高さ3の自分の{ -dam }は{ -drop }を4個ためられます。
officer-viktor-fiesler = ヴィクトル・フィースラー
officer-viktor-fiesler-about = { $viktor_germany ->
    [first] { -drop }×値は少なくとも4として数えます（{ company-germany }では最初の発電だけ）。
   *[both] { -drop }×値は少なくとも4として数えます。
 }
officer-jill-mcdowell = ジル・マクダウェル
officer-jill-mcdowell-about = { -conduit }を、その値と同じ数の{ -mixer }で払えます。
officer-solomon-p-jordan = ソロモン・P・ジョーダン
officer-solomon-p-jordan-about = 建設の重機1台を3{ -credit }で代用できます。
officer-anton-krylov = アントン・クリロフ
officer-anton-krylov-about = { -wheel }上の技術タイルをコピーする追加タイルを持ちます。
officer-mahiri-sekibo = マヒリ・セキボ
officer-mahiri-sekibo-about = { -engineer }1人で、その手番だけほかの{ -officer }の能力を使えます。ラウンドの2回目は3{ -credit }もかかります。
officer-simone-luciani = シモーネ・ルチアーニ
officer-simone-luciani-about = { -contract }を4枚まで持て、1回の発電で複数を履行できます。
officer-tommaso-battista = トンマーゾ・バッティスタ
officer-tommaso-battista-about = 建築家を{ -engineer }1人用のスペースに単独で置くと、もう一度手番を行えます。
officer-leslie-spencer = レスリー・スペンサー
officer-leslie-spencer-about = { -external-work }の重機を、支払う代わりに{ -wheel }に置きます。
officer-margot-fouche = マルゴ・フーシェ
officer-margot-fouche-about = 自分専用のスペースで、自分の施設を1つ使えます。
building-cofferdam-about = 自分か中立の{ -dam }に{ -drop }1個。
building-control-station-about = +3で発電。
building-customer-office-about = 3{ -credit }で、発電せずに自分の{ -contract }を1つ履行。
building-development-office-about = { -wheel }から技術タイルを1枚戻す。
building-energy-relay-field-about = 1{ -credit }でエネルギーを4進める。
building-financial-division-about = 5{ -credit }。
building-loan-agency-about = 重機1台につき2{ -credit }で{ -external-work }。
building-research-lab-about = { -wheel }の1区画の重機の半分（端数切り捨て）を戻す。
building-robot-factory-about = 1{ -credit }で好きな重機2台。
building-wind-farm-about = 2{ -credit }でエネルギーを5生産。

## フェイズと質問
phase-auction = 手番順の競り
phase-draft = ドラフト
phase-income = 収入
phase-actions = アクション
phase-water-flow = 水の流れ
phase-scoring = 得点計算
phase-game-over = ゲーム終了
question-nothing = 決めることはありません
question-turn = { -engineer }を置いてください
question-turn-about = { -engineer }を置いて、このラウンドのアクションを行います。スペースごとに必要な数が決まっていて、使われたスペースはラウンドの終わりまで使えません。右側のスペースはふつうコストが高くなります。次の人に番が移ります。
question-construct = 建設するものを選んでください
question-construct-about = 建てたものはずっと残ります。{ -dam }は水をため、{ -conduit }は水を運び、{ -powerhouse }は水をエネルギーに変えます。3つそろって発電できます。
question-tile = 技術タイルを選んでください
question-tile-about = タイルは重機と一緒に{ -wheel }に置かれ、1周すると戻ります。特別な効果を持つタイルもあります。
question-pay = 支払い方を選んでください
question-pay-about = { -wheel }に置いた重機は、1周するまで使えません。当面要らないもので払いましょう。
question-free-piece = 無料の建設物を置くか、辞退してください
question-free-piece-about = 重機を使わずに置ける報酬です。発電システムが完成する場所に置きましょう。
question-produce = { -dam }、{ -conduit }、{ -drop }の数を選んでください
question-produce-about = 水が{ -dam }から{ -conduit }を通ってエネルギーになります。ほかの人の{ -conduit }を使うと使用料がかかります。
question-fulfil = { -contract }を履行するか、辞退してください
question-fulfil-about = 今生産したエネルギーで足りる{ -contract }を1つ履行できます。報酬はすぐに受け取ります。
question-drops = { -drop }を置いてください
question-drops-about = { -drop }は、川がほかの人ではなく自分の{ -dam }へ運ぶように置きましょう。すぐに流れる場合と、ラウンドの終わりまで{ -headstream }に残る場合があります。
question-machines = 重機を選んでください
question-machines-about = { -excavator }は{ -base }と{ -conduit }に、{ -mixer }は{ -elevation }と{ -powerhouse }に使います。次に建てるものに合わせて選びましょう。
question-take-contract = { -contract }を取ってください
question-take-contract-about = { -contract }は生産したエネルギーに報酬を払います。まもなく届きそうなものを選びましょう。
question-discard-contract = { -contract }を捨ててください
question-discard-contract-about = 1枚捨てます。いちばん履行しにくいものを選びましょう。
question-copy-officer = コピーする{ -officer }を選んでください
question-copy-officer-about = この{ -officer }の能力を自分のもののように使えます。
question-first-water = 空の{ -dam }に{ -drop }を1個ずつ入れますか
question-first-water-about = 自分の空の{ -dam }すべてに{ -drop }が1個ずつ入り、次の発電に使えます。
question-fill-dam = { -drop }を入れる{ -dam }を選んでください
question-fill-dam-about = 1つの{ -dam }に水が入ります。{ -conduit }と{ -powerhouse }がそろっているものを選びましょう。
question-advanced-tile = 上級タイルを選んでください
question-advanced-tile-about = 描かれた建設物を建てられ、さらに効果があります。最後まで自分のものです。
question-fulfil-unproduced = 発電せずに{ -contract }を履行してください
question-fulfil-unproduced-about = 水を使わずに{ -contract }を1つ履行できます。いちばん難しいものを選びましょう。
question-retrieve-tile = { -wheel }から戻すタイルを選んでください
question-retrieve-tile-about = タイルが早めに{ -wheel }から戻り、また建設に使えます。
question-segment = { -wheel }の区画を選んでください
question-segment-about = その区画にある重機の半分（端数切り捨て）が今戻ってきます。
question-recover = 戻す重機を選んでください
question-recover-about = この重機がすぐに{ -wheel }から戻ります。
question-external-work = { -external-work }を選んでください
question-external-work-about = 必要な重機1台につき2{ -credit }を支払い、すぐに報酬を得ます。
question-margot = 使う施設を選んでください
question-margot-about = 選んだ施設をもう一度使えます。
question-building-action = 新しい施設をすぐに使いますか
question-building-action-about = 望むなら、新しい施設を{ -engineer }なしですぐに使えます。
question-bid = 手番順に入札してください
question-bid-about = { -company }は手番順の最後の人から先に選び、最初の人が最後に選びます。入札した分は得点で払います。
question-pair = { -company }と{ -officer }を選んでください
question-pair-about = { -company }の能力は3基目の{ -powerhouse }から、{ -officer }の能力は最初から使えます。
question-starting-contract = { -starting-contract }を選んでください
question-starting-contract-about = 最初のやさしい目標です。最初の発電で目指す量が分かります。
question-watch = オートマの手番です
question-watch-about = オートマは自動で進みます。何をしたかを見たら、先へ進みましょう。

## 先に決めておく
plan-bank-rest = 残りの{ -engineer }を全員銀行へ
plan-bank-rest-about = 次の手番で、残りを全員銀行に置きます。

## 手
move-pass = パス
move-decline = 辞退
move-accept = 受け入れる
move-watch = 進める
move-place = { -engineer }を置く：{ $space }
move-architect = 建築家を送る：{ $space }
move-bank = 銀行に{ -engineer }{ $count }人
move-without-engineers = { $copied ->
    [0] { -engineer }なしで建設：{ $tile }
   *[other] { -engineer }なしで建設：{ $tile }のコピー
    }
move-work-on-wheel = 重機を{ -wheel }に置いて{ $work }
move-copy = { $officer }をコピー
move-build = { $piece }を建てる：{ $target }
move-with = { $tile }を使う
move-copying = { -wheel }の{ $tile }をコピー
move-pay = { $mixers ->
    [0] { $excavators ->
        [0] 重機は支払わない
       *[other] { -excavator }{ $excavators }台を支払う
        }
   *[other] { $excavators ->
        [0] { -mixer }{ $mixers }台を支払う
       *[other] { -excavator }{ $excavators }台と{ -mixer }{ $mixers }台を支払う
        }
    }
move-produce = { $dam }の{ -drop }{ $drops }個を{ $conduit }へ
move-fulfil = { $contract }を履行する
move-take = { $contract }を取る
move-discard = { $contract }を捨てる
move-drop = { $headstream }に{ -drop }を置く
move-gain = { $machine }を1台得る
move-fill = { $dam }に{ -drop }を入れる
move-patent = { $tile }を取る
move-retrieve = { $tile }を戻す
move-segment = { $count ->
    [0] 開いている区画
   *[other] あと{ $count }マスで戻る区画
    }
move-recover = { $machine }を1台戻す
move-work = 融資で{ $work }
move-perform = { $building }を使う
move-bid = 手番{ $place }番目に{ $count }点で入札する
move-pick = { $company }と{ $officer }
move-start-with = { $contract }で始める
cost-place = { -engineer }{ $engineers }人{ $credits ->
    [0] {""}
   *[other] 、{ $credits }{ -credit }
    }{ $energy ->
    [0] {""}
   *[other] 、最大エネルギー{ $energy }
    }（残り{ -engineer }{ $engineers_left }人、{ $left }{ -credit }）
cost-architect = 建築家{ $credits ->
    [0] {""}
   *[other] 、{ $credits }{ -credit }
    }{ $energy ->
    [0] {""}
   *[other] 、最大エネルギー{ $energy }
    }（残り{ -engineer }{ $engineers_left }人、{ $left }{ -credit }）
cost-bank = { $credits }{ -credit }獲得
cost-build = { $price }
cost-pay = { $credits ->
    [0] { -credit }不要
   *[other] ほかに{ $credits }{ -credit }（残り{ $left }）
    }
cost-produce = エネルギー{ $energy }（合計{ $total }）{ $fee ->
    [0] {""}
   *[other] 、{ $owner }に{ $fee }{ -credit }と{ $fee }点
    }、履行できる{ -contract }：{ $contracts }、水の行き先：{ $dam }
cost-fulfil = 報酬：{ $reward }
cost-take = 必要エネルギー{ $energy }、報酬：{ $reward }
cost-discard = 必要エネルギー{ $energy }、報酬：{ $reward }
cost-start-with = 必要エネルギー{ $energy }、報酬：{ $reward }
cost-drop = { $flowing ->
    [0] 水の流れまで待つ
   *[other] すぐに流れる先：{ $dam }
    }
cost-work = { $machines }の代わりに{ $credits }{ -credit }、報酬：{ $reward }
cost-work-on-wheel = { $machines }、報酬：{ $reward }
cost-bid = { $vp }点

## ほかに何も起きない行動
did-decline = { $company }は辞退しました。
did-without-engineers = { $copied ->
    [0] { $company }が{ -engineer }なしで建設します：{ $tile }。
   *[other] { $company }が{ -engineer }なしで建設します：{ $tile }のコピー。
    }
did-build = { $company }が{ $piece }を建てようとしています：{ $target_in }。
did-with = { $company }が{ $tile }を使います。
did-copying = { $company }が{ -wheel }の{ $tile }をコピーします。
did-segment = { $count ->
    [0] { $company }が開いている区画を選びました。
   *[other] { $company }があと{ $count }マスで戻る区画を選びました。
    }
did-recover = { $company }が{ $machine }を1台戻しました。

## 起きたこと
event-bid-made = { $seat }が手番{ $place }番目に{ $count }点で入札しました。
event-positions-settled = 手番順が決まり、入札した点を支払いました。
event-pair-picked = { $seat }は{ $company }と{ $officer }を担当します。
event-contract-picked = { $company }は{ $contract }で始めます。
event-round-begins = 第{ $round }ラウンドが始まります。
event-headstreams-filled = { $count ->
    [0] 新しい{ -drop }はありません。
   *[other] { -headstream }に{ -drop }が{ $count }個置かれました。
 }
event-placed = { $company }が{ $space_where }に{ $count ->
    [0] 建築家を置きました。
   *[other] { -engineer }を{ $count }人置きました。
    }
event-banked = { $company }が銀行に{ -engineer }を{ $count }人置きました。
event-passed = { $company }がパスしました。
event-officer-copied = { $company }が{ $officer }をコピーしました。
event-tile-taken = { $company }が{ $tile }を取りました。
event-constructed = { $tile_level ->
    [0] { $company }が{ $piece }を建てました：{ $target_in }。
   *[other] { $company }が{ $tile }で{ $piece }を建てました：{ $target_in }。
    }
event-free-piece = { $company }が無料で{ $piece }を建てました：{ $target_in }。
event-income-revealed = { $company }が収入を公開しました（{ $piece }）。
event-income-taken = { $company }が収入を得ました（{ $piece }）。
event-wheel-turned = { $company }が{ -wheel }を{ $count }マス回しました。
event-produced = { $company }が{ $conduit_the }に{ -drop }を{ $count }個流し、エネルギーを{ $energy }生産しました。
event-tile-produced = { $company }が水を使わずにエネルギーを{ $energy }生産しました。
event-fee-paid = { $company }が{ $owner }に{ -conduit }の使用料{ $count }{ -credit }を支払い、{ $owner }は{ $count }点を得ました。
event-energy-steps = { $company }のエネルギーが{ $count }マス進みました。
event-contract-fulfilled = { $company }が{ $contract }を履行しました。
event-contract-taken = { $company }が{ $contract }を取りました。
event-contract-discarded = { $company }が{ $contract }を捨てました。
event-contract-opened = { $contract }が公開されました。
event-contracts-removed = { $company }が公開中の{ -contract }を2枚取り除きました。
event-drop-placed = { $company }が{ $headstream }に{ -drop }を置きました。
event-drop-flows = { $company }が{ $headstream }から{ -drop }を流しました。
event-drops-caught = { $dam_the }に{ -drop }が{ $count }個たまりました。
event-drops-left = { -drop }が{ $count }個、マップの外へ流れ去りました。
event-dam-filled = { $company }が{ $dam_the }に{ -drop }を{ $count }個入れました。
event-machine-gained = { $company }が{ $machines }を得ました。
event-credits-gained = { $company }が{ $count }{ -credit }を得ました。
event-credits-paid = { $company }が{ $count }{ -credit }を支払いました。
event-vp-scored = { $company }が{ $count }点を得ました。
event-tile-retrieved = { $company }が{ -wheel }から{ $tile }を戻しました。
event-work-done = { $company }が{ $work }を完成させました。
event-building-used = { $company }が{ $building }を使いました。
event-extra-turn = { $company }は建築家の効果でもう一度手番を行います。
event-water-flows = 水が流れます。
event-leader-award = { $company }がエネルギーの順位で{ $count }点を得ました。
event-energy-income = { $company }がエネルギー{ $energy }で{ $count }{ -credit }を得ました。
event-zero-energy = { $company }は発電しなかったため3点を失いました。
event-bonus-scored = { $company }が{ $bonus }で{ $count }点を得ました。
event-order-set = 手番順が変わりました。
event-objective-scored = { $company }が目標（{ $objective }）で{ $count }点を得ました。
event-goods-scored = { $company }が資材で{ $count }点を得ました。
event-buildings-scored = { $company }が専用施設で{ $count }点を得ました。
event-water-scored = { $company }が貯水で{ $count }点を得ました。
event-game-ends = ゲームが終わりました。
round-card-produced = エネルギー
round-card-income = 収入
round-card-scored = 得点
round-card-built = 建設
round-card-contracts = 履行
round-card-water = 受け止めた水：{ $caught }。流れ去った水：{ $left }。

## できない理由
why-not-asked = 今はそれを決める場面ではありません。
why-game-over = ゲームは終了しています。
why-no-such-thing = そのような行動はありません。
why-not-in-this-game = このゲームでは使いません。
why-occupied = すでに使われています。
why-too-few-engineers = { -engineer }が足りません。
why-too-dear = { -credit }が足りません。
why-nothing-to-produce = 自分の{ -dam }・{ -conduit }・{ -powerhouse }では、そこで発電できません。
why-no-contract-there = その{ -contract }は公開されていません。
why-no-tile-there = そこにタイルはありません。
why-no-work-there = そこに{ -external-work }はありません。
why-too-few-machines = 重機が足りません。
why-nothing-to-construct = 今建設できて、費用を払えるものがありません。
why-leftmost-first = 左のスペースから使います。
why-not-your-officer = あなたの{ -officer }ではありません。
why-copied-already = この手番ではすでに{ -officer }をコピーしました。
why-needs-engineer-after = 手番のために{ -engineer }を1人残す必要があります。
why-building-not-yours = その施設は使えないか、すでに建てています。
why-building-used = この施設はこのラウンドで使いました。
why-building-idle = 今はこの施設のアクションを行えません。
why-architect-alone = 建築家は{ -engineer }1人用のスペースに単独で置きます。
why-no-architect = 送れる建築家がいません。
why-engineers-left = { -engineer }はすべて置かなければなりません。銀行には何人でも置けます。
why-no-piece-left = その建設物は残っていません。
why-space-taken = そのスペースは埋まっています。
why-basin-taken = この{ -basin }にはすでに同じ建設物があります。
why-not-your-dam = あなたの{ -dam }ではありません。
why-dam-full-height = { -dam }はこれ以上高くできません。
why-wrong-area = この報酬ではその地域に建てられません。
why-value-too-high = この報酬ではその値の{ -conduit }を建てられません。
why-no-tile-for-it = それを建てる技術タイルがありません。
why-cannot-pay = 支払えません。
why-tile-not-available = そのタイルは使えません。
why-wrong-payment = その支払いは費用と合いません。
why-no-water = { -dam }にそれだけの{ -drop }がありません。
why-no-conduit = そこに{ -conduit }はありません。
why-no-powerhouse = その{ -conduit }の先にあなたの{ -powerhouse }がありません。
why-same-powerhouse = 2回目の発電には別の{ -powerhouse }が必要です。
why-below-one = それではエネルギーが得られません。
why-fee-too-dear = { -conduit }の使用料を払えません。
why-not-your-contract = あなたの{ -contract }ではありません。
why-not-enough-energy = その{ -contract }にはエネルギーが足りません。
why-must-choose = 辞退できません。
why-officer-not-copyable = このゲームではその{ -officer }をコピーできません。
why-no-room = { -dam }は満水です。
why-same-dam = { -drop }は、今使った{ -dam }には入れられません。
why-not-on-wheel = そのタイルは{ -wheel }にありません。
why-nothing-in-segment = そこに戻せるものはありません。
why-bid-too-low = 今の入札より高くなければなりません。
why-pair-taken = その{ -company }は選べません。
why-contract-taken = その{ -starting-contract }は選べません。
why-not-on-automa-tile = マヒリがオートマの{ -officer }です。各ラウンドの最初のアクションは、表向きのオートマタイルにあるものを選んでください。
why-tile-builds-other = そのタイルでは別の種類の建設物しか建てられません。
why-reward-is-other = この報酬は別の種類の建設物です。

## 盤の表示
label-round = 第{ $round }ラウンド（全5ラウンド）
label-order = 手番順
label-company = { -company }
label-officer = { -officer }
label-automa = オートマ{ $level }
label-vp = 勝利点
label-energy = エネルギー
label-credits = { -credit }
label-excavators = { -excavator }
label-mixers = { -mixer }
label-engineers = { -engineer }
label-tiles = タイル
label-wheel = { -wheel }
label-contracts = { -contract }
label-fulfilled = 履行{ $count }
label-open-contracts = 公開中の{ -contract }
label-national = 国家{ -contract }
label-patents = 特許庁
label-works = { -external-work }
label-buildings = 専用施設
label-bonus = ラウンドボーナス
label-objective = 目標
label-water = 水
label-basin = { -basin }
label-dams = { -dam }
label-conduits = { -conduit }
label-powerhouses = { -powerhouse }
label-taken = 使用中のスペース
label-productions = 可能な発電
label-on-offer = 公開中
label-place = 順位
label-points = { $count }点
label-nothing = –
label-turbine-station = { -turbine-station }
label-water-management = { -water-management }
label-workshop = 工房
label-machinery-shop = { -machinery-shop }
label-contract-office = { -contract-office }
label-bank = 銀行
label-bank-about = { -engineer }を何人でも置け、1人につき1{ -credit }。
label-construction = 建設
label-map = マップ
label-management = アクション
label-companies = { -company }
label-incomes = 収入
label-ability = 能力
label-ability-on = 有効
label-ability-off = まだ無効
label-energy-track = エネルギー
label-goal = 満額ボーナスはエネルギー{ $energy }から
label-goal-now = { $bonus }×{ $count }：現在{ $points }点
label-objective-now = 数{ $count }、現在{ $points }点
label-automa-next = 次のオートマの行動
label-automa-also = 続けて次の行も行う
label-automa-construct = 建設：{ $piece }
label-automa-remove = 公開中の{ -contract }を取り除く
label-automa-machines = 重機を買う
label-automa-criteria = オートマの建設場所
criterion-most-powerful-conduit = 最も強い建設済み{ -conduit }
criterion-owned-powerhouse = 自社{ -powerhouse }につながる
criterion-upstream-powerhouse = { -powerhouse }の放水を受ける
criterion-red-outline-space = 赤枠
criterion-most-water-drops = 次の流れで{ -drop }が最多
criterion-downstream-dam = 自社{ -dam }へつながる
criterion-most-powerful = 最も高い値
criterion-second-most-powerful = 2番目に高い値
criterion-owned-neutral-opponent-dam = 自社、中立、他社の順の{ -dam }
criterion-opponent-neutral-owned-dam = 他社、中立、自社の順の{ -dam }
criterion-owned-opponent-powerhouse = 自社、他社の順の{ -powerhouse }へ
criterion-opponent-owned-powerhouse = 他社、自社の順の{ -powerhouse }へ
criterion-owned-dam = 自社{ -dam }とつながる
criterion-feeding-owned-dam = 自社{ -dam }に水を送る
criterion-not-feeding-opponent-dam = 他社{ -dam }に水を送らない
criterion-basin = { -basin }{ $basin }
label-taken-by = { $company }が使用中
label-needs = { -engineer }{ $engineers }人{ $credits ->
    [0] {""}
   *[other] 、{ $credits }{ -credit }
    }が必要
label-neutral = 中立
label-dam-facts = { $owner }：高さ{ $level }、{ -drop }{ $drops }／{ $capacity }
label-empty-space = まだ何もない
label-red-border = 赤枠：3{ -credit }追加
label-leads-to = { -basin }{ $basin }の{ -powerhouse }へ
label-headstream-facts = 待機中の{ -drop }{ $drops }、各ラウンド：{ $tile }
label-wheel-open = 開いた区画
label-wheel-turns = あと{ $turns }マスで戻る
label-production-bonus = 発電+{ $count }
label-passed = パス済み
label-first-player = 手番{ $place }番目
label-about-tile = 使用：{ $tile }
label-about-target = { $piece }：{ $target }
label-about-modifier = 発電ボーナス{ $modifier }
label-about-second = 2回目の発電（ボーナスなし）
label-about-energy = 使えるエネルギー{ $energy }
label-about-count = 残り{ $count }
label-about-map = マップ上かここで選んでください。
label-about-board = アクションボード上かここで選んでください。
label-fee = { $owner }に使用料{ $count }{ -credit }
label-water-goes = 水→{ $dam }
label-water-lost = 水はマップの外へ
label-bids = 入札
label-slots-left = 残りの建設枠{ $count }
label-stack = 山札{ $count }
result-track = トラック上の勝利点
result-objective = 目標：{ $objective }
result-goods = 資材：5つにつき1点
result-buildings = 専用施設
result-water = 自分の{ -dam }の{ -drop }
result-total = 合計
result-tie = 同点の場合は最終ラウンドのエネルギーが多い方が上位です。
result-energy = 最終ラウンドのエネルギー
legend-goods = 持ち物
legend-pieces = 建設物
legend-any = 好きな建設物
legend-fulfil = { -contract }を履行する
legend-patent = 上級タイル
legend-dam = { -dam }：持ち主、高さ、{ -drop }と空き
legend-neutral = 中立の{ -dam }
legend-value = { -conduit }の値
legend-tiles = 技術タイル：基本とレベルI
legend-contract = { -contract }：必要なエネルギーと報酬
figure-points = 勝利点
figure-credits = { -credit }
figure-energy = ラウンドのエネルギー
warning-no-energy = この後はこのラウンドで発電できません。エネルギー0のラウンドでは{ $count }点を失います。今なら発電できます。
warning-contract-missed = { -contract }を履行できません。別の発電ならエネルギー{ $energy }の{ -contract }を履行できます。
warning-contract-declined = このエネルギーで{ -contract }を履行できます。
warning-piece-declined = この建設物は無料で置けます。
warning-water-declined = 水に費用はかかりません。

## 序盤
trait-company = { -company }
trait-officer = { -officer }

## ルールブックの表
table-tile = タイル
table-round = ラウンド{ $round }
table-area = 地域
table-left-conduit = 左の{ -conduit }
table-right-conduit = 右の{ -conduit }
table-conduit = 値{ $value }、{ -basin }{ $basin }へ
table-red = { $count }（うち赤枠{ $red }）
table-powerhouses = { -powerhouse }の場所
table-river = 川の行き先
table-action = アクション
table-actions = アクション（上から順）
table-price = 代金
table-cost = 費用
table-reward = 報酬
table-engineers = { -engineer }{ $count }人
table-piece = 建設物
table-nth-piece = { $number }つ目
table-points-each = 1つにつき（点）
table-building = 施設
table-first-space = 最初のスペース
table-other-spaces = ほかのスペース
table-colour-green = 緑
table-colour-yellow = 黄
table-colour-red = 赤
table-automa-produce = 発電{ $modifier }（{ $colour }の{ -contract }）
table-automa-remove = 公開中の{ $colour }の{ -contract }を取り除く
table-least-value = 値{ $value }以上
table-search-down = 上から
table-search-up = 下から
table-letters = { -headstream }
table-start = { $place }から
table-own-first = 自社が先
table-rival-first = 他社が先
table-production = 発電{ $modifier }
table-take = { -contract }{ $count }枚
table-companies = { -company }の数
table-basin = { -basin }
table-energy = エネルギー
table-bonus = ラウンドボーナス
table-points = 点
table-dams = { -dam }
table-conduits = { -conduit }
table-houses = { -powerhouse }
table-company = { -company }
table-officer = { -officer }
table-contract = { -contract }

## 見どころ
moment-last-round = 最終ラウンド
moment-overflow = 放水：{ -drop }{ $count }個がマップの外へ流れ去りました。

## キャラクターの戦い方
character-beaver-about = 収入を逃さず、いつもお金を残しています。
character-fox-about = できるかぎり水を自分のほうへ引き込みます。
character-owl-about = よく{ -wheel }を回し、すべてを間に合うように取り戻します。
character-magpie-about = 必要以上に重機を集めます。
