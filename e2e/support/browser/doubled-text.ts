import type { Page } from '@playwright/test';
import { violationsOfRoom } from './look.ts';
import { PHONE } from './devices.ts';

const USUAL_PX = 16;
/** Maximum share of the window's height for the sticky bar, so that the content above the bar stays visible. */
const BAR_MAX = 0.45;

/**
 * Returns the faults of a page on a phone whose user has doubled the browser's text size (WCAG 1.4.4): texts that are
 * cut off or outside of their control, and faults that axe finds. Typed text, options of a select, elements with a
 * title and the e-mail may be cut off.
 */
export async function faultsOfDoubledText(page: Page): Promise<string[]> {
  const own = page.viewportSize() ?? PHONE;
  const browser = await page.context().newCDPSession(page);
  const setSize = async (standard: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${standard}px`,
    );
  };
  await page.setViewportSize(PHONE);
  await setSize(2 * USUAL_PX);
  try {
    return [...(await page.evaluate(findFaults, BAR_MAX)), ...(await violationsOfRoom(page))];
  } finally {
    await setSize(USUAL_PX);
    await page.setViewportSize(own);
    await browser.detach();
  }
}

function findFaults(barMax: number): string[] {
  const root = document.documentElement;
  const faults = new Set<string>();
  if (root.scrollWidth > root.clientWidth)
    faults.add(`wider by ${root.scrollWidth - root.clientWidth} px`);
  for (const bar of document.querySelectorAll('[data-sticky-action]')) {
    const { bottom, height } = bar.getBoundingClientRect();
    if (bottom > innerHeight + 1) faults.add('the main action is below the screen');
    if (height > barMax * innerHeight) faults.add(`the main action takes ${Math.round(height)} px`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!parent || !words || parent.textContent.includes('@')) continue;
    if (parent.closest('select, [title], [role="img"]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    if (isForReadersOnly(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY, contentVisibility } = getComputedStyle(around);
      const clips = /hidden|clip/.test(overflowX + overflowY) || contentVisibility === 'auto';
      const isControl = around.matches('a, button, label, summary');
      if (!clips && !isControl && around !== document.body) continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const isOut = boxes.some(
        (box) =>
          box.left < left - 2 ||
          box.right > right + 2 ||
          // A line box is higher than its letters.
          (around !== document.body && (box.top < top - 8 || box.bottom > bottom + 8)),
      );
      if (isOut)
        faults.add(`«${words.slice(0, 40)}» is out of its ${around.tagName.toLowerCase()}`);
    }
  }
  return [...faults];

  function isForReadersOnly(element: Element): boolean {
    const { clipPath } = getComputedStyle(element);
    if (clipPath === 'inset(50%)') return true;
    return element.parentElement !== null && isForReadersOnly(element.parentElement);
  }
}
