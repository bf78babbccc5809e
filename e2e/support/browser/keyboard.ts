import { expect, type Locator, type Page } from '@playwright/test';

const TABS_MAX = 90;

/**
 * Presses Tab until `target` has the focus, after waiting for it to exist. Expects each element on the way to show the
 * focus and to be covered by nothing. Fails after a limit of tabs.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page)).toBeNull();
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Moves the focus to `target` and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function hasFocus(target: Locator): Promise<boolean> {
  const [first] = await target.all();
  return first ? first.evaluate((element) => element === document.activeElement) : false;
}

/** Returns what is wrong with the visibility of the focused element, in words; null if nothing is wrong. */
function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Opening a screen moves the focus to its heading or its body, which is not a control.
    if (!element || element.matches('body, h1')) return null;
    const shown = [element, element.closest('label'), element.nextElementSibling].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    if (!shown) return `${element.tagName} «${name}» does not show the focus`;
    const target = element.closest('label') ?? element;
    const { x, y, width, height } = target.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    // A toast that covers the element is no fault: it disappears by itself, and Escape closes it.
    const isSeen =
      there && (target.contains(there) || there.contains(target) || there.closest('[role=region]'));
    return isSeen ? null : `${element.tagName} «${name}» is hidden behind something`;
  });
}
