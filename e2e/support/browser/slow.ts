import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

/** Delay of every request on a slow 4G connection, in milliseconds. */
const LATENCY_MS = 150;

/** Number of bytes that a slow 4G connection transfers in a second. */
const BYTES_PER_SECOND = (1.44 * 1024 * 1024) / 8;

/** Factor by which the processor of a cheap phone is slower. */
export const SLOWER_PROCESSOR = 4;

/**
 * Calls `visit` while the page has the processor and the connection of a cheap phone, and nothing in the cache of its
 * browser, as on the first visit.
 */
export async function onSlowDevice(page: Page, visit: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await browser.send('Network.clearBrowserCache');
  await page.route('**', slowConnection());
  await visit();
  await page.unrouteAll({ behavior: 'wait' });
  // The emulation of the processor ends with the session.
  await browser.detach();
}

/**
 * Returns the handler of requests that delays each of them, and then its response until the connection has transferred
 * it and all responses before it. The emulation of Chromium now and then loses a request, so that a page never loads
 * (https://github.com/microsoft/playwright/issues/22676).
 */
function slowConnection(): (route: Route) => Promise<void> {
  let freeAt = 0;
  return async (route) => {
    await wait(LATENCY_MS);
    // An event stream does not end, so there is no whole response to wait for.
    if (route.request().resourceType() === 'eventsource') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const size = Number(response.headers()['content-length'] ?? 0);
    freeAt = Math.max(freeAt, Date.now()) + (size / BYTES_PER_SECOND) * 1000;
    await wait(freeAt - Date.now());
    return route.fulfill({ response });
  };
}
