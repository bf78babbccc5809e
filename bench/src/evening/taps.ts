import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { markPaint, markTouch, timeOf } from '../web/in-page.ts';

/** Nobody finds a chat, or sends, faster. */
const A_TAP_MS = 1_000;

/** One thing that the organiser does. `wait`: from his finger to what he does next being painted, ms. */
export type Step = { what: string; taps: number; wait: number };

/** What shows that he can go on: an element, with this text in it. */
export type Next = { selector: string; text?: string };

/** Down and up again on the middle of it, without what a tool for tests would look at in the page meanwhile. */
async function finger(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Taps as a finger does and counts all of them, with what the machine lets him wait. */
export function tapper(page: Page) {
  const steps: Step[] = [];
  return { steps, tap, elsewhere };

  async function tap(what: string, target: Locator, { selector, text = '' }: Next): Promise<void> {
    // what he wants to tap may not be there yet: that is waited for too
    const wanted = performance.now();
    await target.waitFor();
    const missing = performance.now() - wanted;
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(markTouch);
    await page.evaluate(markPaint, { selector, text });
    await finger(page, target);
    const painted = await page.waitForFunction(timeOf, 'painted');
    const touched = await page.evaluate(timeOf, 'touched');
    const shown = Number(await painted.jsonValue()) - Number(touched);
    steps.push({ what, taps: 1, wait: missing + Math.max(0, shown) });
  }

  /** In another app: its taps count, and it takes him a second each, which is no wait of ours. */
  async function elsewhere(what: string, taps: number): Promise<void> {
    await sleep(taps * A_TAP_MS);
    steps.push({ what, taps, wait: 0 });
  }
}
