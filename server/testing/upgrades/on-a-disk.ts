import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Attempt } from './full-disk.ts';

const PROGRAM = join(import.meta.dirname, 'full-disk.ts');
/** Mounts the disk in a mount namespace, so that it disappears with the program. */
const ON_A_DISK = 'mount -t tmpfs -o size="$1" picadito "$2" && shift 2 && exec "$@"';
/** PostgreSQL runs neither as root nor as an account that is mapped to root. */
const AS = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps'];

type Disk = { folder: string; given: string; kilobytes: readonly number[]; elsewhere?: string };

/** Upgrades a database on a disk in `folder`, once for each number of free kilobytes (full-disk.ts). */
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
