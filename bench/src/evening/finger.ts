import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator } from '@playwright/test';

/** A light tap touches the glass for about this long; nothing happens before the finger leaves it. */
const CONTACT_MS = 80;

/** Touches the middle of the target and lets go. Unlike Playwright's own tap, this runs no code in the page. */
export async function tapLikeAFinger(devtools: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(CONTACT_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
