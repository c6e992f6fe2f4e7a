# Overload in Japanese.
game-name = 過負荷
game-about = 送電線を充電しましょう。ただし焼き切ってはいけません。
option-open_fuses = ヒューズ公開
option-open_fuses-about = 全員がすべてのヒューズを見られます。
move-charge = { $count }充電
question-charge = いくつ充電しますか？
question-nothing = 決めることはありません
event-charged = { $seat }が{ $count }充電しました。
event-burned-out = { $seat }が送電線を焼き切りました。
why-not-asked = 今はそれを決める場面ではありません。
why-game-over = ゲームは終了しています。
why-no-such-thing = 充電できるのは1、2、3のいずれかです。
label-load = 送電線の負荷は{ $count }です。
label-seat = 席{ $seat }：充電{ $count }、ヒューズ{ $fuse }
view-load = 送電線の負荷
view-charged = 充電量
view-fuses = ヒューズ
