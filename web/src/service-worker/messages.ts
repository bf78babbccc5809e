/**
 * This file holds the messages between pages and the service worker. They never change, because a page may be of
 * another version than the worker.
 */

/**
 * Message with which a page asks a waiting worker whether the page's scripts (their addresses) are of the worker's
 * version. The worker sends an `Answer` on the port of the message.
 */
export type Question = { kind: 'picadito:whose'; scripts: string[] };
export type Answer = 'mine' | 'another';

/** Message of a page to a waiting worker after the user's tap, so that the waiting worker replaces the active one. */
export const TAKE_OVER = 'picadito:take-over';
/** Message of a worker to every page after it has replaced the old worker, so that the page reloads. */
export const RELOAD = 'picadito:reload';

/** Message to the active worker from a page that no worker controls, so that the worker controls the page. */
export const SERVE = 'picadito:serve';

/** Message of a worker to a page of which it could not find a file for 30 s, so that the page reloads once. */
export const MISSING = 'picadito:missing';
