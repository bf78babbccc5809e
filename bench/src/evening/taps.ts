import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { markFinger, markPaint, timeOf } from '../web/in-page.ts';
import { tapLikeAFinger } from './finger.ts';

/** Minimum time in milliseconds that a person needs for each tap in another app: to find a chat, or to send. */
const ELSEWHERE_MS = 1_000;
/** Minimum time in milliseconds that a person needs to find the next button on a screen that has just appeared. */
const LOOK_MS = 500;
const LOOK_EVERY_MS = 100;

/**
 * Type of a step of an evening. `wait` is the time in milliseconds from the end of the touch until the browser has
 * painted the element that the next step needs, plus the wait for the tapped element itself; 0 for taps in another app.
 */
export type Step = { what: string; taps: number; wait: number };

/** Type of the description of the element that the next step needs: a selector, and a part of the element's text. */
export type Next = { selector: string; text?: string };

export type Taps = Awaited<ReturnType<typeof tapper>>;

/**
 * Waits until the element to tap is visible. Resolves with the milliseconds of this wait, or 0 if it is visible at
 * once.
 */
async function timeUntilThere(target: Locator): Promise<number> {
  const wanted = performance.now();
  if (await target.isVisible()) return 0;
  await target.waitFor();
  return performance.now() - wanted;
}

/**
 * Returns a function that taps as a finger does (`tap`) and one for taps in another app (`elsewhere`), which record
 * each call as a step, and the array of the steps.
 */
export async function tapper(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const steps: Step[] = [];
  return { steps, tap, elsewhere };

  async function tap(what: string, target: Locator, { selector, text = '' }: Next): Promise<void> {
    await sleep(LOOK_MS);
    const missing = await timeUntilThere(target);
    // A person would scroll only as far as needed, too.
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await page.evaluate(markFinger, 'pointerup');
    await page.evaluate(markPaint, { selector, text });
    await tapLikeAFinger(devtools, target);
    // A check in every frame would slow down the measured page.
    const painted = await page.waitForFunction(timeOf, 'painted', { polling: LOOK_EVERY_MS });
    const lifted = await page.evaluate(timeOf, 'pointerup');
    const shown = Number(await painted.jsonValue()) - Number(lifted);
    steps.push({ what, taps: 1, wait: missing + Math.max(0, shown) });
  }

  /**
   * Waits a second for each tap in another app, and records the taps as a step. This time is not part of the step's
   * wait.
   */
  async function elsewhere(what: string, taps: number): Promise<void> {
    await sleep(taps * ELSEWHERE_MS);
    steps.push({ what, taps, wait: 0 });
  }
}
