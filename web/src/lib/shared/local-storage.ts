/** Small things kept in this browser. A browser that keeps nothing still plays. */

export function recall<Value>(place: string, otherwise: Value): Value {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as unknown
    return kept !== null && typeof kept === typeof otherwise && Array.isArray(kept) === Array.isArray(otherwise)
      ? (kept as Value)
      : otherwise
  } catch {
    return otherwise
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value))
  } catch {
    // Nothing is kept, nothing breaks.
  }
}
