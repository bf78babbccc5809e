import type { OutboxRequest } from '@picadito/domain';
import { createOutcomes, type OutboxEvent, type Outcome } from './outcomes.ts';
import { type NewChange, openQueue, usePendingChanges } from './queue.ts';
import { createSender } from './sender.ts';

/** A change without a response shows as pending after this time, in milliseconds. */
const SLOW_MS = 4_000;

export type Outbox = ReturnType<typeof openOutbox>;

/**
 * Opens the outbox of one user. It stores each change until the server has acknowledged it, and sends changes in order,
 * in the tab that holds the lock. `onApplied` puts the server's reply into the cache. `put` adds changes, `flush` sends
 * the queue now, and `dispose` ends the outbox.
 */
export function openOutbox(
  uid: string,
  onApplied: (request: OutboxRequest, reply: unknown) => Promise<void>,
  onEvent: (event: OutboxEvent) => void,
) {
  const disposed = new AbortController();
  const { signal } = disposed;
  const queue = openQueue(uid, signal);
  const outcomes = createOutcomes(onEvent);
  const flush = createSender({ uid, queue, outcomes, onApplied, signal });
  const wake = () => void flush();
  window.addEventListener('online', wake, { signal });
  window.addEventListener('storage', () => queue.read(), { signal });
  // The event fires on the document and bubbles to the window.
  window.addEventListener('visibilitychange', wake, { signal });
  queue.read();
  wake();
  return { put, flush, dispose };

  /** Appends changes to the queue at once. Returns a promise of the outcome of each change, which never rejects. */
  function put(changes: readonly NewChange[]): Promise<Outcome>[] {
    const added = queue.append(changes);
    const promises = added.map(({ id }) => outcomes.track(id));
    setTimeout(() => {
      if (added.some(({ id }) => outcomes.isTracked(id))) outcomes.markStalled();
    }, SLOW_MS);
    wake();
    return promises;
  }

  function dispose(): void {
    disposed.abort();
    outcomes.dispose();
    usePendingChanges.setState({ queue: [], isStalled: false });
  }
}
