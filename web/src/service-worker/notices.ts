/*
 * Notices of matches. Browsers that know the declarative form show a message by themselves; for the others a worker reads
 * the same. Every message shows something: browsers end the subscription of a page that shows nothing.
 */
declare const self: ServiceWorkerGlobalScope;

type Message = {
  notification: { title: string; body?: string; tag?: string; navigate?: string; icon?: string };
};

/** What is shown of a message that cannot be read. */
const UNKNOWN = 'Hay novedades de tu partido';

/** Shows messages, and opens their screen at a tap; home, where one names none. */
export function showNotices(): void {
  // one after the other: Chromium drops one that is being shown while those that are shown are listed
  let last = Promise.resolve();
  self.addEventListener('push', (event) => {
    // a failure is that of its own event
    last = last.catch(() => {}).then(() => show(event.data));
    event.waitUntil(last);
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { navigate } = (event.notification.data ?? {}) as { navigate?: string };
    event.waitUntil(open(navigate ?? '/'));
  });
}

/** A phone buzzes for one that takes the place of another only on request (`renotify`). A repeat is no news. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title, body = '', tag = 'picadito', ...more } = read(data);
  const { navigate, icon } = more;
  const before = await self.registration.getNotifications({ tag }).catch(() => []);
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    lang: 'es',
    data: { navigate },
    renotify: !before.some((one) => one.title === title && one.body === body),
    ...(icon !== undefined && { icon }),
  };
  await self.registration.showNotification(title, options);
}

function read(data: PushMessageData | null): Message['notification'] {
  try {
    const { notification } = JSON.parse(data?.text() ?? '') as Message;
    if (typeof notification.title === 'string' && notification.title !== '') return notification;
  } catch {
    // shown below
  }
  return { title: UNKNOWN };
}

/** In a window of ours that shows it, else in a new one. */
async function open(address: string): Promise<void> {
  const { origin } = self.location;
  const url = URL.parse(address, origin);
  const target = url?.origin === origin ? url.href : origin;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => one.url === target);
  await (shown ? shown.focus() : self.clients.openWindow(target));
}
