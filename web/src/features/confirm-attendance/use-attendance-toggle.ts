import type { MatchPlayer } from '@picadito/domain';
import { useConfirm } from '../../api/attendance.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { toast, toastError } from '../../state/toasts.ts';
import { SCREEN } from '../../lib/failures.ts';

/** Confirms or unconfirms at once; says so when the server has it, or undoes it and says that. */
export function useAttendanceToggle(matchId: string): (player: MatchPlayer) => Promise<void> {
  const confirm = useConfirm(matchId);
  return async ({ id, confirmed }) => {
    try {
      const saved = await confirm(id, !confirmed);
      if (!saved) return;
      toast({
        title: 'Éxito',
        description: saved.confirmed ? 'Jugador confirmado' : 'Jugador desconfirmado',
      });
    } catch (error) {
      const action = SCREEN.updateAttendance;
      toastError(failureSentence(error, { action }));
    }
  };
}
