import {
  applyResponse,
  nextRequest,
  type OutboxRequest,
  type OutboxResponse,
  coalesce,
  type RejectedChange,
} from '@picadito/domain';
import { ApiError } from '../http/api-error.ts';
import { sendRequest } from '../http/http.ts';
import { type OutboxQueue, usePendingChanges } from './queue.ts';
import { ChangedElsewhere } from '../failure-sentence.ts';
import { rejectionSentence } from './rejection-sentence.ts';

type Options = {
  uid: string;
  queue: OutboxQueue;
  outcomes: Outcomes;
  onApplied: (request: OutboxRequest, reply: unknown) => Promise<void>;
  signal: AbortSignal;
};

/** Time in milliseconds after which a request without a response is aborted and sent again. */
const TIMEOUT_MS = 20_000;
/** Pause before a retry, in milliseconds. It doubles with each retry from `first` to `longest`. */
const RETRY_MS = { first: 2_000, longest: 30_000 };

/**
 * Sends the queue of one user in order, one request at a time, and in one tab at a time. Each reply is passed to
 * `onApplied` before its changes leave the queue, so that the screen never shows the state before them. Returns
 * `flush`, which sends the queue now.
 */
export function createSender({ uid, queue, outcomes, onApplied, signal }: Options) {
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
    const [response, error] = await send(request, signal);
    if (signal.aborted) return false;
    if (response && response.status < 300) await onApplied(request, response.body).catch(logError);
    const { rejected, shouldContinue, ...next } = applyResponse(queue.read(), request, response);
    queue.replace(next.queue);
    const left = new Set(next.queue.map(({ id }) => id));
    outcomes.settle(request, { left, rejected, reply: response?.body, error });
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
    return [{ status: error.status, code: error.code ?? null, body: null }, error];
  } finally {
    clearTimeout(timer);
    disposed.removeEventListener('abort', abort);
  }
}

function logError(error: unknown): void {
  console.error('The outbox failed.', error);
}

/**
 * Type of the outcome of a change. 'applied': the server has it; `reply` is null if a later change superseded it or
 * another tab sent it. 'pending': it is sent when the network returns. 'rejected': it was not applied.
 */
export type Outcome = { kind: 'applied'; reply: unknown } | { kind: 'pending' } | Rejection;
export type Rejection = RejectedChange & { kind: 'rejected'; error: unknown };

/**
 * Type of an event about changes whose outcome no promise can report, because the page was reloaded or the change had
 * to wait. 'stalled': changes wait for the network. 'delivered': changes that waited were sent. 'rejected': changes
 * were not applied.
 */
export type OutboxEvent =
  | { kind: 'stalled' }
  | { kind: 'delivered'; changes: number }
  | { kind: 'rejected'; rejected: readonly RejectedChange[] };

type Settled = {
  /** The ids of the changes that are still in the queue. */
  left: ReadonlySet<string>;
  rejected: readonly RejectedChange[];
  reply: unknown;
  error: unknown;
};

export type Outcomes = ReturnType<typeof createOutcomes>;

/**
 * Returns functions that resolve the promise of each change once. What no promise can report, they report as events.
 */
export function createOutcomes(onEvent: (event: OutboxEvent) => void) {
  const resolvers = new Map<string, (outcome: Outcome) => void>();
  /** The number of changes in the queue when it was last reported as stalled, for the event 'delivered'. */
  let reportedPending = 0;
  const dispose = () => resolveAll({ kind: 'pending' });
  return { track, isTracked, settle, settleAll, markStalled, dispose };

  /** Returns the promise of a change, which never rejects. */
  function track(id: string): Promise<Outcome> {
    return new Promise((resolve) => resolvers.set(id, resolve));
  }

  function isTracked(id: string): boolean {
    return resolvers.has(id);
  }

  /**
   * Resolves the promises of the changes of a request after its response, except of changes that are still in the
   * queue.
   */
  function settle(request: OutboxRequest, settled: Settled): void {
    const reported = new Set<string>();
    for (const [id, outcome] of outcomesOf(request, settled)) {
      if (resolve(id, outcome)) reported.add(id);
    }
    const unreported = settled.rejected.filter(({ change }) => !reported.has(change.id));
    if (unreported.length === 0) return;
    // The page shows one event at a time, and a rejection matters more than a delivery.
    reportedPending = 0;
    onEvent({ kind: 'rejected', rejected: unreported });
  }

  /** Resolves all changes as applied when the queue is empty, including those that another tab has sent. */
  function settleAll(): void {
    resolveAll({ kind: 'applied', reply: null });
    if (usePendingChanges.getState().isStalled) usePendingChanges.setState({ isStalled: false });
    if (reportedPending > 0) onEvent({ kind: 'delivered', changes: reportedPending });
    reportedPending = 0;
  }

  /** Resolves all changes as pending when no response came, so that callers can continue. */
  function markStalled(): void {
    const { queue, isStalled } = usePendingChanges.getState();
    reportedPending = queue.length;
    if (!isStalled) usePendingChanges.setState({ isStalled: true });
    if (resolvers.size > 0) onEvent({ kind: 'stalled' });
    dispose();
  }

  function resolveAll(outcome: Outcome): void {
    for (const id of resolvers.keys()) resolve(id, outcome);
  }

  /**
   * Resolves the promise of a change. Returns whether there was a promise, and thus a caller that learns the outcome.
   */
  function resolve(id: string, outcome: Outcome): boolean {
    const resolver = resolvers.get(id);
    resolvers.delete(id);
    resolver?.(outcome);
    return resolver !== undefined;
  }
}

/** Returns the outcome of each settled change of a request by its id. A superseded change has no reply. */
function outcomesOf(
  { changes }: OutboxRequest,
  { left, rejected, reply, error }: Settled,
): [string, Outcome][] {
  const last = new Set(coalesce(changes).map(({ id }) => id));
  const reasons = new Map(rejected.map((one) => [one.change.id, one]));
  const settled = changes.filter(({ id }) => !left.has(id));
  return settled.map(({ id }) => {
    const rejection = reasons.get(id);
    if (rejection) return [id, { kind: 'rejected', ...rejection, error }];
    return [id, { kind: 'applied', reply: last.has(id) ? reply : null }];
  });
}

/** Returns the error that a screen throws for a rejected change, from which it gets its message (`failureSentence`). */
export function rejectionOf(rejection: Rejection): Error {
  const { reason, error } = rejection;
  if (reason === 'changed')
    return new ChangedElsewhere(rejectionSentence([rejection]), { cause: error });
  return error instanceof Error ? error : new Error(reason);
}
