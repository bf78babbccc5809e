import { setTimeout as sleep } from 'node:timers/promises';
import { fiveTimes, type Result } from './result.ts';
import type { Crowd } from './crowd.ts';
import { markFinger, markPaint, timeOf } from './in-page.ts';

/** Time in milliseconds after a tap until the cards of players no longer move to other groups on the screen. */
const SETTLED_MS = 2000;

/** Measures the time from the touch of a player's card to the paint that shows the player confirmed. */
export async function confirmTap(few: Crowd, many: Crowd): Promise<Result[]> {
  const base = await tapsOf(few);
  const runs = await tapsOf(many);
  const measured = { unit: 'ms', target: { most: 100 } } as const;
  return [
    { ...measured, what: 'confirm tap to paint, 12 players', runs: base },
    { ...measured, what: 'confirm tap to paint, 300 players', runs, base },
  ];
}

async function tapsOf({ page, matchId }: Crowd): Promise<number[]> {
  await page.goto(`/confirm-attendance?matchId=${matchId}`);
  return fiveTimes(async (run) => {
    const number = run + 4;
    const card = page.getByRole('button', { name: `VA Jugador ${number}`, exact: true });
    await card.scrollIntoViewIfNeeded();
    await sleep(SETTLED_MS);
    await page.evaluate(markFinger, 'pointerdown');
    await page.evaluate(markPaint, {
      selector: 'main [aria-pressed="true"]',
      text: `Jugador ${number}`,
    });
    await card.tap();
    const painted = await page.waitForFunction(timeOf, 'painted');
    const touched = await page.evaluate(timeOf, 'pointerdown');
    return Number(await painted.jsonValue()) - Number(touched);
  });
}
