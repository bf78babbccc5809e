import { MATCHES, type OutboxRequest, pathOf, type PendingChange } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../cache/invalidate.ts';
import type { OutboxEvent } from './outcomes.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { usePendingChanges } from './queue.ts';

/** Type of a handler that puts the server's reply to changes of one kind into the cache. */
export type ReplyHandler = (
  client: QueryClient,
  request: OutboxRequest,
  reply: unknown,
) => Promise<void>;

const outboxes = new WeakMap<QueryClient, Outbox>();
const listeners = new Set<(event: OutboxEvent) => void>();
const handlers = new Map<PendingChange['kind'], ReplyHandler>();

/**
 * Registers the handler of replies to one kind of change. The subject of the change calls this where it defines the
 * change.
 */
export function onReplyTo(kind: PendingChange['kind'], handler: ReplyHandler): void {
  handlers.set(kind, handler);
}

/** Adds a listener of outbox events and returns an unsubscribe function. */
export function onOutboxEvent(listener: (event: OutboxEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the outbox of the user whose query cache `client` is; opens it if needed. The outbox is disposed when the
 * page shows another user.
 */
export function outboxFor(client: QueryClient): Outbox {
  const known = outboxes.get(client);
  if (known) return known;
  const { uid } = usePendingChanges.getState();
  const outbox = openOutbox(
    uid,
    (request, reply) => handleReply(client, request, reply),
    (event) => {
      // The screen then shows the server's data instead of the change.
      if (event.kind === 'rejected') invalidate(client, pathOf(MATCHES.list));
      for (const listener of listeners) listener(event);
    },
  );
  outboxes.set(client, outbox);
  const unsubscribe = usePendingChanges.subscribe((state) => {
    if (state.uid === uid) return;
    unsubscribe();
    outbox.dispose();
    outboxes.delete(client);
  });
  return outbox;
}

async function handleReply(
  client: QueryClient,
  request: OutboxRequest,
  reply: unknown,
): Promise<void> {
  const [first] = request.changes;
  if (!first) return;
  const handle = handlers.get(first.kind);
  if (handle) await handle(client, request, reply);
  else invalidate(client, pathOf(MATCHES.list));
}
