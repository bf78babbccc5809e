import type { Page } from '@playwright/test';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { median, percentile } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { chosen, print, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { openBrowser, signedInPhone } from '../web/browser.ts';
import { newGroup, newPhone } from './group.ts';

/** Fewer than there are places: each tap changes who is in. */
const PHONES = 8;
/** As many as the limits of a device and of a code let through at once. */
const TURNS = { usual: 12, quick: 3 };
const ACCOUNT = 'vacio-1@picadito.local';

/** From a player's answer leaving the phone to the frame in which the organiser's open screen has it. */
export async function measureTaps(asked: Asked): Promise<void> {
  const turns = asked.isQuick ? TURNS.quick : TURNS.usual;
  const rows: string[][] = [];
  for (const engine of chosen(ENGINES, asked)) {
    const places = engine === 'postgres' ? ([1, 2] as const) : ([1] as const);
    for (const servers of places) {
      const times = await timesOf(engine, servers, turns);
      const target = servers === 1 ? '≤ 300 ms' : '≤ 1000 ms';
      const where = servers === 1 ? 'the same server' : 'another server';
      const figures = [median(times), percentile(times, 99)].map((ms) => ms.toFixed(0));
      rows.push([`${where}, ${engine}`, ...figures, target, String(times.length)]);
    }
  }
  print(`\n${table(['a tap to the organiser’s screen', 'p50 ms', 'p99 ms', 'p99', 'taps'], rows)}`);
}

async function timesOf(engine: EngineName, servers: 1 | 2, turns: number): Promise<number[]> {
  const databases = await openDatabases(engine);
  const url = await databases.create();
  const first = await startProgram(url);
  const second = servers === 2 ? await startProgram(url) : first;
  const { browser } = await openBrowser();
  try {
    const group = await newGroup(first.origin, ACCOUNT, 2 * PHONES);
    const phones = [];
    // the odd ones have said VOY by then, the even ones NO VOY
    for (let number = 1; number <= PHONES; number += 1)
      phones.push(await newPhone(group, number, second.origin));
    const organiser = await signedInPhone(browser, first.origin, ACCOUNT);
    const page = await organiser.newPage();
    const stream = page.waitForResponse(/\/api\/events/);
    await page.goto(`/confirm-attendance?matchId=${group.matchId}`);
    await stream;
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [at, phone] of phones.entries()) {
        const shown = await nextShown(page);
        const start = Date.now();
        await phone.says((at + turn) % 2 === 0 ? 'no' : 'voy');
        times.push((await shown()) - start);
      }
    }
    return times;
  } finally {
    await browser.close();
    await second.stop();
    if (second !== first) await first.stop();
    await databases.remove();
  }
}

/** When another number of players is in, as the screen has it, epoch ms. */
async function nextShown(page: Page): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle(() => {
    const going = () => document.querySelectorAll('main [aria-pressed="true"]').length;
    const before = going();
    const seen = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (going() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(Date.now()));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    return { seen };
  });
  return () => handle.evaluate(({ seen }) => seen);
}
