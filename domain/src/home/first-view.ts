import { pathOf } from '../contract/route.ts';
import { FIRST_VIEW } from '../routes.ts';

/** Matches the addresses of home. */
const OF_HOME = /^\/(?:dashboard)?(?:\?|$)/;
/** Matches the id of the match that an address of a screen names. */
const MATCH_ID = /[?&]matchId=([\w-]{20,64})(?:&|$)/;

/**
 * Returns the path of the request for the data of a screen, or null if the data of the screen is not part of one reply.
 * `address` is the path of the screen with its query. The server and the page call this function with the same address,
 * so that the page uses the reply whose request the server's preload has started.
 */
export function firstViewPath(address: string): string | null {
  const matchId = MATCH_ID.exec(address)?.[1];
  return matchId !== undefined || OF_HOME.test(address)
    ? pathOf(FIRST_VIEW.read, {}, { matchId })
    : null;
}
