import { median } from '../table.ts';

export type Result = {
  what: string;
  /** Measured value of each run. */
  runs: readonly number[];
  unit: 'points' | 'bytes' | 'ms' | 'longest task in ms';
  /**
   * Values to which `runs` is compared: of this measurement with few rows, or with the other build of the program;
   * undefined if there is no comparison.
   */
  base?: readonly number[];
  target: Target;
};

/**
 * Type of a target for the median of the runs: at least `least`, at most `most`, or less than `ratio` times the median
 * of `base`.
 */
export type Target = { least: number } | { most: number } | { ratio: number };

const RUNS = 5;

/** Returns the median of the runs divided by the median of `base`; null if the result has no `base`. */
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
