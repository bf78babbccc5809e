/**
 * The prefix of persisted server data (docs/specification.md#data). Its number goes up when the shape of a reply
 * changes: entries of an older version of the app are then never read.
 */
export const STORE_PREFIX = 'picadito-store:1:';
