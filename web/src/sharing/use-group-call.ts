import { groupCall, type Match, type MatchPlayer } from '@picadito/domain';
import { useGroupCalled } from '../attendance/calls.ts';
import { useGroupAddress } from '../group-link/link.ts';
import { useGroupMessage } from './use-group-message.ts';

/**
 * Returns `send` and `href` of `useGroupMessage` for the call to the whole group, and whether that call was sent before
 * (`isSent`).
 */
export function useGroupCall(match: Match, players: readonly MatchPlayer[], capacity?: number) {
  const { wasCalled, note } = useGroupCalled(match.id);
  const message = groupCall(match, players, useGroupAddress(match.listId), capacity);
  return { ...useGroupMessage(message, note), isSent: wasCalled };
}
