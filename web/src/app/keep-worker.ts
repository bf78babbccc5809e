import { registerWorker } from './offline/worker-script.ts';
import { type Answer, type Question, RELOAD, SERVE } from '../service-worker/messages.ts';

/** An installed app may stay open for days: it asks for a new version when it is looked at again, ms. */
const ASK_EVERY_MS = 3_600_000;

/**
 * Lets the program open without a network, and offers its new versions (docs/decisions/022). Where there can be no worker
 * all goes on without. Returns the end of it.
 */
export function keepWorker(): () => void {
  const over = new AbortController();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // refused in private windows, and where the file is missing
    keep(over.signal).catch(() => undefined);
  }
  return () => over.abort();
}

async function keep(signal: AbortSignal): Promise<void> {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }) => {
      if (data === RELOAD) window.location.reload();
    },
    { signal },
  );
  const registration = await registerWorker();
  // this page was on its way when the first worker took those that were there, or was reloaded past it
  if (!navigator.serviceWorker.controller) registration.active?.postMessage(SERVE);
  let asked = Date.now();
  const lookedAt = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY_MS) return;
    asked = Date.now();
    // without a signal it asks again when it is looked at next
    registration.update().catch(() => undefined);
  };
  const found = () => whenReady(registration.installing, offer, signal);
  document.addEventListener('visibilitychange', lookedAt, { signal });
  registration.addEventListener('updatefound', found, { signal });
  if (registration.waiting) await offer(registration.waiting);
  else found();

  async function offer(worker: ServiceWorker): Promise<void> {
    // the first one of this browser takes nobody's place
    if (!registration.active || (await answerOf(worker)) === 'mine' || signal.aborted) return;
    const { showUpdate } = await import('./shell/update-prompt.tsx');
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
      // without its code the next visit offers it, or has it
      ready(worker).catch(() => undefined);
    },
    { signal },
  );
}

/** Whether this page is of the version of that worker already: it came from the server a moment ago. */
function answerOf(worker: ServiceWorker): Promise<Answer> {
  const scripts = [...document.scripts].map(({ src }) => src).filter(Boolean);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    port1.start();
    worker.postMessage({ kind: 'picadito:whose', scripts } satisfies Question, [port2]);
  });
}
