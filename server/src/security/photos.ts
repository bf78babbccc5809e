/** Where Google keeps the photos of its accounts: all that a page asks of others. */
export const PHOTOS = 'https://*.googleusercontent.com';

/** The photo's address if pages may ask for it, else null: its owner's initial stands there instead. */
export function photoOf(picture: string | null): string | null {
  const url = URL.parse(picture ?? '');
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return null;
  return url.hostname.endsWith('.googleusercontent.com') ? url.href : null;
}
