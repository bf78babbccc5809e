import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { markFinger, markPaint, timeOf } from '../web/in-page.ts';
import { tapLikeAFinger } from './finger.ts';

/** Nobody finds a chat, or sends, faster. */
const ELSEWHERE_MS = 1_000;
/** Nor the next button of a screen that he has just been shown. */
const LOOK_MS = 500;
const LOOK_EVERY_MS = 100;

/** One thing that the organiser does. `wait`: from his finger leaving the glass to what he does next being painted, ms. */
export type Step = { what: string; taps: number; wait: number };

/** What shows that he can go on: an element, with this text in it. */
export type Next = { selector: string; text?: string };

/** What he wants to tap may not be there yet: that is waited for too, ms. What is there at the first look is not. */
async function timeUntilThere(target: Locator): Promise<number> {
  const wanted = performance.now();
  if (await target.isVisible()) return 0;
  await target.waitFor();
  return performance.now() - wanted;
}

/** Taps as a finger does and counts all of them, with what the machine lets him wait. */
export async function tapper(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const steps: Step[] = [];
  return { steps, tap, elsewhere };

  async function tap(what: string, target: Locator, { selector, text = '' }: Next): Promise<void> {
    await sleep(LOOK_MS);
    const missing = await timeUntilThere(target);
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(markFinger, 'pointerup');
    await page.evaluate(markPaint, { selector, text });
    await tapLikeAFinger(devtools, target);
    // a look at every frame would slow the page that is measured
    const painted = await page.waitForFunction(timeOf, 'painted', { polling: LOOK_EVERY_MS });
    const lifted = await page.evaluate(timeOf, 'pointerup');
    const shown = Number(await painted.jsonValue()) - Number(lifted);
    steps.push({ what, taps: 1, wait: missing + Math.max(0, shown) });
  }

  /** In another app: its taps count, and it takes him a second each, which is no wait of ours. */
  async function elsewhere(what: string, taps: number): Promise<void> {
    await sleep(taps * ELSEWHERE_MS);
    steps.push({ what, taps, wait: 0 });
  }
}
