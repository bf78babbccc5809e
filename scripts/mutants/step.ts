import { availableParallelism } from 'node:os';
import type { Print, Step, Tally } from '../steps.ts';
import { mutants } from './mutants.ts';
import { allPass, survives } from './survives.ts';

/** Every control taken away, one at a time: each has to be missed by a test that passes with it. */
export const mutantsStep: Step = {
  name: 'controls taken away',
  isWide: true,
  run: killAll,
};

async function killAll(print: Print): Promise<Tally> {
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  if (!(await allPass(tests))) {
    print('✗ not all tests pass with the controls in place\n');
    return { passed: 0, failed: mutants.length };
  }
  const tally = { passed: 0, failed: 0 };
  const left = [...mutants];
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const reason = await survives(mutant);
      if (reason === null) tally.passed += 1;
      else tally.failed += 1;
      const verdict = reason === null ? '✓' : `✗ ${reason}:`;
      print(`${verdict} ${mutant.name} (${mutant.file})\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return tally;
}
