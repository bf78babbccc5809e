import { useSearchParams } from 'wouter';
import { useAddToMatch } from '../../api/change-roster.ts';
import { useMatches } from '../../api/matches.ts';
import { useLastMatch } from '../../state/last-match.ts';
import { toastError } from '../../ui/toast/toasts.ts';
import { useNow } from '../../lib/use-now.ts';
import { lastToContinue, matchToJoin } from './match-to-join.ts';

const LOOK_EVERY_MS = 10_000;
const clock = () => Date.now();

/**
 * The match that added players join although it has started, or null (`matchToJoin`), where CONTINUAR
 * leads, and `join`, which says so if the server did not take the player.
 */
export function useJoinMatch(listId: string) {
  const [search] = useSearchParams();
  const [lastCreated] = useLastMatch();
  const cameFrom = search.get('matchId') || null;
  const matches = useMatches();
  const addToMatch = useAddToMatch();
  const now = useNow(LOOK_EVERY_MS);
  const wanted = { cameFrom, lastCreated };

  /** Whether he is where he should be. */
  async function join(playerId: string): Promise<boolean> {
    try {
      const known = matches.data ?? (await matches.refetch()).data;
      const match = matchToJoin(known ?? [], listId, wanted, clock());
      if (match) await addToMatch.mutateAsync({ matchId: match.id, playerId });
      return true;
    } catch (error) {
      console.error('join match', error);
      toastError('Quedó en la lista, pero no pudimos sumarlo al partido que ya empezó.');
      return false;
    }
  }

  const started = matchToJoin(matches.data ?? [], listId, wanted, now);
  const isFresh = matches.isSuccess && !matches.isFetching;
  const last = lastToContinue(lastCreated, matches.data, isFresh);
  return { started, next: cameFrom ?? started?.id ?? last, join };
}
