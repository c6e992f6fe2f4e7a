/** What the page and the server say to each other (docs/protocol.md). Written by `make wire` from src/megawatt/server: change it there. */

/** The rooms that this page may read; comes after `watch`, and whenever something in them has changed. */
export interface Chat {
  type: 'chat'
  rule: 'closed' | 'off' | 'on' | 'reactions'
  rooms: ChatRoom[]
  muted: Muted[]
}

/** The newest lines of a room. */
export interface ChatRoom {
  room: 'lobby' | 'stands' | 'table'
  lines: ChatLine[]
  more: boolean
}

/** A line of the chat. Its author is given by name and seat only. */
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

/** Somebody whom I have muted. */
export interface Muted {
  id: string
  name: string | null
}

/** The answer to `earlier-chat`. */
export interface ChatLines {
  type: 'done'
  lines: ChatLine[]
  more: boolean
  id: number
}

/** The answer to a message that was done; its number is set when it is sent. */
export interface Done {
  type: 'done'
  id: number
}

/** The answer to `log`. */
export interface Entries {
  type: 'done'
  entries: Entry[]
  id: number
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

/** The answer to `look`: a moment of the past, as the seat shown could see it then. */
export interface Moment {
  type: 'done'
  ply: number
  view: Record<string, unknown>
  entry: Entry | null
  to_decide: number | null
  id: number
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

/** Whose people look at the table, and how many pages look without a seat; and whether its bots think. */
export interface Presence {
  type: 'presence'
  present: number[]
  watchers: number
  simple_bots: boolean
}

/** The answer to a message that cannot be done; `reason` is a message of the page or of the game. */
export interface Refused {
  type: 'refused'
  id: number | null
  reason: string
  arguments: Record<string, unknown>
}

/** A new line. */
export interface Said {
  type: 'said'
  room: 'lobby' | 'stands' | 'table'
  line: ChatLine
}

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
  lesson: LessonShown | null
  deciders?: number[]
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

/** Where the cards of a table come from; seed and nonce are shown when the game is over. */
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
  shortcuts: Shortcut[]
  usual: string | null
  forced: string | null
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
  argument: string
}

/** Several moves that are usually made together; `shortcut-KIND` is a message of the game. */
export interface Shortcut {
  kind: string
  arguments: Record<string, unknown>
  moves: string[]
  costs: Record<string, unknown>
  finish: string | null
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

/** How far the guided game of a seat is. */
export interface LessonShown {
  name: string
  read: string[]
  alone: boolean
  done: number
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

/** What a step has changed; keys of the view that are gone come as null. */
export interface Update {
  type: 'update'
  seq: number
  entries: Entry[]
  view?: Record<string, unknown>
  summary?: Summary
  ply?: number
  to_decide?: number | null
  deciders?: number[]
  over?: boolean
  scores?: number[]
  ranking?: number[] | null
  request?: UndoRequest | null
  moves?: Moves | null
  plans?: PlanOffered[]
  plan?: Plan | null
  only_decisions?: boolean | null
  lesson?: LessonShown | null
  undo?: Offer | null
  times?: Times | null
  now: number
}

/** The answer to `why`: nothing forbids it, or the game's message that says what does. */
export interface Verdict {
  type: 'done'
  reason: string | null
  arguments: Record<string, unknown>
  costs: Record<string, unknown> | null
  id: number
}

/** The answer to `watch`; `resumed` when the page shows the table as it is, so that it is not sent again. */
export interface Watching {
  type: 'done'
  resumed?: true
  id: number
}

/** The encrypted content of a push message. */
export interface Pushed {
  title: string
  body: string
  url: string
  tag: string
  lang: string
  off: PushedOff
}

/** How to unsubscribe. */
export interface PushedOff {
  label: string
  url: string
}

/** What this server offers. */
export interface ServerInfo {
  version: string
  languages: string[]
  games: GameInfo[]
  compiling: Record<string, CompilingNow>
  mail: boolean
  registration: 'closed' | 'invitation' | 'open'
  lobby_chat: 'accounts' | 'everybody' | 'off'
}

/** A game that this server offers. */
export interface GameInfo {
  name: string
  seat_counts: number[]
  usual_seats: number
  bots: string[]
  usual_bot: string
  levels: string[]
  characters: string[]
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

/** A refusal as the answer to an HTTP request; `refused-ID` is a message of the page. */
export interface RefusedRequest {
  refused: string
  arguments: Record<string, string | number>
  detail: string
}

/** Whether everything works. */
export interface Health {
  status: 'failing' | 'ok'
  database: 'failing' | 'ok'
  writes: 'failing' | 'ok'
  tables: number
  connections: number
  in_doubt: number
  set_aside: number
  faults: Record<string, number>
  version: string
}

/** The lobby. */
export interface Lists {
  mine: Summary[]
  open: Summary[]
  running: Summary[]
  now: number
}

/** A new table. */
export interface TableId {
  id: string
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

/** Until when my clocks stand still, and how many days, to a tenth, I may still take within a year. */
export interface VacationShown {
  until: number | null
  days_left: number
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

/** Ways back in, shown only here. */
export interface Codes {
  codes: string[]
}

/** Somebody would like a way back to the address of their account. */
export interface Forgotten {
  name: string
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

/** The code that an e-mail contained. */
export interface EmailConfirmed {
  token: string
}

/** How far the analysis of a finished game is; nobody has asked for it when there is neither progress nor a report. */
export interface AnalysisState {
  done: number
  of: number
  report: Analysis | null
  failed: boolean
  ahead: number
  percent: number
  seconds: number | null
  so_far: Analysis | null
}

/** The analysis of a match. */
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

/** A move with everything needed for a sentence about it. */
export interface SaidMove {
  seat: number
  text: string
  verb: string
  arguments: Record<string, unknown>
  costs: Record<string, unknown> | null
}

/** What a move brings more (or less) than another one: a figure of the game at its end, on average, in tenths. */
export interface Gain {
  figure: string
  tenths: number
  seat: number | null
}

/** Something was revealed (a card, a deal) that changed the outlook. */
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

/** How one seat played and how lucky it was. */
export interface SeatReport {
  decisions: number
  best: number
  lost: number
  accuracy: number | null
  start: number
  luck: number
  doubt: number | null
  worst: number[]
}

/** A sentence of the summary: a message `summary-…` and its arguments; seats are numbers. */
export interface Sentence {
  message: string
  arguments: Record<string, string | number>
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

/** A position for hints that the page thinks out itself: everything that my seat cannot know is drawn anew in it. */
export interface HintPosition {
  game: string
  ply: number
  board: string
  position: string
  files: GameFiles | null
}

/** Addresses of a game as WebAssembly, and of its network, which only some bots need. */
export interface GameFiles {
  wasm: string
  weights: string
}

/** My own notes about a table; nobody else sees them. */
export interface Notes {
  text: string
}

/** A line was said. */
export interface LineSaid {
  room: 'lobby' | 'stands' | 'table'
  number: number
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

/** Somebody's rating in a game with so many seats; it is provisional while the uncertainty is large. */
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

/** Where the club's pages open: the game and number of seats that most people have a rating in, and the game played most. */
export interface Played {
  rated: PoolShown | null
  openings: string | null
}

/** A game and a seat count in which somebody is rated. */
export interface PoolShown {
  game: string
  seats: number
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

/** The best people and the best bots, whose ratings have nothing to do with each other; firm ratings first. */
export interface Leaders {
  pools: PoolShown[]
  people: Leader[]
  bots: Leader[]
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

/** My friends, those who are online first. */
export interface Friends {
  friends: FriendShown[]
}

/** Somebody on my list, and whether they are at the page. */
export interface FriendShown {
  name: string
  online: boolean
}

/** The seats of a table whose people are online, at this table or elsewhere. */
export interface OnlineSeats {
  seats: number[]
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

/** A new tournament. */
export interface TournamentId {
  id: string
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

/** How I am notified of my turns; `mail`: whether this server sends mail; `push`: its key for browsers. */
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

/** What was added; the secret signs what a hook gets and is shown only here. */
export interface NewChannel {
  channel: ChannelShown
  secret: string | null
}

/** What a message carried. */
export interface Confirmation {
  token: string
}

/** The games that have puzzles. Each game's puzzles have the numbers from 1 on. */
export interface PuzzleList {
  games: PuzzleCount[]
}

/** How many puzzles a game has. */
export interface PuzzleCount {
  game: string
  count: number
}

/** The puzzle that everybody gets today (UTC). */
export interface DailyPuzzle {
  day: string
  game: string
  number: number
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

/** Somebody's own move beside the best one, each with so many playouts under the same cards. */
export interface RatedMove {
  yours: Hint
  best: Hint
  gains: Gain[]
  playouts: number
}

/** The tokens that I have made. */
export interface TokenList {
  tokens: TokenShown[]
}

/** A token in my list; its secret is not stored. */
export interface TokenShown {
  id: string
  name: string
  scopes: ('chat' | 'play' | 'read')[]
  created: number
  used: number | null
}

/** A new token, shown this once. */
export interface TokenMade {
  token: string
  about: TokenShown
}

/** Somebody keeps a seat for me: `POST /api/tables/ID/join` accepts, `…/decline` does not. */
export interface Challenged {
  type: 'challenge'
  table: string
  summary: Summary
}

/** A game of mine is over. */
export interface GameOver {
  type: 'over'
  table: string
  ranking: number[] | null
}

/** The seat that was kept for me is not any more. */
export interface Withdrawn {
  type: 'withdrawn'
  table: string
}

/** A seat of mine is to decide. */
export interface YourTurn {
  type: 'turn'
  table: string
  game: string
  seat: number
  ply: number
}

/** A position in which everything that my seat cannot know is drawn anew, for a bot that thinks elsewhere. */
export interface Imagined {
  game: string
  rules: number
  seats: number
  seat: number
  ply: number
  options: string
  position: string
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
  language: string
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

/** Agree or not to another person's undo, or to the end of the game. */
export interface AnswerUndo {
  type: 'answer-undo'
  seat: number
  request: number
  agree: boolean
  id: number
}

/** The lines of a room before this one. */
export interface EarlierChat {
  type: 'earlier-chat'
  room: 'lobby' | 'stands' | 'table'
  before: number
  id: number
}

/** Follow the chat of the lobby; this page watches no table. */
export interface HearLobby {
  type: 'hear-lobby'
  id: number
}

/** I begin a guided game on this seat (nothing else given), have read a card of it, or go on without it. */
export interface LessonMessage {
  type: 'lesson'
  seat: number
  lesson: string
  read?: string
  alone?: boolean
  id: number
}

/** The entries of these plies. */
export interface LogMessage {
  type: 'log'
  first: number
  last: number
  id: number
}

/** The table after so many moves, as the seat shown could see it then. */
export interface Look {
  type: 'look'
  ply: number
  id: number
}

/** Play. */
export interface MoveMessage {
  type: 'move'
  key: string
  seat: number
  ply: number
  move: string
  then?: string[]
  forced?: boolean
  id: number
}

/** Mute the author of this line for me, at every table. */
export interface Mute {
  type: 'mute'
  room: 'lobby' | 'stands' | 'table'
  number: number
  id: number
}

/** Are you there? */
export interface Ping {
  type: 'ping'
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

/** Report a line to the host of the server. */
export interface Report {
  type: 'report'
  room: 'lobby' | 'stands' | 'table'
  number: number
  reason?: string
  id: number
}

/** Say something in a room: a text, or a reaction. The same key is said once. */
export interface Say {
  type: 'say'
  key: string
  room: 'lobby' | 'stands' | 'table'
  text?: string | null
  reaction?: 'laugh' | 'ouch' | 'thanks' | 'thinking' | 'well-done' | null
  id: number
}

/** Show the view of another seat of mine; null: as a spectator. */
export interface Sit {
  type: 'sit'
  seat: number | null
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

/** Unmute somebody, by the id in my list of muted people. */
export interface Unmute {
  type: 'unmute'
  muted: string
  id: number
}

/** Which turns I want to decide at this table: all, or only real decisions. */
export interface WakeMessage {
  type: 'wake'
  seat: number
  only_decisions: boolean
  id: number
}

/** Follow this table (null: none, back to the lobby). */
export interface Watch {
  type: 'watch'
  table: string | null
  since?: number | null
  seat?: number | null
  id: number
}

/** May this move be made now, and what would it cost? */
export interface Why {
  type: 'why'
  ply: number
  move: string
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

/** The moment to go on from, and on which seat. */
export interface Fork {
  ply: number
  seat?: number | null
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

/** Somebody with an account whom a seat of my table shall be kept for; null: the first that is free. */
export interface SeatInvitation {
  name: string
  seat?: number | null
}

/** Who plays on for me: a bot, or anybody who takes the seat. */
export interface HandOver {
  seat: number
  to: 'anyone' | 'bot'
  bot?: string | null
}

/** A seat of mine. */
export interface OwnSeat {
  seat: number
}

/** For how many days from now on my clocks shall stand still; 0: I am back. */
export interface Vacation {
  days: number
}

/** A person's chosen name. */
export interface Name {
  name: string
}

/** A guest would like an account. */
export interface SignUp {
  name: string
  password: string
  invitation?: string
}

/** Somebody comes back. */
export interface SignIn {
  name: string
  password: string
}

/** A new password by a code that was shown once. */
export interface Recovery {
  name: string
  code: string
  password: string
}

/** A new password by the link of an e-mail. */
export interface RecoveryByMail {
  token: string
  password: string
}

/** Another e-mail address for my account; an empty one takes it away. */
export interface EmailWish {
  password: string
  email: string
}

/** What this person prefers on every device; the page's own names, and `language`. */
export interface Preferences {
  settings: Record<string, string | number | boolean>
}

/** Another password. */
export interface NewPassword {
  password: string
  new: string
}

/** What shows that it is me: for new codes, and for deleting my account. */
export interface OwnPassword {
  password: string
}

/** Which of my seats would like a hint, after how many moves. */
export interface HintWish {
  seat: number
  ply: number
}

/** What a page has found out about the position of a seat after so many moves. */
export interface FoundHints {
  seat: number
  ply: number
  hints: FoundHint[]
}

/** A move that a page has found good, in numbers: see Hint. */
export interface FoundHint {
  action: number
  chance: number
  place: number
  gains: FoundGain[]
  line: ([number, number])[]
}

/** What a move brings more (or less) than another one: a figure of the game at its end, in tenths. */
export interface FoundGain {
  figure: string
  tenths: number
  seat?: number | null
}

/** Something to say over HTTP: a text, or a reaction. A repeat with the same key is said once. */
export interface SentLine {
  room: 'lobby' | 'stands' | 'table'
  text?: string | null
  reaction?: 'laugh' | 'ouch' | 'thanks' | 'thinking' | 'well-done' | null
  key?: string | null
}

/** What a new tournament shall be; its maker is the organiser. */
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

/** Somebody with an account, by name. */
export interface Invitation {
  name: string
}

/** Who takes part no longer; none: I. */
export interface Withdrawal {
  entrant?: number | null
}

/** A table of a tournament, from which nothing more will come. */
export interface TableMeant {
  round: number
  board: number
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

/** Notify this browser of my turns: its push subscription. */
export interface DeviceWish {
  endpoint: string
  key: string
  auth: string
  language?: string
  instead_of?: string
}

/** What somebody would play, in the game's notation. */
export interface PuzzleMove {
  move: string
}

/** What a new token is for. */
export interface NewToken {
  name: string
  scopes: ('chat' | 'play' | 'read')[]
}

/** A move over HTTP; a repeat with the same key is played once. */
export interface SentMove {
  seat: number
  ply: number
  move: string
  key?: string | null
}

/** An open seat of my table, for this program. */
export interface Challenge {
  seat: number
  program: string
}

/** What the page says over its socket. */
export type PageMessage =
  | AnswerUndo
  | EarlierChat
  | HearLobby
  | LessonMessage
  | LogMessage
  | Look
  | MoveMessage
  | Mute
  | Ping
  | PlanMessage
  | Report
  | Say
  | Sit
  | UndoMessage
  | Unmute
  | WakeMessage
  | Watch
  | Why

/** How the server answers each message of the page, unless it refuses. */
export interface SocketAnswers {
  'answer-undo': Done
  'earlier-chat': ChatLines
  'hear-lobby': Done
  lesson: Done
  log: Entries
  look: Moment
  move: Done
  mute: Done
  ping: Done
  plan: Done
  report: Done
  say: Done
  sit: Done
  undo: Done
  unmute: Done
  wake: Done
  watch: Watching
  why: Verdict
}

/** What the server says over the socket of a page. */
export type ServerMessage =
  | Chat
  | ChatLines
  | Done
  | Entries
  | Moment
  | News
  | Presence
  | Refused
  | Said
  | Table
  | Update
  | Verdict
  | Watching

/** What every HTTP address takes as its body and answers with. Texts and files are strings, lines of JSON have `line`. */
export interface HttpOperations {
  'GET /api/server': { response: ServerInfo }
  'GET /health': { response: Health }
  'GET /api/tables': { response: Lists }
  'POST /api/tables': { request: NewTable; response: TableId }
  'GET /api/tables/{table}': { response: Summary }
  'POST /api/tables/{table}/fork': { request: Fork; response: TableId }
  'GET /api/tables/{table}/file': { response: string }
  'GET /api/tables/{table}/picture.svg': { response: string }
  'POST /api/files': { request: string; response: TableId }
  'GET /api/tables/{table}/figures': { response: Figures }
  'POST /api/tables/{table}/rematch': { response: TableId }
  'POST /api/tables/{table}/hide': { response: Summary }
  'POST /api/tables/{table}/join': { request?: Join; response: Summary }
  'POST /api/tables/{table}/leave': { response: Summary }
  'POST /api/tables/{table}/seats': { request: SeatFilling; response: Summary }
  'POST /api/tables/{table}/invite': { request: SeatInvitation; response: Summary }
  'POST /api/tables/{table}/hand-over': { request: HandOver; response: Summary }
  'POST /api/tables/{table}/come-back': { request: OwnSeat; response: Summary }
  'POST /api/tables/{table}/resign': { request: OwnSeat; response: Summary }
  'POST /api/tables/{table}/propose-end': { request: OwnSeat; response: Summary }
  'GET /api/me/vacation': { response: VacationShown }
  'PUT /api/me/vacation': { request: Vacation; response: VacationShown }
  'GET /api/me': { response: Me }
  'PUT /api/me': { request: Name; response: Me }
  'POST /api/account': { request: SignUp; response: Codes }
  'POST /api/sign-in': { request: SignIn; response: Me }
  'POST /api/recover': { request: Recovery; response: Me }
  'POST /api/forgotten': { request: Forgotten; response: Forgotten }
  'POST /api/recover/mail': { request: RecoveryByMail; response: Me }
  'POST /api/sign-out': { response: Me }
  'GET /api/account': { response: AccountShown }
  'PUT /api/account/email': { request: EmailWish; response: AccountShown }
  'POST /api/account/email/confirm': { request: EmailConfirmed; response: EmailConfirmed }
  'PUT /api/account/settings': { request: Preferences; response: Me }
  'PUT /api/account/password': { request: NewPassword; response: Me }
  'POST /api/account/codes': { request: OwnPassword; response: Codes }
  'DELETE /api/account/sessions/{session}': { response: Me }
  'POST /api/account/delete': { request: OwnPassword; response: Me }
  'GET /api/tables/{table}/analysis': { response: AnalysisState }
  'POST /api/tables/{table}/analysis': { response: AnalysisState }
  'POST /api/tables/{table}/hint': { request: HintWish; response: Hints }
  'POST /api/tables/{table}/hint/position': { request: HintWish; response: HintPosition }
  'POST /api/tables/{table}/hint/described': { request: FoundHints; response: Hints }
  'GET /api/tables/{table}/notes': { response: Notes }
  'PUT /api/tables/{table}/notes': { request: Notes; response: Notes }
  'POST /api/tables/{table}/chat': { request: SentLine; response: LineSaid }
  'GET /api/people/{name}': { response: Profile }
  'GET /api/played': { response: Played }
  'GET /api/tables/{table}/ratings': { response: RatingsMoved }
  'GET /api/leaders': { response: Leaders }
  'GET /api/openings': { response: Openings }
  'GET /api/archive': { response: ArchiveShown }
  'GET /api/archive/file': { response: string }
  'GET /api/friends': { response: Friends }
  'PUT /api/friends/{name}': { response: Friends }
  'DELETE /api/friends/{name}': { response: Friends }
  'GET /api/tables/{table}/online': { response: OnlineSeats }
  'GET /api/tournaments': { response: TournamentLists }
  'POST /api/tournaments': { request: NewTournament; response: TournamentId }
  'GET /api/tournaments/{tournament}': { response: TournamentShown }
  'POST /api/tournaments/{tournament}/join': { response: TournamentShown }
  'POST /api/tournaments/{tournament}/invite': { request: Invitation; response: TournamentShown }
  'POST /api/tournaments/{tournament}/withdraw': { request?: Withdrawal; response: TournamentShown }
  'POST /api/tournaments/{tournament}/start': { response: TournamentShown }
  'POST /api/tournaments/{tournament}/cancel': { response: TournamentShown }
  'POST /api/tournaments/{tournament}/give-up': { request: TableMeant; response: TournamentShown }
  'GET /api/tournaments/{tournament}/standings.csv': { response: string }
  'GET /api/tournaments/{tournament}/file': { response: string }
  'GET /api/me/reach': { response: ReachShown }
  'PUT /api/me/reach': { request: ReachWish; response: ReachShown }
  'POST /api/me/channels': { request: ChannelWish; response: NewChannel }
  'DELETE /api/me/channels/{channel}': { response: ReachShown }
  'POST /api/me/devices': { request: DeviceWish; response: ReachShown }
  'POST /api/me/devices/{channel}/test': { response: ReachShown }
  'POST /api/confirm': { request: Confirmation; response: Confirmation }
  'POST /api/off/{channel}': { response: Confirmation }
  'GET /api/puzzles': { response: PuzzleList }
  'GET /api/puzzles/daily': { response: DailyPuzzle }
  'GET /api/puzzles/{game}/{number}': { response: PuzzleShown }
  'GET /api/puzzles/{game}/{number}/answer': { response: PuzzleAnswer }
  'POST /api/puzzles/{game}/{number}/rating': { request: PuzzleMove; response: RatedMove }
  'POST /api/puzzles/{game}/{number}/table': { response: TableId }
  'GET /api/tokens': { response: TokenList }
  'POST /api/tokens': { request: NewToken; response: TokenMade }
  'DELETE /api/tokens/{token}': { response: TokenList }
  'GET /api/events': { line: Challenged | GameOver | Withdrawn | YourTurn }
  'GET /api/tables/{table}/stream': { line: Chat | News | Presence | Said | Table | Update }
  'GET /api/tables/{table}/position': { response: Table }
  'GET /api/tables/{table}/imagined': { response: Imagined }
  'POST /api/tables/{table}/moves': { request: SentMove; response: Summary }
  'GET /api/programs': { response: ProgramList }
  'POST /api/tables/{table}/challenge': { request: Challenge; response: Summary }
  'POST /api/tables/{table}/decline': { response: Summary }
  'GET /api/teaching/{game}/{language}': { response: Teaching }
  'GET /words/{language}/{name}.ftl': { response: string }
}
