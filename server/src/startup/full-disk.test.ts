import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { aDatabase, aFile } from '../../testing/copies.ts';
import { howMany, timesLonger } from '../../testing/how-many.ts';
import { ENGINE } from '../../testing/temporary-database.ts';
import type { Attempt } from '../../testing/upgrades/full-disk.ts';
import { upgradesOnADisk } from '../../testing/upgrades/on-a-disk.ts';

const TIMES = howMany(4, timesLonger(10));
/**
 * Free space in kilobytes with which an upgrade of the test's database succeeds. With less space, one of its steps
 * fails.
 */
const ENOUGH_KB = 8000;

async function upgradesWith(kilobytes: readonly number[]): Promise<Attempt[]> {
  const folder = dirname(aFile().file);
  const given = ENGINE === 'sqlite' ? ENGINE : JSON.stringify(await aDatabase({ empty: true }));
  return upgradesOnADisk('64m', { folder, given, kilobytes });
}

test(
  'an upgrade on a disk that becomes full is refused in one line, loses nothing, and the next start completes it',
  async () => {
    const steps = Array.from({ length: TIMES }, (_, step) =>
      Math.round(((step + Math.random()) / TIMES) * ENOUGH_KB),
    );
    // In five kilobytes SQLite cannot even open the database.
    const attempts = await upgradesWith([0, 5, ...steps]);
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
