import { main } from './exchange.ts';

/** How often a page asks that cannot hold a stream. */
const EVERY_MS = 20_000;

/** Undefined on the page of a dead link. */
const pathOf = () => main()?.dataset['path'];

/** Keeps up with the page: by its stream, which tells of its version, else by asking; while the page is hidden, not at all. */
export function follow(refresh: (version?: string) => void): void {
  let stream: EventSource | null = null;
  /** Since when it is open the stream has said something. */
  let isHeld = false;

  function open(): void {
    close();
    const path = pathOf();
    if (document.hidden || path === undefined || !('EventSource' in window)) return;
    stream = new EventSource(`${path}/changes`);
    stream.addEventListener('version', ({ lastEventId }) => {
      isHeld = true;
      if (lastEventId !== main()?.dataset['version']) refresh(lastEventId);
    });
    stream.addEventListener('error', () => {
      isHeld = false;
      // refused: the link may be dead
      if (stream?.readyState === EventSource.CLOSED) refresh();
    });
  }

  function close(): void {
    stream?.close();
    stream = null;
    isHeld = false;
  }

  function look(): void {
    if (document.hidden || isHeld || pathOf() === undefined) return;
    refresh();
    if (!stream || stream.readyState === EventSource.CLOSED) open();
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  setInterval(look, EVERY_MS);
  open();
}
