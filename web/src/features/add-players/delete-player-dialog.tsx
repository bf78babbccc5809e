import type { Player } from '@picadito/domain';
import { useDeletePlayer } from '../../api/players.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { toast, toastError } from '../../state/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before a player leaves his list for good. */
export function DeletePlayerDialog({
  listId,
  player,
  onClose,
}: {
  listId: string;
  player: Player | null;
  onClose: (deleted: boolean) => void;
}) {
  const deletePlayer = useDeletePlayer(listId);

  async function remove(): Promise<void> {
    if (!player) return;
    try {
      await deletePlayer.mutateAsync(player.id);
      toast({ title: 'Jugador eliminado', description: 'Jugador eliminado correctamente' });
      onClose(true);
    } catch (error) {
      const action = 'No se pudo eliminar el jugador. Intentá nuevamente.';
      toastError(failureSentence(error, { action }));
      onClose(false);
    }
  }

  return (
    <ConfirmDialog
      open={player !== null}
      title={`¿Eliminar a ${player?.name ?? ''}?`}
      confirmLabel="ELIMINAR"
      busy={deletePlayer.isPending}
      onConfirm={() => void remove()}
      onCancel={() => onClose(false)}
    >
      <p>Sale de la lista y de los partidos que faltan jugar. No se puede deshacer.</p>
    </ConfirmDialog>
  );
}
