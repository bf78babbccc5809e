/** Returns the cells of a limit in a table: the limit, and 'met' or 'MISSED'. */
export function verdict(figure: number, limit: number, unit: 'ms' | 'bytes'): [string, string] {
  return [`≤ ${limit} ${unit}`, figure <= limit ? 'met' : 'MISSED'];
}
