import type { SubscriptionInput } from '@picadito/domain';

/** Whether this browser can get notices at all. On an iPhone only an installed app can. */
export function canGetNotices(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** For a user who has closed the question of the browser, which asks again at the next tap. */
const ALLOW = 'Tocá «Permitir» cuando te pregunte.';

/**
 * Asks the user if need be: call it in a tap. Null once notices are allowed, else what to do: `blocked`, or to answer the
 * question.
 */
export async function askForNotices(blocked: string): Promise<string | null> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') return null;
  return permission === 'denied' ? blocked : ALLOW;
}

/** Whether this browser is subscribed, as far as it knows; the server may have ended that. `scope`: of the worker. */
export async function isSubscribedHere(scope = '/'): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return Boolean(await registration?.pushManager.getSubscription());
}

/** A worker is there some seconds after the page, and later on a slow connection. */
const WORKER_TIMEOUT_MS = 60_000;

/** Rejects where none comes: the browser may have refused it. */
export function readyWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new DOMException('no worker', 'TimeoutError')), WORKER_TIMEOUT_MS);
    void navigator.serviceWorker.ready.then(resolve);
  });
}

/**
 * Subscribes to the messages of the server whose public key (base64url) this is; a subscription of another key ends.
 * Rejects where the browser refuses.
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
