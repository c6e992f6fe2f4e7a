/**
 * A game as WebAssembly (`megawatt compile --target wasm`): its memory, and calls of its functions by name. What they
 * take and where fields lie is read from the module's own description, so nothing here knows a game or a figure of one.
 *
 *   const game = await GameModule.load(await (await fetch('/wasm/power-grid.wasm')).arrayBuffer())
 *   const rules = new Rules(game)                     rules.ts: setup, legal, apply, ... on boards and states as bytes
 *   const bot = makeBot(game, 'gigawatt', 7n)         bots.ts: the same move as the server's bot of this seed
 *   await game.loadNetwork(weights)                   GAME.weights, which only levels with a network need
 *
 * Boards and states are the bytes of the records `Board` and `State` of the Python program (`Record.save()`). Works in
 * pages, workers and Node alike; a page should leave thinking to the workers of pool.ts.
 */

export const FORMAT = 1
const SECTION = 'megawatt'
const ALIGNED = 16
const PAGE = 65536
const NO_ROWS = 0n

/** The kind of a number, as NumPy spells it, and where it lies. */
type Field = [kind: string, offset: number]
interface Layout {
  bytes: number
  fields: Record<string, Field>
}

export interface LevelDescription {
  name: string
  /** In how many of a hundred decisions it plays one of the next best moves. */
  slips: number
  budget: { playouts: number; seconds: number; turn_seconds: number } | null
  parameters?: string
  /** At how many seats it relies on the network, and how it searches then. */
  advised?: number[]
  advised_parameters?: string
}

/** How moves are judged with the game's network (bots/evaluator.py, bots/calibration.py). */
export interface EvaluatorDescription {
  /** Parameters of the search that the network advises, and of playouts that it judges, in base 64. */
  search: string
  judging: string
  /** How many playouts it judges, as a share of those that are finished. */
  judged_share: number
  /** The exponents of playouts and network, by the number of seats. */
  calibrations: Record<string, [playouts: number, network: number]>
  /** A smaller share of wins counts as this. */
  least: number
}

export interface Description {
  format: number
  game: string
  rules_version: number
  /** Per function the names of what it takes, with the bytes of each array; 0 for a number. */
  entries: Record<string, [name: string, bytes: number][]>
  actions: number
  seats: number
  longest: number
  figures: string[]
  state: Layout
  board: Layout
  log: Layout
  node: Layout
  search: {
    batch: number
    check: number
    most_kept: number
    new_share: number
    lines: number
    longest_line: number
    win: number
    nodes: number
    most_seats: number
  }
  parameters: string
  house: number
  redrawing: number
  slip: number
  next_best: number
  levels: LevelDescription[]
  /** Null for a game without a network. */
  evaluator: EvaluatorDescription | null
  weights: [name: string, kind: string, count: number][]
  cached_nodes: number
}

export class BrokenModule extends Error {}

type Given = Record<string, bigint | number>

export class GameModule {
  readonly about: Description
  private readonly memory: WebAssembly.Memory
  private readonly functions: Record<string, (...given: unknown[]) => number>
  private readonly addresses = new Map<string, number>()
  private end: number
  networkLoaded = false

  private constructor(
    private readonly module: WebAssembly.Module,
    instance: WebAssembly.Instance,
  ) {
    this.about = describe(module)
    const exported = instance.exports as Record<string, unknown>
    this.memory = exported['memory'] as WebAssembly.Memory
    this.end = (exported['__heap_base'] as WebAssembly.Global).value as number
    this.functions = exported as Record<string, (...given: unknown[]) => number>
  }

  /** The module of a file; BrokenModule when it is none of ours or newer than this page. */
  static async load(file: ArrayBuffer | Uint8Array<ArrayBuffer> | WebAssembly.Module): Promise<GameModule> {
    const module = file instanceof WebAssembly.Module ? file : await WebAssembly.compile(file)
    return new GameModule(module, await WebAssembly.instantiate(module, {}))
  }

  /** The same game with a memory of its own, as every search needs it; pages may not do this, workers may. */
  another(): GameModule {
    return new GameModule(this.module, new WebAssembly.Instance(this.module, {}))
  }

  /** Store the arrays of GAME.weights as the search reads them. */
  loadNetwork(file: ArrayBuffer): void {
    const taken = this.entry('search_batch')
    const places: Record<string, string> = { first: 'first_layer', policy: 'policy_layer', value: 'value_layer' }
    let at = 0
    for (const [name, kind, count] of this.about.weights) {
      const parameter = places[name] ?? name
      const bytes = taken.find(([each]) => each === parameter)?.[1]
      if (!bytes) throw new BrokenModule(`no array ${name}`)
      const into = this.view(parameter, bytes)
      if (kind === '<f2') widen(new Uint16Array(file.slice(at, at + 2 * count)), into)
      else into.set(new Uint8Array(file, at, bytes))
      at += kind === '<f2' ? 2 * count : bytes
    }
    if (at !== file.byteLength) throw new BrokenModule(`${file.byteLength} bytes of weights instead of ${at}`)
    this.networkLoaded = true
  }

  has(entry: string): boolean {
    return entry in this.about.entries
  }

  /** What a function takes. */
  entry(name: string): [name: string, bytes: number][] {
    const found = this.about.entries[name]
    if (!found) throw new BrokenModule(`${this.about.game} has no function ${name}`)
    return found
  }

  /** The memory of a parameter, shared by all functions that take one of this name and size. */
  view(name: string, bytes: number): Uint8Array {
    const address = this.address(name, bytes)
    return new Uint8Array(this.memory.buffer, address, bytes)
  }

  /** The memory of a parameter of this function. */
  array(entry: string, name: string): Uint8Array {
    return this.view(name, this.entry(entry).find(([each]) => each === name)![1])
  }

  numbers(entry: string, name: string): BigInt64Array {
    const { buffer, byteOffset, byteLength } = this.array(entry, name)
    return new BigInt64Array(buffer, byteOffset, byteLength / 8)
  }

  /** Let two parameters of the same size change their memory. */
  swap(one: string, other: string, bytes: number): void {
    const before = this.address(one, bytes)
    this.addresses.set(`${one} ${bytes}`, this.address(other, bytes))
    this.addresses.set(`${other} ${bytes}`, before)
  }

  /** Call a function with these numbers; its arrays are in the memory. */
  call(name: string, numbers: Given = {}): void {
    const given = this.entry(name).map(([parameter, bytes]) => {
      if (bytes) return this.address(parameter, bytes)
      const number = numbers[parameter]
      if (number === undefined) throw new BrokenModule(`${name} wants ${parameter}`)
      return BigInt(number)
    })
    const failed = this.functions[name]!(...given, NO_ROWS)
    if (failed) throw new BrokenModule(`${name} of ${this.about.game} failed (${failed})`)
  }

  private address(name: string, bytes: number): number {
    const key = `${name} ${bytes}`
    const known = this.addresses.get(key)
    if (known !== undefined) return known
    const address = Math.ceil(this.end / ALIGNED) * ALIGNED
    this.end = address + bytes
    const lacking = this.end - this.memory.buffer.byteLength
    if (lacking > 0) this.memory.grow(Math.ceil(lacking / PAGE))
    this.addresses.set(key, address)
    return address
  }
}

function describe(module: WebAssembly.Module): Description {
  const [section] = WebAssembly.Module.customSections(module, SECTION)
  if (!section) throw new BrokenModule('this module does not describe itself')
  const about = JSON.parse(new TextDecoder().decode(section)) as Description
  if (about.format !== FORMAT) throw new BrokenModule(`format ${about.format}; this page reads ${FORMAT}`)
  return about
}

/** A field of one number in a record's bytes. */
export function fieldOf(layout: Layout, record: Uint8Array, name: string): number {
  const [kind, offset] = layout.fields[name]!
  const view = new DataView(record.buffer, record.byteOffset, record.byteLength)
  return readNumber(view, kind, offset)
}

export function readNumber(view: DataView, kind: string, offset: number): number {
  switch (kind) {
    case '|i1':
      return view.getInt8(offset)
    case '|u1':
      return view.getUint8(offset)
    case '<i2':
      return view.getInt16(offset, true)
    case '<i4':
      return view.getInt32(offset, true)
    case '<u4':
      return view.getUint32(offset, true)
    default:
      throw new BrokenModule(`numbers of kind ${kind}`)
  }
}

/** Numbers of 16 bits with a point as numbers of 32, which hold all of them. */
function widen(halves: Uint16Array, into: Uint8Array): void {
  const all = new Float32Array(PAGE).map((_, bits) => ofHalf(bits))
  const wide = new Float32Array(into.buffer, into.byteOffset, halves.length)
  for (let i = 0; i < halves.length; i++) wide[i] = all[halves[i]!]!
}

const MANTISSA = 10

function ofHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> MANTISSA) & 0x1f
  const rest = (bits & 0x3ff) / 0x400
  if (exponent === 0) return sign * rest * 2 ** -14
  if (exponent === 0x1f) return rest ? NaN : sign * Infinity
  return sign * (1 + rest) * 2 ** (exponent - 15)
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
