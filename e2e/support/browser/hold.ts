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

/** Makes pages read their data by single requests, so that a test can hold, change or refuse one of them. */
export async function readSingly(page: Page): Promise<void> {
  await page.route('**/api/first-view*', (route) => route.fulfill({ status: 204 }));
}
