/**
 * What pages and the worker say to each other. A page may be of another version than the worker: these words stay
 * as they are.
 */

/** A page to a worker that waits: are my scripts (paths) yours? The answer, on the port, is an `Answer`. */
export type Question = { kind: 'picadito:whose'; scripts: string[] };
export type Answer = 'mine' | 'another';

/** A page to a worker that waits, after the user's tap: take the place of the one before. */
export const TAKE_OVER = 'picadito:take-over';
/** The worker to every page once it has: be the new version. */
export const RELOAD = 'picadito:reload';

/** A page that no worker serves to the one that is there: serve me too. */
export const SERVE = 'picadito:serve';
