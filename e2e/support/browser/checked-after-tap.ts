import type { Locator } from '@playwright/test';

/**
 * Taps a checkbox or radio button, and returns whether it is checked in the same task of the browser. A true result
 * shows that the app does not wait for the server's response.
 */
export function isCheckedAfterTap(box: Locator): Promise<boolean> {
  return box.evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
}
