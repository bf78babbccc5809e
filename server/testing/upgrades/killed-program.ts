import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Starts a program from its text; it can import from the server's sources. */
export function startProgram(program: string, ...args: readonly string[]) {
  const node = ['--input-type=module-typescript', '--eval', program, ...args];
  return spawn(process.execPath, node, { cwd: join(import.meta.dirname, '../../src') });
}

/**
 * Runs a program that prints a line when it is ready, starts at a line on stdin, and prints a line when it is done.
 * Kills it after `afterMs` or when it is done; returns how long it ran, in milliseconds.
 */
export async function untilKilled(
  child: ChildProcess & ReturnType<typeof startProgram>,
  afterMs?: number,
): Promise<number> {
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  const begunAt = performance.now();
  child.stdin.write('go');
  const done = Promise.race([once(child.stdout, 'data'), ended]);
  await (afterMs === undefined ? done : Promise.race([done, setTimeout(afterMs)]));
  const ms = performance.now() - begunAt;
  child.kill('SIGKILL');
  await ended;
  return ms;
}
