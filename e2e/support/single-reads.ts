import type { Page } from '@playwright/test';

/** Makes pages read their data by single requests, so that a test can hold, change or refuse one of them. */
export async function readSingly(page: Page): Promise<void> {
  await page.route('**/api/first-view*', (route) => route.fulfill({ status: 204 }));
}
