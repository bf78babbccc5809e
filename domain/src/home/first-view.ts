import { pathOf } from '../contract/route.ts';
import { FIRST_VIEW } from '../routes.ts';

/** Matches the address of the home screen, a path with or without a query. */
const OF_HOME = /^\/(?:dashboard)?(?:\?|$)/;
/** Matches the id of a match in the query of the address of a screen. */
const MATCH_ID = /[?&]matchId=([\w-]{20,64})(?:&|$)/;

/**
 * Returns the path of the request for the data of a screen, or null for a screen that shows neither home nor a match.
 * `address` is the path of the screen with its query. The server and the page call this function with the same address,
 * so that the page uses the reply whose request the server's preload has started.
 */
export function firstViewPath(address: string): string | null {
  const matchId = MATCH_ID.exec(address)?.[1];
  return matchId !== undefined || OF_HOME.test(address)
    ? pathOf(FIRST_VIEW.read, {}, { matchId })
    : null;
}
