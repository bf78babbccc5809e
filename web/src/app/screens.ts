import { PATTERNS, patternOf } from '../lib/paths.ts';
import { preloadProtected } from './protected-screens.ts';
import { entry } from './screen-entry.ts';

export const landing = entry(PATTERNS.landing, () =>
  import('../screens/landing/landing-screen.tsx').then((m) => m.LandingScreen),
);
export const privacy = entry(PATTERNS.privacy, () =>
  import('../screens/privacy/privacy-screen.tsx').then((m) => m.PrivacyScreen),
);
export const invitation = entry(PATTERNS.invitation, () =>
  import('../screens/invitation/invitation-screen.tsx').then((m) => m.InvitationScreen),
);
export const notFound = entry('*', () =>
  import('../screens/not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen),
);

/** Fetches the code of the screen at a path of this app before the visit. */
export function preloadScreen(path: string): void {
  const open = [landing, privacy, invitation].find((screen) => screen.path === patternOf(path));
  if (open) open.preload();
  else preloadProtected(path);
}
