import type { Page } from '@playwright/test';

/** Type of a layout shift entry (https://wicg.github.io/layout-instability), which TypeScript's DOM library lacks. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Minimum score of a shift that counts. The score of a word that moves when its typeface loads is smaller. */
const SEEN = 0.005;

/**
 * Returns a line for each layout shift of at least SEEN since the page was opened: its score, which nodes have moved,
 * from where and to where. Chromium takes the size of a new window for an input, so shifts soon after an input count
 * too, and the caller must not have touched the page.
 */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async (min) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries arrive in a task of their own, and entries of the current frame after that task.
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
