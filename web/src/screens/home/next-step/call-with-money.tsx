import type { Match, MatchPlayer } from '@picadito/domain';
import { useSharedMoney } from '../../../money/shared-money.ts';
import { GroupMessageButton } from '../../../sharing/group-message-button.tsx';
import { useGroupCall } from '../../../sharing/use-group-message.ts';

/** Button that calls the group to a match with money; the message may say what each player pays. */
export function CallWithMoney({
  match,
  players,
  capacity,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  capacity: number | undefined;
}) {
  const { line } = useSharedMoney(match, 'call', capacity);
  return <GroupMessageButton {...useGroupCall(match, players, capacity, line)} size="md" />;
}
