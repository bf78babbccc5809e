/**
 * The browser drops the storage of this site, also for tabs that receive no events. The cache stays: responses with
 * user data are `no-store`, so it contains the program only.
 */
export const CLEAR_SITE_DATA = ['clear-site-data', '"storage"'] as const;
