import type { SpawnSyncReturns } from 'node:child_process';
import { basename } from 'node:path';

/**
 * Returns a line that names the program that failed, its signal or exit code, and what it printed. Returns null for an
 * error that is not about a program.
 */
export function failedProgram(error: unknown): string | null {
  if (!isOfProgram(error)) return null;
  const { message, status, signal, stdout, stderr } = error;
  const [, program = ''] = /^Command failed: (\S+)/.exec(message) ?? [];
  const output = `${stdout.toString()} ${stderr.toString()}`.replaceAll(/\s+/g, ' ').trim();
  return `${basename(program)} failed (${signal ?? `exit code ${status}`}): ${output}`;
}

function isOfProgram(error: unknown): error is Error & SpawnSyncReturns<Buffer | string> {
  return error instanceof Error && 'status' in error && 'stderr' in error;
}
