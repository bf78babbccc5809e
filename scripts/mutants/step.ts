import { availableParallelism } from 'node:os';
import type { Step, Tally } from '../steps.ts';
import { mutants } from './mutants.ts';
import { survives } from './survives.ts';

/** Every control taken away, one at a time: each has to be missed by a test. */
export const mutantsStep: Step = { name: 'controls taken away', run: killAll };

async function killAll(): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  const left = [...mutants];
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const reason = await survives(mutant);
      if (reason === null) tally.passed += 1;
      else tally.failed += 1;
      const verdict = reason === null ? '✓' : `✗ ${reason}:`;
      process.stdout.write(`${verdict} ${mutant.name} (${mutant.file})\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return tally;
}
