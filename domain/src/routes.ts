/*
 * This file has the method and path of every operation of the API, so that a path is found at once. It imports nothing,
 * because the browser needs only the routes, and its bundle must not contain the schemas of `contract.ts`.
 */

export const SIGN_IN = {
  begin: 'GET /auth/google',
  callback: 'GET /auth/callback',
  signOut: 'POST /auth/sign-out',
} as const;

export const SESSION = {
  read: 'GET /api/session',
} as const;

export const ACCOUNT = {
  read: 'GET /api/me',
  change: 'PATCH /api/me',
  sessions: 'GET /api/sessions',
  endOtherSessions: 'DELETE /api/sessions/others',
  export: 'GET /api/me/export',
  remove: 'DELETE /api/me',
} as const;

export const LISTS = {
  list: 'GET /api/lists',
  create: 'POST /api/lists',
  read: 'GET /api/lists/:id',
  rename: 'PATCH /api/lists/:id',
  remove: 'DELETE /api/lists/:id',
  players: 'GET /api/lists/:id/players',
  file: 'GET /api/lists/:id/file',
  addPlayer: 'POST /api/lists/:id/players',
} as const;

export const PLAYERS = {
  list: 'GET /api/players',
  add: 'POST /api/players',
  replace: 'PUT /api/players/:id',
  change: 'PATCH /api/players/:id',
  remove: 'DELETE /api/players/:id',
  merges: 'GET /api/lists/:id/merges',
  merge: 'POST /api/players/:id/merge',
  splitMerge: 'DELETE /api/players/:id/merge',
} as const;

/** Routes for the group link of a list, used by its organiser. */
export const GROUP_LINK = {
  read: 'GET /api/lists/:id/link',
  set: 'PUT /api/lists/:id/link',
  page: 'GET /api/lists/:id/link/page',
  devices: 'GET /api/lists/:id/devices',
  releaseName: 'DELETE /api/lists/:id/devices/:playerId',
  decideClaim: 'PUT /api/lists/:id/devices/:playerId',
  dropDevice: 'PUT /api/lists/:id/devices/:playerId/dropped',
  names: 'GET /api/lists/:id/link/names',
  writeName: 'PUT /api/players/:id/shown-name',
  personal: 'GET /api/lists/:id/link/personal',
  changePersonal: 'PUT /api/players/:id/personal-link',
} as const;

/** Public routes for the page of a group link or a personal link, its change events and its calendar files. */
export const GROUP_PAGE = {
  read: 'GET /g/:code',
  personal: 'GET /g/:code/:key',
  changes: 'GET /g/:code/changes',
  calendar: 'GET /g/:code/calendar/:match',
} as const;

/** Public routes for answers of players. With `forget` a device releases its name. */
export const GROUP_ANSWERS = {
  answer: 'POST /g/:code/answer',
  personal: 'POST /g/:code/:key/answer',
  forget: 'POST /g/:code/forget',
} as const;

/** Public routes for guests that players bring or remove ('+1 Dani'). */
export const GROUP_GUESTS = {
  bring: 'POST /g/:code/guest',
  drop: 'POST /g/:code/guest-gone',
} as const;

/**
 * Public routes for proposals. A device proposes a newcomer, withdraws its proposals, decides on the claims and
 * proposals of other devices about its name, and takes back a VOY that it gave for another name.
 */
export const GROUP_PROPOSALS = {
  newcomer: 'POST /g/:code/newcomer',
  withdraw: 'POST /g/:code/withdraw',
  decide: 'POST /g/:code/drop-out',
  claim: 'POST /g/:code/claim',
  takeBack: 'POST /g/:code/take-back',
} as const;

/** Public routes for proposed scores and votes for La figura after the match. */
export const GROUP_PLAYED = {
  score: 'POST /g/:code/score',
  personalScore: 'POST /g/:code/:key/score',
  vote: 'POST /g/:code/vote',
  personalVote: 'POST /g/:code/:key/vote',
} as const;

/** Public routes with which a player claims to have paid ('YA PAGUÉ'). */
export const GROUP_MONEY = {
  paid: 'POST /g/:code/paid',
  personalPaid: 'POST /g/:code/:key/paid',
} as const;

export const MATCH_PROPOSALS = {
  decide: 'PUT /api/matches/:id/proposals',
  dismissNewcomers: 'PUT /api/matches/:id/proposals/newcomers',
} as const;

/** Routes for the answers by the link, which the organiser reads and decides on. */
export const MATCH_ANSWERS = {
  read: 'GET /api/matches/:id/answers',
  set: 'PUT /api/matches/:id/answers/settings',
  told: 'PUT /api/matches/:id/answers/:playerId/told',
  keep: 'PUT /api/matches/:id/guests/:playerId',
  undo: 'PUT /api/matches/:id/answers/undone',
  redo: 'PUT /api/matches/:id/answers/redone',
  removeComment: 'PUT /api/matches/:id/answers/:playerId/comment',
} as const;

export const MATCHES = {
  list: 'GET /api/matches',
  counts: 'GET /api/matches/counts',
  create: 'POST /api/matches',
  read: 'GET /api/matches/:id',
  calendar: 'GET /api/matches/:id/calendar',
  replace: 'PUT /api/matches/:id',
  change: 'PATCH /api/matches/:id',
  remove: 'DELETE /api/matches/:id',
} as const;

export const ROSTER = {
  read: 'GET /api/matches/:id/players',
  add: 'POST /api/matches/:id/players',
  remove: 'DELETE /api/matches/:id/players/:playerId',
} as const;

export const ATTENDANCE = {
  confirm: 'PUT /api/matches/:id/players/:playerId/confirm',
  change: 'PUT /api/matches/:id/attendance',
  call: 'PUT /api/matches/:id/players/:playerId/call',
} as const;

/**
 * Routes of the absences of players. The path of the list begins with the path of the players, because every change of
 * a player makes the cached list stale.
 */
export const ABSENCES = {
  list: 'GET /api/players/absences',
  set: 'PUT /api/players/:id/absence',
} as const;

export const BIBS = {
  read: 'GET /api/matches/:id/bibs',
  set: 'PUT /api/matches/:id/bibs',
} as const;

export const TEAMS = {
  read: 'GET /api/matches/:id/teams',
  create: 'POST /api/matches/:id/teams',
  replace: 'PUT /api/matches/:id/teams',
  show: 'PUT /api/matches/:id/teams/shown',
} as const;

export const LINEUP_CONTEXT = {
  read: 'GET /api/matches/:id/evening',
  change: 'PATCH /api/matches/:id/evening',
} as const;

export const TEAM_CONSTRAINTS = {
  read: 'GET /api/marks',
  setKeeper: 'PUT /api/players/:id/keeper',
  changePair: 'PUT /api/pairs',
} as const;

export const AUTOPILOT = {
  read: 'GET /api/matches/:id/autopilot',
  set: 'PUT /api/matches/:id/autopilot',
  undo: 'PUT /api/matches/:id/autopilot/undone',
} as const;

/** Routes of results. `list` returns the scores of several matches. */
export const RESULT = {
  list: 'GET /api/results',
  read: 'GET /api/matches/:id/result',
  set: 'PUT /api/matches/:id/result',
  remove: 'DELETE /api/matches/:id/result',
} as const;

/** Routes of nights, which consist of games. `list` returns the champions of several matches. */
export const NIGHT = {
  list: 'GET /api/nights',
  read: 'GET /api/matches/:id/games',
  record: 'PUT /api/matches/:id/games/:seq',
  remove: 'DELETE /api/matches/:id/games/:seq',
  finish: 'POST /api/matches/:id/games/finish',
  reopen: 'POST /api/matches/:id/games/reopen',
} as const;

export const FIGURAS = { list: 'GET /api/figuras' } as const;

export const LEVEL_SUGGESTION = {
  read: 'GET /api/lists/:id/level-suggestion',
  answer: 'PUT /api/players/:id/level-suggestion',
} as const;

/** Routes of a list's ledger. The client makes the ids of entries, so that a repeated request writes one entry. */
export const LIST_MONEY = {
  read: 'GET /api/lists/:id/money',
  change: 'PATCH /api/lists/:id/money',
  writeEntry: 'PUT /api/lists/:id/money/entries/:entryId',
  voidEntry: 'DELETE /api/lists/:id/money/entries/:entryId',
  dropClaim: 'DELETE /api/lists/:id/money/claims/:playerId',
} as const;

export const MATCH_MONEY = {
  read: 'GET /api/matches/:id/money',
  change: 'PATCH /api/matches/:id/money',
  close: 'POST /api/matches/:id/money/close',
  reopen: 'POST /api/matches/:id/money/reopen',
  decideDeposit: 'POST /api/matches/:id/money/deposit',
  markPaid: 'PUT /api/matches/:id/money/players/:playerId/paid',
} as const;

export const PLAYER_STATS = {
  list: 'GET /api/players/stats',
  change: 'PUT /api/players/:id/stats',
} as const;

/**
 * Route of the figures. Its path begins with the path of the statistics, because every change that makes cached
 * statistics stale makes the figures stale too.
 */
export const PLAYER_FIGURES = { read: 'GET /api/players/stats/figures' } as const;

/**
 * Route of what a list played in a season. Its path begins with the path of the statistics, because it becomes stale
 * with them.
 */
export const SEASON_CARD = { read: 'GET /api/players/stats/lists/:id' } as const;

export const BADGES = {
  list: 'GET /api/users/:id/badges',
  claim: 'POST /api/badges',
} as const;

/** Routes for the captain of a match, used by its organiser. */
export const CAPTAIN = {
  make: 'POST /api/matches/:id/captain',
  read: 'GET /api/matches/:id/captain',
  remove: 'DELETE /api/matches/:id/captain',
} as const;

/** Public routes of the page of a captain. */
export const CAPTAIN_PAGE = {
  read: 'GET /c/:code',
  changes: 'GET /c/:code/changes',
  hold: 'POST /c/:code/captain',
  attendance: 'POST /c/:code/attendance',
  proposal: 'POST /c/:code/proposal',
  guest: 'POST /c/:code/guest',
  teams: 'POST /c/:code/teams',
  score: 'POST /c/:code/score',
  game: 'POST /c/:code/game',
  gameGone: 'POST /c/:code/game-gone',
  paid: 'POST /c/:code/paid',
} as const;

/** Routes for the helpers of a list, used by its owner; `accept` is for the user who got an invitation. */
export const HELPERS = {
  list: 'GET /api/lists/:id/helpers',
  invite: 'POST /api/lists/:id/helpers',
  change: 'PATCH /api/lists/:id/helpers/:helperId',
  remove: 'DELETE /api/lists/:id/helpers/:helperId',
  confirm: 'POST /api/lists/:id/helpers/:helperId/confirm',
  accept: 'POST /api/invitations/:code/accept',
} as const;

/** Public route for what an invitation of a helper is about. */
export const INVITATIONS = { read: 'GET /api/invitations/:code' } as const;

/** Path of the screen of an invitation; the code follows. */
export const INVITATION_SCREEN = '/ayudar/';

/** Routes for the offer of a list to one of its helpers, used by its organiser. */
export const HANDOVER = {
  offer: 'POST /api/lists/:id/handover',
  read: 'GET /api/lists/:id/handover',
  withdraw: 'DELETE /api/lists/:id/handover',
} as const;

/** Routes for the lists that other organisers hand over to the user. The id is that of the list. */
export const HANDOVERS = {
  list: 'GET /api/handovers',
  accept: 'POST /api/handovers/:id/accept',
  decline: 'DELETE /api/handovers/:id',
} as const;

/** Routes for the survey of a list, used by its organiser. */
export const SURVEY = {
  read: 'GET /api/lists/:id/survey',
  start: 'PUT /api/lists/:id/survey',
  remove: 'DELETE /api/lists/:id/survey',
  close: 'PUT /api/lists/:id/survey/closed',
  decide: 'PUT /api/lists/:id/survey/:playerId',
} as const;

/** Public routes for the answers of players to a survey, by the group link or a personal link. */
export const GROUP_SURVEY = {
  read: 'GET /g/:code/survey',
  send: 'POST /g/:code/survey',
  readOwn: 'GET /g/:code/:key/survey',
  sendOwn: 'POST /g/:code/:key/survey',
} as const;

export const HOME = { read: 'GET /api/home' } as const;

/** Route for the data that the first screen of a page needs, in one reply. */
export const FIRST_VIEW = { read: 'GET /api/first-view' } as const;

/**
 * Routes for notices to a device of the organiser. With `setOfList` a helper turns those about a list on or off, for all
 * devices of the helper that have notices.
 */
export const NOTICES = {
  read: 'GET /api/notices',
  subscribe: 'PUT /api/notices',
  unsubscribe: 'DELETE /api/notices',
  setOfList: 'PUT /api/lists/:id/notices',
} as const;

/** Public routes for notices about a player to a device that owns the player's name. */
export const GROUP_NOTICES = {
  read: 'GET /g/:code/notices',
  subscribe: 'POST /g/:code/notices',
  unsubscribe: 'POST /g/:code/notices-off',
} as const;

export const EVENTS = {
  follow: 'GET /api/events',
} as const;

/** Routes for health checks of load balancers, which need no session and give no details. */
export const HEALTH = {
  alive: 'GET /healthz',
  ready: 'GET /readyz',
} as const;

export const DIAGNOSIS = {
  read: 'GET /api/health',
} as const;

export const DOCUMENTATION = {
  document: 'GET /api/openapi.json',
} as const;
