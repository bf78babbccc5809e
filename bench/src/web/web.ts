import type { Place } from '../place.ts';
import type { Result } from '../result.ts';
import { confirmTap } from './confirm-tap.ts';
import { newCrowd } from './crowd.ts';
import { firstRows } from './first-rows.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { historyScreen, playerScreens } from './screens.ts';
import { searchTyping } from './search-typing.ts';

/** The pages as a person meets them: on a phone, with few players and matches and with many. */
export async function* measureWeb(place: Place): AsyncGenerator<Result[]> {
  yield lighthouseScores(place);

  const few = await newCrowd(place, { players: 10, matches: 10 });
  const team = await newCrowd(place, { players: 12, matches: 10 });
  const club = await newCrowd(place, { players: 500, matches: 10 });
  const season = await newCrowd(place, { players: 10, matches: 200 });
  for (const screen of playerScreens) {
    yield [await firstRows(screen, few, club)];
    yield searchTyping(screen, club);
  }
  yield [await firstRows(historyScreen, few, season)];
  yield searchTyping(historyScreen, season);
  yield confirmTap(team, club);
}
