import type { QueryClient } from '@tanstack/react-query';

/** By then the first signed-in screen stands, ms. */
const AFTER_FIRST_SCREEN_MS = 1_500;
/** When the code did not arrive it is asked for again, ms. */
const RETRY_MS = 30_000;

/** Starts to follow what the user's other devices change, when the browser has nothing better to do. */
export function followWhenIdle(
  client: QueryClient,
  uid: string,
  version: string | null,
): () => void {
  let isOver = false;
  let stop = () => {};
  let timer = setTimeout(whenIdle, AFTER_FIRST_SCREEN_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };

  function whenIdle(): void {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void start());
    else void start();
  }

  async function start(): Promise<void> {
    try {
      const { followChanges } = await import('./follow-changes.ts');
      if (!isOver) stop = followChanges(client, uid, version);
    } catch {
      if (!isOver) timer = setTimeout(() => void start(), RETRY_MS);
    }
  }
}
