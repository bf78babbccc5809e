import type { Player } from '@picadito/domain';
import { useOptimisticValue } from '../lib/use-optimistic-value.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { PLAYER_FAILURES, useUpdatePlayer } from './players.ts';

/** Returns whether a player is a regular, and `set`, which stores it at once. */
export function useRegular(
  listId: string,
  player: Player,
): { isRegular: boolean; set: (isRegular: boolean) => void } {
  const { mutateAsync: update } = useUpdatePlayer(listId);
  const [isRegular, show, revert] = useOptimisticValue(player.isRegular);

  async function store(next: boolean): Promise<void> {
    show(next);
    try {
      await update({ id: player.id, changes: { isRegular: next } });
    } catch (error) {
      revert();
      toastError(failureSentence(error, { action: PLAYER_FAILURES.update }));
    }
  }

  return { isRegular, set: (next) => void store(next) };
}
