# Words of the house, the same for every game.

## The terminal table
terminal-welcome = { $game }：あなたは{ $seat }です。行動の番号、行動そのもの、またはhelpを入力してください。
terminal-prompt = あなたの番
terminal-prompt-of = { $seat }の手番です
terminal-moves = 選べる行動
terminal-more-moves = … ほかに{ $count }手あります。moves で一覧を表示するか、行動をそのまま入力してください
terminal-amounts = { $first }…{ $last }：どれでも入力できます
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
terminal-help-quit = 終了（ゲームは保存され、あとで再開できます）
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
bot-random = ランダム
bot-house = 強い
bot-watt = ワット
bot-watt-about = ときどき見落としをします。はじめての対戦におすすめです。
bot-kilowatt = キロワット
bot-kilowatt-about = 先は読まず、経験則でプレイします。
bot-megawatt = メガワット
bot-megawatt-about = 少し先を読みます。
bot-gigawatt = ギガワット
bot-gigawatt-about = じっくり先を読みます。
bot-terawatt = テラワット
bot-terawatt-about = 1手に最長5秒かけて考えます。

## つなぎ方
list-more = { $first }、{ $second }
list-last = { $first }、{ $second }
said-of = { $label }：{ $text }
said-aside = { $text }（{ $aside }）
said-next = { $first }{ $second }
said-beside = { $first }・{ $second }
said-sum = { $first }＋{ $second }
said-times = { $text }（×{ $count }）
example-heading = 例
