import type { Match, MatchPlayer } from '@picadito/domain';
import { ConfirmAll } from './confirm-all.tsx';
import { GroupCall } from './call/group-call.tsx';
import { PasteReplies } from './replies/paste-replies.tsx';
import type { useAttendanceChanges } from './list/use-attendance-changes.ts';

/** Actions for the whole group: call it, and read its replies. */
export function Shortcuts({
  match,
  players,
  attendance,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  attendance: ReturnType<typeof useAttendanceChanges>;
}) {
  return (
    <div className="grid grid-cols-2 gap-4 *:first:col-span-2 *:px-2">
      <GroupCall match={match} players={players} />
      <ConfirmAll players={players} attendance={attendance} />
      <PasteReplies match={match} players={players} attendance={attendance} />
    </div>
  );
}
