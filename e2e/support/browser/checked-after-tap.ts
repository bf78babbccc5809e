import type { Locator } from '@playwright/test';

/** Taps a box or an alternative; whether it is checked in the same moment. */
export function isCheckedAfterTap(box: Locator): Promise<boolean> {
  return box.evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
}
