import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { markFinger, markPaint, timeOf } from '../web/in-page.ts';
import { tapLikeAFinger } from './finger.ts';

/** The least time to find a chat and to send. */
const ELSEWHERE_MS = 1_000;
/** The least time to find the next button of a screen that has just appeared. */
const LOOK_MS = 500;
const LOOK_EVERY_MS = 100;

/** One step of the organiser. `wait`: ms from the finger leaving the glass to the paint of what the next step needs. */
export type Step = { what: string; taps: number; wait: number };

/** What shows that the next step is possible: an element, with this text in it. */
export type Next = { selector: string; text?: string };

export type Taps = Awaited<ReturnType<typeof tapper>>;

/** The wait for the tap's target when it is not there at the first look, ms. */
async function timeUntilThere(target: Locator): Promise<number> {
  const wanted = performance.now();
  if (await target.isVisible()) return 0;
  await target.waitFor();
  return performance.now() - wanted;
}

/** Taps as a finger does and counts all taps, with the wait after each. */
export async function tapper(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const steps: Step[] = [];
  return { steps, tap, elsewhere };

  async function tap(what: string, target: Locator, { selector, text = '' }: Next): Promise<void> {
    await sleep(LOOK_MS);
    const missing = await timeUntilThere(target);
    // as far as a person scrolls: out from under the bar
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await page.evaluate(markFinger, 'pointerup');
    await page.evaluate(markPaint, { selector, text });
    await tapLikeAFinger(devtools, target);
    // a look at every frame would slow the page that is measured
    const painted = await page.waitForFunction(timeOf, 'painted', { polling: LOOK_EVERY_MS });
    const lifted = await page.evaluate(timeOf, 'pointerup');
    const shown = Number(await painted.jsonValue()) - Number(lifted);
    steps.push({ what, taps: 1, wait: missing + Math.max(0, shown) });
  }

  /** In another app: its taps count, at a second each, which is not part of our wait. */
  async function elsewhere(what: string, taps: number): Promise<void> {
    await sleep(taps * ELSEWHERE_MS);
    steps.push({ what, taps, wait: 0 });
  }
}
