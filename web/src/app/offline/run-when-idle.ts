/** Time in milliseconds after which code that failed to load is fetched again. */
const RETRY_MS = 30_000;
/** Maximum time in milliseconds that work waits for an idle period of the browser. */
const IDLE_WITHIN_MS = 1_000;

/**
 * Runs `start` in the first idle period of the browser after `due` resolves, or at once if `due` is null. `start`
 * resolves with a function that stops what it has started. If `start` rejects, it is retried. Returns a function that
 * cancels `start`, or stops what was started.
 */
export function runWhenIdle(
  due: Promise<void> | null,
  start: () => Promise<() => void>,
): () => void {
  let isStopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (due) void due.then(idle);
  else void attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };

  function idle(): void {
    if (!('requestIdleCallback' in window)) void attempt();
    else window.requestIdleCallback(() => void attempt(), { timeout: IDLE_WITHIN_MS });
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
