import type { Locator, Page } from '@playwright/test';

/** Returns the toast with this text, without its live announcement, which says the same. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /^Avisos/ })
    .getByText(text)
    .first();
}

/** Returns all toasts on the screen. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
}
