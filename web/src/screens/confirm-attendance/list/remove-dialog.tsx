import type { Match, MatchPlayer } from '@picadito/domain';
import { useRemoveFromMatch } from '../../../matches/change-roster.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PLAYER_FAILURES } from '../../../players/players.ts';

/** Dialog that asks before a player is removed from this match; the player stays in the list of players. */
export function RemoveDialog({
  match,
  player,
  onDone,
}: {
  match: Match;
  player: MatchPlayer | null;
  onDone: () => void;
}) {
  const remove = useRemoveFromMatch(match.id);

  async function removePlayer({ id, name }: MatchPlayer) {
    try {
      await remove.mutateAsync(id);
      toast({
        title: 'Jugador eliminado',
        description: `${name} ya no está en este partido.`,
        isEcho: true,
      });
    } catch (error) {
      const action = PLAYER_FAILURES.delete;
      toastError(failureSentence(error, { action }));
    }
    onDone();
  }

  return (
    <ConfirmDialog
      open={player !== null}
      title={`¿Sacar a ${player?.name ?? ''} de este partido?`}
      confirmLabel="ELIMINAR"
      busy={remove.isPending}
      onConfirm={() => {
        if (player && !remove.isPending) void removePlayer(player);
      }}
      onCancel={onDone}
    >
      <p>
        Pierde su confirmación y su lugar en los equipos. En tu lista de jugadores sigue estando.
      </p>
    </ConfirmDialog>
  );
}
