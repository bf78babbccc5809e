import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Timeout for the service worker, which fetches the whole program after the first screen. */
export const PATIENT = { timeout: 30_000 };

/** Returns the paths of all files in the service worker's caches. */
export const fetched = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      paths.push(...kept.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });
const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

export async function installed(page: Page): Promise<void> {
  await expect.poll(() => isControlled(page), PATIENT).toBe(true);
}
