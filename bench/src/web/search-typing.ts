import { setTimeout as sleep } from 'node:timers/promises';
import { fiveTimes, type Result } from './result.ts';
import type { Crowd } from './crowd.ts';
import { takeLongestTask, watchLongTasks } from './in-page.ts';
import { ROWS, type Screen } from './screens.ts';

/**
 * Time in milliseconds between two letters of a quick typist. It is long enough for the tasks of each letter to end
 * before the next letter.
 */
const KEY_MS = 80;
/** Time in milliseconds after which the tasks that the last letter causes are over. */
const REST_MS = 1000;

/** Measures the longest task of the page while a name is typed into the search box, and while it is erased. */
export async function searchTyping(screen: Screen, crowd: Crowd): Promise<Result[]> {
  const { page } = crowd;
  const { name, query } = screen;
  await page.goto(screen.pathOf(crowd));
  await page.locator(ROWS, { hasText: screen.row }).first().waitFor();
  await page.getByPlaceholder('Buscar...').focus();
  await page.evaluate(watchLongTasks);

  const longestOf = async (keys: readonly string[]) => {
    await page.evaluate(takeLongestTask);
    for (const key of keys) await page.keyboard.press(key, { delay: KEY_MS });
    await sleep(REST_MS);
    return page.evaluate(takeLongestTask);
  };
  const letters = [...query];
  const rounds = await fiveTimes(async () => ({
    typing: await longestOf(letters),
    erasing: await longestOf(letters.map(() => 'Backspace')),
  }));
  const measured = { unit: 'longest task in ms', target: { most: 50 } } as const;
  return [
    { ...measured, what: `typing in ${name}`, runs: rounds.map(({ typing }) => typing) },
    { ...measured, what: `erasing in ${name}`, runs: rounds.map(({ erasing }) => erasing) },
  ];
}
