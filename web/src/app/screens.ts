import type { ComponentType } from 'react';
import { retryable } from './retryable.ts';

/** Every screen's code comes on demand; `preload` fetches it ahead of the visit. */
type Entry = {
  path: string;
  Screen: ComponentType;
  preload: () => void;
};

function entry(path: string, load: () => Promise<ComponentType>): Entry {
  return {
    path,
    Screen: retryable(load),
    // A failed preload is tried again by the visit, which also tells the user.
    preload: () => void load().catch(() => undefined),
  };
}

const dashboard = () =>
  import('../features/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen);
const playerLists = () =>
  import('../features/player-lists/player-lists-screen.tsx').then((m) => m.PlayerListsScreen);
const notBuilt = () =>
  import('../features/not-built/not-built-screen.tsx').then((m) => m.NotBuiltScreen);
const signedIn = () => import('./signed-in.tsx').then((m) => m.SignedIn);

export const landing = entry('/landing', () =>
  import('../features/landing/landing-screen.tsx').then((m) => m.LandingScreen),
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
  ...[
    '/player-list/:id',
    '/edit-player-list/:id',
    '/history',
    '/rankings',
    '/recurring-matches',
    '/profile',
  ].map((path) => entry(path, notBuilt)),
];

/** Fetches the code behind a path of this app, ahead of its visit. */
export function preloadScreen(path: string): void {
  if (path === landing.path) {
    landing.preload();
    return;
  }
  void signedIn().catch(() => undefined);
  const found = protectedScreens.find((screen) => screen.path === path) ?? null;
  found?.preload();
}
