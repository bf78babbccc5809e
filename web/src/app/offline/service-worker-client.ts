import { registerWorker } from '../../lib/register-worker.ts';
import {
  type Answer,
  MISSING,
  type Question,
  RELOAD,
  SERVE,
} from '../../service-worker/messages.ts';

/**
 * Minimum time in milliseconds between two checks for a new version, which a page makes when it becomes visible. An
 * installed app may stay open for days.
 */
const UPDATE_EVERY_MS = 3_600_000;

/**
 * Registers the service worker, which makes the app open without a network, and offers new versions of the app to the
 * user (docs/decisions/022). Does nothing in a browser without service workers. Returns a function that removes all
 * listeners.
 */
export function startServiceWorkerClient(): () => void {
  const stopped = new AbortController();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Registration rejects in private windows, or if the file is missing.
    run(stopped.signal).catch(() => undefined);
  }
  return () => stopped.abort();
}

async function run(signal: AbortSignal): Promise<void> {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }) => {
      if (data === RELOAD || (data === MISSING && !isReloaded())) window.location.reload();
    },
    { signal },
  );
  const registration = await registerWorker('/sw.js');
  // No worker controls this page if the first worker became active while the page was loading, or if the page was
  // reloaded without the worker.
  if (!navigator.serviceWorker.controller) registration.active?.postMessage(SERVE);
  let checkedAt = Date.now();
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < UPDATE_EVERY_MS) return;
    checkedAt = Date.now();
    // A failed check is repeated when the page next becomes visible.
    registration.update().catch(() => undefined);
  };
  const onUpdate = () => whenReady(registration.installing, offer, signal);
  document.addEventListener('visibilitychange', onVisible, { signal });
  registration.addEventListener('updatefound', onUpdate, { signal });
  if (registration.waiting) await offer(registration.waiting);
  else onUpdate();

  async function offer(worker: ServiceWorker): Promise<void> {
    // The first worker of a browser is not an update.
    if (!registration.active || (await isSameVersion(worker)) || signal.aborted) return;
    const { showUpdate } = await import('../shell/update-prompt.tsx');
    showUpdate(worker);
  }
}

/** Tells whether this page was opened by a reload: a file that is still missing then would reload it without end. */
function isReloaded(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming && opened.type === 'reload';
}

function whenReady(
  worker: ServiceWorker | null,
  ready: (worker: ServiceWorker) => Promise<void>,
  signal: AbortSignal,
): void {
  worker?.addEventListener(
    'statechange',
    () => {
      if (worker.state !== 'installed') return;
      // If the code of the prompt does not load, the next visit offers the version or already runs it.
      ready(worker).catch(() => undefined);
    },
    { signal },
  );
}

/**
 * Resolves to true if this page already runs the version of a waiting worker, because the server has just delivered
 * that version.
 */
function isSameVersion(worker: ServiceWorker): Promise<boolean> {
  const scripts = [...document.scripts].map(({ src }) => src).filter(Boolean);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data === 'mine'));
    port1.start();
    worker.postMessage({ kind: 'picadito:whose', scripts } satisfies Question, [port2]);
  });
}
