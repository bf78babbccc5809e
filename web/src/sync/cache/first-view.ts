import { type FirstView, firstViewPath } from '@picadito/domain';
import { storeEtag } from './etags.ts';
import { sendRequest, writesSent } from '../http/http.ts';

let view: FirstView | null = null;
let reading: Promise<void> | null = null;

/**
 * Starts to read the data of the first screen in one request, while another request reads the session. Does nothing on
 * a screen that shows neither home nor a match. If the request fails, the screen reads its data by single requests.
 */
export function readFirstView(): void {
  const path = firstViewPath(location.pathname + location.search);
  if (path !== null) reading = read(path).catch(() => undefined);
}

async function read(path: string): Promise<void> {
  const before = writesSent();
  try {
    const { reply } = await sendRequest({ method: 'GET', path });
    if (writesSent() === before) view = reply as FirstView;
  } finally {
    reading = null;
  }
}

/**
 * Returns a promise that resolves when the request of `readFirstView` has ended; null if it is not running. Queries
 * wait for it before they send their own requests.
 */
export function endOfReading(): Promise<void> | null {
  return reading;
}

/**
 * Returns the replies of the first view by their paths, once, if they are of this user and of this version of the data.
 * Changes after this version reach the page by the event stream.
 */
export function takeFirstView(uid: string, version: string | null): [string, unknown][] {
  const taken = view;
  view = null;
  if (taken?.user !== uid || taken.version !== version) return [];
  const replies = Object.entries(taken.replies);
  for (const [path, reply] of replies) storeEtag(reply, taken.etags[path] ?? null);
  return replies;
}
