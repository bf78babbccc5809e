import { openDatabases } from '../databases.ts';
import { startProgram } from '../program.ts';
import { print, progress, type RunOptions } from '../suite.ts';
import { openBrowser, type Setting } from './browser.ts';
import type { Result } from './result.ts';
import { coldLinks } from './cold-links.ts';
import { confirmTap } from './confirm-tap.ts';
import { newCrowd } from './crowd.ts';
import { firstRows } from './first-rows.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { resultsTable } from './results-table.ts';
import { historyScreen, playerScreens } from './screens.ts';
import { searchTyping } from './search-typing.ts';

/**
 * Measures the pages in a browser. If `other` is the folder of another build, the cold links of both builds are
 * measured in turns.
 */
export async function measureWeb({ other }: RunOptions): Promise<void> {
  const databases = await openDatabases('sqlite');
  const program = await startProgram(await databases.create());
  const { browser, debuggingPort } = await openBrowser();
  const results: Result[] = [];
  try {
    for await (const some of measured({ browser, debuggingPort, origin: program.origin }, other)) {
      results.push(...some);
      for (const { what } of some) progress(`measured: ${what}`);
    }
  } finally {
    print(`\n${resultsTable(results)}`);
    await browser.close();
    await program.stop();
    await databases.remove();
  }
}

async function* measured(place: Setting, other: string | null): AsyncGenerator<Result[]> {
  yield coldLinks(place, other);
  yield lighthouseScores(place);

  const few = await newCrowd(place, { players: 10, matches: 10 });
  const team = await newCrowd(place, { players: 12, matches: 10 });
  const club = await newCrowd(place, { players: 300, matches: 10 });
  const season = await newCrowd(place, { players: 10, matches: 200 });
  for (const screen of playerScreens) {
    yield [await firstRows(screen, few, club)];
    yield searchTyping(screen, club);
  }
  yield [await firstRows(historyScreen, few, season)];
  yield searchTyping(historyScreen, season);
  yield confirmTap(team, club);
}
