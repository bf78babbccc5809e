export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Returns the smallest value that so many percent of the values do not exceed; NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.ceil((values.length * percent) / 100);
  return values.toSorted((one, other) => one - other)[Math.max(rank, 1) - 1] ?? Number.NaN;
}
