import type { Page } from '@playwright/test';

/** Delays requests of this method to this address. Resolves with a function that lets all of them continue. */
export async function hold(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await held.promise;
    await route.continue();
  });
  return held.resolve;
}
