/** Google serves the photos of its accounts from here. Pages make no other requests to foreign hosts. */
export const PHOTOS = 'https://*.googleusercontent.com';

/** Returns the photo's address if the policy allows it, else null; the page then shows the initial. */
export function photoOf(picture: string | null): string | null {
  const url = URL.parse(picture ?? '');
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return null;
  return url.hostname.endsWith('.googleusercontent.com') ? url.href : null;
}
