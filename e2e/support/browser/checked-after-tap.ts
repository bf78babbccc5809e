import type { Locator } from '@playwright/test';

/** Taps a checkbox or radio button; returns whether it is checked in the same task, before any response. */
export function isCheckedAfterTap(box: Locator): Promise<boolean> {
  return box.evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
}
