import type { Locator, Page } from '@playwright/test';
import { markPaint, markTouch, timeOf } from '../web/in-page.ts';

/** One thing that the organiser does. `wait`: from his finger to what he does next being painted, ms. */
export type Step = { what: string; taps: number; wait: number };

/** What shows that he can go on: an element, with this text in it. */
export type Next = { selector: string; text?: string };

/** Taps as a finger does and counts all of them, with what the machine lets him wait. */
export function tapper(page: Page) {
  const steps: Step[] = [];
  return { steps, tap, elsewhere };

  async function tap(what: string, target: Locator, { selector, text = '' }: Next): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(markTouch);
    await page.evaluate(markPaint, { selector, text });
    await target.tap();
    const painted = await page.waitForFunction(timeOf, 'painted');
    const touched = await page.evaluate(timeOf, 'touched');
    const wait = Number(await painted.jsonValue()) - Number(touched);
    steps.push({ what, taps: 1, wait: Math.max(0, wait) });
  }

  /** In another app, whose time is not ours: its taps count all the same. */
  function elsewhere(what: string, taps: number): void {
    steps.push({ what, taps, wait: 0 });
  }
}
