import { main } from './exchange.ts';

/** Interval in milliseconds at which the page is requested while its event stream is missing or has sent nothing. */
const EVERY_MS = 20_000;

/** Returns the path of the page; undefined on the page of a dead link. */
const pathOf = () => main()?.dataset['path'];

/**
 * Calls `refresh` when the page may have changed: with the new version when the event stream sends one, else at an
 * interval. Does neither while the browser hides the page.
 */
export function follow(refresh: (version?: string) => void): void {
  let stream: EventSource | null = null;
  /** True once the open event stream has sent a version, until it fails or closes. Polling pauses while it is true. */
  let isLive = false;

  function open(): void {
    close();
    const path = pathOf();
    if (document.hidden || path === undefined || !('EventSource' in window)) return;
    stream = new EventSource(`${path}/changes`);
    stream.addEventListener('version', ({ lastEventId }) => {
      isLive = true;
      if (lastEventId !== main()?.dataset['version']) refresh(lastEventId);
    });
    stream.addEventListener('error', () => {
      isLive = false;
      // The stream was refused, so the link may be dead.
      if (stream?.readyState === EventSource.CLOSED) refresh();
    });
  }

  function close(): void {
    stream?.close();
    stream = null;
    isLive = false;
  }

  function poll(): void {
    if (document.hidden || isLive || pathOf() === undefined) return;
    refresh();
    if (!stream || stream.readyState === EventSource.CLOSED) open();
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  setInterval(poll, EVERY_MS);
  open();
}
