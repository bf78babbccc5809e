import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

const root = join(import.meta.dirname, '../..');
const VITEST = join(root, 'node_modules/vitest/vitest.mjs');
const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

/** Why a mutant lives on; null when a test has noticed it. */
export async function survives(mutant: Mutant): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-mutant-'));
  const report = join(folder, 'report.json');
  const options = ['--config', CONFIG, '--reporter=json', `--outputFile=${report}`];
  try {
    const child = spawn(process.execPath, [VITEST, 'run', ...options, ...mutant.tests], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, PICADITO_MUTANT: JSON.stringify(mutant) },
    });
    await once(child, 'exit');
    return judged(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A program that does not even load tells nothing of its tests. */
function judged(report: { numFailedTests: number; numPassedTests: number }): string | null {
  if (report.numFailedTests > 0) return null;
  return report.numPassedTests > 0 ? 'no test notices it' : 'no test could run';
}
