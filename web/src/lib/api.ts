/** The server's HTTP side. Every refusal becomes a RequestRefused with the id of its sentence. */
import type { Absent, Arguments, Figures, Me, Refusal, SeatWish, ServerInfo, Summary, Tables } from './protocol'
import type { AccountShown, AnalysisState, ArchiveShown, ChannelWish, Codes, DailyPuzzle, DeviceWish, Friends, Hints, Leaders, NewChannel, NewTournament, Notes, Openings, Played, Profile, PuzzleAnswer, PuzzleShown, RatingsMoved, ReachShown, ReachWish, TokenList, TokenMade, TokenShown, TournamentLists, TournamentShown, VacationShown } from './wire'

export class RequestRefused extends Error {
  constructor(
    readonly reason: string,
    readonly args: Arguments,
    /** Plain English for programs; shown where the sentence alone cannot say what is wrong, as with a file of one's own. */
    readonly detail = '',
  ) {
    super(reason)
  }
}

/** What the line does not bring, because it is cut before or in the middle of an answer, is refused like anything else. */
export async function overLine<Answer>(coming: Promise<Answer>): Promise<Answer> {
  try {
    return await coming
  } catch {
    throw new RequestRefused('no-line', {})
  }
}

/** What was read, or why there is nothing: for a page that says so itself. */
export async function readOr<Answer>(coming: Promise<Answer>, refused: (reason: string) => void): Promise<Answer | null> {
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

export interface TableWish {
  game: string
  seats: SeatWish[]
  options: Record<string, string | number | boolean>
  /** A number of up to 128 bits, more than a number of JavaScript holds. */
  seed?: string
  public: boolean
  title?: string
  absent?: Absent
  /** Seconds. */
  clock?: { per_turn: number; bank: number }
  /** Whether people may ask for hints; by default only who plays alone. */
  hints?: boolean
  /** Whether the result counts for ratings. */
  rated?: boolean
  /** What may be said at the table. */
  chat?: 'on' | 'reactions' | 'off'
}

export const api = {
  server: () => request<ServerInfo>('GET', '/api/server'),
  me: () => request<Me>('GET', '/api/me'),
  rename: (name: string) => request<Me>('PUT', '/api/me', { name }),
  signUp: (name: string, password: string, invitation = '') =>
    request<Codes>('POST', '/api/account', { name, password, ...(invitation ? { invitation } : {}) }),
  signIn: (name: string, password: string) => request<Me>('POST', '/api/sign-in', { name, password }),
  signOut: () => request<Me>('POST', '/api/sign-out'),
  recover: (name: string, code: string, password: string) => request<Me>('POST', '/api/recover', { name, code, password }),
  forgotten: (name: string) => request<unknown>('POST', '/api/forgotten', { name }),
  recoverByMail: (token: string, password: string) => request<Me>('POST', '/api/recover/mail', { token, password }),
  setEmail: (password: string, email: string) => request<AccountShown>('PUT', '/api/account/email', { password, email }),
  confirmEmail: (token: string) => request<unknown>('POST', '/api/account/email/confirm', { token }),
  account: () => request<AccountShown>('GET', '/api/account'),
  keepSettings: (settings: object) => request<Me>('PUT', '/api/account/settings', { settings }),
  changePassword: (password: string, fresh: string) => request<Me>('PUT', '/api/account/password', { password, new: fresh }),
  newCodes: (password: string) => request<Codes>('POST', '/api/account/codes', { password }),
  endSession: (id: string) => request<Me>('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`),
  deleteAccount: (password: string) => request<Me>('POST', '/api/account/delete', { password }),
  tokens: () => request<TokenList>('GET', '/api/tokens'),
  makeToken: (name: string, scopes: TokenShown['scopes']) => request<TokenMade>('POST', '/api/tokens', { name, scopes }),
  revokeToken: (id: string) => request<TokenList>('DELETE', `/api/tokens/${encodeURIComponent(id)}`),
  profile: (name: string) => request<Profile>('GET', `/api/people/${encodeURIComponent(name)}`),
  leaders: (game: string, seats: number) => request<Leaders>('GET', `/api/leaders?${new URLSearchParams({ game, seats: String(seats) })}`),
  openings: (wish: Record<string, string>) => request<Openings>('GET', `/api/openings?${new URLSearchParams(wish)}`),
  archive: (wish: Record<string, string>) => request<ArchiveShown>('GET', `/api/archive?${new URLSearchParams(wish)}`),
  archiveFile: '/api/archive/file',
  tournaments: () => request<TournamentLists>('GET', '/api/tournaments'),
  newTournament: (wish: NewTournament) => request<{ id: string }>('POST', '/api/tournaments', wish),
  tournament: (id: string) => request<TournamentShown>('GET', tournament(id)),
  tournamentAct: (id: string, what: 'join' | 'withdraw' | 'start' | 'cancel') => request<TournamentShown>('POST', `${tournament(id)}/${what}`),
  takeOut: (id: string, entrant: number) => request<TournamentShown>('POST', `${tournament(id)}/withdraw`, { entrant }),
  invite: (id: string, name: string) => request<TournamentShown>('POST', `${tournament(id)}/invite`, { name }),
  giveUpTable: (id: string, round: number, board: number) =>
    request<TournamentShown>('POST', `${tournament(id)}/give-up`, { round, board }),
  standingsFile: (id: string) => `${tournament(id)}/standings.csv`,
  tournamentFile: (id: string) => `${tournament(id)}/file`,
  tables: () => request<Tables>('GET', '/api/tables'),
  create: (wish: TableWish) => request<{ id: string }>('POST', '/api/tables', wish),
  join: (id: string, seat?: number) => request<Summary>('POST', `${table(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => request<Summary>('POST', `${table(id)}/leave`),
  seatBot: (id: string, seat: number) => request<Summary>('POST', `${table(id)}/seats`, { seat, kind: 'bot' }),
  openSeat: (id: string, seat: number) => request<Summary>('POST', `${table(id)}/seats`, { seat, kind: 'open' }),
  handOver: (id: string, seat: number, to: 'bot' | 'anyone') => request<Summary>('POST', `${table(id)}/hand-over`, { seat, to }),
  comeBack: (id: string, seat: number) => request<Summary>('POST', `${table(id)}/come-back`, { seat }),
  proposeEnd: (id: string, seat: number) => request<Summary>('POST', `${table(id)}/propose-end`, { seat }),
  resign: (id: string, seat: number) => request<Summary>('POST', `${table(id)}/resign`, { seat }),
  rematch: (id: string) => request<{ id: string }>('POST', `${table(id)}/rematch`),
  inviteTo: (id: string, name: string) => request<Summary>('POST', `${table(id)}/invite`, { name }),
  ratingsMoved: (id: string) => request<RatingsMoved>('GET', `${table(id)}/ratings`),
  friends: () => request<Friends>('GET', '/api/friends'),
  addFriend: (name: string) => request<Friends>('PUT', `/api/friends/${encodeURIComponent(name)}`),
  removeFriend: (name: string) => request<Friends>('DELETE', `/api/friends/${encodeURIComponent(name)}`),
  played: () => request<Played>('GET', '/api/played'),
  decline: (id: string) => request<Summary>('POST', `${table(id)}/decline`),
  hide: (id: string) => request<Summary>('POST', `${table(id)}/hide`),
  fork: (id: string, ply: number, seat?: number) =>
    request<{ id: string }>('POST', `${table(id)}/fork`, seat === undefined ? { ply } : { ply, seat }),
  notes: (id: string) => request<Notes>('GET', `${table(id)}/notes`),
  keepNotes: (id: string, text: string) => request<Notes>('PUT', `${table(id)}/notes`, { text }),
  figures: (id: string) => request<Figures>('GET', `${table(id)}/figures`),
  analysis: (id: string) => request<AnalysisState>('GET', `${table(id)}/analysis`),
  analyse: (id: string) => request<AnalysisState>('POST', `${table(id)}/analysis`),
  hint: (id: string, seat: number, ply: number) => request<Hints>('POST', `${table(id)}/hint`, { seat, ply }),
  daily: () => request<DailyPuzzle>('GET', '/api/puzzles/daily'),
  puzzle: (game: string, number: number) => request<PuzzleShown>('GET', puzzle(game, number)),
  answer: (game: string, number: number) => request<PuzzleAnswer>('GET', `${puzzle(game, number)}/answer`),
  vacation: () => request<VacationShown>('GET', '/api/me/vacation'),
  reach: () => request<ReachShown>('GET', '/api/me/reach'),
  setReach: (wish: ReachWish) => request<ReachShown>('PUT', '/api/me/reach', wish),
  addChannel: (wish: ChannelWish) => request<NewChannel>('POST', '/api/me/channels', wish),
  dropChannel: (id: string) => request<ReachShown>('DELETE', `/api/me/channels/${encodeURIComponent(id)}`),
  confirm: (token: string) => request<unknown>('POST', '/api/confirm', { token }),
  addDevice: (wish: DeviceWish) => request<ReachShown>('POST', '/api/me/devices', wish),
  testDevice: (id: string) => request<ReachShown>('POST', `/api/me/devices/${encodeURIComponent(id)}/test`),
  switchOff: (channel: string) => request<unknown>('POST', `/api/off/${encodeURIComponent(channel)}`),
  takeVacation: (days: number) => request<VacationShown>('PUT', '/api/me/vacation', { days }),
  upload: (text: string) => request<{ id: string }>('POST', '/api/files', text),
  fileAddress: (id: string) => `${table(id)}/file`,
  /** The board as a picture, now or after so many moves. */
  pictureAddress: (id: string, language: string, ply: number | null) =>
    `${table(id)}/picture.svg?language=${language}${ply === null ? '' : `&ply=${ply}`}`,
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

const tournament = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`

const puzzle = (game: string, number: number): string => `/api/puzzles/${encodeURIComponent(game)}/${number}`

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await send(method, path, body)
  if (answer.ok && method !== 'GET') done()
  if (answer.ok) return overLine<Answer>(answer.json())
  const refusal = (await answer.json().catch(() => null)) as Refusal | null
  throw new RequestRefused(refusal?.refused ?? `status-${answer.status}`, refusal?.arguments ?? {}, refusal?.detail)
}

function send(method: string, path: string, body: unknown): Promise<Response> {
  const text = typeof body === 'string'
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' }
  const payload = body === undefined ? null : text ? body : JSON.stringify(body)
  return overLine(fetch(path, { method, headers, body: payload, credentials: 'same-origin' }))
}
