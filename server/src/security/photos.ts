/** Where Google serves the photos of its accounts: the only foreign requests of a page. */
export const PHOTOS = 'https://*.googleusercontent.com';

/** The photo's address if the policy allows it, else null: the page shows the initial instead. */
export function photoOf(picture: string | null): string | null {
  const url = URL.parse(picture ?? '');
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return null;
  return url.hostname.endsWith('.googleusercontent.com') ? url.href : null;
}
