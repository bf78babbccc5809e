import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Starts a process that runs the given TypeScript. The text can import from the server's sources. */
export function startProgram(program: string, ...args: readonly string[]) {
  const node = ['--input-type=module-typescript', '--eval', program, ...args];
  return spawn(process.execPath, node, { cwd: join(import.meta.dirname, '../../src') });
}

/**
 * Waits for the program's line that it is ready, lets it start by a line on stdin, and kills it after `afterMs` or when
 * it prints that it is done. Returns the milliseconds for which it ran.
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
