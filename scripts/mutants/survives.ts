import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

const root = join(import.meta.dirname, '../..');
const VITEST = join(root, 'node_modules/vitest/vitest.mjs');
const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

/** What Vitest reports of each test. */
type Test = { status: string; failureMessages: string[] };
type Report = { testResults: { assertionResults: Test[] }[] };

/** Why a mutant lives on; null when a test has noticed it. */
export async function survives(mutant: Mutant): Promise<string | null> {
  if ((await run(mutant.tests, mutant, '--bail=1')).some(noticed)) return null;
  // the first failure may have been one of time
  const ran = await run(mutant.tests, mutant);
  if (ran.some(noticed)) return null;
  // a program that does not load says nothing about its tests
  return ran.some(({ status }) => status === 'passed') ? 'no test notices it' : 'no test could run';
}

/** Whether all of these tests pass when nothing is taken away. */
export async function allPass(tests: readonly string[]): Promise<boolean> {
  const ran = await run(tests);
  return ran.length > 0 && ran.every(({ status }) => status === 'passed');
}

/** A test that only took too long has noticed nothing. */
function noticed({ status, failureMessages }: Test): boolean {
  return status === 'failed' && !failureMessages.every((message) => message.includes('timed out'));
}

async function run(tests: readonly string[], mutant?: Mutant, ...more: string[]): Promise<Test[]> {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-mutant-'));
  const report = join(folder, 'report.json');
  const options = ['--config', CONFIG, '--reporter=json', `--outputFile=${report}`, ...more];
  try {
    const child = spawn(process.execPath, [VITEST, 'run', ...options, ...tests], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, PICADITO_MUTANT: JSON.stringify(mutant ?? {}) },
    });
    await once(child, 'exit');
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
