import type { SubscriptionInput } from '@picadito/domain';

/** Tells whether this browser supports push messages. On an iPhone only an installed app does. */
export function canGetNotices(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Message after the user has closed the permission prompt without an answer. The browser prompts again at the next tap.
 */
const ALLOW = 'Tocá «Permitir» cuando te pregunte.';

/**
 * Requests the permission for notices if needed. Call this in the handler of a tap, because browsers show the prompt
 * only there. Returns null if notices are allowed, `blocked` if the user has denied them, or a sentence that asks the
 * user to allow them.
 */
export async function askForNotices(blocked: string): Promise<string | null> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') return null;
  return permission === 'denied' ? blocked : ALLOW;
}

/**
 * Returns whether this browser has a push subscription for the worker of `scope`. The server may have ended the
 * subscription without the browser's knowledge.
 */
export async function isSubscribedHere(scope = '/'): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return Boolean(await registration?.pushManager.getSubscription());
}

/**
 * Time in milliseconds after which `readyWorker` rejects. A worker is ready some seconds after the page, or later on a
 * slow connection.
 */
const WORKER_TIMEOUT_MS = 60_000;

/**
 * Resolves with the registration of the active worker. Rejects after a timeout, because the browser may have refused
 * the worker.
 */
export function readyWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new DOMException('no worker', 'TimeoutError')), WORKER_TIMEOUT_MS);
    void navigator.serviceWorker.ready.then(resolve);
  });
}

/**
 * Subscribes to push messages of the server with this public key (base64url) and returns the subscription as the server
 * stores it. A subscription with another key ends. Rejects if the browser refuses.
 */
export async function subscribeWith(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<SubscriptionInput> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}
