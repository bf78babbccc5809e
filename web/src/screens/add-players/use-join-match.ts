import { useSearchParams } from 'wouter';
import { useAddToMatch } from '../../matches/change-roster.ts';
import { useMatches } from '../../matches/matches.ts';
import { useLastMatch } from '../../matches/create-match.ts';
import { toastError } from '../../ui/toast/toasts.ts';
import { useNow } from '../../lib/clock.ts';
import { lastToContinue, matchToJoin } from './match-to-join.ts';

const LOOK_EVERY_MS = 10_000;
const clock = () => Date.now();
const ONE_NOT_JOINED = 'Quedó en la lista, pero no pudimos sumarlo al partido que ya empezó.';
const NOT_JOINED = 'Quedaron en la lista, pero no pudimos sumarlos al partido que ya empezó.';

/**
 * Returns `started`, the started match that added players join (null if there is none), `next`, the id of the match
 * that CONTINUAR leads to (null if there is none), and `join`, which adds players to the started match.
 */
export function useJoinMatch(listId: string) {
  const [search] = useSearchParams();
  const [lastCreated] = useLastMatch();
  const cameFrom = search.get('matchId') || null;
  const matches = useMatches();
  const addToMatch = useAddToMatch();
  const now = useNow(LOOK_EVERY_MS);
  const wanted = { cameFrom, lastCreated };

  /**
   * Adds the players to the started match by one request. Resolves to true also if there is no such match, and to false
   * after a failure, which a toast reports.
   */
  async function join(playerIds: readonly string[]): Promise<boolean> {
    try {
      const known = matches.data ?? (await matches.refetch()).data;
      const match = matchToJoin(known ?? [], listId, wanted, clock());
      if (match) await addToMatch.mutateAsync({ matchId: match.id, playerIds });
      return true;
    } catch (error) {
      console.error('Players were not added to the match.', error);
      toastError(playerIds.length === 1 ? ONE_NOT_JOINED : NOT_JOINED);
      return false;
    }
  }

  const started = matchToJoin(matches.data ?? [], listId, wanted, now);
  const isFresh = matches.isSuccess && !matches.isFetching;
  const last = lastToContinue(lastCreated, matches.data, isFresh);
  return { started, next: cameFrom ?? started?.id ?? last, join };
}
