import {
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type Answer, type Question, RELOAD, SERVE, TAKE_OVER } from './messages.ts';
import { showNotices } from './notices.ts';
import { openPage } from './open-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this version, put here by web/build/service-worker.ts. */
declare const FILES: PrecacheEntry[];

/** What the server gives no page for (server/src/http/web-client.ts), and its health. */
const NOT_SCREENS = [
  /^\/(?:api|auth|demo|assets|g|healthz|readyz)(?:\/|\?|$)/,
  /^[^?]*\.\w+(?:\?|$)/,
];

/** The user has accepted this version: pages of the one before reload. */
let isAskedFor = false;

precache(FILES);
cleanupOutdatedCaches();
// before the precache: the page is in it, and a page is fetched from the server first
registerRoute(new NavigationRoute(openPage, { denylist: NOT_SCREENS }));
addRoute({ cleanURLs: false, directoryIndex: '' });
showNotices();

self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) {
    isAskedFor = true;
    event.waitUntil(self.skipWaiting());
  } else if (event.data === SERVE) {
    event.waitUntil(self.clients.claim());
  } else if ((event.data as Partial<Question>)?.kind === 'picadito:whose') {
    event.waitUntil(answer(event.data as Question, event.ports[0]));
  }
});

/** Pages that were there before the first worker are served too: their code may be gone from the server tomorrow. */
async function begin(): Promise<void> {
  await self.clients.claim();
  if (!isAskedFor) return;
  for (const page of await pages()) page.postMessage(RELOAD);
}

/** Pages of this version need no reload; without pages of another version no prompt is needed either. */
async function answer({ scripts }: Question, port: MessagePort | undefined): Promise<void> {
  const isMine = scripts.every((script) => getCacheKeyForURL(script) !== undefined);
  port?.postMessage((isMine ? 'mine' : 'another') satisfies Answer);
  if (isMine && (await pages()).length === 1) await self.skipWaiting();
}

function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
