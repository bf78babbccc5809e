import {
  applyResponse,
  MATCHES,
  nextRequest,
  type OutboxRequest,
  type OutboxResponse,
  pathOf,
  type PendingChange,
} from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast/toasts.ts';
import { invalidate } from '../cache/invalidate.ts';
import { ApiError } from '../http/api-error.ts';
import { sendRequest } from '../http/http.ts';
import { isHelpOverFor, withHelpedList } from './helped-list.ts';
import {
  createOutcomes,
  type Outcome,
  type Outcomes,
  type OutboxEvent,
  outboxToast,
} from './outcomes.ts';
import { type NewChange, openQueue, type OutboxQueue, usePendingChanges } from './queue.ts';

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
  return { put, withdraw, handleStored, dispose };

  /**
   * Appends changes to the queue at once. When the server has them, `onReply` puts its reply into the cache. Returns a
   * promise of the outcome of each change, which never rejects.
   */
  function put(changes: readonly NewChange[], onReply: ReplyHandler): Promise<Outcome>[] {
    for (const { kind } of changes) handlers[kind] = onReply;
    const added = queue.append(changes.map((change) => withHelpedList(client, change)));
    const promises = added.map(({ id }) => outcomes.track(id));
    setTimeout(() => {
      if (added.some(({ id }) => outcomes.isTracked(id))) outcomes.markStalled();
    }, SLOW_MS);
    wake();
    return promises;
  }

  /** Removes a change that waits for an answer of the organiser. */
  function withdraw(id: string): void {
    queue.replace(queue.read().filter((change) => change.id !== id));
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
    // Another tab has made the change, so this tab does not know how to put the reply into the cache.
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

/** Time in milliseconds after which a request without a response is aborted and sent again. */
const TIMEOUT_MS = 20_000;
/** Pause before a retry, in milliseconds. It doubles with each retry from `first` to `longest`. */
const RETRY_MS = { first: 2_000, longest: 30_000 };

type Sending = {
  uid: string;
  queue: OutboxQueue;
  outcomes: Outcomes;
  onApplied: (request: OutboxRequest, reply: unknown) => Promise<void>;
  signal: AbortSignal;
};

/**
 * Sends the queue of one user in order, one request at a time, and in one tab at a time. Each successful reply is
 * passed to `onApplied` before its changes leave the queue, so that the screen never shows the state before them.
 * Returns `flush`, which sends the queue now.
 */
function createSender({ uid, queue, outcomes, onApplied, signal }: Sending) {
  let running: Promise<void> | null = null;
  /** True if `flush` was called since the queue was last read. */
  let isRequested = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS.first;
  signal.addEventListener('abort', () => clearTimeout(retryTimer));
  return flush;

  function flush(): Promise<void> {
    isRequested = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<void> {
    await withTabLock(`picadito-outbox:${uid}`, sendAll).catch(logError);
    if (isRequested && !signal.aborted) return run();
    running = null;
  }

  async function sendAll(): Promise<void> {
    clearTimeout(retryTimer);
    // Changes made in the same tick are sent together.
    await Promise.resolve();
    while (!signal.aborted) {
      isRequested = false;
      const request = nextRequest(queue.read());
      if (!request) {
        retryMs = RETRY_MS.first;
        return outcomes.settleAll();
      }
      if (!(await exchange(request))) return;
    }
  }

  /**
   * Sends one request and applies its response to the queue. Returns whether the next request can be sent at once; if
   * not, a retry is scheduled.
   */
  async function exchange(request: OutboxRequest): Promise<boolean> {
    const [answer, error] = await send(request, signal);
    const isHelpOver = answer?.status === 404 && (await isHelpOverFor(request, signal));
    if (signal.aborted) return false;
    const response = answer && { ...answer, isHelpOver };
    if (response && response.status < 300) await onApplied(request, response.body).catch(logError);
    const { rejected, question, shouldContinue, ...next } = applyResponse(
      queue.read(),
      request,
      response,
    );
    queue.replace(next.queue);
    const left = new Set(next.queue.map(({ id }) => id));
    outcomes.settle(request, { left, rejected, question, reply: response?.body, error });
    if (!shouldContinue) retryLater();
    return shouldContinue;
  }

  function retryLater(): void {
    outcomes.markStalled();
    retryTimer = setTimeout(() => void flush(), retryMs);
    retryMs = Math.min(retryMs * 2, RETRY_MS.longest);
  }
}

/**
 * Runs the work in one tab at a time. Without the Web Locks API two tabs may send the same change, which the server
 * applies once.
 */
async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}

async function send(
  { method, path, body }: OutboxRequest,
  disposed: AbortSignal,
): Promise<[OutboxResponse, unknown]> {
  const timeout = new AbortController();
  const abort = () => timeout.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  disposed.addEventListener('abort', abort, { once: true });
  try {
    const { reply } = await sendRequest({ method, path, body, signal: timeout.signal });
    return [{ status: 200, code: null, body: reply }, null];
  } catch (error) {
    if (!(error instanceof ApiError)) return [null, error];
    const { status, code = null, problem } = error;
    return [{ status, code, body: problem }, error];
  } finally {
    clearTimeout(timer);
    disposed.removeEventListener('abort', abort);
  }
}

function logError(error: unknown): void {
  console.error('The outbox failed.', error);
}
