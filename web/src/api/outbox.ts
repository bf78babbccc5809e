import {
  afterAnswer,
  lastWishes,
  nextRequest,
  type OutboxAnswer,
  type OutboxRequest,
  type Undone,
  type WaitingChange,
} from '@picadito/domain';
import { ApiError, http } from '../lib/http.ts';
import { isOwner } from '../sync/storage.ts';
import { dropWaiting, keepWaiting, nextChangeId, readLine, useOutbox } from './waiting-line.ts';

/** What became of a change. `reply` is null when a later change took its place, or another tab sent it; 'waiting': it is sent when it can be. */
export type Fate =
  | { kind: 'done'; reply: unknown }
  | { kind: 'waiting' }
  | { kind: 'undone'; why: Undone['why']; error: unknown };

/** What whoever made a change did not live to hear: his page was reloaded, or it had to wait. */
export type News =
  | { kind: 'waits' }
  | { kind: 'sent'; changes: number }
  | { kind: 'undone'; undone: readonly Undone[] };

type Omitted<T> = T extends WaitingChange ? Omit<T, 'id'> : never;
export type NewChange = Omitted<WaitingChange>;
export type Outbox = ReturnType<typeof openOutbox>;

/** An answer that takes longer shows the change as waiting, ms. */
const SLOW_MS = 4_000;
/** One that takes longer still is asked for again, ms. */
const LOST_MS = 20_000;
/** Between two tries, ms. */
const RETRY_MS = { first: 2_000, most: 30_000 };

/**
 * The line of one user: keeps what he changed until the server has it, in this browser too, and sends it in order, one
 * request at a time, whichever tab does it. `onDone` hears every reply before its change leaves the line.
 */
export function openOutbox(
  uid: string,
  onDone: (request: OutboxRequest, reply: unknown) => Promise<void>,
  onNews: (news: News) => void,
) {
  const fates = new Map<string, (fate: Fate) => void>();
  let running: Promise<void> | null = null;
  let isWanted = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_MS.first;
  const over = new AbortController();
  /** Changes that somebody was told are waiting. */
  let waited = 0;

  const wake = () => void flush();
  window.addEventListener('online', wake);
  window.addEventListener('storage', read);
  // from the document; it bubbles
  window.addEventListener('visibilitychange', wake);
  read();
  wake();
  return { put, flush, end };

  /** Takes its place in the line at once; the promises, one a change, tell what became of it and never reject. */
  function put(changes: readonly NewChange[]): Promise<Fate>[] {
    const { line } = useOutbox.getState();
    const fresh = changes.map((change): WaitingChange => ({ ...change, id: nextChangeId(line) }));
    for (const change of fresh) keepWaiting(uid, change);
    show([...line, ...fresh]);
    const told = fresh.map(({ id }) => new Promise<Fate>((tell) => fates.set(id, tell)));
    setTimeout(() => fresh.some(({ id }) => fates.has(id)) && stick(), SLOW_MS);
    wake();
    return told;
  }

  /** Sends what waits; resolves when the line is empty or nothing more can be done now. */
  function flush(): Promise<void> {
    isWanted = true;
    running ??= sendWhileWanted();
    return running;
  }

  async function sendWhileWanted(): Promise<void> {
    await alone(`picadito-outbox:${uid}`, sendAll).catch((error: unknown) =>
      console.error('outbox', error),
    );
    if (isWanted && !over.signal.aborted) return sendWhileWanted();
    running = null;
  }

  async function sendAll(): Promise<void> {
    clearTimeout(retry);
    // whatever is tapped in this turn goes together
    await Promise.resolve();
    while (!over.signal.aborted) {
      isWanted = false;
      read();
      const request = nextRequest(useOutbox.getState().line);
      if (!request) return settleAll();
      const [answer, error] = await answerTo(request, over.signal);
      if (over.signal.aborted) return;
      if (answer && answer.status < 300) await heard(request, answer.body);
      const after = afterAnswer(currentLine(), request, answer);
      keep(after.line);
      tell(request, after.undone, answer?.body, error);
      if (!after.goesOn) return waitForSignal();
    }
  }

  /** The server has it, whatever the page makes of that. */
  async function heard(request: OutboxRequest, reply: unknown): Promise<void> {
    await onDone(request, reply).catch((error: unknown) => console.error('outbox', error));
  }

  /** Another tab may have put or sent something meanwhile. */
  function currentLine(): readonly WaitingChange[] {
    read();
    return useOutbox.getState().line;
  }

  function keep(next: readonly WaitingChange[]): void {
    const left = new Map(next.map((change) => [change.id, change]));
    for (const change of useOutbox.getState().line) {
      const now = left.get(change.id);
      if (!now) dropWaiting(uid, change.id);
      else if (now !== change) keepWaiting(uid, now);
    }
    show(next);
  }

  function tell(
    request: OutboxRequest,
    undone: readonly Undone[],
    reply: unknown,
    error: unknown,
  ): void {
    const left = new Set(useOutbox.getState().line.map(({ id }) => id));
    const last = new Set(lastWishes(request).map(({ id }) => id));
    const reasons = new Map(undone.map(({ change, why }) => [change.id, why]));
    const heard = new Set<string>();
    for (const { id } of request.changes) {
      if (left.has(id)) continue;
      const why = reasons.get(id);
      const done: Fate = { kind: 'done', reply: last.has(id) ? reply : null };
      if (settle(id, why ? { kind: 'undone', why, error } : done)) heard.add(id);
    }
    const unheard = undone.filter(({ change }) => !heard.has(change.id));
    if (unheard.length === 0) return;
    // one is told at a time, and what was not done matters more than what was
    waited = 0;
    onNews({ kind: 'undone', undone: unheard });
  }

  function settle(id: string, fate: Fate): boolean {
    const tellHim = fates.get(id);
    fates.delete(id);
    tellHim?.(fate);
    return tellHim !== undefined;
  }

  /** The line is empty: what another tab has sent is done too. */
  function settleAll(): void {
    for (const id of fates.keys()) settle(id, { kind: 'done', reply: null });
    pause = RETRY_MS.first;
    if (useOutbox.getState().isStuck) useOutbox.setState({ isStuck: false });
    if (waited > 0) onNews({ kind: 'sent', changes: waited });
    waited = 0;
  }

  function waitForSignal(): void {
    stick();
    retry = setTimeout(wake, pause);
    pause = Math.min(pause * 2, RETRY_MS.most);
  }

  /** Whoever waits for an answer goes on without it. */
  function stick(): void {
    const { line, isStuck } = useOutbox.getState();
    waited = line.length;
    if (!isStuck) useOutbox.setState({ isStuck: true });
    if (fates.size > 0) onNews({ kind: 'waits' });
    for (const id of fates.keys()) settle(id, { kind: 'waiting' });
  }

  function read(): void {
    if (!over.signal.aborted && isOwner(uid)) show(readLine(uid));
  }

  function end(): void {
    over.abort();
    for (const id of fates.keys()) settle(id, { kind: 'waiting' });
    clearTimeout(retry);
    window.removeEventListener('online', wake);
    window.removeEventListener('storage', read);
    window.removeEventListener('visibilitychange', wake);
    useOutbox.setState({ line: [], isStuck: false });
  }
}

function show(line: readonly WaitingChange[]): void {
  const before = useOutbox.getState().line;
  const isSame =
    line.length === before.length &&
    line.every((change, at) => JSON.stringify(change) === JSON.stringify(before[at]));
  if (!isSame) useOutbox.setState({ line });
}

/** One tab at a time, where the browser can tell. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}

async function answerTo(
  { method, path, body }: OutboxRequest,
  over: AbortSignal,
): Promise<[OutboxAnswer, unknown]> {
  const lost = new AbortController();
  const giveUp = () => lost.abort();
  const timer = setTimeout(giveUp, LOST_MS);
  over.addEventListener('abort', giveUp, { once: true });
  try {
    return [{ status: 200, code: null, body: await http(method, path, body, lost.signal) }, null];
  } catch (error) {
    if (!(error instanceof ApiError)) return [null, error];
    return [{ status: error.status, code: error.code ?? null, body: null }, error];
  } finally {
    clearTimeout(timer);
    over.removeEventListener('abort', giveUp);
  }
}
