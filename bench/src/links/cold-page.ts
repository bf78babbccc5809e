import type { Browser } from '@playwright/test';
import { openDatabases } from '../databases.ts';
import { playersPhone } from '../evening/phone.ts';
import { median } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { print, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { openBrowser } from '../web/browser.ts';
import { newGroup } from './group.ts';

const PLAYERS = 14;
const TURNS = { usual: 7, quick: 3 };
const KB = 1000;
const ACCOUNT = 'vacio-1@picadito.local';

type Visit = { usable: number; bytes: number; script: number };

/** A player's first visit on a slow phone, cold and without a worker, until the names can be tapped. */
export async function measureColdPage({ isQuick }: Asked): Promise<void> {
  const databases = await openDatabases('sqlite');
  const program = await startProgram(await databases.create());
  const { browser } = await openBrowser();
  try {
    const { path } = await newGroup(program.origin, ACCOUNT, PLAYERS);
    const visits: Visit[] = [];
    const turns = isQuick ? TURNS.quick : TURNS.usual;
    for (let turn = 0; turn < turns; turn += 1) {
      visits.push(await visit(browser, program.origin + path));
    }
    const rowOf = (what: string, values: number[], target: string) => {
      const figures = [median(values), Math.min(...values), Math.max(...values)];
      return [what, ...figures.map((value) => value.toFixed(2)), target];
    };
    const rows = [
      rowOf(
        'usable, s',
        visits.map(({ usable }) => usable / 1000),
        '≤ 1.0',
      ),
      rowOf(
        'bytes until all has come, KB',
        visits.map(({ bytes }) => bytes / KB),
        '≤ 60',
      ),
      rowOf(
        'of them script, KB',
        visits.map(({ script }) => script / KB),
        '≤ 15',
      ),
    ];
    print(`\n${table(['a first visit on Slow 4G', 'median', 'least', 'most', 'target'], rows)}`);
  } finally {
    await browser.close();
    await program.stop();
    await databases.remove();
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, context, devtools } = await playersPhone(browser);
  const scripts = new Set<string>();
  let [bytes, script] = [0, 0];
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  // each name is a link, which works as soon as it is painted
  const usable = await page.evaluate(() => {
    if (!document.querySelector('.key-name')) throw new Error('there are no names');
    return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  });
  await page.waitForTimeout(1000);
  await context.close();
  return { usable, bytes, script };
}
