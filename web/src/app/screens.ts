import type { ComponentType } from 'react';
import { retryable } from './retryable.ts';

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
  import('../features/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen);
const playerLists = () =>
  import('../features/player-lists/player-lists-screen.tsx').then((m) => m.PlayerListsScreen);
const signedIn = () => import('./signed-in.tsx').then((m) => m.SignedIn);

export const landing = entry('/landing', () =>
  import('../features/landing/landing-screen.tsx').then((m) => m.LandingScreen),
);
/** For everybody, signed in or not. */
export const privacy = entry('/privacy', () =>
  import('../features/privacy/privacy-screen.tsx').then((m) => m.PrivacyScreen),
);
export const notFound = entry('*', () =>
  import('../features/not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen),
);

/** What surrounds every protected screen: it brings the query library, which /landing does without. */
export const SignedIn = retryable(signedIn);

/** product.md §2. */
export const protectedScreens: readonly Entry[] = [
  entry('/', dashboard),
  entry('/dashboard', dashboard),
  entry('/create-match', () =>
    import('../features/create-match/create-match-screen.tsx').then((m) => m.CreateMatchScreen),
  ),
  entry('/add-players', () =>
    import('../features/add-players/add-players-screen.tsx').then((m) => m.AddPlayersScreen),
  ),
  entry('/create-players-list', () =>
    import('../features/create-players-list/create-players-list-screen.tsx').then(
      (m) => m.CreatePlayersListScreen,
    ),
  ),
  entry('/player-lists', playerLists),
  entry('/edit-players-list', playerLists),
  entry('/confirm-attendance', () =>
    import('../features/confirm-attendance/confirm-attendance-screen.tsx').then(
      (m) => m.ConfirmAttendanceScreen,
    ),
  ),
  entry('/form-teams', () =>
    import('../features/form-teams/form-teams-screen.tsx').then((m) => m.FormTeamsScreen),
  ),
  entry('/share-teams', () =>
    import('../features/share-teams/share-teams-screen.tsx').then((m) => m.ShareTeamsScreen),
  ),
  entry('/player-list/:id', () =>
    import('../features/player-list/player-list-screen.tsx').then((m) => m.PlayerListScreen),
  ),
  entry('/edit-player-list/:id', () =>
    import('../features/edit-player-list/edit-player-list-screen.tsx').then(
      (m) => m.EditPlayerListScreen,
    ),
  ),
  entry('/history', () =>
    import('../features/history/history-screen.tsx').then((m) => m.HistoryScreen),
  ),
  entry('/rankings', () =>
    import('../features/rankings/rankings-screen.tsx').then((m) => m.RankingsScreen),
  ),
  entry('/recurring-matches', () =>
    import('../features/recurring-matches/recurring-matches-screen.tsx').then(
      (m) => m.RecurringMatchesScreen,
    ),
  ),
  entry('/profile', () =>
    import('../features/profile/profile-screen.tsx').then((m) => m.ProfileScreen),
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
