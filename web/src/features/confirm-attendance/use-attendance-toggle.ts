import type { MatchPlayer } from '@picadito/domain';
import { COMES, PENDING, useMarkAttendance } from '../../api/attendance.ts';
import { ChangedElsewhere, failureSentence } from '../../lib/failure-sentence.ts';
import { SCREEN } from '../../lib/failures.ts';
import { toast, toastError } from '../../state/toasts.ts';

/** Confirms or unconfirms at once; says so when the server has it, or undoes it and says that. */
export function useAttendanceToggle(matchId: string): (player: MatchPlayer) => Promise<void> {
  const mark = useMarkAttendance(matchId);
  return async ({ id, confirmed }) => {
    const wish = confirmed ? PENDING : COMES;
    const [fate] = await mark([{ playerId: id, wish }]);
    if (fate?.kind === 'undone') {
      const error = fate.why === 'changed' ? new ChangedElsewhere() : fate.error;
      toastError(failureSentence(error, { action: SCREEN.updateAttendance }));
    }
    if (fate?.kind !== 'done' || fate.reply === null) return;
    const description = confirmed ? 'Jugador desconfirmado' : 'Jugador confirmado';
    toast({ title: 'Éxito', description });
  };
}
