import type { Parameters } from 'fast-check';

/** Seed of the generated requests, which makes the requests of all runs equal. PICADITO_TEST_SEED sets another seed. */
const SEED = Number(process.env['PICADITO_TEST_SEED'] ?? 20_261_121);

/**
 * Returns the parameters of a fast-check property with this number of runs. Properties with different `salt` get
 * different requests. A failure prints the seed that reproduces it.
 */
export function seeded<T>(runs: number, salt: string): Parameters<T> {
  const seed = [...salt].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, SEED);
  return {
    seed,
    numRuns: runs,
    endOnFailure: true,
    reporter: ({ failed, errorInstance, numRuns }) => {
      if (!failed) return;
      throw new Error(
        `PICADITO_TEST_SEED=${SEED}, ${salt}, run ${numRuns}: ${String(errorInstance)}`,
        {
          cause: errorInstance,
        },
      );
    },
  };
}
