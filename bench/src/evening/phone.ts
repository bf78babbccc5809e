import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { signedInPhone } from '../web/browser.ts';

/** The browser's own "Slow 4G" and a processor of a quarter of this machine's speed. */
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
 * A phone that has opened the app before, as an organiser's has: its service worker holds the code. From then on it is
 * as slow as a phone at the pitch, and home is open.
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

export async function openHome({ page, context }: SlowPhone): Promise<void> {
  await page.goto('/');
  // once it is ready it has all of the code
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await slowDown(page, context);
  await page.reload({ waitUntil: 'networkidle' });
  // a tap needs a look first
  await sleep(LOOK_MS);
  const isHeld = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!isHeld) throw new Error('the service worker does not hold the page');
}

/** From now on the network and the processor are those of a phone at the pitch. */
export async function slowDown(page: Page, context: BrowserContext): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devtools;
}

/** The slow phone of a player, who has never opened the page of the group: without a worker, and nothing is kept. */
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
 * What the device's share sheet would receive: an attribute of the page counts how often it was opened, and holds the
 * content. The step ends when the other app has it.
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
