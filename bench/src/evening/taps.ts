import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { markFinger, markPaint, timeOf } from '../web/in-page.ts';
import { tapLikeAFinger } from './finger.ts';

/** A person needs at least this long for each tap in another app: to find a chat, or to send. */
const ELSEWHERE_MS = 1_000;
/** A person needs at least this long to find the next button on a screen that has just appeared. */
const LOOK_MS = 500;
const LOOK_EVERY_MS = 100;

/**
 * Describes a step of the organiser. `wait` is the time in milliseconds from the end of the touch to the paint of the
 * element that the next step needs.
 */
export type Step = { what: string; taps: number; wait: number };

/** Identifies the element that makes the next step possible, by a selector and a part of its text. */
export type Next = { selector: string; text?: string };

export type Taps = Awaited<ReturnType<typeof tapper>>;

/** Waits until the target of a tap is visible. Resolves with the milliseconds, 0 if it is visible at once. */
async function timeUntilThere(target: Locator): Promise<number> {
  const wanted = performance.now();
  if (await target.isVisible()) return 0;
  await target.waitFor();
  return performance.now() - wanted;
}

/** Returns functions that tap as a finger does, and the steps that they have recorded. */
export async function tapper(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const steps: Step[] = [];
  return { steps, tap, elsewhere };

  async function tap(what: string, target: Locator, { selector, text = '' }: Next): Promise<void> {
    await sleep(LOOK_MS);
    const missing = await timeUntilThere(target);
    // Scrolls as little as a person would, so that the bar does not cover the target.
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await page.evaluate(markFinger, 'pointerup');
    await page.evaluate(markPaint, { selector, text });
    await tapLikeAFinger(devtools, target);
    // Polling at every frame would slow down the measured page.
    const painted = await page.waitForFunction(timeOf, 'painted', { polling: LOOK_EVERY_MS });
    const lifted = await page.evaluate(timeOf, 'pointerup');
    const shown = Number(await painted.jsonValue()) - Number(lifted);
    steps.push({ what, taps: 1, wait: missing + Math.max(0, shown) });
  }

  /** Records taps in another app. They take a second each, which is not part of the wait. */
  async function elsewhere(what: string, taps: number): Promise<void> {
    await sleep(taps * ELSEWHERE_MS);
    steps.push({ what, taps, wait: 0 });
  }
}
