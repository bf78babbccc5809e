import type { BrowserContext } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { signedInPhone, type Setting } from './browser.ts';
import { seedSquad } from './seed.ts';
import { fiveTimes, type Result } from './result.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/**
 * Numbers of players and matches of the measured account. A group that plays every Thursday has about 250 matches after
 * five years.
 */
const HISTORY = { players: 14, matches: 250 };

/**
 * Measures the pages by Lighthouse with its default settings: a simulated phone of medium speed on a simulated slow
 * connection. No data leaves this machine, because only Lighthouse's command line reports errors.
 */
export async function lighthouseScores(place: Setting): Promise<Result[]> {
  const phone = await signedInPhone(place.browser, place.origin, 'vacio-250@picadito.local');
  await seedSquad(phone, HISTORY);
  const signedIn = { Cookie: await cookiesOf(phone) };
  await phone.close();
  return [
    ...(await scoresOf(place, '/landing', 97, {})),
    ...(await scoresOf(place, '/dashboard', 95, { extraHeaders: signedIn })),
  ];
}

async function scoresOf(
  place: Setting,
  path: string,
  performance: number,
  more: Flags,
): Promise<Result[]> {
  const runs = await fiveTimes(() => scored(`${place.origin}${path}`, place, more));
  return CATEGORIES.map((id) => ({
    what: `Lighthouse ${path}: ${id}`,
    runs: runs.map((categories) => Math.round((categories[id]?.score ?? 0) * 100)),
    unit: 'points',
    target: { least: id === 'performance' ? performance : 100 },
  }));
}

/**
 * Returns Lighthouse's scores of a page. Repeats the run if it fails, since a busy machine can lose the browser's
 * trace.
 */
async function scored(url: string, place: Setting, more: Flags, attempts = 3) {
  const result = await lighthouse(url, {
    port: place.debuggingPort,
    onlyCategories: CATEGORIES,
    logLevel: 'silent',
    ...more,
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    if (attempts > 1) return scored(url, place, more, attempts - 1);
    throw new Error(`Lighthouse ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  }
  if (report.finalDisplayedUrl !== url)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return report.categories;
}

async function cookiesOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
