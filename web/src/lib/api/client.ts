/** The server's HTTP side. Every refusal becomes a RequestRefused with the id of its sentence. */
import { ask } from './transport'
import type { Arguments } from '$lib/words/bundle'
import type { HttpOperations, NewTable, NewTournament, NewToken, RefusedRequest } from './wire'

export class RequestRefused extends Error {
  constructor(
    readonly reason: string,
    readonly args: Arguments,
    /**
     * Plain English for programs; shown where the sentence alone cannot say what is wrong, as with a file of one's own.
     */
    readonly detail = '',
  ) {
    super(reason)
  }
}

/**
 * What the line does not bring, because it is cut before or in the middle of an answer, is refused like anything else.
 */
export async function overLine<Answer>(coming: Promise<Answer>): Promise<Answer> {
  try {
    return await coming
  } catch {
    throw new RequestRefused('no-line', {})
  }
}

/** What was read, or why there is nothing: for a page that says so itself. */
export async function readOr<Answer>(
  coming: Promise<Answer>,
  refused: (reason: string) => void,
): Promise<Answer | null> {
  try {
    return await coming
  } catch (fault) {
    if (!(fault instanceof RequestRefused)) throw fault
    refused(fault.reason)
    return null
  }
}

let done = (): void => {}

/** Hear of everything that the server has done for us; reading is not doing. */
export function whenDone(hear: () => void): void {
  done = hear
}

/** The id of a table, tournament, session, ... in an address. */
type Id = string

export const api = {
  server: () => request('GET /api/server'),
  me: () => request('GET /api/me'),
  rename: (name: string) => request('PUT /api/me', { body: { name } }),
  signUp: (name: string, password: string, invitation = '') =>
    request('POST /api/account', { body: { name, password, ...(invitation ? { invitation } : {}) } }),
  signIn: (name: string, password: string) => request('POST /api/sign-in', { body: { name, password } }),
  signOut: () => request('POST /api/sign-out'),
  recover: (name: string, code: string, password: string) =>
    request('POST /api/recover', { body: { name, code, password } }),
  forgotten: (name: string) => request('POST /api/forgotten', { body: { name } }),
  recoverByMail: (token: string, password: string) => request('POST /api/recover/mail', { body: { token, password } }),
  setEmail: (password: string, email: string) => request('PUT /api/account/email', { body: { password, email } }),
  confirmEmail: (token: string) => request('POST /api/account/email/confirm', { body: { token } }),
  account: () => request('GET /api/account'),
  keepSettings: (settings: RequestOf<'PUT /api/account/settings'>['settings']) =>
    request('PUT /api/account/settings', { body: { settings } }),
  changePassword: (password: string, fresh: string) =>
    request('PUT /api/account/password', { body: { password, new: fresh } }),
  newCodes: (password: string) => request('POST /api/account/codes', { body: { password } }),
  endSession: (session: Id) => request('DELETE /api/account/sessions/{session}', { path: { session } }),
  deleteAccount: (password: string) => request('POST /api/account/delete', { body: { password } }),
  tokens: () => request('GET /api/tokens'),
  makeToken: (name: string, scopes: NewToken['scopes']) => request('POST /api/tokens', { body: { name, scopes } }),
  revokeToken: (token: Id) => request('DELETE /api/tokens/{token}', { path: { token } }),
  profile: (name: string) => request('GET /api/people/{name}', { path: { name } }),
  leaders: (game: string, seats: number) => request('GET /api/leaders', { query: { game, seats: String(seats) } }),
  openings: (query: Record<string, string>) => request('GET /api/openings', { query }),
  archive: (query: Record<string, string>) => request('GET /api/archive', { query }),
  archiveFile: address('GET /api/archive/file'),
  tournaments: () => request('GET /api/tournaments'),
  newTournament: (body: NewTournament) => request('POST /api/tournaments', { body }),
  tournament: (tournament: Id) => request('GET /api/tournaments/{tournament}', { path: { tournament } }),
  tournamentAct: (tournament: Id, what: 'join' | 'withdraw' | 'start' | 'cancel') =>
    request(`POST /api/tournaments/{tournament}/${what}`, { path: { tournament } }),
  takeOut: (tournament: Id, entrant: number) =>
    request('POST /api/tournaments/{tournament}/withdraw', { path: { tournament }, body: { entrant } }),
  invite: (tournament: Id, name: string) =>
    request('POST /api/tournaments/{tournament}/invite', { path: { tournament }, body: { name } }),
  giveUpTable: (tournament: Id, round: number, board: number) =>
    request('POST /api/tournaments/{tournament}/give-up', { path: { tournament }, body: { round, board } }),
  standingsFile: (tournament: Id) =>
    address('GET /api/tournaments/{tournament}/standings.csv', { path: { tournament } }),
  tournamentFile: (tournament: Id) => address('GET /api/tournaments/{tournament}/file', { path: { tournament } }),
  tables: () => request('GET /api/tables'),
  create: (body: NewTable) => request('POST /api/tables', { body }),
  join: (table: Id, seat?: number) =>
    request('POST /api/tables/{table}/join', { path: { table }, body: seat === undefined ? {} : { seat } }),
  leave: (table: Id) => request('POST /api/tables/{table}/leave', { path: { table } }),
  seatBot: (table: Id, seat: number) =>
    request('POST /api/tables/{table}/seats', { path: { table }, body: { seat, kind: 'bot' } }),
  openSeat: (table: Id, seat: number) =>
    request('POST /api/tables/{table}/seats', { path: { table }, body: { seat, kind: 'open' } }),
  handOver: (table: Id, seat: number, to: 'bot' | 'anyone') =>
    request('POST /api/tables/{table}/hand-over', { path: { table }, body: { seat, to } }),
  comeBack: (table: Id, seat: number) =>
    request('POST /api/tables/{table}/come-back', { path: { table }, body: { seat } }),
  proposeEnd: (table: Id, seat: number) =>
    request('POST /api/tables/{table}/propose-end', { path: { table }, body: { seat } }),
  resign: (table: Id, seat: number) => request('POST /api/tables/{table}/resign', { path: { table }, body: { seat } }),
  rematch: (table: Id) => request('POST /api/tables/{table}/rematch', { path: { table } }),
  inviteTo: (table: Id, name: string) =>
    request('POST /api/tables/{table}/invite', { path: { table }, body: { name } }),
  ratingsMoved: (table: Id) => request('GET /api/tables/{table}/ratings', { path: { table } }),
  onlineSeats: (table: Id) => request('GET /api/tables/{table}/online', { path: { table } }),
  friends: () => request('GET /api/friends'),
  addFriend: (name: string) => request('PUT /api/friends/{name}', { path: { name } }),
  removeFriend: (name: string) => request('DELETE /api/friends/{name}', { path: { name } }),
  played: () => request('GET /api/played'),
  decline: (table: Id) => request('POST /api/tables/{table}/decline', { path: { table } }),
  hide: (table: Id) => request('POST /api/tables/{table}/hide', { path: { table } }),
  fork: (table: Id, ply: number, seat?: number) =>
    request('POST /api/tables/{table}/fork', { path: { table }, body: seat === undefined ? { ply } : { ply, seat } }),
  notes: (table: Id) => request('GET /api/tables/{table}/notes', { path: { table } }),
  keepNotes: (table: Id, text: string) => request('PUT /api/tables/{table}/notes', { path: { table }, body: { text } }),
  figures: (table: Id) => request('GET /api/tables/{table}/figures', { path: { table } }),
  analysis: (table: Id) => request('GET /api/tables/{table}/analysis', { path: { table } }),
  analyse: (table: Id) => request('POST /api/tables/{table}/analysis', { path: { table } }),
  hint: (table: Id, seat: number, ply: number) =>
    request('POST /api/tables/{table}/hint', { path: { table }, body: { seat, ply } }),
  hintPosition: (table: Id, seat: number, ply: number) =>
    request('POST /api/tables/{table}/hint/position', { path: { table }, body: { seat, ply } }),
  describeHints: (table: Id, body: RequestOf<'POST /api/tables/{table}/hint/described'>) =>
    request('POST /api/tables/{table}/hint/described', { path: { table }, body }),
  daily: () => request('GET /api/puzzles/daily'),
  puzzle: (game: string, number: number) => request('GET /api/puzzles/{game}/{number}', { path: { game, number } }),
  answer: (game: string, number: number) =>
    request('GET /api/puzzles/{game}/{number}/answer', { path: { game, number } }),
  puzzles: () => request('GET /api/puzzles'),
  ratePuzzleMove: (game: string, number: number, move: string) =>
    request('POST /api/puzzles/{game}/{number}/rating', { path: { game, number }, body: { move } }),
  playPuzzleOn: (game: string, number: number) =>
    request('POST /api/puzzles/{game}/{number}/table', { path: { game, number } }),
  vacation: () => request('GET /api/me/vacation'),
  reach: () => request('GET /api/me/reach'),
  setReach: (body: RequestOf<'PUT /api/me/reach'>) => request('PUT /api/me/reach', { body }),
  addChannel: (body: RequestOf<'POST /api/me/channels'>) => request('POST /api/me/channels', { body }),
  dropChannel: (channel: Id) => request('DELETE /api/me/channels/{channel}', { path: { channel } }),
  confirm: (token: string) => request('POST /api/confirm', { body: { token } }),
  addDevice: (body: RequestOf<'POST /api/me/devices'>) => request('POST /api/me/devices', { body }),
  testDevice: (channel: Id) => request('POST /api/me/devices/{channel}/test', { path: { channel } }),
  switchOff: (channel: Id) => request('POST /api/off/{channel}', { path: { channel } }),
  takeVacation: (days: number) => request('PUT /api/me/vacation', { body: { days } }),
  upload: (text: string) => request('POST /api/files', { body: text }),
  fileAddress: (table: Id) => address('GET /api/tables/{table}/file', { path: { table } }),
  /** The board as a picture, now or after so many moves. */
  pictureAddress: (table: Id, language: string, ply: number | null) =>
    address('GET /api/tables/{table}/picture.svg', {
      path: { table },
      query: { language, ...(ply === null ? {} : { ply: String(ply) }) },
    }),
}

type Operations = HttpOperations

/** An operation with one answer: its method and the pattern of its path. */
type Operation = {
  [Name in keyof Operations]: Operations[Name] extends { response: unknown } ? Name : never
}[keyof Operations]

type RequestOf<Name extends Operation> = 'request' extends keyof Operations[Name]
  ? NonNullable<Operations[Name]['request']>
  : never

/** The names in braces in the pattern of a path. */
type PathNames<Pattern> = Pattern extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never

/** What an address is made of, besides the pattern of its path. */
type Place<Name extends Operation> = {
  query?: Record<string, string>
} & ([PathNames<Name>] extends [never] ? object : { path: Record<PathNames<Name>, string | number> })

type Body<Name extends Operation> = Operations[Name] extends { request: infer Required }
  ? { body: Required }
  : { body?: RequestOf<Name> }

/** May be left out where everything in it may be. */
type Given<Facts> = object extends Facts ? [facts?: Facts] : [facts: Facts]

function address<Name extends Operation>(operation: Name, ...[place]: Given<Place<Name>>): string {
  return addressOf(operation, place ?? {})
}

interface Facts {
  path?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
}

function addressOf(operation: string, { path = {}, query = {} }: Facts): string {
  const pattern = operation.slice(operation.indexOf(' ') + 1)
  const filled = pattern.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(path[name]!))
  return Object.keys(query).length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

async function request<Name extends Operation>(
  operation: Name,
  ...[given]: Given<Place<Name> & Body<Name>>
): Promise<Operations[Name]['response']> {
  const facts: Facts = given ?? {}
  const method = operation.slice(0, operation.indexOf(' '))
  const answer = await send(method, addressOf(operation, facts), facts.body)
  if (answer.ok && method !== 'GET') done()
  if (answer.ok) return overLine<Operations[Name]['response']>(answer.json())
  const refusal = (await answer.json().catch(() => null)) as RefusedRequest | null
  throw new RequestRefused(refusal?.refused ?? `status-${answer.status}`, refusal?.arguments ?? {}, refusal?.detail)
}

function send(method: string, path: string, body: unknown): Promise<Response> {
  const text = typeof body === 'string'
  const headers: Record<string, string> =
    body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' }
  const payload = body === undefined ? null : text ? body : JSON.stringify(body)
  return overLine(ask(path, { method, headers, body: payload, credentials: 'same-origin' }))
}
