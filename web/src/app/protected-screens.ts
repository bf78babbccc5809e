import { PATTERNS, patternOf } from '../lib/paths.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { type Entry, entry } from './screen-entry.ts';

/** Home is the first screen of most visits, so its code is a part of the app's own. */
const home = { Screen: HomeScreen, preload: () => {} };

/**
 * Screens of signed-in users (docs/specification.md#screens-and-routes). The build reads the imports of this table, to
 * preload the code of each screen (web/build/screen-pages.ts).
 */
export const protectedScreens: readonly Entry[] = [
  { path: PATTERNS.home, ...home },
  { path: PATTERNS.dashboard, ...home },
  entry(PATTERNS.createMatch, () =>
    import('../screens/create-match/create-match-screen.tsx').then((m) => m.CreateMatchScreen),
  ),
  entry(PATTERNS.addPlayers, () =>
    import('../screens/add-players/add-players-screen.tsx').then((m) => m.AddPlayersScreen),
  ),
  entry(PATTERNS.createPlayersList, () =>
    import('../screens/create-players-list/create-players-list-screen.tsx').then(
      (m) => m.CreatePlayersListScreen,
    ),
  ),
  entry(PATTERNS.playerLists, () =>
    import('../screens/player-lists/player-lists-screen.tsx').then((m) => m.PlayerListsScreen),
  ),
  entry(PATTERNS.editPlayersList, () =>
    import('../screens/player-lists/player-lists-screen.tsx').then((m) => m.PlayerListsScreen),
  ),
  entry(PATTERNS.confirmAttendance, () =>
    import('../screens/confirm-attendance/confirm-attendance-screen.tsx').then(
      (m) => m.ConfirmAttendanceScreen,
    ),
  ),
  entry(PATTERNS.formTeams, () =>
    import('../screens/form-teams/form-teams-screen.tsx').then((m) => m.FormTeamsScreen),
  ),
  entry(PATTERNS.shareTeams, () =>
    import('../screens/share-teams/share-teams-screen.tsx').then((m) => m.ShareTeamsScreen),
  ),
  entry(PATTERNS.rotation, () =>
    import('../screens/rotation/rotation-screen.tsx').then((m) => m.RotationScreen),
  ),
  entry(PATTERNS.matchMoney, () =>
    import('../screens/match-money/match-money-screen.tsx').then((m) => m.MatchMoneyScreen),
  ),
  entry(PATTERNS.listMoney, () =>
    import('../screens/list-money/list-money-screen.tsx').then((m) => m.ListMoneyScreen),
  ),
  entry(PATTERNS.helpers, () =>
    import('../screens/helpers/helpers-screen.tsx').then((m) => m.HelpersScreen),
  ),
  entry(PATTERNS.handover, () =>
    import('../screens/handover/handover-screen.tsx').then((m) => m.HandoverScreen),
  ),
  entry(PATTERNS.playerList, () =>
    import('../screens/player-list/player-list-screen.tsx').then((m) => m.PlayerListScreen),
  ),
  entry(PATTERNS.editPlayerList, () =>
    import('../screens/edit-player-list/edit-player-list-screen.tsx').then(
      (m) => m.EditPlayerListScreen,
    ),
  ),
  entry(PATTERNS.history, () =>
    import('../screens/history/history-screen.tsx').then((m) => m.HistoryScreen),
  ),
  entry(PATTERNS.rankings, () =>
    import('../screens/ranking/ranking-screen.tsx').then((m) => m.RankingScreen),
  ),
  entry(PATTERNS.recurringMatches, () =>
    import('../screens/recurring-matches/recurring-matches-screen.tsx').then(
      (m) => m.RecurringMatchesScreen,
    ),
  ),
  entry(PATTERNS.profile, () =>
    import('../screens/profile/profile-screen.tsx').then((m) => m.ProfileScreen),
  ),
  entry(PATTERNS.report, () =>
    import('../screens/home/diagnosis/report-screen.tsx').then((m) => m.ReportScreen),
  ),
];

/** Fetches the code of a protected screen before it is visited. Does nothing for other paths. */
export function preloadProtected(path: string): void {
  const pattern = patternOf(path);
  protectedScreens.find((screen) => screen.path === pattern)?.preload();
}
