/**
 * The prefix of the keys of persisted server data (docs/specification.md#data). Its number increases when the shape of
 * a reply changes, so that entries of an older version of the app are never read.
 */
export const STORE_PREFIX = 'picadito-store:1:';
