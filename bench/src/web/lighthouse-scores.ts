import type { BrowserContext } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { signedInPhone } from './browser.ts';
import type { Setting } from './setting.ts';
import { seedSquad } from './seed.ts';
import { fiveTimes, type Result } from './result.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/** Five years of Thursdays. */
const HISTORY = { players: 14, matches: 250 };

/**
 * Lighthouse as it comes: a middling phone on a slow connection, both simulated. Its error reporting is
 * a matter of its command line, and there off; nothing leaves this machine.
 */
export async function lighthouseScores(place: Setting): Promise<Result[]> {
  const phone = await signedInPhone(place.browser, place.origin, 'vacio-250@picadito.local');
  await seedSquad(phone, HISTORY);
  const signedIn = { Cookie: await cookiesOf(phone) };
  await phone.close();
  return [
    ...(await scoresOf(place, '/landing', 99, {})),
    ...(await scoresOf(place, '/dashboard', 98, { extraHeaders: signedIn })),
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

/** A busy machine can lose a trace; Lighthouse's advice is to run again. */
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
