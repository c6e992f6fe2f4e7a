# Words that all games share.

## The terminal table
terminal-welcome = { $game }：あなたは{ $seat }です。行動の番号、行動そのもの、またはhelpを入力してください。
terminal-prompt = あなたの番
terminal-prompt-of = { $seat }の手番です
terminal-moves = 選べる行動
terminal-more-moves = … ほかに{ $count }手あります。moves で一覧を表示するか、行動をそのまま入力してください
terminal-amounts = { $first }…{ $last }：どれでも入力できます
terminal-amounts-listed = { $moves }：どれか1つを入力してください
terminal-no-such-number = 一覧に{ $number }番の行動はありません。番号は1から{ $count }までです。
terminal-last-moves = これまでの出来事
terminal-earlier = … その前に{ $count }行あります。log で表示できます
terminal-help-number = 一覧にある行動の番号
terminal-help-move = 行動をそのまま入力
terminal-help-moves = 選べる行動をすべて表示
terminal-help-board = 盤面をもう一度表示
terminal-help-log = 記録をすべて表示
terminal-help-undo = 自分の最後の行動を取り消す
terminal-help-save = ゲームをファイルに保存
terminal-help-quit = 終了（ゲームは保存され、後で再開できます）
terminal-help-help = この一覧
terminal-saved = { $path }に保存しました。
terminal-cannot-save = { $path }に保存できません：{ $fault }
terminal-resumed = { $path }を{ $count }手目の後から再開しました。
terminal-kept = ゲームは{ $path }に残っています。再開するには：
terminal-undone = 取り消しました：{ $move }
terminal-nothing-to-undo = 取り消せる自分の行動がありません。
terminal-thinking = { $seat }が考えています…
terminal-game-over = ゲーム終了です。
terminal-you-win = あなたの勝ちです！
terminal-winner = { $count ->
    [1] { $names }の勝利です！
   *[other] { $names }が勝利を分け合いました！
}
terminal-bots-only = 全員がボットです。ゲームをご覧ください。
terminal-you = プレイヤー{ $number }（あなた）

## Moves that cannot be read
unreadable-nothing = 何も入力されていません。
unreadable-verb = 「{ $word }」で始まる手はありません。
unreadable-verb-or-command = 「{ $word }」で始まる手もコマンドもありません。
unreadable-alone = 「{ $verb }」の後に「{ $word }」は付きません。
unreadable-argument = 「{ $verb }」の後に「{ $word }」は使えません。
unreadable-missing = 「{ $verb }」の後に何か足りません。
unreadable-number = 「{ $verb }」の後は{ $lowest }から{ $highest }までの数です。「{ $word }」ではありません。
unreadable-twice = 「{ $word }」には同じものが2回あります。
unreadable-too-many = 「{ $word }」は{ $count }個を超えています。
unreadable-close = 「{ $word }」のことですか？
unreadable-known = { $more ->
    [0] 使えるのは：{ $words }
   *[other] 使えるのは：{ $words }、ほかに{ $more }個
}

seat-you = あなた
seat-bot = ボット{ $number }
seat-number = プレイヤー{ $number }
my-name-hint = ゲスト
bot-random = ランダム
bot-house = 強い
bot-watt = ワット
bot-watt-about = ときどき見落としをします。初めてのゲームにおすすめです。
bot-kilowatt = キロワット
bot-kilowatt-about = 先は読まず、経験則でプレイします。
bot-megawatt = メガワット
bot-megawatt-about = 少し先を読みます。
bot-gigawatt = ギガワット
bot-gigawatt-about = じっくり先を読みます。
bot-terawatt = テラワット
bot-terawatt-about = 1手に最長5秒かけて考えます。
bot-custom-about = このサーバーの管理者が用意したボットです。
character-beaver = ボー
character-fox = フィン
character-hare = ミア
character-owl = オルガ
character-magpie = エルザ

## つなぎ方
list-more = { $first }、{ $second }
list-last = { $first }、{ $second }
said-of = { $label }：{ $text }
said-label = { $label }：
said-after = ：{ $text }
said-place = { $place }位
said-aside = { $text }（{ $aside }）
said-next = { $first }{ $second }
said-beside = { $first }・{ $second }
said-sum = { $first }＋{ $second }
said-times = { $text }（×{ $count }）
example-heading = 例

## 分析
analysis-heading = 分析
analysis-chart = 勝率
analysis-turns = 勝負の分かれ目
analysis-no-turns = 大きな分かれ目はありません。大きく損をした行動も、流れを変えたカードもありませんでした。
analysis-worst = { $seat }が最も損をした判断
analysis-people = それぞれのプレイ
analysis-at = { $move }手目
analysis-lost = 勝率を{ $points }%失いました
analysis-played = { $seat }の行動：{ $move }
analysis-better = よりよい行動：{ $move }
analysis-then = 予想される続き：{ $moves }
analysis-more = 平均すると{ $seat }の終了時に増えるもの：{ $gains }
analysis-rival-less = 平均すると{ $seat }の終了時に減るもの：{ $gains }
analysis-price = その代わりに減るもの：{ $gains }
analysis-drawn = 明らかになったことで勝率が変わりました：{ $changes }
analysis-accuracy = 正確さ
analysis-accuracy-about = 100%は毎回最善の行動、0%はランダムな行動と同じという意味です。±のあとは、偶然による誤差の幅です。
analysis-accuracy-doubt = { $number }% ± { $doubt }
analysis-best = 最善の行動
analysis-best-of = { $best }/{ $all }
analysis-given-away = 失った勝率
analysis-luck = 運
analysis-luck-about = カードなど隠れていたものが明らかになったときの勝率の変化です。判断の良し悪しは含みません。
analysis-start = 開始時
analysis-percent = { $number }%
analysis-place = { $place }位
summary-winner = { $seat }の勝ちです。開始時の勝率は{ $percent }%でした。
summary-shared = 勝利を分け合いました。
summary-always-ahead = { $seat }は最初から最後までリードしていました。
summary-ahead = { $move }手目からは{ $seat }がリードしました。
summary-mistake = 最も損をしたのは{ $move }手目の{ $seat }で、勝率{ $points }%を失いました。
summary-lucky = 最も運がよかったのは{ $seat }です（+{ $points }%）。
summary-unlucky = 最も運が悪かったのは{ $seat }です（−{ $points }%）。
summary-accuracy = 最も正確だったのは{ $seat }です（{ $percent }%）。

## Numbers as words, in texts that teach
number-word = { $number }
