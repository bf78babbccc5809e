import { useSearchParams } from 'wouter';
import { useAddToMatch } from '../../api/change-roster.ts';
import { useMatches } from '../../api/matches.ts';
import { useLastMatch } from '../../state/last-match.ts';
import { useNow } from '../../state/use-now.ts';
import { matchToJoin } from './match-to-join.ts';

const LOOK_EVERY_MS = 10_000;
const clock = () => Date.now();

/**
 * The match that added players join although it has started, or null (`matchToJoin`), where CONTINUAR
 * leads, and `join`, which rejects if the server did not take the player.
 */
export function useJoinMatch(listId: string) {
  const [search] = useSearchParams();
  const [lastCreated] = useLastMatch();
  const cameFrom = search.get('matchId') || null;
  const matches = useMatches();
  const addToMatch = useAddToMatch();
  const now = useNow(LOOK_EVERY_MS);
  const wanted = { cameFrom, lastCreated };

  async function join(playerId: string): Promise<void> {
    const known = matches.data ?? (await matches.refetch()).data;
    const match = matchToJoin(known ?? [], listId, wanted, clock());
    if (match) await addToMatch.mutateAsync({ matchId: match.id, playerId });
  }

  const started = matchToJoin(matches.data ?? [], listId, wanted, now);
  return { started, next: cameFrom ?? started?.id ?? lastCreated, join };
}
