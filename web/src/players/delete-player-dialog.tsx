import { amountText, type Player } from '@picadito/domain';
import type { Settlement } from '../money/settlements.ts';
import { useDeletePlayer } from './players.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { useSettlement } from './use-settlement.ts';

/**
 * Asks before a player is deleted from the list, and what becomes of a debt or money in favour. `failure` is the text
 * that the screen shows when deleting fails.
 */
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
  const { balance, currency, settle, isSettling } = useSettlement(listId, player);
  const isBusy = deletePlayer.isPending || isSettling;

  async function remove(settlement?: Settlement): Promise<void> {
    if (!player) return;
    try {
      if (settlement) await settle(player.id, settlement);
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

  if (player && balance !== 0) {
    const amount = amountText(Math.abs(balance), currency);
    return (
      <SettleDialog
        {...{ name: player.name, amount, balance, isBusy }}
        onSettle={(settlement) => void remove(settlement)}
        onCancel={() => onClose(false)}
      />
    );
  }
  return (
    <ConfirmDialog
      open={player !== null}
      title={`¿Eliminar a ${player?.name ?? ''}?`}
      confirmLabel="ELIMINAR"
      busy={isBusy}
      onConfirm={() => void remove()}
      onCancel={() => onClose(false)}
    >
      <p>Sale de la lista y de los partidos que faltan jugar. No se puede deshacer.</p>
    </ConfirmDialog>
  );
}
