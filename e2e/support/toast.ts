import type { Locator, Page } from '@playwright/test';

/** The toast with this text in it; its live announcement says the same and is left out. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /^Avisos/ })
    .getByText(text)
    .first();
}

/** The toasts on the screen, whole. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
}
