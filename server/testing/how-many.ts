/**
 * Returns how often a random or destructive test runs: `usual` in `npm test`, `long` in `npm run test:long`, and a fifth of
 * `long` in `npm run test:landing`.
 */
export function howMany(usual: number, long: number): number {
  const run = process.env['PICADITO_TEST_RUN'];
  if (run === 'landing') return Math.max(usual, Math.ceil(long / 5));
  return run === 'long' ? long : usual;
}

/** A count that `PICADITO_TEST_TIMES=10` makes ten times as large, for a night with nothing else to do. */
export function timesLonger(usual: number): number {
  return usual * Number(process.env['PICADITO_TEST_TIMES'] ?? 1);
}
