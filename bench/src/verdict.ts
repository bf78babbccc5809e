/** Returns two cells of a table for a limit: the limit with its unit, and 'met' or 'MISSED'. */
export function verdict(figure: number, limit: number, unit: 'ms' | 'bytes'): [string, string] {
  return [`≤ ${limit} ${unit}`, figure <= limit ? 'met' : 'MISSED'];
}
