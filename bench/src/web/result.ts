import { median } from '../numbers.ts';

/** Describes one line of the table. */
export type Result = {
  what: string;
  /** The value of each run. */
  runs: readonly number[];
  unit: 'points' | 'bytes' | 'ms' | 'longest task in ms';
  /** The values of the runs that `runs` is compared with. */
  base?: readonly number[];
  target: Target;
};

/** Limits the median: at least `least`, at most `most`, or less than `ratio` times the median of the base. */
export type Target = { least: number } | { most: number } | { ratio: number };

const RUNS = 5;

/** Returns the median divided by the median of the base; null without a base. */
export function ratioOf({ runs, base }: Result): number | null {
  return base ? median(runs) / median(base) : null;
}

export function isMet(result: Result): boolean {
  const { runs, target } = result;
  if ('ratio' in target) return (ratioOf(result) ?? Infinity) < target.ratio;
  return 'least' in target ? median(runs) >= target.least : median(runs) <= target.most;
}

export async function fiveTimes<T>(measure: (run: number) => Promise<T>): Promise<T[]> {
  const values: T[] = [];
  for (let run = 1; run <= RUNS; run += 1) values.push(await measure(run));
  return values;
}
