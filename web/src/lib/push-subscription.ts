/** As the server takes it. */
export type PushKeys = { endpoint: string; p256dh: string; auth: string };

/** Whether this browser can get notices at all. On an iPhone only an installed app can. */
export function canGetNotices(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the user if need be: call it in a tap. */
export async function areNoticesAllowed(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Subscribes to the messages of the server of this key; a subscription of another key ends. */
export async function subscribeWith(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushKeys> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}
