import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type GroupScore,
  groupTexts,
  scoreGroupList,
  scoreGroupReplies,
} from '../../corpus/score-groups.ts';

const FOLDER = join(import.meta.dirname, '../../corpus/groups');
const LEAST = 0.99;
/** The shares that files with deliberately hard texts reach, because many of their rows and replies are asked. */
const REACHED: Record<string, number> = {
  'fifth-lists.txt': 0.93,
  'fifth-replies.txt': 0.83,
  'sixth-lists.txt': 0.96,
  'sixth-replies.txt': 0.88,
};

const textsOf = (file: string) => groupTexts(readFileSync(join(FOLDER, file), 'utf8'));

function total(scores: readonly GroupScore[]) {
  const people = scores.reduce((sum, one) => sum + one.people, 0);
  const wrong = scores.flatMap((one) => one.wrong);
  const mistakes = scores.flatMap((one) => one.mistakes);
  return { share: 1 - wrong.length / people, wrong: wrong.join('\n'), mistakes };
}

test.each([
  'lists.txt',
  'second-lists.txt',
  'third-lists.txt',
  'fourth-lists.txt',
  'fifth-lists.txt',
  'sixth-lists.txt',
])(
  'lists of groups are read with marks, headings, waiting and absent people, polls, tables and contacts: %s',
  (file) => {
    const { share, wrong, mistakes } = total(textsOf(file).map((one) => scoreGroupList(one)));
    expect(mistakes).toEqual([]);
    expect(share, wrong).toBeGreaterThanOrEqual(REACHED[file] ?? LEAST);
  },
);

test.each([
  'replies.txt',
  'second-replies.txt',
  'third-replies.txt',
  'fourth-replies.txt',
  'fifth-replies.txt',
  'sixth-replies.txt',
])(
  'replies of groups are read with headings, ticks, guests of others, polls and whole names: %s',
  (file) => {
    const { share, wrong, mistakes } = total(textsOf(file).map((one) => scoreGroupReplies(one)));
    expect(mistakes).toEqual([]);
    expect(share, wrong).toBeGreaterThanOrEqual(REACHED[file] ?? LEAST);
  },
);
