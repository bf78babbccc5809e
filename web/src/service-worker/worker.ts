import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type Answer, MISSING, type Question, RELOAD, SERVE, TAKE_OVER } from './messages.ts';
import { openFile } from './missing-files.ts';
import { showNotices } from './notices.ts';
import { openPage } from './open-page.ts';
import { refusingOtherVersions } from './own-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** Files of this version that the worker fetches ahead. web/build/service-worker.ts defines the constant. */
declare const FILES: PrecacheEntry[];

/**
 * Patterns of the paths for which the worker has no page: files and API paths (server/src/http/web-client.ts), links,
 * and the health checks.
 */
const NOT_SERVED = [
  /^\/(?:api|auth|demo|assets|g|c|ayudar|healthz|readyz)(?:\/|\?|$)/,
  /^[^?]*\.\w+(?:\?|$)/,
];

/** True once the user has accepted this version, so that open pages of the old version reload. */
let isAskedFor = false;

addPlugins([refusingOtherVersions((address) => getCacheKeyForURL(address) !== undefined)]);
precache(FILES);
cleanupOutdatedCaches();
// This route comes before the route of the precache, which contains the page: screens are fetched from the server
// first.
registerRoute(new NavigationRoute(openPage, { denylist: NOT_SERVED }));
addRoute({ cleanURLs: false, directoryIndex: '' });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request, event }) => openFile(request, () => void tellMissing(event as FetchEvent)),
);
showNotices();

self.addEventListener('activate', (event) => event.waitUntil(start()));
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

/**
 * Makes this worker control all open pages, also pages that were opened before the first worker, because the server may
 * later no longer have their code. Reloads the pages if the user has accepted this version.
 */
async function start(): Promise<void> {
  await self.clients.claim();
  if (!isAskedFor) return;
  for (const page of await pages()) page.postMessage(RELOAD);
}

/**
 * Answers a page whether its scripts are of this version. If it is the only open page and of this version, the worker
 * activates without a prompt.
 */
async function answer({ scripts }: Question, port: MessagePort | undefined): Promise<void> {
  const isMine = scripts.every((script) => getCacheKeyForURL(script) !== undefined);
  port?.postMessage((isMine ? 'mine' : 'another') satisfies Answer);
  if (isMine && (await pages()).length === 1) await self.skipWaiting();
}

async function tellMissing({ clientId }: FetchEvent): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(MISSING);
}

function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
