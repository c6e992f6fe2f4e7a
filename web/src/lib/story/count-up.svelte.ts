/** A final scoring that is counted part by part, so that the winner is known at its end. */
const PAUSE = 900

export class CountUp {
  /** How many parts have been counted. */
  counted = $state(0)
  #round = $state(0)
  readonly isDone: boolean = $derived.by(() => this.counted >= this.parts())

  constructor(
    private readonly parts: () => number,
    /** No movement: everything at once. */
    private readonly still: () => boolean,
    private readonly ondone?: () => void,
  ) {}

  /** Call while a component starts. */
  follow(): void {
    $effect(() => {
      void this.#round
      const last = this.parts()
      this.counted = this.still() ? last : 1
      if (this.still()) return
      const timer = setInterval(() => {
        if (this.counted >= last) clearInterval(timer)
        else this.counted += 1
      }, PAUSE)
      return () => clearInterval(timer)
    })
    $effect(() => {
      if (this.isDone) this.ondone?.()
    })
  }

  skip(): void {
    this.counted = this.parts()
  }

  again(): void {
    this.#round += 1
  }
}
