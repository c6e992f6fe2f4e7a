/** What the page and the server say to each other (docs/protocol.md). Written by `make wire` from src/megawatt/server/wire: change it there. */

/** Everything that a page shows of a table. */
export interface Table {
  type: 'table'
  seq: number
  summary: Summary
  shown: number | null
  printed: Record<string, unknown>
  view: Record<string, unknown>
  ply: number
  to_decide: number | null
  over: boolean
  scores: number[]
  ranking: number[] | null
  request: UndoRequest | null
  moves: Moves | null
  plans: PlanOffered[]
  plan: Plan | null
  only_decisions: boolean | null
  undo: Offer | null
  times: Times | null
  now: number
  log: Log
}

/** A table in a list, as one person sees it. */
export interface Summary {
  id: string
  game: string
  title: string | null
  seats: SeatShown[]
  options: Record<string, string | number | boolean>
  public: boolean
  host: boolean
  status: 'closed' | 'over' | 'running' | 'waiting'
  ply: number
  to_decide: number | null
  your_turn: boolean
  mine: number[]
  created: number
  moved: number
  what_if_of: WhatIf | null
  hints: boolean
  no_help: boolean
  rated: boolean
  chat: 'closed' | 'off' | 'on' | 'reactions'
  deal: DealShown
  ranking: number[] | null
  absent: 'bot' | 'out' | 'wait'
  clock: Clock | null
  deadline: number | null
  next_table: string | null
  tournament: string | null
}

/** A seat as everybody may see it. */
export interface SeatShown {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string | null
  bot: string | null
  you: boolean
  present: boolean
  stands_for: string | null
  returns: boolean
  gave_up: boolean
}

/** Where a what-if table came from. */
export interface WhatIf {
  id: string
  ply: number
}

/** Where the cards of a table come from; seed and nonce are told when the game is over. */
export interface DealShown {
  kind: 'chosen' | 'drawn' | 'earlier' | 'file' | 'what-if'
  commitment: string | null
  seed: string | null
  nonce: string | null
}

/** How long everybody may take: seconds for each turn, and a bank for what goes beyond it. */
export interface Clock {
  per_turn: number
  bank: number
}

/** An undo, or the end of the game, that waits for other people's consent. */
export interface UndoRequest {
  request: number
  seat: number
  to: number
  reveals: boolean
  waiting_for: number[]
  agreed: number[]
  end: boolean
}

/** What the seat shown may do now. */
export interface Moves {
  question: string | null
  list: Move[]
  ranges: Range[]
}

/** One legal move. */
export interface Move {
  text: string
  verb: string
  arguments: Record<string, unknown>
  costs: Record<string, unknown> | null
  warning: Warned | null
}

/** Why a move is likely a blunder; `warning-ID` is a message of the game. */
export interface Warned {
  id: string
  arguments: Record<string, unknown>
}

/** Legal moves that are consecutive numbers. */
export interface Range {
  verb: string
  lowest: number
  highest: number
}

/** One way to decide ahead now. */
export interface PlanOffered {
  kind: string
  about: string
  lowest: number | null
  highest: number | null
}

/** What a seat has decided ahead. */
export interface Plan {
  kind: string
  about: string
  amount: number | null
}

/** What may be taken back now; free when nobody has to be asked. */
export interface Offer {
  to: number
  free: boolean
}

/** What the clocks show, in seconds of the server's own time. */
export interface Times {
  began: number
  deadline: number | null
  banks: number[]
  away: AwaySeat[]
}

/** The person on this seat is on vacation until then. */
export interface AwaySeat {
  seat: number
  until: number
}

/** The newest lines of the log; older ones when asked for. */
export interface Log {
  first: number
  entries: Entry[]
}

/** One line of the log: a move, an undo, or a seat that gave up. */
export interface Entry {
  ply: number
  seat: number | null
  text: string
  verb: string
  arguments: Record<string, unknown>
  events: Happening[]
  at: number | null
  taken_back: TakenBack | null
  by_itself: boolean
  gave_up: 'deleted' | 'removed' | 'resigned' | 'time' | null
}

/** An event of the log. */
export interface Happening {
  name: string
  arguments: Record<string, unknown>
}

/** An undo in the log. */
export interface TakenBack {
  from: number
  to: number
  by: number
}

/** What a step has changed; keys of the view that are gone come as null. */
export interface Update {
  type: 'update'
  seq: number
  entries: Entry[]
  view?: Record<string, unknown>
  summary?: Summary
  ply?: number
  to_decide?: number | null
  over?: boolean
  scores?: number[]
  ranking?: number[] | null
  request?: UndoRequest | null
  moves?: Moves | null
  plans?: PlanOffered[]
  plan?: Plan | null
  only_decisions?: boolean | null
  undo?: Offer | null
  times?: Times | null
  now: number
}

/** Whose people look at the table, and how many pages look without a seat. */
export interface Presence {
  type: 'presence'
  present: number[]
  watchers: number
}

/** Something that concerns more than one table: `lobby` (ask for the lists again), `restarting`, `compiling`. */
export interface News {
  type: 'news'
  what: 'compiling' | 'lobby' | 'restarting'
  compiling?: Record<string, CompilingNow>
}

/** How far the compiler is with a game. */
export interface CompilingNow {
  done: number
  steps: number
  step: string
}

/** The answer to a message that was done; its number is set when it is sent. */
export interface Done {
  type: 'done'
  id: number
}

/** The answer to `watch`; `resumed` when the page shows the table as it is, so that it is not sent again. */
export interface Watching {
  type: 'done'
  resumed?: true
  id: number
}

/** The answer to `why`: nothing forbids it, or the game's message that says what does. */
export interface Verdict {
  type: 'done'
  reason: string | null
  arguments: Record<string, unknown>
  costs: Record<string, unknown> | null
  id: number
}

/** The answer to `look`: a moment of the past, as the seat shown could see it then. */
export interface Moment {
  type: 'done'
  ply: number
  view: Record<string, unknown>
  entry: Entry | null
  to_decide: number | null
  id: number
}

/** The answer to `log`. */
export interface Entries {
  type: 'done'
  entries: Entry[]
  id: number
}

/** The answer to a message that cannot be done; `reason` is a message of the page or of the game. */
export interface Refused {
  type: 'refused'
  id: number | null
  reason: string
  arguments: Record<string, unknown>
}

/** A new token, shown this once. */
export interface TokenMade {
  token: string
  about: TokenShown
}

/** A token in my list; what opens the door is not kept. */
export interface TokenShown {
  id: string
  name: string
  scopes: ('chat' | 'play' | 'read')[]
  created: number
  used: number | null
}

/** The tokens that I have made. */
export interface TokenList {
  tokens: TokenShown[]
}

/** Those that wait now. */
export interface ProgramList {
  programs: ProgramShown[]
}

/** A program that waits for challenges. */
export interface ProgramShown {
  handle: string
  name: string | null
  games: string[]
}

/** Why not; `refused-ID` is a message of the page. */
export interface RefusedRequest {
  refused: string
  arguments: Record<string, string | number>
  detail: string
}

/** A new table. */
export interface TableId {
  id: string
}

/** The person who asks. */
export interface Me {
  id: string
  name: string | null
  language: string
  account: boolean
  settings: Record<string, string | number | boolean> | null
  creates: boolean
}

/** The lobby. */
export interface Lists {
  mine: Summary[]
  open: Summary[]
  running: Summary[]
  now: number
}

/** What this server offers. */
export interface ServerInfo {
  version: string
  languages: string[]
  games: GameInfo[]
  compiling: Record<string, CompilingNow>
  mail: boolean
  registration: 'closed' | 'invitation' | 'open'
}

/** A game that this server offers. */
export interface GameInfo {
  name: string
  seat_counts: number[]
  usual_seats: number
  bots: string[]
  usual_bot: string
  options: OptionInfo[]
  first_game: FirstGame | null
  booklet: boolean
  lessons: string[]
}

/** One thing to agree on. */
export interface OptionInfo {
  name: string
  kind: 'choice' | 'flag' | 'number' | 'text'
  default: string | number | boolean
  choices: string[]
  file: boolean
  free: boolean
  lowest: number
  highest: number
  disputed: boolean
}

/** The set-up for people who play for the first time. */
export interface FirstGame {
  seats: number
  options: Record<string, string | number | boolean>
}

/** The numbers behind the charts. */
export interface Figures {
  names: string[]
  rounds: RoundFigures[]
}

/** The figures at the end of a round. */
export interface RoundFigures {
  ply: number
  label: number
  values: Record<string, number[]>
}

/** All that teaches a game in one language: the booklet, where topics are explained, the guided games. */
export interface Teaching {
  paragraphs: RuleParagraph[]
  links: Record<string, string>
  lessons: GuidedGame[]
}

/** A paragraph of a game's booklet; `html` is ours and safe to show. */
export interface RuleParagraph {
  id: string
  level: number
  title: string
  html: string
}

/** A guided game: what is dealt, its script, and what it says as HTML by id. */
export interface GuidedGame {
  name: string
  seats: string[]
  options: Record<string, string | number | boolean>
  seed: string
  file: string
  begins: number
  minutes: number
  moments: GuidedMoment[]
  comments: GuidedMoment[]
  texts: Record<string, string>
}

/** Something the guided game says, and when (docs/teaching.md). */
export interface GuidedMoment {
  id: string
  expect: string[]
  asked: string
  point: string
  event: string
  topic: string
}

/** The best few moves of a seat after so many moves, the best first. */
export interface Hints {
  ply: number
  hints: Hint[]
}

/** A good move and what it promises. */
export interface Hint {
  move: SaidMove
  chance: number
  place: number
  gains: Gain[]
  line: SaidMove[]
}

/** A move with all that a sentence about it needs. */
export interface SaidMove {
  seat: number
  text: string
  verb: string
  arguments: Record<string, unknown>
  costs: Record<string, unknown> | null
}

/** What a move brings more (or less) than another one: a figure of the game at its end, in tenths. */
export interface Gain {
  figure: string
  tenths: number
}

/** How far the analysis of a finished game is; nobody has asked for it when there is neither progress nor a report. */
export interface AnalysisState {
  done: number
  of: number
  report: Analysis | null
  failed: boolean
}

/** All that was found out about a match. */
export interface Analysis {
  version: number
  seats: number
  plies: number
  over: boolean
  seed: number
  effort: number[]
  moments: ChartMoment[]
  decisions: Decision[]
  draws: Draw[]
  turns: Turn[]
  people: SeatReport[]
  summary: Sentence[]
}

/** The outlook from a ply on, until the next one in the list. */
export interface ChartMoment {
  ply: number
  outlook: Outlook
}

/** What every seat may expect from a moment on. */
export interface Outlook {
  chances: number[]
  places: number[]
}

/** A decision that lost winning chances: the move played and the better one. */
export interface Decision {
  ply: number
  seat: number
  played: SaidMove
  better: SaidMove
  chance: number
  lost: number
  place: number
  gains: Gain[]
  line: SaidMove[]
}

/** Something came to light (a card, a deal) and changed what the seats may expect. */
export interface Draw {
  ply: number
  change: number[]
}

/** A turning point: one of the decisions or one of the draws, by its place in the list. */
export interface Turn {
  ply: number
  kind: 'decision' | 'draw'
  index: number
}

/** How one seat played and what befell it. */
export interface SeatReport {
  decisions: number
  best: number
  lost: number
  accuracy: number | null
  start: number
  luck: number
}

/** A sentence of the summary: a message `summary-…` and its arguments; seats are numbers. */
export interface Sentence {
  message: string
  arguments: Record<string, string | number>
}

/** A position in which one move is best. */
export interface PuzzleShown {
  game: string
  number: number
  count: number
  table: Table
}

/** The best move of a puzzle and the next best, as the search found them with so many playouts. */
export interface PuzzleAnswer {
  answer: Hint
  others: Hint[]
  playouts: number
}

/** The puzzle that everybody gets today (UTC). */
export interface DailyPuzzle {
  day: string
  game: string
  number: number
}

/** Until when my clocks stand still, and how many days, to a tenth, I may still take within a year. */
export interface VacationShown {
  until: number | null
  days_left: number
}

/** How I am told of my turns; `mail`: whether this server sends mail; `push`: its key for browsers. */
export interface ReachShown {
  mail: boolean
  push: string
  off: boolean
  quiet: QuietHours | null
  zone: string
  language: string
  only_decisions: boolean
  channels: ChannelShown[]
}

/** When nothing is sent: minutes after midnight, where the person is. */
export interface QuietHours {
  begin: number
  end: number
}

/** A way to reach me; one that failed too often is not confirmed any more. */
export interface ChannelShown {
  id: string
  kind: 'hook' | 'mail' | 'push'
  address: string
  confirmed: boolean
  failing: boolean
  about: string
  format: 'discord' | 'json' | 'slack'
}

/** What was added; the secret signs what a hook gets and is told this once. */
export interface NewChannel {
  channel: ChannelShown
  secret: string | null
}

/** What a browser is told, encrypted, when it may have no page of ours open. */
export interface Pushed {
  title: string
  body: string
  url: string
  tag: string
  lang: string
  off: PushedOff
}

/** How to hear no more of it. */
export interface PushedOff {
  label: string
  url: string
}

/** Ways back, told this once. */
export interface Codes {
  codes: string[]
}

/** My account. */
export interface AccountShown {
  name: string
  created: number
  codes_left: number
  email: string | null
  email_confirmed: boolean
  sessions: SessionShown[]
}

/** A browser that is signed in. */
export interface SessionShown {
  id: string
  about: string
  created: number
  seen: number
  here: boolean
}

/** Somebody's page. */
export interface Profile {
  name: string
  since: number
  you: boolean
  ratings: RatingShown[]
  tallies: Tally[]
  opponents: Opponent[]
  openings: Record<string, OpeningShown[]>
  latest: FinishedShown[]
  online: boolean
  friend: boolean
}

/** Somebody's rating in a game with so many seats; it is provisional while the doubt is large. */
export interface RatingShown {
  game: string
  seats: number
  rating: number
  doubt: number
  provisional: boolean
  games: number
  history: MomentOfRating[]
}

/** A rating after one game. */
export interface MomentOfRating {
  at: number
  rating: number
  doubt: number
  table: string
}

/** How often somebody came in first, second, … */
export interface Tally {
  game: string
  seats: number
  games: number
  places: number[]
}

/** Somebody who was met often; `ahead`: how often they were left behind. */
export interface Opponent {
  name: string
  bot: boolean
  games: number
  ahead: number
}

/** One kind of beginning, such as the first plant. */
export interface OpeningShown {
  trait: string
  labels: LabelShown[]
}

/** Something to begin with: how many seats did, how many of them won, and the interval of their share. */
export interface LabelShown {
  label: string
  seats: number
  wins: number
  low: number
  high: number
}

/** A finished game in a list. */
export interface FinishedShown {
  id: string
  at: number
  game: string
  map: string | null
  title: string | null
  rated: boolean
  players: PlayerShown[]
}

/** Who had a seat in a finished game; `place` is null in one that was ended before its end. */
export interface PlayerShown {
  name: string | null
  bot: string | null
  place: number | null
  account: boolean
  you: boolean
}

/** The best people and the best bots, whose ratings have nothing to do with each other; firm ratings first. */
export interface Leaders {
  pools: PoolShown[]
  people: Leader[]
  bots: Leader[]
}

/** A game and a seat count in which somebody is rated. */
export interface PoolShown {
  game: string
  seats: number
}

/** One line of a leaderboard. */
export interface Leader {
  name: string
  rating: number
  doubt: number
  provisional: boolean
  games: number
  you: boolean
}

/** What seats began with in this server's finished games. */
export interface Openings {
  maps: string[]
  openings: OpeningShown[]
}

/** Finished games, the latest first; `more` when there are earlier ones. */
export interface ArchiveShown {
  games: FinishedShown[]
  more: boolean
}

/** Where the club's pages open: the game and number of seats that most people have a rating in, and the game played most. */
export interface Played {
  rated: PoolShown | null
  openings: string | null
}

/** My friends, those who are online first. */
export interface Friends {
  friends: FriendShown[]
}

/** Somebody on my list, and whether they are at the page. */
export interface FriendShown {
  name: string
  online: boolean
}

/** What a rated game did to ratings; nothing until it has been counted, a moment after its end. */
export interface RatingsMoved {
  seats: RatingMoved[]
}

/** What a rated game did to the rating of a seat. */
export interface RatingMoved {
  seat: number
  rating: number
  change: number
}

/** The rooms that this page may read; comes after `watch`, and whenever something in them is otherwise than it was told. */
export interface Chat {
  type: 'chat'
  rule: 'closed' | 'off' | 'on' | 'reactions'
  rooms: ChatRoom[]
  muted: Muted[]
}

/** The newest lines of a room. */
export interface ChatRoom {
  room: 'stands' | 'table'
  lines: ChatLine[]
  more: boolean
}

/** Something that was said. Who said it is told by name and seat only. */
export interface ChatLine {
  number: number
  at: number
  seat: number | null
  name: string | null
  mine: boolean
  text: string | null
  reaction: 'laugh' | 'ouch' | 'thanks' | 'thinking' | 'well-done' | null
  removed: boolean
}

/** Somebody whom I do not hear. */
export interface Muted {
  id: string
  name: string | null
}

/** A new line. */
export interface Said {
  type: 'said'
  room: 'stands' | 'table'
  line: ChatLine
}

/** The answer to `earlier-chat`. */
export interface ChatLines {
  type: 'done'
  lines: ChatLine[]
  more: boolean
  id: number
}

/** My own notes about a table; nobody else is told them. */
export interface Notes {
  text: string
}

/** A new tournament. */
export interface TournamentId {
  id: string
}

/** Mine, and public ones. */
export interface TournamentLists {
  mine: TournamentSummary[]
  open: TournamentSummary[]
  running: TournamentSummary[]
  over: TournamentSummary[]
}

/** A tournament in a list. */
export interface TournamentSummary {
  id: string
  name: string
  game: string
  seats: number
  system: 'round-robin' | 'swiss'
  status: 'cancelled' | 'open' | 'over' | 'running'
  round: number
  rounds: number
  entrants: number
  most: number
  rated: boolean
  public: boolean
  clock: Clock | null
  yours: boolean
  part: 'in' | 'invited' | 'out' | null
  changed: number
}

/** The page of a tournament. */
export interface TournamentShown {
  summary: TournamentSummary
  organiser: string | null
  organised: boolean
  options: Record<string, string | number | boolean>
  absent: 'bot' | 'out' | 'wait'
  fill: string | null
  sizes: number[]
  entrants: EntrantShown[]
  standings: StandingShown[]
  rounds: RoundShown[]
}

/** Who takes part; without a name and a bot: somebody whose account is gone. */
export interface EntrantShown {
  number: number
  name: string | null
  bot: string | null
  you: boolean
  part: 'in' | 'invited' | 'out'
  table: string | null
  to_decide: boolean
}

/** One line of the standings. */
export interface StandingShown {
  entrant: number
  place: number
  points: number
  strength: number
  share: number
  games: number
  wins: number
  byes: number
}

/** A round; those of a round robin are known from the start. */
export interface RoundShown {
  number: number
  boards: BoardShown[]
}

/** A table of a round; with one seat it is a bye. `table` is null where nothing is laid. */
export interface BoardShown {
  board: number
  table: string | null
  status: 'bye' | 'no-result' | 'over' | 'planned' | 'running'
  ply: number
  seats: SeatPaired[]
}

/** Who sits on a seat, and what came of it. */
export interface SeatPaired {
  entrant: number
  place: number | null
  points: number | null
}

/** Follow this table (null: none, back to the lobby). */
export interface Watch {
  type: 'watch'
  table: string | null
  since?: number | null
  seat?: number | null
  id: number
}

/** Show the view of another seat of mine; null: as a spectator. */
export interface Sit {
  type: 'sit'
  seat: number | null
  id: number
}

/** Play. */
export interface MoveMessage {
  type: 'move'
  key: string
  seat: number
  ply: number
  move: string
  id: number
}

/** May this move be made now, and what would it cost? */
export interface Why {
  type: 'why'
  ply: number
  move: string
  id: number
}

/** The table after so many moves, as the seat shown could see it then. */
export interface Look {
  type: 'look'
  ply: number
  id: number
}

/** The entries of these plies. */
export interface LogMessage {
  type: 'log'
  first: number
  last: number
  id: number
}

/** Decide ahead; null drops the plan. */
export interface PlanMessage {
  type: 'plan'
  seat: number
  plan: PlanWish | null
  id: number
}

/** What a seat decides ahead. */
export interface PlanWish {
  kind: string
  about: string
  amount?: number | null
}

/** What I want to be woken for at this table: every turn, or only real decisions. */
export interface WakeMessage {
  type: 'wake'
  seat: number
  only_decisions: boolean
  id: number
}

/** Take back to so many moves. */
export interface UndoMessage {
  type: 'undo'
  seat: number
  ply: number
  to: number
  id: number
}

/** Agree or not to another person's undo, or to the end of the game. */
export interface AnswerUndo {
  type: 'answer-undo'
  seat: number
  request: number
  agree: boolean
  id: number
}

/** Are you there? */
export interface Ping {
  type: 'ping'
  id: number
}

/** Say something in a room: a text, or a reaction. The same key is said once. */
export interface Say {
  type: 'say'
  key: string
  room: 'stands' | 'table'
  text?: string | null
  reaction?: 'laugh' | 'ouch' | 'thanks' | 'thinking' | 'well-done' | null
  id: number
}

/** The lines of a room before this one. */
export interface EarlierChat {
  type: 'earlier-chat'
  room: 'stands' | 'table'
  before: number
  id: number
}

/** Whoever said this shall not be heard by me any more, here or anywhere. */
export interface Mute {
  type: 'mute'
  room: 'stands' | 'table'
  number: number
  id: number
}

/** Hear somebody again, by the id in my list of those whom I have muted. */
export interface Unmute {
  type: 'unmute'
  muted: string
  id: number
}

/** Tell the host of the server about a line. */
export interface Report {
  type: 'report'
  room: 'stands' | 'table'
  number: number
  reason?: string
  id: number
}

/** What a new table shall be. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, string | number | boolean>
  seed?: string | number | null
  public?: boolean
  title?: string | null
  clock?: ClockWish | null
  absent?: 'bot' | 'out' | 'wait'
  rated?: boolean
  chat?: 'off' | 'on' | 'reactions'
  hints?: boolean | null
}

/** Who shall sit on a seat of a new table. */
export interface SeatWish {
  kind: 'bot' | 'here' | 'kept' | 'me' | 'open'
  name?: string | null
  bot?: string | null
}

/** How long everybody may take: seconds for each turn, and a bank for what goes beyond it. */
export interface ClockWish {
  per_turn: number
  bank?: number
}

/** A person's chosen name. */
export interface Name {
  name: string
}

/** The seat to take; none: the first open one. */
export interface Join {
  seat?: number | null
}

/** What becomes of a seat before the start. */
export interface SeatFilling {
  seat: number
  kind: 'bot' | 'open'
  bot?: string | null
}

/** The moment to go on from, and on which seat. */
export interface Fork {
  ply: number
  seat?: number | null
}

/** Which of my seats would like a hint, after how many moves. */
export interface HintWish {
  seat: number
  ply: number
}

/** What a person wants in general. */
export interface ReachWish {
  off: boolean
  quiet: QuietHours | null
  zone: string
  language: string
  only_decisions?: boolean
}

/** One more way to reach me: a mail address, or an address of my own that gets a signed request. */
export interface ChannelWish {
  kind: 'hook' | 'mail'
  address: string
  language?: string
  format?: 'discord' | 'json' | 'slack'
}

/** This browser shall hear of my turns: what it calls a push subscription. */
export interface DeviceWish {
  endpoint: string
  key: string
  auth: string
  language?: string
  instead_of?: string
}

/** What a new tournament shall be; whoever makes it organises it. */
export interface NewTournament {
  name: string
  game: string
  seats: number
  system?: 'round-robin' | 'swiss'
  rounds?: number
  options?: Record<string, string | number | boolean>
  clock?: ClockWish | null
  absent?: 'bot' | 'out' | 'wait'
  rated?: boolean
  public?: boolean
  most?: number
  bots?: string[]
  fill?: string | null
  takes_part?: boolean
}
