import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { aFile } from '../../testing/copies.ts';
import { timesLonger } from '../../testing/how-many.ts';
import { upgradesOnADisk } from '../../testing/upgrades/on-a-disk.ts';

const TIMES = timesLonger(2);
const between = (least: number, most: number) =>
  Array.from({ length: TIMES }, () => Math.round(least + Math.random() * (most - least)));

test(
  "an upgrade that fills PostgreSQL's own disk says so in one line, loses nothing, and the next start completes it",
  async () => {
    const attempts = await upgradesOnADisk('256m', {
      folder: dirname(aFile().file),
      given: 'postgres',
      // In the first range the table cannot grow; in the second the log has no space for its next file, and PostgreSQL
      // stops.
      kilobytes: [...between(0, 120), ...between(300, 1000)],
      elsewhere: dirname(aFile().file),
    });
    const reasons = [
      /: the disk of \S+ is full \(.+\); it was left as it is\. /,
      / does not answer \(.+\)\. /,
    ];
    for (const [n, attempt] of attempts.entries())
      expect(attempt).toEqual({
        ...attempt,
        line: expect.stringMatching(reasons[n < TIMES ? 0 : 1] ?? /^$/),
        isUpgraded: false,
        isLost: false,
        hasLeftovers: false,
        again: '',
      });
  },
  30_000 + TIMES * 8000,
);
