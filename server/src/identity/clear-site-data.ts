/**
 * Response header that makes the browser delete the storage of this site after signing out, also for tabs that receive
 * no events. The cache stays, since it contains only the program: responses with user data are `no-store`.
 */
export const CLEAR_SITE_DATA = ['clear-site-data', '"storage"'] as const;
