/**
 * The source from which pages may load photos. Google serves the photos of its accounts from these hosts. Pages make no
 * other requests to foreign hosts.
 */
export const PHOTOS = 'https://*.googleusercontent.com';

/**
 * Returns the address of an account's photo if pages may load it, else null; the page then shows the initial of the
 * name.
 */
export function photoOf(picture: string | null): string | null {
  const url = URL.parse(picture ?? '');
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return null;
  return url.hostname.endsWith('.googleusercontent.com') ? url.href : null;
}
