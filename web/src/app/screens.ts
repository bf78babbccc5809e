import type { ComponentType } from 'react';
import { retryable } from './lazy-with-retry.ts';

/** Every screen's code comes on demand; `preload` fetches it ahead of the visit. */
type Entry = {
  path: string;
  Screen: ComponentType;
  preload: () => void;
};

function entry(path: string, load: () => Promise<ComponentType>): Entry {
  const Screen = retryable(load);
  return {
    path,
    Screen,
    // A failed preload is tried again by the visit, which also tells the user.
    preload: () => void Screen.preload().catch(() => undefined),
  };
}

const dashboard = () =>
  import('../screens/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen);
const playerLists = () =>
  import('../screens/player-lists/player-lists-screen.tsx').then((m) => m.PlayerListsScreen);
const signedIn = () => import('./signed-in.tsx').then((m) => m.SignedIn);

export const landing = entry('/landing', () =>
  import('../screens/landing/landing-screen.tsx').then((m) => m.LandingScreen),
);
/** For everybody, signed in or not. */
export const privacy = entry('/privacy', () =>
  import('../screens/privacy/privacy-screen.tsx').then((m) => m.PrivacyScreen),
);
export const notFound = entry('*', () =>
  import('../screens/not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen),
);

/** What surrounds every protected screen: it brings the query library, which /landing does without. */
export const SignedIn = retryable(signedIn);

/** product.md §2. */
export const protectedScreens: readonly Entry[] = [
  entry('/', dashboard),
  entry('/dashboard', dashboard),
  entry('/create-match', () =>
    import('../screens/create-match/create-match-screen.tsx').then((m) => m.CreateMatchScreen),
  ),
  entry('/add-players', () =>
    import('../screens/add-players/add-players-screen.tsx').then((m) => m.AddPlayersScreen),
  ),
  entry('/create-players-list', () =>
    import('../screens/create-players-list/create-players-list-screen.tsx').then(
      (m) => m.CreatePlayersListScreen,
    ),
  ),
  entry('/player-lists', playerLists),
  entry('/edit-players-list', playerLists),
  entry('/confirm-attendance', () =>
    import('../screens/confirm-attendance/confirm-attendance-screen.tsx').then(
      (m) => m.ConfirmAttendanceScreen,
    ),
  ),
  entry('/form-teams', () =>
    import('../screens/form-teams/form-teams-screen.tsx').then((m) => m.FormTeamsScreen),
  ),
  entry('/share-teams', () =>
    import('../screens/share-teams/share-teams-screen.tsx').then((m) => m.ShareTeamsScreen),
  ),
  entry('/player-list/:id', () =>
    import('../screens/player-list/player-list-screen.tsx').then((m) => m.PlayerListScreen),
  ),
  entry('/edit-player-list/:id', () =>
    import('../screens/edit-player-list/edit-player-list-screen.tsx').then(
      (m) => m.EditPlayerListScreen,
    ),
  ),
  entry('/history', () =>
    import('../screens/history/history-screen.tsx').then((m) => m.HistoryScreen),
  ),
  entry('/rankings', () =>
    import('../screens/rankings/rankings-screen.tsx').then((m) => m.RankingsScreen),
  ),
  entry('/recurring-matches', () =>
    import('../screens/recurring-matches/recurring-matches-screen.tsx').then(
      (m) => m.RecurringMatchesScreen,
    ),
  ),
  entry('/profile', () =>
    import('../screens/profile/profile-screen.tsx').then((m) => m.ProfileScreen),
  ),
];

/** Fetches the code behind a path of this app, ahead of its visit. */
export function preloadScreen(path: string): void {
  const open = [landing, privacy].find((screen) => screen.path === path);
  if (open) {
    open.preload();
    return;
  }
  void SignedIn.preload().catch(() => undefined);
  const pattern = path.replace(/^(\/(?:edit-)?player-list)\/.+/, '$1/:id');
  protectedScreens.find((screen) => screen.path === pattern)?.preload();
}
