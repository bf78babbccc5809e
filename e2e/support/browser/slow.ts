import type { Page } from '@playwright/test';

/** A slow 4G connection. The latency delays every request. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

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
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await visit();
  // The emulation ends with the session.
  await browser.detach();
}
