/** When the code did not arrive it is asked for again, ms. */
const RETRY_MS = 30_000;

/**
 * Starts what the first signed-in screen does without, after some time and when the browser has nothing better to do (0: at once).
 * `start` rejects when its code did not arrive; it resolves with the end of what it has started.
 */
export function whenIdle(afterMs: number, start: () => Promise<() => void>): () => void {
  let isOver = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (afterMs === 0) void attempt();
  else timer = setTimeout(idle, afterMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };

  function idle(): void {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void attempt());
    else void attempt();
  }

  async function attempt(): Promise<void> {
    if (isOver) return;
    try {
      const end = await start();
      if (isOver) end();
      else stop = end;
    } catch {
      if (!isOver) timer = setTimeout(() => void attempt(), RETRY_MS);
    }
  }
}
