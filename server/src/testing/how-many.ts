/** How often a random or destructive test runs: `usual` in `npm test`, `long` in `npm run test:long`. */
export function howMany(usual: number, long: number): number {
  return process.env['PICADITO_TEST_LONG'] ? long : usual;
}
