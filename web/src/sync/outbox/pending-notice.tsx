import { usePendingChanges } from './queue.ts';
import { Icon } from '../../ui/icon.tsx';

/** Shows how many changes of a match, or of a list's money, wait for the network. Shows nothing if no change waits. */
export function PendingNotice({ matchId, listId }: { matchId?: string; listId?: string }) {
  const count = usePendingChanges(({ queue, isStalled }) =>
    isStalled
      ? queue.filter(
          (change) =>
            change.matchId === matchId || (change.kind === 'money' && change.listId === listId),
        ).length
      : 0,
  );
  return (
    <div role="status">
      {count > 0 && (
        <p className="mt-4 flex items-center gap-2.5 border-2 border-coin px-3 py-2 text-coin">
          <Icon name="clock" />
          {count === 1 ? '1 cambio espera la señal.' : `${count} cambios esperan la señal.`}
        </p>
      )}
    </div>
  );
}
