/** Paths of all screens of the app; `:id` is the id of a list of players, or the code of an invitation. */
export const PATTERNS = {
  home: '/',
  dashboard: '/dashboard',
  landing: '/landing',
  privacy: '/privacy',
  createMatch: '/create-match',
  addPlayers: '/add-players',
  createPlayersList: '/create-players-list',
  playerLists: '/player-lists',
  editPlayersList: '/edit-players-list',
  playerList: '/player-list/:id',
  editPlayerList: '/edit-player-list/:id',
  confirmAttendance: '/confirm-attendance',
  formTeams: '/form-teams',
  shareTeams: '/share-teams',
  rotation: '/rotation',
  matchMoney: '/match-money',
  listMoney: '/list-money/:id',
  helpers: '/helpers/:id',
  handover: '/handover/:id',
  invitation: '/ayudar/:id',
  history: '/history',
  rankings: '/rankings',
  recurringMatches: '/recurring-matches',
  profile: '/profile',
  report: '/database-report',
} as const;

export type Pattern = (typeof PATTERNS)[keyof typeof PATTERNS];

const withId = (pattern: Pattern) => (id: string) => pattern.replace(':id', encodeURIComponent(id));
const withMatch = (pattern: Pattern) => (matchId?: string | null) =>
  matchId ? `${pattern}?matchId=${encodeURIComponent(matchId)}` : pattern;

/** Addresses to navigate to: `PATTERNS` with their ids filled in. */
export const paths = {
  ...PATTERNS,
  /** The form of a new list, which opens the dialog for a pasted list. */
  pasteNewList: `${PATTERNS.createPlayersList}?paste`,
  editMatch: withMatch(PATTERNS.createMatch),
  /** Address of the form of a new match, filled in with the rematch of the match `matchId`. */
  rematch: (matchId: string) => `${PATTERNS.createMatch}?rematch=${encodeURIComponent(matchId)}`,
  /** Address of the screen that adds players, opened from a match. The screen leads back to the match. */
  addPlayersFor: withMatch(PATTERNS.addPlayers),
  playerList: withId(PATTERNS.playerList),
  editPlayerList: withId(PATTERNS.editPlayerList),
  confirmAttendance: withMatch(PATTERNS.confirmAttendance),
  /** Address of the attendance of a match, which opens the dialog of its captain. */
  captain: (matchId: string) => `${withMatch(PATTERNS.confirmAttendance)(matchId)}&captain=`,
  formTeams: withMatch(PATTERNS.formTeams),
  /**
   * Address of the teams of a match. If the match is over, `edit` opens the teams at once, instead of the details of
   * the match.
   */
  editTeams: (matchId: string) => `${withMatch(PATTERNS.formTeams)(matchId)}&edit`,
  shareTeams: withMatch(PATTERNS.shareTeams),
  rotation: withMatch(PATTERNS.rotation),
  matchMoney: withMatch(PATTERNS.matchMoney),
  listMoney: withId(PATTERNS.listMoney),
  helpers: withId(PATTERNS.helpers),
  handover: withId(PATTERNS.handover),
  invitation: withId(PATTERNS.invitation),
} as const;

const KNOWN = Object.values(PATTERNS).map((pattern) => ({
  pattern,
  fits: new RegExp(`^${pattern.replace(':id', String.raw`[\w-]+`)}$`),
}));

/** Returns the pattern of a path, or undefined if no screen has it. */
export function patternOf(path: string): Pattern | undefined {
  return KNOWN.find(({ fits }) => fits.test(path))?.pattern;
}

/** Returns the path of an address of this app ('/history?x=1' → '/history'), or null for any other address. */
export function knownPath(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return patternOf(path) === undefined ? null : path;
}
