import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Of a browser at a push service that is known; the keys are those of RFC 8291. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** This browser has no push service: it subscribes all the same, when it is allowed to. */
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

/** How many messages workers have handled since. */
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

/** Delivers messages to the worker of this scope as a push service does, by the browser's own protocol. */
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
  /** Until the worker has handled all of them: listed meanwhile, one that is being shown may be dropped by Chromium. */
  const deliver = async (...all: readonly string[]) => {
    const before = handled();
    const to = { origin: `${origin}/`, registrationId };
    await Promise.all(
      all.map((data) => session.send('ServiceWorker.deliverPushMessage', { ...to, data })),
    );
    await expect.poll(handled).toBe(before + all.length);
  };
  /** What is shown. */
  const shown = () =>
    page.evaluate(async (of) => {
      const registration = await navigator.serviceWorker.getRegistration(of);
      const all = (await registration?.getNotifications()) ?? [];
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    }, scope);
  /** Whether the phone buzzes for what is shown though it takes the place of another. */
  const renotified = () =>
    page.evaluate(async (of) => {
      const registration = await navigator.serviceWorker.getRegistration(of);
      const all = (await registration?.getNotifications()) ?? [];
      return all.map((one) => (one as Notification & { renotify: boolean }).renotify);
    }, scope);
  /** A tap on the one of this title: the address that it opens. */
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
        // without a true tap a worker may open no window
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

/** As the server sends it. */
export const message = (navigate: string, more: object = {}) =>
  JSON.stringify({
    web_push: 8030,
    notification: { title: 'Ya son 10', body: 'Hoy 21:00', tag: 'a-topic', navigate, ...more },
  });
