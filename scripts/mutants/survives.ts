import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tallyOfVitest } from '../reports.ts';
import type { Tally } from '../steps.ts';

const root = join(import.meta.dirname, '../..');
const VITEST = join(root, 'node_modules/vitest/vitest.mjs');
const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

type Test = { status: string; failureMessages: string[] };
type Report = { testResults: readonly { assertionResults: readonly Test[] }[] };

/**
 * Returns the reason why no test has noticed the missing control: no test failed without it, or no test ran. Returns
 * null if a test has noticed it.
 */
export async function survives(mutant: Mutant): Promise<string | null> {
  if ((await run(mutant.tests, mutant, '--bail=1')).some(noticed)) return null;
  // The only failure so far may have been a timeout, so the second run does not stop at the first failure.
  const ran = await run(mutant.tests, mutant);
  if (ran.some(noticed)) return null;
  // If no test passes, the changed program probably does not load, which says nothing about the tests.
  return ran.some(({ status }) => status === 'passed') ? 'no test notices it' : 'no test could run';
}

/** Runs these tests with all controls in place, and returns the numbers of passed and failed tests. */
export async function tallyOf(tests: readonly string[]): Promise<Tally> {
  return tallyOfVitest(await report(tests));
}

/** Returns whether a test has failed for a reason other than a timeout, which a busy machine can cause. */
function noticed({ status, failureMessages }: Test): boolean {
  return status === 'failed' && !failureMessages.every((message) => message.includes('timed out'));
}

async function run(tests: readonly string[], mutant: Mutant, ...more: string[]): Promise<Test[]> {
  const { testResults } = (await report(tests, mutant, ...more)) as Report;
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

async function report(tests: readonly string[], mutant?: Mutant, ...more: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-mutant-'));
  const file = join(folder, 'report.json');
  const options = ['--config', CONFIG, '--reporter=json', `--outputFile=${file}`, ...more];
  // The tests have to notice a missing control even in their short run.
  const { PICADITO_TEST_RUN: _, ...environment } = process.env;
  try {
    const child = spawn(process.execPath, [VITEST, 'run', ...options, ...tests], {
      cwd: root,
      stdio: 'ignore',
      env: { ...environment, PICADITO_MUTANT: JSON.stringify(mutant ?? {}) },
    });
    await once(child, 'exit');
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return written;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Type of a mutant: the program without one of its security controls, and the tests that must notice the absence. */
export type Mutant = {
  name: string;
  /** The path of the source, relative to the project's folder. */
  file: string;
  /** Source text of the control, which occurs exactly once in the file and is replaced by `to`. */
  from: string;
  to: string;
  /**
   * Paths of test files, relative to the project's folder. At least one test in them has to fail without the control.
   */
  tests: readonly string[];
};
