import { expect, type Locator, type Page } from '@playwright/test';

const TABS_MAX = 90;

/**
 * Presses Tab until `target`, which must exist first, has the focus. On the way every stop must show that it has the
 * focus, and must not be hidden behind something else.
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

/** Goes to `target` and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function hasFocus(target: Locator): Promise<boolean> {
  const [first] = await target.all();
  return first ? first.evaluate((element) => element === document.activeElement) : false;
}

/** What is wrong with the look of the element that has the focus; null when all is well. */
function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // a new screen's heading gets the focus by itself, and cannot be operated
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
    // a toast goes by itself, and Escape sends it away
    const isSeen =
      there && (target.contains(there) || there.contains(target) || there.closest('[role=region]'));
    return isSeen ? null : `${element.tagName} «${name}» is hidden behind something`;
  });
}
