export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/**
 * Returns a percentile of the values: the smallest value that is not exceeded by `percent` percent of the values; NaN
 * without values.
 */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.ceil((values.length * percent) / 100);
  return values.toSorted((one, other) => one - other)[Math.max(rank, 1) - 1] ?? Number.NaN;
}
