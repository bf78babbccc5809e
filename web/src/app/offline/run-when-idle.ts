/** Code that failed to load is fetched again after this time, in milliseconds. */
const RETRY_MS = 30_000;

/**
 * Runs `start` after `afterMs` milliseconds in an idle period of the browser, or at once if `afterMs` is 0. `start`
 * resolves with a function that stops what it has started. If `start` rejects, it is retried. Returns a function that
 * cancels the timer, or stops what was started.
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
