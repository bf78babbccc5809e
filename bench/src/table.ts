/** Returns a table as text. The first column is aligned to the left, and the other columns to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/**
 * Returns a percentile of the values: the smallest value that at least `percent` percent of the values do not exceed;
 * NaN without values.
 */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.ceil((values.length * percent) / 100);
  return values.toSorted((one, other) => one - other)[Math.max(rank, 1) - 1] ?? Number.NaN;
}

/** Returns two cells of a table for a limit: the limit with its unit, and 'met' or 'MISSED'. */
export function verdict(figure: number, limit: number, unit: 'ms' | 'bytes'): [string, string] {
  return [`≤ ${limit} ${unit}`, figure <= limit ? 'met' : 'MISSED'];
}
