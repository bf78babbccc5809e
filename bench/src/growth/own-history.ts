import type { EngineName } from '../databases.ts';
import { compareSides, type Comparison } from './compare-sides.ts';
import type { NamedRow } from './rows/all-rows.ts';
import { openSeason } from './season.ts';

const SMALL = 20;
const LARGE = 10_000;
const ROUNDS = 200;
const QUICK_ROUNDS = 30;

/** An organiser with few matches and one with many, in one database. */
export async function compareHistories(
  engine: EngineName,
  rows: readonly NamedRow[],
  isQuick: boolean,
): Promise<Comparison> {
  const { program, organisers, close } = await openSeason(engine, [SMALL, LARGE], 0);
  try {
    const [few, many] = organisers.map((one) => ({ program, one, others: [] }));
    if (!few || !many) throw new Error('nobody to compare');
    const compared = await compareSides([few, many], rows, isQuick ? QUICK_ROUNDS : ROUNDS);
    return { title: `${SMALL} and ${LARGE} matches of one organiser`, compared };
  } finally {
    await close();
  }
}
