# ページのことば。どのゲームでも共通です。

## 共通
loading = 少々お待ちください…
close = 閉じる
cancel = キャンセル
copy = コピー
skip = 本文へ
skip-to-actions = 選べる行動へ
to-lobby = ロビーに戻る
menu = メニュー

## ロビー
hero-title = 電力をめぐる三つのゲーム。ひとつのテーブル。
hero-text = ボット相手にすぐ始める、一台の端末を回して遊ぶ、リンクを送って友だちを呼ぶ。アカウントは要りません。
title-turns = { $count ->
   *[other] ● あなたの手番{ $count }件 –Megawatt
}
my-name = あなたの名前
my-name-hint = ゲスト
name-cut = 名前は{ $most }文字までです。残りは入りませんでした。
card-play = ボットと遊ぶ
card-set = テーブルを用意…
card-learn = 遊び方を学ぶ
card-first = はじめてのゲーム
card-first-about = 入門ルールでボットと対戦します。いちばん手軽な始め方です。
card-seats = { $fewest }～{ $most }人
edition-heading = この版について
lobby-mine = あなたのテーブル
lobby-open = 参加者募集中
lobby-running = 観戦できるゲーム
lobby-more = ファイルから開く
lobby-upload-about = 保存したゲームの続きを遊んだり、1手ずつ見直したりできます。
lobby-upload = プレイ記録ファイルを開く
row-open = 開く
row-join = 参加
row-watch = 観戦
row-your-turn = あなたの番
row-turn-of = { $seat }の手番
row-waiting = { $count ->
   *[other] 空席{ $count }
}
row-over = 終了
row-closed = 終了
row-won-by = 勝者：{ $names }
row-what-if = もしも
row-chosen-seed = シード指定
footer-unofficial = Megawattはこれらのゲームを愛する人たちが作ったもので、出版社とは関係ありません。気に入ったら、ぜひ実物のボードゲームも手に取ってみてください。
footer-version = バージョン{ $version }

## 新しいテーブル
new-heading = テーブルを用意
new-game = ゲーム
new-seats = プレイヤー
new-seat-count = 人数
new-seat = 席{ $number }
new-name-of = 席{ $number }の名前
wish-me = 自分
wish-here = この端末で遊ぶ人
wish-open = 空席：あとから参加
wish-bot = ボット：{ $bot }
new-who = 誰が参加できますか
new-invited = リンクを知っている人
new-public = 誰でも（ロビーに表示）
new-options = ルールとバリアント
new-fine-points = 細かい解釈
new-fine-points-about = 印刷されたルールの読み方が分かれる点です。別の読み方で遊んでいる場合だけ変更してください。
option-own-file = 自分のファイル…
option-own-text = その他…
new-further = 題名とシード
new-title = 題名
new-title-about = 一覧に出る名前です。空でもかまいません。
new-seed = シード
new-seed-about = 同じシードなら同じ配りになります。空欄ならランダムです。
new-seed-wrong = シードは39桁までの整数です。
new-start = ゲームを始める
new-open-table = テーブルを開く
table-made = テーブルができました。参加してほしい人にリンクを送ってください。

## 待合室
wait-heading = { $count ->
   *[other] 空席があと{ $count }つあります
}
wait-sit = ここに座る
wait-join = ゲームに参加
wait-bot = ボットを座らせる
wait-reopen = 席を空ける
wait-fill = { $count ->
   *[other] 残り{ $count }席をボットにして始める
}
wait-link = 招待リンク
wait-public = テーブルはロビーに出ていて、誰でも参加できます。
wait-private = このリンクを知っている人だけがテーブルを見つけられます。
wait-close = テーブルを閉じる
wait-leave = テーブルを離れる
link-copied = リンクをコピーしました。
seat-open = 空席
seat-present = 在席
seat-away = 不在

## テーブルで
part-board = 盤面
board-failed = 盤面を描けませんでした。ことばで表示します。
part-actions = 選べる行動
part-log = 記録
part-replay = 再生
part-tabs = 盤面、記録、チャット
your-turn = あなたの番
turn-of = { $seat }の手番
waiting-for = { $seat }を待っています…
bot-thinks = { $seat }が考えています…
spectator = 観戦中
spectator-note = このゲームを観戦しています。
watchers = { $count ->
   *[other] { $count }人が観戦中
}
what-if-of = もしも：元のゲームへ
line-connecting = 接続中…
line-lost = 接続が切れました。再接続中…
line-restarting = サーバーを再起動しています…
pending = 送信中…
pending-lost = 接続が切れています。戻り次第、あなたの行動を1回だけ送ります。
moves-more = { $count ->
   *[other] ほか{ $count }件…
}
amount-field = { $lowest }から{ $highest }まで
amount-less = 減らす
amount-more = 増やす
confirm-play = これで決定
sheet-fold = 行動の一覧をたたむ
sheet-unfold = 行動の一覧を開く
map-closer = 拡大
map-farther = 縮小
map-whole = 全体を表示
hand-over = 端末を{ $seat }に渡してください
hand-over-taken = 私が{ $seat }です
hand-over-quiet = 手番の間に盤面を隠さない

## 先に決めておく
plan-heading = 先に決めておく
plan-stands = 予定
plan-drop = 取り消す
wake-switch = 本当に決めることがあるときだけ知らせる
wake-about = 選択肢がないときは、代わりに手が進みます。直前の自分の手をまだ取り消せる間や、あなたに何かが公開される手では進みません。
wake-suggested = おすすめ

## 警告
warning-heading = 本当によろしいですか
warning-quiet = 今後は警告しない
warning-back = 戻る
warning-anyway = それでも：{ $move }

## 手の取り消し
undo-free = 「{ $move }」を取り消す
undo-ask = 「{ $move }」の取り消しを頼む
undo-more = { $count ->
   *[other] （ほか{ $count }手）
}
undo-heading = 取り消し
undo-consent = その後にほかの人が行動したか、隠れていたものが公開されました。次の行動を取り消すには全員の同意が必要です：
undo-send = みんなに頼む
undo-wanted = { $count ->
   *[other] { $seat }が{ $count }手の取り消しを希望しています。
}
undo-reveals = その間に隠れていたものが公開されています。
undo-agree = 同意する
undo-decline = 断る
undo-waiting = { $names }の返事を待っています。

## 記録と再生
log-empty = まだ何も起きていません。
log-none = まだありません。
log-filter = 記録に表示するもの
log-filter-all = すべて
log-filter-me = 自分
log-filter-money = お金
log-filter-build = 建設
log-steps = { $count }手順
log-money = お金：
log-points = 得点：
log-news = 新しい手{ $count }件
log-earlier = 前の記録を表示
log-somebody = 誰か
skip-moves = スキップ
round-card-heading = 第{ $round }ラウンドのまとめ
round-card-open = 第{ $round }ラウンドの成果
log-by-itself = 自動で進行
log-taken-back = { $count ->
    [1] { $seat }が{ $last }手目を取り消しました。
   *[other] { $seat }が{ $first }手目から{ $last }手目までを取り消しました。
}
replay-first = 最初へ
replay-previous = 1手戻る
replay-play = ゲームを再生
replay-pause = 一時停止
replay-next = 1手進む
replay-last = 現在へ
replay-now = 現在に戻る
replay-slider = ゲームの時点
replay-at = { $total }手中{ $at }手目
replay-speed = 速さ
looking-no-moves = 過去の時点を見ています。
fork = もしも？
fork-about = この時点から自分のテーブルでボット相手に続ける
link-to-position = この時点へのリンクをコピー

## ゲーム終了
over-heading = ゲーム終了
over-show = 結果
result-picture = 画像を送る
result-won = { $count ->
   *[other] { $names }の勝利
}
result-so-far = 現在の状況
result-scoring = 得点計算
result-charts = ラウンドごとの推移
chart-which = グラフの内容
chart-label = グラフ：{ $figure }（ラウンドごと）
chart-table = 表で見る
chart-round = ラウンド

## 配り
deal-heading = この配りについて
deal-drawn = シードはサーバーがランダムに引いたもので、誰も選んでいません。下の指紋は最初のカードが配られる前に決まっており、ほかのシードとは合わないため、配りを後から変えることはできません。
deal-chosen = シードはテーブルの主催者が選びました。主催者はすべてのカードを前もって知ることができます。
deal-file = このゲームはアップロードされたファイルから始まりました。カードの配り方はここでは証明されておらず、アップロードした人はすべてのカードを前もって知ることができます。ファイルに証明が含まれていれば、megawatt verify で確かめられます。
deal-what-if = このゲームは別のゲームの途中から続いています。カードについての保証はありません。
deal-earlier = このテーブルは以前の版のMegawattで作られ、シードの決め方が記録されていません。
deal-commitment = 配りの指紋
deal-nonce = ナンス
deal-later = 後で確かめたいときは、指紋を控えておいてください。シードとナンスはゲーム終了後にここに表示されます。
deal-check = シードとナンスがあれば、配りが最初から決まっていたことを誰でも確かめられます。プレイ記録ファイルをダウンロードして、次のように入力してください。
deal-copied = 指紋をコピーしました。

## メニューと設定
menu-link = このテーブルへのリンクをコピー
menu-charts = 状況とグラフ
menu-picture-png = ボードを画像で保存（PNG）
menu-picture-svg = ボードを図で保存（SVG）
menu-download = プレイ記録ファイルをダウンロード
menu-download-later = プレイ記録ファイルには隠れている情報がすべて入っているため、ゲーム終了後にダウンロードできます。
text-board = 盤面を文章で表示
text-board-off = 盤面を絵で表示
text-board-about = 状況をことばで表します。読むためにも、読み上げソフトのためにも。
settings-heading = 設定
settings-language = 言語
settings-theme = 外観
theme-auto = システムに合わせる
theme-light = 明るい
theme-dark = 暗い
theme-to-light = 明るい表示にする
theme-to-dark = 暗い表示にする
settings-palette = プレイヤーの色
palette-usual = 標準
palette-strong = 強いコントラスト
settings-motion = 動き
motion-auto = システムに合わせる
motion-none = なし
settings-speed = ほかの人の手
speed-instant = すぐに表示
speed-brisk = 速め
speed-calm = ゆっくり
settings-confirm = 行動の確認
confirm-touch = 盤面に触れたとき
confirm-always = いつも
confirm-never = しない
settings-warnings = ミスしそうなときに警告
settings-warnings-about = ミスと思われる行動の前に、もう一度確認します。
settings-sound = 音
settings-sound-about = 手番、お金、建設、カード、水を短く静かな音で知らせます。
settings-volume = 音量
settings-cards = ラウンド終了時のカード
settings-cards-about = そのラウンドの各自の成果を表示します。記録からもう一度開けます。
settings-letters = 一文字キー
settings-letters-about = Aで行動へ、Lで記録へ、など。意図せず押してしまうときは切ってください。
keys-heading = キーボード
keys-tab = 次の項目へ
keys-enter = 選んでいる行動を決定
keys-actions = 選べる行動へ
keys-board = 盤面へ
keys-log = 記録へ
keys-undo = 取り消しへ
keys-skip = 現在の局面へ進む
keys-arrows = 1手戻る・進む
keys-home = 最初へ・現在へ
keys-play = ゲームを再生・一時停止
keys-zoom = 地図で：拡大・縮小・全体
keys-text = 盤面を文章か絵で表示
keys-escape = 選択をやめる・現在に戻る
keys-help = この一覧

## できないとき
refused-no-line = サーバーが応答しません。引き続き接続を試みます。
refused-other = うまくいきませんでした（{ $reason }）。
refused-no-such-table = そのテーブルは存在しないか、招待されていません。
refused-no-such-page = そのページはありません。
refused-no-such-game = そのゲームはここにはありません。
refused-options = そのルールとバリアントは組み合わせられないか、ファイルに誤りがあります。
refused-seats = このゲームは{ $lowest }人から{ $highest }人用です。
refused-seed = シードは128ビットまでの整数です。
refused-name = 名前は1～24文字の見える文字にしてください。
refused-bad-request = サーバーが理解できませんでした。ページを再読み込みしてください。
refused-bad-message = サーバーが理解できませんでした。ページを再読み込みしてください。
refused-wrong-method = サーバーが理解できませんでした。ページを再読み込みしてください。
refused-foreign-origin = 別のページからの要求のため、受け付けませんでした。
refused-unknown-host = このサーバーはそのアドレス用に設定されていません。
refused-too-large = 大きすぎて送れません。
refused-too-many = 一度に多すぎます。{ $seconds }秒後にもう一度お試しください。
refused-not-your-seat = あなたの席ではありません。
refused-not-your-turn = あなたの手番ではありません。
refused-late = ほかの人が先に行動したため、状況が変わりました。
refused-over = ゲームは終わっています。
refused-not-over = ゲームが終わってから、もう一度遊べます。
refused-still-seated = 他のプレイヤーがあなたを待っています。先に席をゆずってください。
refused-not-started = ゲームはまだ始まっていません。
refused-started = ゲームはすでに始まっています。
refused-closed = このテーブルは閉じられました。
refused-seat-taken = そこにはもう誰かが座っています。
refused-already-seated = すでにこのテーブルに席があります。
refused-not-seated = このテーブルに席がありません。
refused-host-only = テーブルの主催者だけができます。
refused-banned = このサーバーの管理者により利用が制限されています。観戦だけができます。
refused-token = このトークンは無効か、取り消されています。
refused-token-scope = このトークンではそれはできません。
refused-no-such-token = そのトークンはありません。
refused-too-many-tokens = これ以上トークンを作れません。先に1つ取り消してください。
refused-no-such-program = このプログラムは今、対戦を受け付けていません。
refused-no-such-seat = その席はありません。
refused-no-such-bot = そのボットはいません。
refused-unreadable = 「{ $move }」は行動として読めません。
refused-illegal = 「{ $move }」は今はできません。
refused-no-picture = このゲームには描けるボードがありません。
refused-no-such-ply = その時点はこのゲームにありません。
refused-nothing-to-undo = 取り消せる行動がありません。
refused-no-request = その依頼はもうありません。
refused-no-such-plan = 今はそれを予定できません。
refused-no-table = ここではテーブルが開かれていません。
refused-file = Megawattのプレイ記録ファイルではないか、壊れています。
refused-file-too-long = このプレイ記録ファイルは長すぎます。
refused-file-not-yet = プレイ記録ファイルはゲーム終了後にダウンロードできます。
refused-rules-version = このゲームはルール版{ $played }のものです。このサーバーは版{ $here }です。
refused-too-many-tables = 参加者を待っているテーブルがすでに{ $most }卓あります。先にどれかを閉じてください。
refused-damaged = この卓は記録が壊れているため開けません。読める部分はサーバーの管理者が取り出せます。
refused-too-slow = 受信に時間がかかりすぎました。接続を確かめて、もう一度お試しください。
refused-too-heavy = このファイルは読み込みに時間がかかりすぎるため、開けません。
refused-not-sealed = 別のゲームの途中から始まったゲームです。プレイしたサーバーからダウンロードしたファイルを、そのサーバーで開いてください。
refused-not-finished = ゲームはまだ進行中です。終了後に分析できます。
refused-no-hints = このテーブルではヒントは使えません。
refused-not-ready = ボットが先読みの準備をしています。1分ほどしてからもう一度お試しください。
refused-busy = サーバーが混み合っています。少しあとでもう一度お試しください。

## Teaching
settings-explain = 質問の説明
explain-auto = 最初の3ゲームだけ
explain-always = いつも表示
explain-never = 表示しない
help-heading = ヘルプ
legend-heading = 絵の意味
rule-heading = ルール
rule-open = ルール：{ $title }
rule-previous = 前の項目
rule-next = 次の項目
rule-booklet = ルール全文
booklet-contents = 目次
booklet-search = ルールを検索
booklet-none = この言葉を含む項目はありません。
booklet-print = 印刷
lesson-heading = 遊び方を学ぶ
lesson-progress = 進み具合
lesson-next = 次へ
lesson-understood = わかりました
lesson-alone = ここからは自分で進める
lesson-waiting = 他のプレイヤーの手番です。まもなく続きに進みます。
lesson-own-choice = ここは自由に決めてください。そのあとレッスンが続きます。

## 離席と再戦
leave-heading = 離席・ゲームの終了
leave-whose = どの席ですか？
leave-bot = ボットに続きを任せる
leave-bot-about = 他のプレイヤーはそのまま続けます。いつでも席に戻れます。
leave-anyone = 席を他の人にゆずる
leave-anyone-about = このテーブルのリンクを送ってください。引き継いだ人には、あなたに見えているものが見えます。
leave-invited = 席が空きました。テーブルのリンクをコピーしました。
leave-propose = ゲームの終了を提案する
leave-propose-about = 全員が同意すると、勝者なしでここで終わります。
leave-end = ゲームを終了する
leave-end-about = 勝者なしでここで終わります。
leave-hide = このテーブルを一覧から外す
leave-hide-about = ゲームは残りますが、あなたのテーブルには表示されなくなります。
end-wanted = { $seat }がここでゲームを終えることを提案しています。
result-ended = 勝者なしで終了
rematch = もう一度遊ぶ
away-bot-plays = ボットが代わりにプレイしています。
away-open = あなたの席は誰でも座れます。
away-back = 席に戻る
away-free = { $seat }が席を離れました。続きをプレイしますか？
seat-reserved = { $seat }を待っています
absent = 時間が切れたら
absent-wait = 待つ
absent-bot = 戻るまでボットがプレイする
absent-out = ボットが最後まで引き継ぐ

## 分析とヒント
analysis-begin = このゲームを分析
analysis-begin-about = ボットがすべての判断を見直します。1分ほどかかり、結果はゲームとともに保存されます。
analysis-working = 分析中… { $percent }%
analysis-failed = うまくいきませんでした。途中でボットの処理が止まりました。何も失われていません。もう一度お試しください。
analysis-slider = グラフ上の時点
hint-ask = ヒント
hint-thinking = ボットが考えています…
hint-heading = ボットのおすすめ
hint-gains = 次の候補と比べた終了時の平均：{ $gains }
new-hints = ヒント
new-hints-about = 手番の人は、ボットのおすすめを聞けます。

## 問題
puzzle-heading = あなたならどうする？
puzzle-daily = 今日の問題
puzzle-daily-about = 毎日1問、全員に同じ状況を出題します。最も勝率の高い行動を見つけてください。
puzzle-solve = 解いてみる
puzzle-number = 問題{ $number }／{ $count }
puzzle-question = あなたは{ $seat }です。最も勝率が高くなる行動はどれでしょう。
puzzle-right = 正解です！
puzzle-wrong = ここでは最善の行動ではありません。
puzzle-yours = あなたの行動：{ $move }
puzzle-best = 最善の行動：{ $move }
puzzle-show = 答えを見る
puzzle-next = 次の問題
puzzle-again = もう一度
refused-no-such-puzzle = その問題はありません。

## アカウント
account-heading = アカウント
account-about = ゲストのままでも好きなだけ遊べます。アカウントを作ると、名前・ゲーム・設定をどの端末でも引き継げて、レート戦にも参加できます。
account-sign-up = アカウントを作る
account-sign-up-about = 今座っているテーブルはそのまま残ります。必要なのは名前と8文字以上のパスワードだけです。
account-sign-in = ログイン
account-sign-in-about = ここでゲストとして始めたテーブルも引き継がれます。
account-sign-out = ログアウト
account-password = パスワード
account-new-password = 新しいパスワード
account-forgotten = パスワードを忘れましたか？
account-forgotten-about = アカウントを作ったときに表示されたコードを1つ入力してください。各コードは1回だけ使えます。ほかのブラウザーはすべてログアウトされます。
account-code = 復旧コード
account-recover = 新しいパスワードを設定
account-name = 名前と設定
account-name-about = この名前がテーブルとあなたのページに表示されます。
account-settings-about = 言語・色・速度はアカウントに保存されます。
account-sessions = ログイン中のブラウザー
account-sessions-about = もう使わないブラウザーや覚えのないブラウザーはログアウトしてください。
account-sessions-end = ほかをすべてログアウト
account-session-here = このブラウザー
account-session-unknown = 不明なブラウザー
account-session-end = ログアウト：{ $browser }
account-change-password = パスワードを変更
account-change-password-about = ほかのブラウザーはすべてログアウトされます。
account-password-changed = パスワードを変更しました。
account-codes-left = { $count ->
    [0] コードは残っていません。必要になる前に新しく作ってください。
   *[other] コードは残り{ $count }個です。新しく作ると古いコードは使えなくなります。
}
account-new-codes = 新しいコードを表示
account-delete = アカウントを削除
account-delete-about = 名前・パスワード・設定は完全に消えます。終わったゲームは名前なしで残り、進行中のゲームはボットが引き継ぎます。
account-delete-open = アカウントを削除したい
codes-heading = 復旧コード
codes-about = パスワードを忘れたときは、このコードのどれか1つで再びログインできます。表示されるのは今回だけなので、大切に保管してください。
codes-copied = コードをコピーしました。
codes-kept = 保管しました
refused-account-name = この名前は使えません。スラッシュ、疑問符、シャープ、パーセント記号を除いてください。
refused-name-taken = { $name }という名前の人がすでにいます。
refused-password = パスワードは{ $lowest }文字以上にしてください。
refused-password-weak = このパスワードはすぐに推測されてしまいます。別のものにしてください。
refused-password-wrong = パスワードが違います。
refused-sign-in = 名前とパスワードが一致しません。
refused-signed-in = すでにアカウントがあります。別のアカウントを作るには、先にログアウトしてください。
refused-no-account = 先にログインしてください。
refused-recovery = 名前とコードが一致しないか、コードが使用済みです。
refused-no-such-session = そこではもうログインしていません。
refused-no-such-link = このリンクはもう使えません。新しいリンクを送ってもらってください。
email-heading = メール
email-about = 登録しておくと、パスワードを忘れたときにこのアドレスへリンクを送ります。ほかの人には見えません。
email-address = メールアドレス
email-keep = アドレスを保存
email-remove = アドレスを削除
email-confirmed = { $email }は確認済みです。
email-unconfirmed = { $email }にメールを送りました。1日以内に中のリンクを開いてください。
email-sent = メールをご確認ください。
email-removed = アドレスを削除しました。
email-confirm = はい、私のアドレスです
email-now-confirmed = ありがとうございます。アドレスを確認しました。
email-forgotten-about = アカウントに確認済みのメールアドレスがあれば、そこへリンクを送れます。
email-forgotten-send = リンクを送る
email-forgotten-sent = この名前のアカウントに確認済みのアドレスがあれば、リンクを送ります。有効なのは1時間です。
letter-confirm = このアドレスはあなたのものですか？
letter-confirm-text = Megawattのテーブルのアカウントに、このアドレスが登録されました。ご本人であれば、1日以内に次のページを開いてください。心当たりがなければ何もしないでください。今後メールは届きません。
letter-recover = 新しいパスワード
letter-recover-text = Megawattのテーブルのアカウントについて、新しいパスワードの申請がありました。ご本人であれば、1時間以内に次のページを開いて決めてください。すべてのブラウザーからログアウトします。心当たりがなければ何もしないでください。パスワードはそのままです。
letter-object = メールアドレスが変更されました
letter-object-text = Megawattのテーブルのアカウントのメールアドレスが変更または削除されました。ご本人であれば何もする必要はありません。心当たりがなければ、3日以内に次のページを開いて新しいパスワードを決めてください。このアドレスがもう一度アカウントのものになり、すべてのブラウザーからログアウトし、復旧コードは無効になります。

## Clocks
new-clock = 1手番の時間
clock-none = 制限なし
clock-live = 全員がテーブルにいる
clock-turn-by-turn = 好きなときに1手ずつ
new-bank = 持ち時間
new-bank-about = 手番の時間を超えた分に使います。ゲーム全体で1回分です。
clock-no-bank = なし
clock-left = 残り{ $time }
clock-bank = 持ち時間{ $time }
clock-from-bank = 持ち時間{ $time }から
clock-over = 時間切れ
clock-agreed = 1手番{ $turn }。
clock-agreed-bank = 1手番{ $turn }、持ち時間{ $bank }。
clock-then = 時間が切れたら：{ $what }。
turns-heading = 不在のとき
vacation-heading = 休暇
vacation-about = 1手番が半日以上のテーブルでは時計が止まります。いつまでかはほかの人にも見えます。
vacation-days = 期間
vacation-begin = 今から休む
vacation-end = 戻りました
vacation-until = { $day }まで休暇中です。
vacation-away = { $day }まで不在
vacation-left = この1年であと{ $count }日休めます。
refused-clock = 先に1手番の時間を決めてください。
refused-vacation = 長すぎます。{ $days }日までにしてください。

# Tokens of programs

tokens-heading = プログラム
tokens-about = トークンを渡したプログラムは、あなたの名前でテーブルを見たり、プレイしたりできます。信頼できる相手以外には渡さないでください。
tokens-none = トークンはまだありません。
token-name = 用途
token-may-play = プレイできる
token-may-read = 見るだけ
token-make = トークンを作る
token-made = 今すぐコピーしてください。表示されるのは今回だけです。
token-copied = コピーしました。
token-copy = コピー
token-revoke = 取り消す
token-never-used = 未使用
token-used = 最後の使用：{ $when }

## クラブ
club-heading = クラブ
club-leaders = ランキング
club-archive = 終わったゲーム
club-openings = 序盤の統計
club-players = 人数
club-seats = { $count }人
club-bot = ボット
rated = レート戦
new-rated = レート戦
new-rated-about = 全員のレートに反映されます。参加できるのはアカウントのある人だけです。ヒントはなく、ほかの人が応じた手や何かが公開された手は取り消せません。途中で抜けるとボットが続け、結果は本人のものになります。
rating-provisional = 暫定
rating-games = レート戦{ $count }回
rating-chart = レートの推移：{ $game }
leaders-about = アカウントのある人どうしのレート戦の結果です。ゲームと人数ごとに分かれています。十分な回数を遊ぶまでレートは暫定です。
leaders-people = プレイヤー
leaders-bots = ボット
leaders-bots-about = 異なるボットが対戦したゲームから計算しています。人のレートとは比べられません。
leaders-nobody = まだ誰もレート戦をしていません。空席のあるテーブルを用意して「レート戦」を選んでください。
leaders-name = 名前
leaders-rating = レート
profile-since = { $date }から参加
profile-nothing = 終わったゲームはまだありません。
profile-results = 成績
profile-won = { $count }回中{ $wins }勝
profile-places = 1位、2位以下の回数：{ $places }
profile-opponents = 対戦相手
profile-opponent = 対戦相手
profile-games = 回数
profile-ahead = 上位の回数
profile-latest = 最近のゲーム
archive-about = 自分のゲームと、みんなの公開ゲームやレート戦です。進行中のゲームは含まれません。
archive-whose = だれの
archive-mine = 自分
archive-public = みんな
archive-any = すべて
archive-map = マップ
archive-result = 結果
archive-won = 勝ち
archive-lost = 勝ち以外
archive-player = プレイヤーまたはボット
archive-nothing = 当てはまるゲームはありません。
archive-earlier = さらに前のゲーム
archive-download = 自分のゲームをすべてダウンロード
openings-about = このサーバーで終わったゲームで何から始めたか、そのうち何回勝ったかをまとめています。帯は本当の割合がありそうな範囲で、回数が少ないほど広くなります。
openings-times = 回数
openings-won = 勝率
openings-interval = 勝率の範囲
openings-between = おそらく{ $low }から{ $high }の間
openings-nothing = この条件で終わったゲームはまだありません。
refused-no-such-person = その名前のアカウントはありません。
refused-nothing-finished = 終わったゲームがまだありません。
refused-rated = レート戦は、自分の席が1つとほかの人のための空席、抽選の配置で行います。ボット、ヒント、自分のファイルは使えません。
refused-account-only = アカウントのある人だけができます。先にログインしてください。
refused-rated-undo = レート戦で取り消せるのは、まだ誰も応じておらず、何も公開されていない手だけです。
refused-rated-running = レート戦の途中ではできません。

## Notices
notice-turn = あなたの番です：{ $title }
notice-off = 今後このお知らせを受け取らない：
notice-confirm = このアドレスはあなたのものですか？
notice-confirm-text = Megawattのテーブルにいる方が、手番のお知らせをこのアドレスで受け取りたいと希望しています。ご本人であれば、次のページを開いてください。心当たりがなければ何もしないでください。今後お知らせは届きません。
notices-heading = あなたの番です
notices-about = ページを開いていないとき、手番ごとに1通だけお知らせします。どのテーブルが待っているかだけを伝え、ゲームの内容は書きません。
notices-off = 何も送らない
wake-default = 選択肢のない手は代わりに進める
wake-default-about = 今後着席する、1手に日単位の時間があるテーブルで有効です。どのテーブルでもいつでも切り替えられます。
notices-quiet = お休み時間
notices-quiet-from = 開始
notices-quiet-to = 終了
notices-browser = ページが開いている間、このブラウザに通知を出す
notices-browser-blocked = ブラウザが許可していません。ブラウザのこのページの設定で変更できます。
notices-mail = メール
notices-mail-none = このサーバーはメールを送りません。
notices-mail-add = アドレスを追加
notices-hook = 自分のウェブアドレス
notices-hook-about = 手番ごとに署名付きのリクエストを送ります。インターネットに公開されている必要があります。
notices-hook-add = 試して追加
notices-hook-secret = リクエストの署名に使う鍵です。表示は一度だけなので保管してください：
notices-unconfirmed = 送ったメールのリンクを開いてください。
notices-failing = 最後のお知らせは届きませんでした。
notices-remove = { $address }を削除
notices-confirm = はい、自分のアドレスです
notices-confirmed = ありがとうございます。手番になったらお知らせします。
notices-switch-off = ここにはもう送らない
notices-switched-off = オフにしました。今後お知らせは届きません。
push-first = この端末にお知らせします
push-first-text = ページを開いていないときに手番が来たら、1通だけ届きます。
push-off = この端末では受け取らない
devices-heading = この端末で
devices-about = ページを開いていなくても、スマートフォンやパソコンに通知が届きます。
devices-add = この端末に知らせる
devices-added = 手番になると、この端末に届きます。
devices-this = この端末
devices-some = ブラウザ
devices-remove = { $device }を削除
devices-test = 試しに送る
devices-test-on = { $device }に試しに送る
devices-tested = 送りました。まもなく届きます。
devices-blocked = このページの通知がブロックされています。ブラウザ上部のアドレスの横にあるマークを押し、このページの通知を許可してから、もう一度ボタンを押してください。
devices-dismissed = ブラウザの確認に答えがありませんでした。よろしければもう一度ボタンを押してください。
devices-insecure = ブラウザはhttpsのページでのみ許可します。ホストにお尋ねください。
devices-unsupported = このブラウザでは使えません。iPhoneやiPadでは、まずこのページをホーム画面に追加し、そこから開いてください。
devices-no-service = ブラウザが通知サービスに接続できませんでした。オンラインのときにもう一度お試しください。設定でオフになっているブラウザもあります。
offline-heading = 接続できません
offline-about = テーブルはサーバーにありますが、今はつながりません。何も失われません。
offline-again = もう一度試す
refused-zone = ブラウザのタイムゾーンをサーバーが認識できません。
refused-no-mail = このサーバーはメールを送りません。
refused-mail-address = メールアドレスではありません。
refused-mail-failed = メールを送れませんでした。あとでもう一度お試しください。
refused-hook = そのアドレスはお知らせを受け取れません。公開されていて、200から299のステータスを返す必要があります。
refused-too-many-channels = すでに{ $most }個あります。先にどれかを削除してください。
refused-device = この端末へのお知らせは受け付けられませんでした。ブラウザで通知をもう一度許可してから、お試しください。
refused-too-many-devices = すでに{ $most }台あります。先にどれかを削除してください。
refused-no-such-channel = このリンクはもう使えません。

## チャットと自分のメモ
part-chat = チャット
part-sides = 記録かチャット
chat-rooms = 話す相手
chat-room-table = プレイヤー
chat-room-stands = 観戦者
chat-notes = メモ
chat-unread = { $count ->
   *[other] 未読{ $count }件
}
chat-empty-table = まだ発言はありません。ここを読めるのはプレイヤーだけです。
chat-empty-stands = まだ発言はありません。プレイヤーにはゲーム終了後に表示されます。
chat-say-table = プレイヤーに話す
chat-say-stands = 観戦者に話す
chat-send = 送信
chat-left = 残り{ $count }文字
chat-earlier = 前の発言を表示
chat-nobody = 名前なし
chat-removed = サーバーの管理者が削除しました
chat-more = { $name }への操作
chat-mute = { $name }をミュート
chat-muted = { $name }の発言は表示されなくなりました。
chat-muted-people = { $count ->
   *[other] { $count }人をミュート中
}
chat-unmute = ミュートを解除
chat-report = この発言を報告
chat-report-why = 何が問題ですか（任意）
chat-report-send = 報告する
chat-reported = ありがとうございます。サーバーの管理者が確認します。
chat-reactions = リアクション
chat-reactions-only = このテーブルではリアクションだけを使えます。
chat-name-first = 名前を決めると書き込めます。
chat-closed = このチャットはサーバーの管理者が閉じました。
chat-rule-on = 文章とリアクション
chat-rule-reactions = リアクションのみ
chat-rule-off = チャットなし
chat-agreed-reactions = チャット：リアクションのみ。
chat-agreed-off = このテーブルにチャットはありません。
reaction-well-done = お見事！
reaction-thanks = ありがとう！
reaction-laugh = ははは！
reaction-ouch = 痛い！
reaction-thinking = 考え中…
notes-about = 自分だけのメモ：作戦、予想、次に覚えておきたいこと。
notes-kept = 保存しました。ほかの人には見えません。
notes-keeping = 保存中…
notes-failed = まだ保存できていません。
keys-chat = チャットへ
refused-chat-empty = 表示できる文字がありません。
refused-chat-long = { $most }文字以内にしてください。
refused-chat-name = 先に名前を決めてください。
refused-chat-rule = このテーブルのチャットでは使えません。
refused-chat-closed = このチャットはサーバーの管理者が閉じました。
refused-chat-full = このチャットはいっぱいです。
refused-no-such-line = その発言はもうありません。
refused-reported = この発言はすでに報告しました。
refused-too-many-muted = ミュートできる人数の上限に達しました。

## 大会
refused-no-such-tournament = その大会はありません。
refused-too-many-tournaments = 募集中または進行中の大会がすでに{ $most }件あります。先にどれかを終えるか中止してください。
refused-tournament-not-open = この大会はもう始まったか終わっているので、参加できません。
refused-tournament-not-running = この大会は進行中ではありません。
refused-tournament-full = 定員は{ $most }名です。
refused-tournament-too-few = 参加者が足りず、テーブルを作れません。
refused-tournament-no-games = この大会で終わったゲームはまだありません。
refused-not-in-tournament = この人は参加していません。
refused-organiser-only = 大会の主催者だけができます。
tournaments-about = 観戦は誰でもできます。アカウントがあれば参加も主催もできます。
club-tournaments = 大会
tournament-new = 新しい大会
tournament-make = 作成する
tournament-account = サインインして参加
tournament-none = ここにはまだ大会がありません。
tournament-mine = あなたの大会
tournament-list-open = 参加者募集中
tournament-list-running = 進行中
tournament-list-over = 終了
tournament-name = 名前
tournament-seats = 1卓の人数
tournament-system = 方式
tournament-swiss = スイス式
tournament-round-robin = 総当たり
tournament-swiss-about = 決まった回戦数で、成績の近い人どうしが対戦します。
tournament-round-robin-about = 必要な回戦数で、全員が全員と対戦します。24名まで。
tournament-rounds = 回戦数
tournament-most = 定員
tournament-public = 誰でも見られて参加できる
tournament-rated-about = 人どうしだけで、自作マップは使えません。
tournament-bots = 参加するボットの数
tournament-level = ボットの強さ
tournament-fill = 最後の卓を埋めるボット
tournament-fill-none = なし
tournament-fill-about = 埋めない場合は、人数の少ない卓ができるか、不戦勝の人が出ます。
tournament-people = { $most }名中{ $count }名
tournament-clock = 1手番{ $time }
tournament-organiser = 主催：{ $name }
tournament-bot = { $bot }（ボット{ $number }）
tournament-gone = 退会した人
tournament-invited = 招待中
tournament-is-open = 募集中
tournament-is-running = 進行中
tournament-is-over = 終了
tournament-is-cancelled = 中止
tournament-soon = まもなく1回戦が始まります
tournament-round = { $round }回戦
tournament-round-of = { $round }回戦（全{ $rounds }回戦）
tournament-tables-over = { $count }卓中{ $over }卓が終了
tournament-my-table = 自分の卓へ
tournament-join = 参加する
tournament-start = 開始する
tournament-link = リンクをコピー
tournament-withdraw = 棄権する
tournament-decline = 断る
tournament-sure = 本当に？
tournament-who = 参加者
tournament-take-out = { $name }を外す
tournament-invite-name = 名前で招待
tournament-invite = 招待する
tournament-standings = 順位表
tournament-standings-about = 得点、対戦相手の強さ、ゲーム内得点の割合の順に比べます。
tournament-points = 得点
tournament-strength = 相手の強さ
tournament-share = 得点の割合
tournament-out = 棄権
tournament-plays = 対戦中
tournament-decides = 手番
tournament-cross = 対戦表
tournament-bye = 不戦勝
tournament-no-result = 結果なし
tournament-give-up = この卓を打ち切る
tournament-planned = 今後の回戦
tournament-download = 順位表をCSVで保存
tournament-games = 全ゲームを保存
tournament-cancel = 大会を中止する
tournament-cancel-about = 以後の回戦は行われません。始まったゲームは最後まで遊べます。
tournament-of = 大会のページへ

## 挑戦
challenge = 対戦を申し込む
challenge-heading = { $name }に対戦を申し込む
challenge-send = 申し込む
challenges-heading = 対戦の申し込み
challenge-from = { $name }から{ $game }の対戦の申し込みです。
challenge-accept = 受ける
challenge-decline = 断る
