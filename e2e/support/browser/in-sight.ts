import type { Locator, Page } from '@playwright/test';

/**
 * Returns the elements that a user does not see wholly without scrolling, each with its position: they are outside of
 * the window, or covered by the sticky bar or a toast. The keys of `wanted` are the names of the elements in the
 * result.
 */
export async function elementsOutOfSight(
  page: Page,
  wanted: Readonly<Record<string, Locator>>,
): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
  const faults: string[] = [];
  for (const [name, locator] of Object.entries(wanted)) {
    const { isSeen, where } = await locator.evaluate(placeOf);
    if (!isSeen) faults.push(`${name}: ${where}`);
  }
  return faults;
}

/** Returns the texts on screen that are smaller than 14 px, each with its size. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.matches('script, style')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const { fontSize } = getComputedStyle(parent);
      if (Number.parseFloat(fontSize) < 14) small.push(`${text.textContent.trim()}: ${fontSize}`);
    }
    return small;
  });
}

/**
 * Returns whether an element is wholly visible, and its position in words. Runs in the page, so it uses nothing outside
 * of this function.
 */
function placeOf(element: Element): { isSeen: boolean; where: string } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isInside = left >= 0 && top >= 0 && right <= clientWidth && bottom <= innerHeight;
  const middle = (left + right) / 2;
  const isOnTop = [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
    const hit = document.elementsFromPoint(middle, y).find((one) => !isStretched(one));
    return hit !== undefined && (element.contains(hit) || hit.contains(element));
  });
  const rows = `y ${Math.round(top)}–${Math.round(bottom)} of ${innerHeight}`;
  const columns = `x ${Math.round(left)}–${Math.round(right)} of ${clientWidth}`;
  const cover = isInside && !isOnTop ? ', covered' : '';
  return { isSeen: isInside && isOnTop, where: `${rows}, ${columns}${cover}` };

  /**
   * Returns whether an element is a link that is stretched over its card. Such a link is invisible and covers nothing.
   */
  function isStretched(one: Element): boolean {
    return one.matches('a') && one !== element && getComputedStyle(one, '::after').inset === '0px';
  }
}

/** Returns the number of the rows that are wholly visible in the window, above the sticky bar at its bottom. */
export async function countVisible(page: Page, rows: Locator): Promise<number> {
  const bar = await page.locator('[data-sticky-action]').boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { x, bottom } = row.getBoundingClientRect();
      return { x, bottom };
    }),
  );
  const isInSight = ({ x, bottom }: { x: number; bottom: number }) => {
    const isOverBar = bar !== null && x >= bar.x && x < bar.x + bar.width;
    return bottom <= (isOverBar ? bar.y : height);
  };
  return boxes.filter(isInSight).length;
}
