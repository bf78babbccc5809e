import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Push subscription with the address of a known push service. Its keys are the keys in RFC 8291. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/**
 * Makes subscribing to notices succeed in this browser, which has no push service. The result is always `SUBSCRIPTION`.
 */
export async function subscribesAnywhere(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  let isOn = false;
  await context.exposeFunction('subscribed', (next: boolean | null) => (isOn = next ?? isOn));
  await context.addInitScript((given) => {
    const { subscribed } = window as unknown as {
      subscribed: (next: boolean | null) => Promise<boolean>;
    };
    const subscription = { toJSON: () => given, unsubscribe: () => subscribed(false) };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (await subscribed(true)) && subscription,
      getSubscription: async () => ((await subscribed(null)) ? subscription : null),
    });
  }, SUBSCRIPTION);
}

/** Returns a function that returns how many push messages the service workers have handled since this call. */
async function countHandled(session: CDPSession): Promise<() => number> {
  let handled = 0;
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    if (backgroundServiceEvent.eventName === 'Push event completed') handled += 1;
  });
  const service = 'pushMessaging';
  await session.send('BackgroundService.startObserving', { service });
  await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
  return () => handled;
}

/**
 * Returns functions that deliver push messages to the service worker of this scope, by the protocol of the browser, and
 * that read and tap the worker's notifications.
 */
export async function pushesTo(page: Page, scope: string) {
  const session = await page.context().newCDPSession(page);
  const registrations = new Map<string, string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: known }) => {
    for (const { scopeURL, registrationId } of known) registrations.set(scopeURL, registrationId);
  });
  await session.send('ServiceWorker.enable');
  const handled = await countHandled(session);
  const origin = new URL(page.url()).origin;
  await expect.poll(() => registrations.has(origin + scope)).toBe(true);
  const registrationId = registrations.get(origin + scope) ?? '';
  /**
   * Delivers push messages, and waits until the service worker has handled all of them. If notifications are read
   * earlier, Chromium may drop the latest one.
   */
  const deliver = async (...all: readonly string[]) => {
    const before = handled();
    const to = { origin: `${origin}/`, registrationId };
    await Promise.all(
      all.map((data) => session.send('ServiceWorker.deliverPushMessage', { ...to, data })),
    );
    await expect.poll(handled).toBe(before + all.length);
  };
  const shown = () =>
    page.evaluate(async (of) => {
      const registration = await navigator.serviceWorker.getRegistration(of);
      const all = (await registration?.getNotifications()) ?? [];
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    }, scope);
  /**
   * Returns for each shown notification whether the phone vibrates or sounds again when it replaces another one
   * (`renotify`).
   */
  const renotified = () =>
    page.evaluate(async (of) => {
      const registration = await navigator.serviceWorker.getRegistration(of);
      const all = (await registration?.getNotifications()) ?? [];
      return all.map((one) => (one as Notification & { renotify: boolean }).renotify);
    }, scope);
  /** Taps the notification with this title; returns the address that it opens. */
  const tap = async (title: string): Promise<string> => {
    const worker = page
      .context()
      .serviceWorkers()
      .find((one) => one.url().endsWith(scope === '/' ? '/sw.js' : '/players-sw.js'));
    if (!worker) throw new Error('there is no worker');
    return worker.evaluate(async (wanted) => {
      const self = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
        dispatchEvent: (event: Event) => void;
        NotificationEvent: new (name: string, init: { notification: Notification }) => Event;
      };
      const [notification] = (await self.registration.getNotifications()).filter(
        (one) => one.title === wanted,
      );
      if (!notification) throw new Error('it is not shown');
      return new Promise<string>((resolve) => {
        // Without a real tap a service worker may not open a window, so `openWindow` is replaced.
        self.clients.openWindow = async (url) => {
          resolve(url);
          return null;
        };
        self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }));
      });
    }, title);
  };
  return { deliver, shown, renotified, tap };
}

/** Returns the text of a push message in the form that the server sends. */
export const message = (navigate: string, more: object = {}) =>
  JSON.stringify({
    web_push: 8030,
    notification: { title: 'Ya son 10', body: 'Hoy 21:00', tag: 'a-topic', navigate, ...more },
  });
