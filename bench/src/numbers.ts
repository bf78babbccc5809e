export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that so many percent of them do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.ceil((values.length * percent) / 100);
  return values.toSorted((one, other) => one - other)[Math.max(rank, 1) - 1] ?? Number.NaN;
}
