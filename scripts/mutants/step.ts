import { availableParallelism } from 'node:os';
import type { Print, Step, Tally } from '../steps.ts';
import { mutants } from './mutants.ts';
import { survives, tallyOf } from './survives.ts';

/**
 * Step of the longer test runs that removes each security control in turn and runs its tests. The step reports a
 * failure for each control whose absence no test notices.
 */
export const mutantsStep: Step = {
  name: 'controls taken away',
  isWide: true,
  run: killAll,
};

async function killAll(print: Print): Promise<Tally> {
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
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
  // All tests also run once with all controls in place. This run waits for timers more than it computes, so it needs no
  // core of its own.
  const [{ passed, failed, failures = [] }] = await Promise.all([
    tallyOf(tests),
    ...Array.from({ length: availableParallelism() }, work),
  ]);
  if (failed > 0 || passed === 0) {
    print('✗ not all tests pass with the controls in place\n');
    return { passed: 0, failed: mutants.length, failures };
  }
  const noticed = mutants.length - survivors.length;
  return { passed: noticed, failed: survivors.length, failures: survivors };
}
