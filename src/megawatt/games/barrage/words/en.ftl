game-name = Barrage
