import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { failedProgram } from './failed-program.ts';

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('a failed program is reported in one line with its output', () => {
  const fails = 'echo "STEP 1/3"; echo "no space left" >&2; echo "on device" >&2; exit 125';
  const failure = failureOf(() => execFileSync('/bin/sh', ['-c', fails], { stdio: 'pipe' }));
  expect(failedProgram(failure)).toBe(
    'sh failed (exit code 125): STEP 1/3 no space left on device',
  );
  const killed = failureOf(() => execFileSync('sh', ['-c', 'kill -9 $$'], { stdio: 'pipe' }));
  expect(failedProgram(killed)).toBe('sh failed (SIGKILL): ');
});

test('other errors are not reported in this form', () => {
  expect(failedProgram(new TypeError('a fault of ours'))).toBeNull();
});
