/** The pause before code that did not arrive is fetched again, ms. */
const RETRY_MS = 30_000;

/**
 * Starts what the first signed-in screen can do without, after some time and when the browser is idle (0: at once).
 * `start` resolves with a function that stops what it has started, and rejects when its code did not arrive.
 */
export function runWhenIdle(afterMs: number, start: () => Promise<() => void>): () => void {
  let isStopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (afterMs === 0) void attempt();
  else timer = setTimeout(idle, afterMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };

  function idle(): void {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void attempt());
    else void attempt();
  }

  async function attempt(): Promise<void> {
    if (isStopped) return;
    try {
      const stopStarted = await start();
      if (isStopped) stopStarted();
      else stop = stopStarted;
    } catch {
      if (!isStopped) timer = setTimeout(() => void attempt(), RETRY_MS);
    }
  }
}
