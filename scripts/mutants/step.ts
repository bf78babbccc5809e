import { availableParallelism } from 'node:os';
import type { Print, Step, Tally } from '../steps.ts';
import { mutants } from './mutants.ts';
import { survives } from './survives.ts';

/**
 * Step of the longer test runs that removes each security control in turn and runs its tests. The step reports a
 * failure for each control whose absence no test notices. Other steps run the same tests with all controls in place.
 */
export const mutantsStep: Step = {
  name: 'controls taken away',
  isWide: true,
  run: killAll,
};

async function killAll(print: Print): Promise<Tally> {
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
