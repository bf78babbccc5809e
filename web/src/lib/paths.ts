/** Every address of the app, once (product.md §2). */
const withMatch = (path: string, matchId?: string | null) =>
  matchId ? `${path}?matchId=${encodeURIComponent(matchId)}` : path;

export const paths = {
  home: '/',
  dashboard: '/dashboard',
  landing: '/landing',
  privacy: '/privacy',
  createMatch: '/create-match',
  editMatch: (matchId: string) => withMatch('/create-match', matchId),
  /** The form of a new match, filled in with this one's rematch. */
  rematch: (matchId: string) => `/create-match?rematch=${encodeURIComponent(matchId)}`,
  addPlayers: '/add-players',
  /** For whoever comes from this match and goes back to it. */
  addPlayersFor: (matchId: string) => withMatch('/add-players', matchId),
  createPlayersList: '/create-players-list',
  playerLists: '/player-lists',
  editPlayersList: '/edit-players-list',
  playerList: (id: string) => `/player-list/${encodeURIComponent(id)}`,
  editPlayerList: (id: string) => `/edit-player-list/${encodeURIComponent(id)}`,
  confirmAttendance: (matchId?: string | null) => withMatch('/confirm-attendance', matchId),
  formTeams: (matchId?: string | null) => withMatch('/form-teams', matchId),
  shareTeams: (matchId?: string | null) => withMatch('/share-teams', matchId),
  history: '/history',
  rankings: '/rankings',
  recurringMatches: '/recurring-matches',
  profile: '/profile',
} as const;

const ID = String.raw`[\w-]+`;
const KNOWN = new RegExp(
  `^/(${[
    'dashboard',
    'landing',
    'privacy',
    'create-match',
    'add-players',
    'create-players-list',
    'player-lists',
    'edit-players-list',
    `player-list/${ID}`,
    `edit-player-list/${ID}`,
    'confirm-attendance',
    'form-teams',
    'share-teams',
    'history',
    'rankings',
    'recurring-matches',
    'profile',
  ].join('|')})?$`,
);

/** The path of an address of this app ('/history?x=1' → '/history'), or null for any other. */
export function knownPath(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return KNOWN.test(path) ? path : null;
}
