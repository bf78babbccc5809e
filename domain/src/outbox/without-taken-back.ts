import type { PendingChange } from './pending-change.ts';

/**
 * Returns the queue without the payments that wait together with their own undo, and without these undos, because
 * together they change nothing. `isWritten` tells whether the server has an entry already: then its undo counts.
 */
export function withoutTakenBack(
  queue: readonly PendingChange[],
  isWritten: (entryId: string) => boolean,
): PendingChange[] {
  const entriesOf = (what: 'pay' | 'void') =>
    queue.flatMap((change) =>
      change.kind === 'money' && change.action.do === what ? change.action.entryId : [],
    );
  const undone = new Set(entriesOf('void'));
  const gone = new Set(entriesOf('pay').filter((id) => undone.has(id) && !isWritten(id)));
  return queue.filter(
    (change) =>
      change.kind !== 'money' || !('entryId' in change.action) || !gone.has(change.action.entryId),
  );
}
