import type { EngineName } from '../databases.ts';
import { compareSides, type Comparison, type Side } from './compare-sides.ts';
import type { NamedRow } from './rows/all-rows.ts';
import { openSeason, type Season } from './season.ts';

const OWN_MATCHES = 1000;
const USUAL = { small: 10_000, large: 1_000_000, rounds: 200 };
const QUICK = { small: 1000, large: 100_000, rounds: 30 };
const IN_TURN = 2000;

/** The same organiser in a database with few matches of others, and in one with a hundred times as many. */
export async function compareDatabases(
  engine: EngineName,
  rows: readonly NamedRow[],
  isQuick: boolean,
): Promise<Comparison> {
  const { small, large, rounds } = isQuick ? QUICK : USUAL;
  const seasons: Season[] = [];
  const open = async (ofOthers: number): Promise<Side> => {
    const season = await openSeason(engine, [OWN_MATCHES], ofOthers);
    seasons.push(season);
    const [one] = season.organisers;
    if (!one) throw new Error('nobody to compare');
    return { program: season.program, one, others: spread(season.others, IN_TURN) };
  };
  try {
    const sides = [await open(small), await open(large)] as const;
    const compared = await compareSides(sides, rows, rounds);
    return { title: `${OWN_MATCHES} matches among ${small} and ${large} of others`, compared };
  } finally {
    for (const season of seasons) await season.close();
  }
}

/** So many of all of them, from everywhere. */
function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, place) => all[Math.floor(place * step)],
  ).filter((one) => one !== undefined);
}
