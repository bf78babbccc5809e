/** A server-sent event: its kind, its id, its data as text. */
export type Told = { type: string; id: string; data: string };

/** The first wait before a stream is opened again, and the longest, ms; each failure doubles it. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Server-sent events of these kinds, from the newest id known (null: from now) until closed. Whenever the stream
 * ends it is opened again with the newest id, so that nothing is missed: after a wait that grows, or at once when
 * the network is back. EventSource's own way asks every second for hours and gives up at the first refusal.
 * `onRefused`: the server answered, but with no stream.
 */
export function eventStream({
  addressOf,
  types,
  since,
  onTold,
  onRefused,
}: {
  addressOf: (since: string | null) => string;
  types: readonly string[];
  since: string | null;
  onTold: (told: Told) => void;
  onRefused: () => void;
}): () => void {
  let newest = since;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();
  const reopen = () => {
    close();
    source = open();
  };
  window.addEventListener('online', reopen);
  return () => {
    window.removeEventListener('online', reopen);
    close();
  };

  function open(): EventSource {
    const opened = new EventSource(addressOf(newest));
    for (const type of types) {
      opened.addEventListener(type, ({ lastEventId: id, data }: MessageEvent<string>) => {
        newest = id;
        waitMs = FIRST_WAIT_MS;
        onTold({ type, id, data });
      });
    }
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === EventSource.CLOSED;
      close();
      if (!navigator.onLine) waitMs = LONGEST_WAIT_MS; // nobody to ask
      // browsers that lost a server do not come back all at once
      timer = setTimeout(reopen, waitMs * (1 + Math.random()));
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      if (isRefused) onRefused();
    });
    return opened;
  }

  function close(): void {
    clearTimeout(timer);
    source.close();
  }
}
