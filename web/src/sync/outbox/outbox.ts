import { MATCHES, type OutboxRequest, pathOf, type PendingChange } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast/toasts.ts';
import { invalidate } from '../cache/invalidate.ts';
import { outboxToast } from './event-toast.ts';
import { createOutcomes, createSender, type Outcome, type OutboxEvent } from './sender.ts';
import { type NewChange, openQueue, usePendingChanges } from './queue.ts';

/** Type of a function that puts the server's reply to changes of one kind into the cache. */
type ReplyHandler = (client: QueryClient, request: OutboxRequest, reply: unknown) => Promise<void>;
type ReplyHandlers = Record<PendingChange['kind'], ReplyHandler>;

type Outbox = ReturnType<typeof openOutbox>;
const outboxes = new WeakMap<QueryClient, Outbox>();

/**
 * Returns the outbox of the user whose query cache `client` is; opens it if needed. The outbox is disposed when the
 * page shows another user.
 */
export function outboxFor(client: QueryClient): Outbox {
  const known = outboxes.get(client);
  if (known) return known;
  const { uid } = usePendingChanges.getState();
  const outbox = openOutbox(client, uid);
  outboxes.set(client, outbox);
  const unsubscribe = usePendingChanges.subscribe((state) => {
    if (state.uid === uid) return;
    unsubscribe();
    outbox.dispose();
    outboxes.delete(client);
  });
  return outbox;
}

/** Time in milliseconds after which a change without a response shows as pending. */
const SLOW_MS = 4_000;

/**
 * Opens the outbox of one user. It stores each change until the server has acknowledged it, and sends changes in order,
 * in the tab that holds the lock. `put` adds changes, and `dispose` ends the outbox.
 */
function openOutbox(client: QueryClient, uid: string) {
  const disposed = new AbortController();
  const { signal } = disposed;
  const handlers: Partial<ReplyHandlers> = {};
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
  return { put, handleStored, dispose };

  /**
   * Appends changes to the queue at once. When the server has them, `onReply` puts its reply into the cache. Returns a
   * promise of the outcome of each change, which never rejects.
   */
  function put(changes: readonly NewChange[], onReply: ReplyHandler): Promise<Outcome>[] {
    for (const { kind } of changes) handlers[kind] = onReply;
    const added = queue.append(changes);
    const promises = added.map(({ id }) => outcomes.track(id));
    setTimeout(() => {
      if (added.some(({ id }) => outcomes.isTracked(id))) outcomes.markStalled();
    }, SLOW_MS);
    wake();
    return promises;
  }

  /** Sets the handlers for the changes that an earlier visit has stored. */
  function handleStored(onReply: ReplyHandlers): void {
    Object.assign(handlers, onReply);
  }

  async function onApplied(request: OutboxRequest, reply: unknown): Promise<void> {
    const [first] = request.changes;
    if (!first) return;
    const onReply = handlers[first.kind];
    if (onReply) await onReply(client, request, reply);
    // Another tab has put the change.
    else invalidate(client, pathOf(MATCHES.list));
  }

  function onEvent(event: OutboxEvent): void {
    // The screen then shows the server's data instead of the change.
    if (event.kind === 'rejected') invalidate(client, pathOf(MATCHES.list));
    toast(outboxToast(event));
  }

  function dispose(): void {
    disposed.abort();
    outcomes.dispose();
    usePendingChanges.setState({ queue: [], isStalled: false });
  }
}
