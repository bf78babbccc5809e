/**
 * Returns the number of runs of a random or destructive test: `usual` in `npm test`, `landing` but at least `usual` in
 * `npm run test:landing`, and `long` in `npm run test:long`. The default of `landing` is a tenth of `long`.
 */
export function howMany(usual: number, long: number, landing = Math.ceil(long / 10)): number {
  const run = process.env['PICADITO_TEST_RUN'];
  if (run === 'landing') return Math.max(usual, landing);
  return run === 'long' ? long : usual;
}

/**
 * Returns `usual`, multiplied by the environment variable PICADITO_TEST_TIMES if it is set, for runs that last a whole
 * night.
 */
export function timesLonger(usual: number): number {
  return usual * Number(process.env['PICADITO_TEST_TIMES'] ?? 1);
}
