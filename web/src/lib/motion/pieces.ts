/**
 * What moved between two drawings of the board.
 *
 * A piece is an element with `data-piece`, a name that stays its own wherever it lies. It may say with `data-kind` what
 * it is one of (a token of coal), with `data-from` where new ones come from and with `data-to` where those go that
 * leave; these are names of places (`data-spot`), in which `$seat` stands for the seat that moved. A line of a list
 * that is put in another order has `data-slide`, and a heap of which only the number is shown `data-heap` and
 * `data-amount`.
 */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Piece {
  id: string
  kind: string | null
  /** Where it comes from when it is new, and where it goes when it leaves. */
  from: string | null
  to: string | null
  /** The line of a list on which it lies. */
  on?: string | null
  box: Box
}

/**
 * A way that a piece goes. `arrives` is the piece as it lies there now; without one, `leaves` is seen for the last
 * time.
 */
export interface Travel {
  arrives: string | null
  leaves: string | null
  from: Box | null
  to: Box | null
}

/** With more than this the whole board was laid out anew; then only what came and went is shown. */
const MOST_SHIFTS = 16
/** Less than this is no way to go. */
const NEAR = 3

/** The ways of all pieces between two moments; `spot` finds a place by its name. */
export function travels(before: Piece[], after: Piece[], spot: (name: string) => Box | null): Travel[] {
  const old = new Map(before.map((piece) => [piece.id, piece]))
  const now = new Set(after.map((piece) => piece.id))
  const left = before.filter((piece) => !now.has(piece.id))
  const shifts: Travel[] = []
  const arrivals: Travel[] = []
  for (const piece of after) {
    const same = old.get(piece.id)
    if (same && !isNear(same.box, piece.box))
      shifts.push({ arrives: piece.id, leaves: null, from: same.box, to: piece.box })
    if (!same) arrivals.push(arrival(piece, left, spot))
  }
  const departures = left.map((piece) => ({
    arrives: null,
    leaves: piece.id,
    from: piece.box,
    to: piece.to ? spot(piece.to) : null,
  }))
  return [...(shifts.length > MOST_SHIFTS ? [] : shifts), ...arrivals, ...departures]
}

/** A new piece comes from where one of its kind has left, else from where its kind comes from. */
function arrival(piece: Piece, left: Piece[], spot: (name: string) => Box | null): Travel {
  const at = piece.kind === null ? -1 : left.findIndex((other) => other.kind === piece.kind)
  const twin = at < 0 ? null : left.splice(at, 1)[0]!
  const from = twin?.box ?? (piece.from ? spot(piece.from) : null)
  return { arrives: piece.id, leaves: null, from, to: piece.box }
}

const isNear = (a: Box, b: Box): boolean =>
  Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < NEAR && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < NEAR

/** A line of a list. */
export interface Line {
  id: string
  box: Box
}

/** How far every line that changed its place went, from the old one to the new. */
export function slides(before: Line[], after: Line[]): Map<string, { x: number; y: number }> {
  const old = new Map(before.map((line) => [line.id, line.box]))
  const found = new Map<string, { x: number; y: number }>()
  for (const { id, box } of after) {
    const was = old.get(id)
    if (was && !isNear(was, box)) found.set(id, { x: box.x - was.x, y: box.y - was.y })
  }
  return found
}

/** The pieces as they would lie if their lines had slid already: what rides on its line goes no way of its own. */
export function carried(before: Piece[], after: Piece[], slid: ReturnType<typeof slides>): Piece[] {
  const on = new Map(after.map((piece) => [piece.id, piece.on]))
  return before.map((piece) => {
    const way = piece.on && on.get(piece.id) === piece.on ? slid.get(piece.on) : undefined
    return way ? { ...piece, box: { ...piece.box, x: piece.box.x + way.x, y: piece.box.y + way.y } } : piece
  })
}

/** A heap of which only the number is shown; what it loses goes to the place `to`. */
export interface Heap {
  id: string
  amount: number
  to: string | null
  /** Null: out of sight. */
  box: Box | null
}

/** The heaps that became smaller, and by how much. */
export function spent(before: Heap[], after: Heap[]): { heap: Heap; count: number }[] {
  const now = new Map(after.map((heap) => [heap.id, heap.amount]))
  return before.map((heap) => ({ heap, count: heap.amount - (now.get(heap.id) ?? 0) })).filter(({ count }) => count > 0)
}

/** What somebody holds of something: `money` of seat 1. */
export interface Purse {
  what: string
  seat: number
  amount: number
}

/** An amount that changed hands; null is the bank. */
export interface Payment {
  what: string
  from: number | null
  to: number | null
  amount: number
}

/** Who paid whom: what one lost another got, as far as both agree; the rest comes from or goes to the bank. */
export function payments(before: Purse[], after: Purse[]): Payment[] {
  const known = new Map(before.map((purse) => [`${purse.what} ${purse.seat}`, purse.amount]))
  const changes = after.map((purse) => ({
    ...purse,
    change: purse.amount - (known.get(`${purse.what} ${purse.seat}`) ?? purse.amount),
  }))
  const paid: Payment[] = []
  for (const payer of changes.filter(({ change }) => change < 0)) {
    for (const payee of changes.filter((other) => other.what === payer.what && other.change > 0)) {
      const amount = Math.min(-payer.change, payee.change)
      if (amount > 0) paid.push({ what: payer.what, from: payer.seat, to: payee.seat, amount })
      payer.change += amount
      payee.change -= amount
    }
  }
  for (const { what, seat, change } of changes) {
    if (change < 0) paid.push({ what, from: seat, to: null, amount: -change })
    if (change > 0) paid.push({ what, from: null, to: seat, amount: change })
  }
  return paid
}
