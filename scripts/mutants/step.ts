import { availableParallelism } from 'node:os';
import type { Print, Step, Tally } from '../steps.ts';
import { mutants } from './mutants.ts';
import { survives, tallyOf } from './survives.ts';

/**
 * Step of the longer test runs that removes each security control in turn and runs its tests. The step reports a
 * failure for each control whose absence no test notices. `npm run test:long` first runs all these tests with the
 * controls in place.
 */
export const mutantsStep: Step = {
  name: 'controls taken away',
  isWide: true,
  run: killAll,
};

async function killAll(print: Print): Promise<Tally> {
  if (process.env['PICADITO_TEST_RUN'] === 'long') {
    const {
      passed,
      failed,
      failures = [],
    } = await tallyOf([...new Set(mutants.flatMap(({ tests }) => tests))]);
    if (failed > 0 || passed === 0) {
      print('✗ not all tests pass with the controls in place\n');
      return { passed: 0, failed: mutants.length, failures };
    }
  }
  const survivors: string[] = [];
  const left = [...mutants];
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const reason = await survives(mutant);
      const control = `${mutant.name} (${mutant.file})`;
      if (reason !== null) survivors.push(`${reason}: ${control}`);
      print(`${reason === null ? '✓' : `✗ ${reason}:`} ${control}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const noticed = mutants.length - survivors.length;
  return { passed: noticed, failed: survivors.length, failures: survivors };
}
