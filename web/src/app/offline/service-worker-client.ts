import { registerWorker } from '../../lib/register-worker.ts';
import { type Answer, type Question, RELOAD, SERVE } from '../../service-worker/messages.ts';

/** An installed app may stay open for days: it looks for a new version when it becomes visible, at most this often, ms. */
const UPDATE_EVERY_MS = 3_600_000;

/**
 * Registers the service worker, by which the app opens without a network, and offers its new versions
 * (docs/decisions/022). Does nothing where service workers are not available. Returns a function that stops it.
 */
export function startServiceWorkerClient(): () => void {
  const stopped = new AbortController();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // rejects in private windows, and where the file is missing
    run(stopped.signal).catch(() => undefined);
  }
  return () => stopped.abort();
}

async function run(signal: AbortSignal): Promise<void> {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }) => {
      if (data === RELOAD) window.location.reload();
    },
    { signal },
  );
  const registration = await registerWorker('/sw.js');
  // this page was loading when the first worker claimed its clients, or was reloaded past it
  if (!navigator.serviceWorker.controller) registration.active?.postMessage(SERVE);
  let checkedAt = Date.now();
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < UPDATE_EVERY_MS) return;
    checkedAt = Date.now();
    // without a signal the next time the page becomes visible retries
    registration.update().catch(() => undefined);
  };
  const onUpdate = () => whenReady(registration.installing, offer, signal);
  document.addEventListener('visibilitychange', onVisible, { signal });
  registration.addEventListener('updatefound', onUpdate, { signal });
  if (registration.waiting) await offer(registration.waiting);
  else onUpdate();

  async function offer(worker: ServiceWorker): Promise<void> {
    // the first worker of this browser replaces none
    if (!registration.active || (await isSameVersion(worker)) || signal.aborted) return;
    const { showUpdate } = await import('../shell/update-prompt.tsx');
    showUpdate(worker);
  }
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
      // without the prompt's code the next visit offers the version, or has it
      ready(worker).catch(() => undefined);
    },
    { signal },
  );
}

/** Whether this page already is of that worker's version: it may just have come from the server. */
function isSameVersion(worker: ServiceWorker): Promise<boolean> {
  const scripts = [...document.scripts].map(({ src }) => src).filter(Boolean);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data === 'mine'));
    port1.start();
    worker.postMessage({ kind: 'picadito:whose', scripts } satisfies Question, [port2]);
  });
}
