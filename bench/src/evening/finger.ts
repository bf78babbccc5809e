import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator } from '@playwright/test';

/** A light tap touches the glass for about this long; nothing happens before the finger leaves it. */
const CONTACT_MS = 80;

/** Down and up again on the middle of it, without what a tool for tests would look at in the page meanwhile. */
export async function tapLikeAFinger(devtools: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(CONTACT_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
