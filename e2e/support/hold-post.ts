import type { Page } from '@playwright/test';

/** A POST to this address waits on its way to the server; the answer lets it go. */
export async function holdPost(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  return held.resolve;
}
