import type { Page } from '@playwright/test';

/** Delays requests of this method to this address. Resolves with a function that lets all of them continue. */
export async function delayRequests(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released.promise;
    await route.continue();
  });
  return released.resolve;
}
