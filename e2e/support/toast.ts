import type { Locator, Page } from '@playwright/test';

/**
 * Returns the toast with this text. Its live announcement for screen readers contains the same text and does not count.
 */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /^Avisos/ })
    .getByText(text)
    .first();
}

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
}
