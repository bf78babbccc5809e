import type { Page } from '@playwright/test';

const TABS_MAX = 160;

/**
 * Returns the places where the focus does not follow the order in which a person sees the controls: line by line, and
 * column by column from the left. Walks the whole page with Tab. A bar that is fixed to the lower edge is left out of
 * the order.
 */
export async function faultsOfFocusOrder(page: Page): Promise<string[]> {
  await page.evaluate(startAtTop);
  const faults: string[] = [];
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(judgeStep);
    if (step === 'end') return faults;
    if (step !== null) faults.push(step);
  }
  throw new Error(`Tab does not leave the page after ${TABS_MAX} controls`);
}

type Walk = Window & { walked?: Element[] };

/** Puts the focus before the first control, and bars that stick to the lower edge back into the flow of the page. */
function startAtTop(): void {
  (window as Walk).walked = [];
  for (const bar of document.querySelectorAll<HTMLElement>(
    '[data-sticky-action], [data-wide-action]',
  ))
    if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  window.scrollTo(0, 0);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.collapse(document.body, 0);
}

/**
 * Returns 'end' if the focus has left the page or comes back to a control, a sentence if a person sees the focused
 * control before the previously focused one, and otherwise null. Runs in the page, so it uses nothing outside of this
 * function.
 */
function judgeStep(): string | null {
  const focused = document.activeElement;
  const walked = ((window as Walk).walked ??= []);
  if (!focused || focused === document.body || walked.includes(focused)) return 'end';
  const before = walked.at(-1);
  if (inFixedBar(focused)) return null;
  walked.push(focused);
  if (!before?.isConnected) return null;
  const [from, to] = [boxOf(before), boxOf(focused)];
  const SLACK = 6;
  const isLater = to.top >= from.bottom - SLACK || to.left >= from.right - SLACK;
  const isInside =
    (to.left >= from.left &&
      to.right <= from.right &&
      to.top >= from.top &&
      to.bottom <= from.bottom) ||
    (from.left >= to.left &&
      from.right <= to.right &&
      from.top >= to.top &&
      from.bottom <= to.bottom);
  if (isLater || isInside) return null;
  return `${nameOf(before)} comes before ${nameOf(focused)}`;

  function boxOf(element: Element): DOMRect {
    const label = element instanceof HTMLInputElement ? element.closest('label') : null;
    return (label ?? element).getBoundingClientRect();
  }

  function inFixedBar(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).position === 'fixed') return true;
    return false;
  }

  function nameOf(element: Element): string {
    const { top, left } = boxOf(element);
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${element.tagName.toLowerCase()} «${words.slice(0, 30)}» (${Math.round(left)}, ${Math.round(top + scrollY)})`;
  }
}
