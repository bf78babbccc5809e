import {
  applyResponse,
  nextRequest,
  type OutboxRequest,
  type OutboxResponse,
} from '@picadito/domain';
import { ApiError } from '../http/api-error.ts';
import { sendRequest } from '../http/send-request.ts';
import type { Outcomes } from './outcomes.ts';
import type { OutboxQueue } from './queue.ts';

type Options = {
  uid: string;
  queue: OutboxQueue;
  outcomes: Outcomes;
  onApplied: (request: OutboxRequest, reply: unknown) => Promise<void>;
  signal: AbortSignal;
};

/** A request without a response is aborted and sent again after this time, in milliseconds. */
const TIMEOUT_MS = 20_000;
/** The pause before a retry, in milliseconds, doubles from the first to the longest. */
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
  console.error('outbox', error);
}
