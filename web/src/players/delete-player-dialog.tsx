import type { Player } from '@picadito/domain';
import { useDeletePlayer } from './players.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks before a player is deleted from the list. `failure` is the text that the screen shows when deleting fails. */
export function DeletePlayerDialog({
  listId,
  player,
  failure,
  onClose,
}: {
  listId: string;
  player: Player | null;
  failure: string;
  onClose: (deleted: boolean) => void;
}) {
  const deletePlayer = useDeletePlayer(listId);

  async function remove(): Promise<void> {
    if (!player) return;
    try {
      await deletePlayer.mutateAsync(player.id);
      toast({
        title: 'Jugador eliminado',
        description: 'Jugador eliminado correctamente',
        isEcho: true,
      });
      onClose(true);
    } catch (error) {
      toastError(failureSentence(error, { action: failure }));
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
