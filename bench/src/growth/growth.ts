import { ENGINES, type EngineName } from '../databases.ts';
import { percentile } from '../numbers.ts';
import { chosen, print, progress, type Asked } from '../suite.ts';
import { measureOwnHistory } from './own-history.ts';
import { QUESTIONS, type QuestionName } from './requests.ts';
import { growthTable, seedingTable, type Grown, type Seeding } from './results.ts';
import { openSeason, type Season } from './season.ts';

const USUAL = { small: 10_000, large: 1_000_000, rounds: 9, seconds: 2 };
const QUICK = { small: 1000, large: 100_000, rounds: 3, seconds: 1 };
const WARM_UP_SECONDS = 1;

const OWN_HISTORY = 'own-history';

/** Both, or one by its word: requests of organisers with few and many matches, and in small and large databases. */
export async function measureGrowth(asked: Asked): Promise<void> {
  const isNamed = asked.only.includes(OWN_HISTORY);
  if (isNamed || chosen(QUESTIONS, asked).length === QUESTIONS.length)
    await measureOwnHistory(asked);
  if (!isNamed) await measureDatabases(asked);
}

/** The same requests of a database and of one with a hundred times as many matches, on each engine. */
async function measureDatabases(asked: Asked): Promise<void> {
  const grown: Grown[] = [];
  const seedings: Seeding[] = [];
  try {
    for (const engine of chosen(ENGINES, asked)) {
      for await (const result of measuredOn(engine, asked, seedings)) {
        grown.push(result);
        progress(`measured: ${result.question} on ${engine}`);
      }
    }
  } finally {
    print(`\n${growthTable(grown)}\n\n${seedingTable(seedings)}`);
  }
}

async function* measuredOn(engine: EngineName, asked: Asked, seedings: Seeding[]) {
  const pace = asked.isQuick ? QUICK : USUAL;
  const seasons: Season[] = [];
  const open = async (matches: number) => {
    const season = await openSeason(engine, matches);
    seasons.push(season);
    seedings.push({ engine, matches, ...season.seeded });
    return season;
  };
  try {
    const small = await open(pace.small);
    const large = await open(pace.large);
    for (const question of chosen(QUESTIONS, asked)) {
      await oneRound(question, small, large, WARM_UP_SECONDS);
      const rounds: Grown['rounds'] = [];
      while (rounds.length < pace.rounds)
        rounds.push(await oneRound(question, small, large, pace.seconds));
      yield { engine, question, rounds };
    }
  } finally {
    for (const season of seasons) await season.close();
  }
}

/** Requests alternate, so that both meet the same machine: the median of each. */
async function oneRound(question: QuestionName, small: Season, large: Season, seconds: number) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  const ask = {
    small: async () => void times.small.push(await small.timeOf(question)),
    large: async () => void times.large.push(await large.timeOf(question)),
  };
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const isSmallFirst = times.small.length % 2 === 0;
    await (isSmallFirst ? ask.small() : ask.large());
    await (isSmallFirst ? ask.large() : ask.small());
  }
  return { small: percentile(times.small, 50), large: percentile(times.large, 50) };
}
