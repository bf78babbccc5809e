import type { Page } from '@playwright/test';

/** Describes an entry of https://wicg.github.io/layout-instability, which TypeScript's DOM library lacks. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Ignores shifts below this part of the screen: a word moves less when its typeface loads. */
const SEEN = 0.005;

/**
 * Returns what has moved on this page since it was opened: how much of the screen, which nodes, from where to where.
 * Chromium counts the size of a new page's window as an input, so entries with a recent input count too; the caller
 * must not have touched anything.
 */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async (min) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries arrive in a task of their own, and the entries of this frame after it.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    entries.push(...observer.takeRecords());
    observer.disconnect();
    const seen = (entries as LayoutShift[]).filter(({ value }) => value >= min);
    return seen.map(({ value, sources }) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.trim().slice(0, 30) ?? '';
        return `${node?.nodeName} «${text}» ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
      });
      return `${value.toFixed(4)}: ${moved.join(', ')}`;
    });

    function placeOf({ x, y, width, height }: DOMRectReadOnly): string {
      return [x, y, width, height].map(Math.round).join(' ');
    }
  }, SEEN);
}
