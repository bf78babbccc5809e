import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator } from '@playwright/test';

/** Time in milliseconds for which a light tap touches the glass. Buttons react when the finger leaves it. */
const CONTACT_MS = 80;

/**
 * Touches the middle of an element and lets go, by the protocol of the browser. Playwright's own tap would run code in
 * the page, which takes measurable time.
 */
export async function tapLikeAFinger(devtools: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(CONTACT_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
