import { PATTERNS } from '../lib/paths.ts';
import { preloadProtected } from './protected-screens.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { entry } from './screen-entry.ts';

const signedIn = () => import('./session/user-session.tsx').then((m) => m.SignedIn);

export const landing = entry(PATTERNS.landing, () =>
  import('../screens/landing/landing-screen.tsx').then((m) => m.LandingScreen),
);
export const privacy = entry(PATTERNS.privacy, () =>
  import('../screens/privacy/privacy-screen.tsx').then((m) => m.PrivacyScreen),
);
export const notFound = entry('*', () =>
  import('../screens/not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen),
);

/** Component that wraps every protected screen. Its code contains the query library, which /landing does not need. */
export const SignedIn = lazyWithRetry(signedIn);

/** Fetches the code of the screen at a path of this app before the visit. */
export function preloadScreen(path: string): void {
  const open = [landing, privacy].find((screen) => screen.path === path);
  if (open) {
    open.preload();
    return;
  }
  void SignedIn.preload().catch(() => undefined);
  preloadProtected(path);
}
