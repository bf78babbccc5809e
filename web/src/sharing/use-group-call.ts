import { groupCall, type Match, type MatchPlayer } from '@picadito/domain';
import { useGroupAddress } from '../group-link/link.ts';
import { useStoredValue } from '../sync/use-stored-value.ts';
import { useGroupMessage } from './use-group-message.ts';

/** One message for the whole group, and whether it was sent. */
export function useGroupCall(match: Match, players: readonly MatchPlayer[], capacity?: number) {
  const [isSent, setSent] = useStoredValue(`group_called:${match.id}`);
  const message = groupCall(match, players, useGroupAddress(match.listId), capacity);
  return { ...useGroupMessage(message, () => setSent('true')), isSent: isSent !== null };
}
