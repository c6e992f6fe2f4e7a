/** What lies beside the board: moves, log and chat. On a phone they take turns with it. */
export class SidePanels {
  /** On a phone: the board with the moves on it, or the log. */
  tab = $state<'board' | 'log'>('board')
  /** The chat lies over the log; on a phone it is a sheet. */
  chatting = $state(false)
  /** Whoever opens the chat by key or button wants to write. */
  writes = $state(false)
  /** On a phone the moves are a sheet, which can be folded. */
  unfolded = $state(true)

  /** On a phone, reading the log needs the room that the moves take. */
  show(what: 'board' | 'log'): void {
    this.tab = what
    this.unfolded = what === 'board'
    this.chatting = false
  }

  chat(): void {
    this.chatting = this.writes = true
  }
}
