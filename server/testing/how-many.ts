/**
 * Returns how often a random or destructive test runs: `usual` in `npm test`, `long` in `npm run test:long`, and a
 * fifth of `long` in `npm run test:landing`.
 */
export function howMany(usual: number, long: number): number {
  const run = process.env['PICADITO_TEST_RUN'];
  if (run === 'landing') return Math.max(usual, Math.ceil(long / 5));
  return run === 'long' ? long : usual;
}

/** Returns `usual`, multiplied by PICADITO_TEST_TIMES for runs that may take a night. */
export function timesLonger(usual: number): number {
  return usual * Number(process.env['PICADITO_TEST_TIMES'] ?? 1);
}
