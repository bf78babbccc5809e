import type { Page } from '@playwright/test';

/** https://wicg.github.io/layout-instability: TypeScript's DOM library lacks it. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Of the screen. A word that gets its typeface moves less. */
const SEEN = 0.005;

/**
 * What has moved on this page since it was opened: how much of the screen, and what from where to where. Chromium counts the
 * size of a new page's window as an input, so that entries with a recent one count, too: the caller has touched nothing.
 */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async (min) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // those of before come in a task of their own, those of this frame after it
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
