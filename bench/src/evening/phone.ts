import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { signedInPhone } from '../web/browser.ts';

/** Browser's network preset "Slow 4G": latency in milliseconds, throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1_000_000) / 8) * 0.9,
  uploadThroughput: ((750 * 1_000) / 8) * 0.9,
};
const SLOWER = 4;
const LOOK_MS = 3_000;

export type SlowPhone = { page: Page; context: BrowserContext };

/**
 * Opens an empty page on an organiser's signed-in phone, with access to the clipboard and a stand-in for the share
 * sheet. `openHome` then loads the app.
 */
export async function slowPhone(
  browser: Browser,
  origin: string,
  account: string,
): Promise<SlowPhone> {
  const context = await signedInPhone(browser, origin, account);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  await page.addInitScript(standInForTheSheet);
  return { page, context };
}

/**
 * Opens the home screen as on a phone that has opened the app before, so that the service worker has cached the code.
 * From then on the network and the processor are as slow as those of a phone at the pitch.
 */
export async function openHome({ page, context }: SlowPhone): Promise<void> {
  await page.goto('/');
  // A service worker that is ready has cached all of the code.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await slowDown(page, context);
  await page.reload({ waitUntil: 'networkidle' });
  // A person looks at the screen before the first tap, and the app uses this time.
  await sleep(LOOK_MS);
  const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!isControlled) throw new Error('the service worker does not control the page');
}

/**
 * Slows the network and the processor of a page down to those of a phone at the pitch, and returns the session of the
 * browser's protocol.
 */
export async function slowDown(page: Page, context: BrowserContext): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devtools;
}

/** Opens the slow phone of a player who has never opened the players' page: no service worker, and an empty cache. */
export async function playersPhone(
  browser: Browser,
): Promise<SlowPhone & { devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await slowDown(page, context);
  return { page, context, devtools };
}

/**
 * Replaces the phone's share sheet; runs in the page. The attribute `data-shared` of the document counts the openings
 * of the sheet and names the kind of content. The promise of a share resolves when a person would have chosen an app.
 */
function standInForTheSheet(): void {
  const CHOOSING_MS = 1_000;
  let opened = 0;
  Object.assign(navigator, {
    canShare: () => true,
    share: (what: ShareData) => {
      opened += 1;
      document.documentElement.dataset['shared'] = `${opened} ${what.files ? 'picture' : 'text'}`;
      return new Promise((resolve) => setTimeout(resolve, CHOOSING_MS));
    },
  });
}
