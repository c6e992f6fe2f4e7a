# Sealed Bids in Japanese.
game-name = 秘密入札
game-about = 全員が同時に、カードを伏せて発電所に入札します。
move-bid = { $card }で入札
why-not-asked = 今はそれを決める場面ではありません。
why-game-over = ゲームは終了しています。
why-no-such-thing = そのカードはありません。
why-already-played = そのカードはもう使いました。
event-offered = { $offer }点が売り出されました。
event-shown = { $seat }は{ $card }を公開しました。
event-won = { $seat }が{ $offer }点を獲得しました。
event-tied = 同点です。この{ $offer }点は次の発電所と一緒に売り出されます。
view-offer = 売り出し中（点）
view-to_come = これから出る発電所
view-points = 点数
view-hands = 手札
view-bids = 入札
