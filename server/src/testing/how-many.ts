/** How often a random or destructive test runs: `usual` in `npm test`, `long` in `npm run test:long`. */
export function howMany(usual: number, long: number): number {
  return process.env['PICADITO_TEST_LONG'] ? long : usual;
}

/** A count that `PICADITO_TEST_TIMES=10` makes ten times as large, for a night with nothing else to do. */
export function timesLonger(usual: number): number {
  return usual * Number(process.env['PICADITO_TEST_TIMES'] ?? 1);
}
