/** Type of a server-sent event; `data` is its text. */
export type ServerEvent = { type: string; id: string; data: string };

/**
 * Time before a stream is reopened, in milliseconds. It doubles with each failure from `first` to `longest`, and a
 * random time of up to the same length is added.
 */
const BACKOFF_MS = { first: 1_000, longest: 30_000 };

/**
 * Receives server-sent events of these types while the page is visible, from the id `since` on (null: from now on). A
 * stream that ends is reopened with the newest id, so that no event is missed: after a growing backoff with jitter, or
 * at once when the network returns or the page becomes visible. EventSource itself would retry every second for hours
 * and stop at the first error response. A hidden page has no stream, because browsers allow few connections to one
 * server. `onRefused` is called if the response was not a stream. Returns an unsubscribe function.
 */
export function openEventStream({
  addressOf,
  types,
  since,
  onEvent,
  onRefused,
}: {
  addressOf: (since: string | null) => string;
  types: readonly string[];
  since: string | null;
  onEvent: (event: ServerEvent) => void;
  onRefused: () => void;
}): () => void {
  let newest = since;
  let backoffMs = BACKOFF_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  const reopen = () => {
    close();
    if (document.visibilityState === 'visible') source = open();
  };
  window.addEventListener('online', reopen);
  document.addEventListener('visibilitychange', reopen);
  reopen();
  return () => {
    window.removeEventListener('online', reopen);
    document.removeEventListener('visibilitychange', reopen);
    close();
  };

  function open(): EventSource {
    const opened = new EventSource(addressOf(newest));
    for (const type of types) {
      opened.addEventListener(type, ({ lastEventId: id, data }: MessageEvent<string>) => {
        newest = id;
        backoffMs = BACKOFF_MS.first;
        onEvent({ type, id, data });
      });
    }
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === EventSource.CLOSED;
      close();
      if (!navigator.onLine) backoffMs = BACKOFF_MS.longest;
      // With jitter, browsers that lost a server do not all reconnect at the same time.
      timer = setTimeout(reopen, backoffMs * (1 + Math.random()));
      backoffMs = Math.min(backoffMs * 2, BACKOFF_MS.longest);
      if (isRefused) onRefused();
    });
    return opened;
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
  }
}
