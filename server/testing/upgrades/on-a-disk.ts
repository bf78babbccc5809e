import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Attempt } from './full-disk.ts';

const PROGRAM = join(import.meta.dirname, 'full-disk.ts');
/**
 * Shell command that mounts a disk of limited size and runs a program on it. The mount has its own namespace, so it
 * disappears when the program ends.
 */
const ON_A_DISK = 'mount -t tmpfs -o size="$1" picadito "$2" && shift 2 && exec "$@"';
/**
 * Options of `unshare` that give the right to mount. Root needs no options, and other accounts must keep their id,
 * because PostgreSQL does not run as an account that is mapped to root.
 */
const AS = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps'];

type Disk = { folder: string; given: string; kilobytes: readonly number[]; elsewhere?: string };

/**
 * Runs full-disk.ts on a disk of limited size that is mounted at the folder: one upgrade for each number of free
 * kilobytes. Returns the reports.
 */
export async function upgradesOnADisk(size: string, disk: Disk): Promise<Attempt[]> {
  const { folder, given, kilobytes, elsewhere = '' } = disk;
  const node = [process.execPath, PROGRAM, folder, given, kilobytes.join(), elsewhere];
  const own = [...AS, '--mount', 'sh', '-c', ON_A_DISK, 'sh', size, folder];
  const { stdout } = await promisify(execFile)('unshare', [...own, ...node]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Attempt);
}
