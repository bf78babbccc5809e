import { ENGINES, type EngineName } from '../databases.ts';
import { chosen, print, progress, type Asked } from '../suite.ts';
import { questions } from './questions.ts';
import { growthTable, seedingTable, type Grown, type Seeding } from './results.ts';
import { openSeason, type Season } from './season.ts';

const USUAL = { small: 10_000, large: 1_000_000, rounds: 9, seconds: 2 };
const QUICK = { small: 1000, large: 100_000, rounds: 3, seconds: 1 };
const QUESTIONS = Object.keys(questions) as (keyof typeof questions)[];

/** The same requests of a database and of one with a hundred times as many matches, on each engine. */
export async function measureGrowth(asked: Asked): Promise<void> {
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
      const rounds: Grown['rounds'] = [];
      // the first one warms up
      for (let round = 0; round <= pace.rounds; round += 1)
        rounds.push({
          small: await small.p50(question, pace.seconds),
          large: await large.p50(question, pace.seconds),
        });
      yield { engine, question, rounds: rounds.slice(1) };
    }
  } finally {
    for (const season of seasons) await season.close();
  }
}
