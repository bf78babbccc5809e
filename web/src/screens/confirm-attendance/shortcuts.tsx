import type { Match, MatchPlayer } from '@picadito/domain';
import { ConfirmAll } from './confirm-all.tsx';
import { GroupCall } from './call/group-call.tsx';
import { PasteReplies } from './replies/paste-replies.tsx';
import type { useAttendanceMarks } from '../../features/confirm-attendance/use-attendance-marks.ts';

/** What is done for all of them by one tap: call the group, and take in its answers. */
export function Shortcuts({
  match,
  players,
  marks,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  marks: ReturnType<typeof useAttendanceMarks>;
}) {
  return (
    <div className="grid grid-cols-2 gap-4 *:first:col-span-2 *:px-2">
      <GroupCall match={match} players={players} />
      <ConfirmAll players={players} marks={marks} />
      <PasteReplies match={match} players={players} marks={marks} />
    </div>
  );
}
