/*
 * Shows notices of matches. Browsers that support declarative push messages show them without this code; in other
 * browsers this code reads the same messages. Every message shows a notification, because browsers end the subscription
 * of a worker that shows none.
 */
declare const self: ServiceWorkerGlobalScope;

type Message = {
  notification: { title: string; body?: string; tag?: string; navigate?: string; icon?: string };
};

/** Title of the notification for a push message that cannot be read. */
const UNKNOWN = 'Hay novedades de tu partido';

/** Shows push messages as notifications. A tap opens the address of the message, or home if it has none. */
export function showNotices(): void {
  // Messages are shown one after the other, because Chromium drops a notification if notifications are listed while it
  // is shown.
  let last = Promise.resolve();
  self.addEventListener('push', (event) => {
    // A failed message reports its failure to its own event only.
    last = last.catch(() => {}).then(() => show(event.data));
    event.waitUntil(last);
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { navigate } = (event.notification.data ?? {}) as { navigate?: string };
    event.waitUntil(open(navigate ?? '/'));
  });
}

/**
 * Shows a push message as a notification. A notification that replaces another alerts the user only with `renotify`,
 * which is off for a repeated text.
 */
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
    // An unreadable message is shown with the title `UNKNOWN`.
  }
  return { title: UNKNOWN };
}

/** Focuses a window of the app that shows the address, or opens a new one. Addresses of another origin open home. */
async function open(address: string): Promise<void> {
  const { origin } = self.location;
  const url = URL.parse(address, origin);
  const target = url?.origin === origin ? url.href : origin;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => one.url === target);
  await (shown ? shown.focus() : self.clients.openWindow(target));
}
