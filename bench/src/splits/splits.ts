import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { print, progress } from '../suite.ts';
import { openBrowser } from '../web/browser.ts';
import { fiveTimes, type Result } from '../web/result.ts';
import { resultsTable } from '../web/results-table.ts';
import { confirmed } from './confirmed.ts';
import { timeSplits } from './in-page.ts';

const DOMAIN = join(import.meta.dirname, '../../../domain/src');
const ORIGIN = 'http://picadito.test';
/** How many times slower the processor is: the middle of what phones are. */
const SLOWER = 4;
const TARGET = { most: 10 };

/** Who sits out and the best splits of 10 and of 20 who have confirmed, by the domain's own files in the browser. */
export async function measureSplits(): Promise<void> {
  const { browser } = await openBrowser();
  const results: Result[] = [];
  try {
    for (const count of [10, 20]) {
      const runs = await fiveTimes(async () => {
        // each time as on arrival: nothing has run before
        const context = await browser.newContext();
        const times = await timesOf(context, count);
        await context.close();
        return times;
      });
      const what = `splits of ${count} players, ${SLOWER} times slower`;
      const measured = { unit: 'ms', target: TARGET } as const;
      results.push(
        { ...measured, what: `${what}, the first time`, runs: runs.map(({ first }) => first) },
        { ...measured, what: `${what}, again`, runs: runs.map(({ again }) => again) },
      );
      progress(`measured: ${what}`);
    }
  } finally {
    print(`\n${resultsTable(results)}`);
    await browser.close();
  }
}

async function timesOf(context: BrowserContext, count: number) {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith('.ts')) return route.fulfill({ body: '', contentType: 'text/html' });
    const source = await readFile(join(DOMAIN, pathname), 'utf8');
    return route.fulfill({ body: stripTypeScriptTypes(source), contentType: 'text/javascript' });
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(ORIGIN);
  return page.evaluate(timeSplits, confirmed(count));
}
