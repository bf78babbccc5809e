/**
 * This file holds the messages between pages and the service worker. They never change, because a page may be of
 * another version than the worker.
 */

/**
 * Describes the message with which a page asks a waiting worker whether the page's scripts (addresses) are of the
 * worker's version. The worker sends an `Answer` on the port.
 */
export type Question = { kind: 'picadito:whose'; scripts: string[] };
export type Answer = 'mine' | 'another';

/** A page sends this message to a waiting worker after the user's tap, so that it replaces the active worker. */
export const TAKE_OVER = 'picadito:take-over';
/** The worker sends this message to every page after it has replaced the old one, so that the page reloads. */
export const RELOAD = 'picadito:reload';

/** A page that no worker controls sends this message to the active worker, so that it controls the page. */
export const SERVE = 'picadito:serve';
