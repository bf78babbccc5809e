import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

const PATIENCE_MS = 10_000;

/** Kills a process and its children at once, so that none of them can clean up, and waits for their end. */
export async function killAll(parent: ChildProcess): Promise<void> {
  const { pid } = parent;
  if (pid === undefined || parent.exitCode !== null || parent.signalCode !== null) return;
  const ended = once(parent, 'exit');
  // A stopped process starts no further children while its children are listed.
  parent.kill('SIGSTOP');
  const children = childrenOf(pid);
  for (const child of children) process.kill(child, 'SIGKILL');
  parent.kill('SIGKILL');
  await ended;
  const patience = Date.now() + PATIENCE_MS;
  while (children.some(isAlive)) {
    if (Date.now() > patience) throw new Error(`processes ${children.join()} do not end`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Stops a process and its children with SIGSTOP. */
export function freezeAll(parent: ChildProcess): void {
  parent.kill('SIGSTOP');
  for (const child of childrenOf(parent.pid ?? 0)) process.kill(child, 'SIGSTOP');
}

function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (existsSync(list)) return readFileSync(list, 'utf8').split(/\s+/).filter(Boolean).map(Number);
  const { stdout } = spawnSync('ps', ['-axo', 'ppid=,pid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([parent, child = 0]) => (parent === pid ? [child] : []));
}

/**
 * Returns whether a process runs. A zombie, which is a process whose parent has not read its exit code, counts as
 * ended, because it holds no resources.
 */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self') || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
