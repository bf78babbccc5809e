import { useMatchAnswers } from './answers.ts';
import { useNameHolders } from '../group-link/name-holders.ts';
import { useGroupLink } from '../group-link/link.ts';
import type { Waiting } from '../group-link/waiting.ts';
import { A_MINUTE_MS, useNow } from '../lib/clock.ts';
import { useMatches } from '../matches/matches.ts';
import { nextMatch } from '../matches/next-match.ts';

/**
 * Returns what waits for a decision of the organiser of a list: `count`, the number of claimed names of the list and of
 * proposals about its next match, and `claims`, the claims in that match. While the group link is off `count` is 0 and
 * `claims` is empty.
 */
export function useWaiting(listId: string): Waiting {
  const isOn = useGroupLink(listId).data?.isOn === true;
  const now = useNow(A_MINUTE_MS);
  const ofList = useMatches().data?.filter((match) => match.listId === listId) ?? [];
  const next = isOn ? nextMatch(ofList, now) : null;
  const { answers } = useMatchAnswers(next?.id ?? null);
  const claimed = useNameHolders(isOn ? listId : null).filter(({ claims }) => claims.length > 0);
  return {
    count: claimed.length + (answers?.proposals.length ?? 0),
    claims: answers?.claims ?? [],
  };
}
