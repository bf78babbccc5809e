import { fiveTimes, type Result } from './result.ts';
import type { Crowd } from './crowd.ts';
import { markPaint, timeOf } from './in-page.ts';
import { ROWS, type Screen } from './screens.ts';

/**
 * Measures the time from the start of a navigation to the first paint that shows rows, with the program's files in the
 * browser's cache. Few and many rows alternate, so that the state of the machine affects both.
 */
export async function firstRows(screen: Screen, few: Crowd, many: Crowd): Promise<Result> {
  await timeToRows(screen, few);
  await timeToRows(screen, many);
  const pairs = await fiveTimes(async () => ({
    few: await timeToRows(screen, few),
    many: await timeToRows(screen, many),
  }));
  return {
    what: `first rows of ${screen.name}`,
    runs: pairs.map((pair) => pair.many),
    base: pairs.map((pair) => pair.few),
    unit: 'ms',
    target: { ratio: 1.5 },
  };
}

async function timeToRows({ pathOf, row }: Screen, crowd: Crowd): Promise<number> {
  const { page } = crowd;
  const script = await page.addInitScript(markPaint, { selector: ROWS, text: row });
  await page.goto(pathOf(crowd));
  const painted = await page.waitForFunction(timeOf, 'painted', { polling: 100 });
  await script.dispose();
  return Number(await painted.jsonValue());
}
