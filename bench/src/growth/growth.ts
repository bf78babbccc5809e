import { ENGINES } from '../databases.ts';
import { chosen, print, type Asked } from '../suite.ts';
import { compareDatabases } from './databases.ts';
import { compareHistories } from './own-history.ts';
import { growthTable, notMeasuredTable } from './results.ts';
import { NAMED_ROWS } from './rows/all-rows.ts';

const COMPARISONS = { 'own-history': compareHistories, databases: compareDatabases };
const NAMES = Object.keys(COMPARISONS) as (keyof typeof COMPARISONS)[];
const ROW_NAMES = NAMED_ROWS.map(({ name }) => name);

/** Both, or one by its word: requests of organisers with few and many matches, and in small and large databases. */
export async function measureGrowth(asked: Asked): Promise<void> {
  const names = chosen(ROW_NAMES, asked);
  const rows = NAMED_ROWS.filter(({ name }) => names.includes(name));
  for (const name of chosen(NAMES, asked))
    for (const engine of chosen(ENGINES, asked)) {
      const { title, compared } = await COMPARISONS[name](engine, rows, asked.isQuick);
      print(`\n${growthTable(`${title} on ${engine}`, compared)}`);
    }
  print(`\n${notMeasuredTable()}`);
}
