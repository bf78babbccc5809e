import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { aDatabase, aFile } from '../../testing/copies.ts';
import { howMany, timesLonger } from '../../testing/how-many.ts';
import { ENGINE } from '../../testing/temporary-database.ts';
import type { Attempt } from '../../testing/upgrades/full-disk.ts';

const TIMES = howMany(4, timesLonger(10));
/** With so much free an upgrade of the test's database goes through; less is full at one of its steps. */
const ENOUGH_KB = 8000;
const PROGRAM = join(import.meta.dirname, '../../testing/upgrades/full-disk.ts');
/** In a namespace of its own, so that the disk is gone with it. */
const ON_A_DISK = 'mount -t tmpfs -o size=64m picadito "$1" && shift && exec "$@"';

async function upgradesWith(kilobytes: readonly number[]): Promise<Attempt[]> {
  const folder = dirname(aFile().file);
  const given = ENGINE === 'sqlite' ? '' : JSON.stringify(await aDatabase({ empty: true }));
  const node = [process.execPath, PROGRAM, folder, given, kilobytes.join()];
  const own = ['--user', '--map-root-user', '--mount', 'sh', '-c', ON_A_DISK, 'sh', folder];
  const { stdout } = await promisify(execFile)('unshare', [...own, ...node]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Attempt);
}

test(
  'a disk that gets full at any moment of an upgrade is said in one line, loses nothing, and the next start completes it',
  async () => {
    const steps = Array.from({ length: TIMES }, (_, step) =>
      Math.round(((step + Math.random()) / TIMES) * ENOUGH_KB),
    );
    const attempts = await upgradesWith([0, ...steps]);
    for (const attempt of attempts)
      expect(attempt).toEqual({
        ...attempt,
        line: expect.stringMatching(/^(DATABASE_URL: .+ full.*)?$/),
        isLost: false,
        hasLeftovers: false,
        again: '',
      });
    expect(attempts[0]?.line).toMatch(
      /has to be upgraded and was left as it is: it needs a backup/,
    );
  },
  30_000 + TIMES * 5000,
);
