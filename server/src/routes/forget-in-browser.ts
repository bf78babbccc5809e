/**
 * The browser drops what it keeps of this site, in tabs too that hear nothing. Not its cache: answers with anybody's
 * data are `no-store`, so that holds the program only.
 */
export const FORGET_IN_BROWSER = ['clear-site-data', '"storage"'] as const;

/** What the contract says of it. */
export const FORGETS = { 'Clear-Site-Data': 'What the browser keeps of this site goes.' };
