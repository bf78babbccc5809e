import type { Told } from '../sync/live/event-stream.ts';

/** Between the tabs: who is there, how far the one that holds the stream has come, what it was told. */
type Message =
  | { type: 'hello' }
  | { type: 'newest'; id: string | null }
  | { type: 'told'; told: Told };

/** A tab that holds the stream and does not answer for so long is frozen, ms. */
const SILENCE_MS = 3_000;

/**
 * One stream for all tabs of a browser that name it alike: the one that holds its lock opens it and passes on what it
 * is told, and when it goes another one goes on from the newest id that it knows. A tab whose newest is not that of
 * the holder, because it was opened or woke up in between, hears `onGap`: it may have missed something. A holder
 * that the browser has put to sleep loses the stream to a tab that somebody looks at.
 */
export function sharedStream({
  name,
  since,
  open,
  onTold,
  onGap,
}: {
  name: string;
  /** The newest id that this tab knows. */
  since: string | null;
  /** Opens the stream from there; returns its end. */
  open: (since: string | null, onTold: (told: Told) => void) => () => void;
  onTold: (told: Told) => void;
  onGap: () => void;
}): () => void {
  let newest = since;
  /** Ends the stream while this tab holds it. */
  let close: (() => void) | null = null;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return open(since, hear);

  const { locks } = navigator;
  const channel = new BroadcastChannel(name);
  const say = (message: Message) => channel.postMessage(message);
  let isOver = false;
  let waiting = new AbortController();
  let letGo = () => {};
  let silence: ReturnType<typeof setTimeout> | undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'hello') {
      if (close) say({ type: 'newest', id: newest });
      return;
    }
    if (close) return;
    clearTimeout(silence);
    if (data.type === 'told') hear(data.told);
    else if (data.id !== newest) {
      newest = data.id;
      onGap();
    }
  });
  document.addEventListener('visibilitychange', look);
  void hold({ signal: waiting.signal });
  look();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    clearTimeout(silence);
    waiting.abort();
    letGo();
    drop();
    channel.close();
  };

  function hear(told: Told): void {
    if (newest === null) onGap();
    newest = told.id;
    onTold(told);
  }

  /** Waits for the lock and holds it as long as this tab is there, or until another one takes it away. */
  async function hold(how: LockOptions): Promise<void> {
    try {
      await locks.request(name, how, () => (isOver ? undefined : lead()));
    } catch {
      if (!close) return; // it was not waited for any longer
      drop();
      waiting = new AbortController();
      void hold({ signal: waiting.signal });
    }
  }

  function lead(): Promise<void> {
    clearTimeout(silence);
    say({ type: 'newest', id: newest });
    close = open(newest, (told) => {
      hear(told);
      say({ type: 'told', told });
    });
    return new Promise((resolve) => {
      letGo = resolve;
    });
  }

  function drop(): void {
    close?.();
    close = null;
  }

  /** Somebody looks at this tab: does the holder live, and how far has it come? */
  function look(): void {
    if (close || document.visibilityState !== 'visible') return;
    say({ type: 'hello' });
    clearTimeout(silence);
    silence = setTimeout(() => {
      waiting.abort();
      void hold({ steal: true });
    }, SILENCE_MS);
  }
}
