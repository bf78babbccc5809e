import { expect, test } from 'vitest';
import { afterAnswers, beforeAnswers, type Answers } from '../../testing/surveys/worlds.ts';

const SAID = [
  { 5: '2', 6: '5' },
  { 5: '4', 6: 'no' },
  { 5: 'no', 6: '3' },
  { 5: '3', 6: '3' },
] as const;

/** The same opinions in all worlds, and the same players in the same order; what differs is who said what. */
const worldOf = (...turns: number[]): Answers =>
  turns.map((turn, at) => [at + 1, SAID[turn] ?? {}]);

test.each([
  ['while the survey is open', false],
  ['once it has closed', true],
])(
  'two worlds that differ only in who has said what are alike in every row and its place, backup, export, log and reply %s',
  async (_, isClosed) => {
    const before = await beforeAnswers();
    const first = await afterAnswers(before, worldOf(0, 1, 2, 3), isClosed);
    expect(JSON.parse(first.told)).toHaveLength(4);
    for (const turns of [
      [3, 2, 1, 0],
      [1, 0, 3, 2],
    ])
      expect(await afterAnswers(before, worldOf(...turns), isClosed)).toEqual(first);
  },
);

test('worlds that differ in what all together have said, or in who has answered, are not alike', async () => {
  const before = await beforeAnswers();
  const first = await afterAnswers(before, worldOf(0, 1, 2, 3));
  const others = await afterAnswers(before, worldOf(0, 1, 2, 2));
  expect(others.stored['survey_opinions']).not.toEqual(first.stored['survey_opinions']);
  expect(others.backup).not.toEqual(first.backup);
  const by = await afterAnswers(before, [[5, { 6: '3' }]]);
  expect(by.stored['survey_participants']).toHaveLength(1);
  // before the survey closes the export tells neither
  expect(others.exported).toEqual(first.exported);
});

test('rows lie in the order of their keys, in whatever order players have answered', async () => {
  const before = await beforeAnswers();
  const answers = worldOf(0, 1, 2, 3);
  const placed = async (world: Answers) => {
    const { stored } = await afterAnswers(before, world);
    return ['survey_participants', 'survey_opinions'].map((table) =>
      (stored[table] as { player_id: string }[]).map((row) => row.player_id),
    );
  };
  const first = await placed(answers);
  expect(first).toEqual(first.map((ids) => ids.toSorted()));
  expect(await placed(answers.toReversed())).toEqual(first);
});

test('neither who has answered nor what was said has a time, a number or a key of an answer', async () => {
  const before = await beforeAnswers();
  const { stored } = await afterAnswers(before, worldOf(0, 1, 2, 3));
  const HIDDEN = new Set(['writer', 'ctid', 'rowid']);
  const columnsOf = (table: string) =>
    Object.keys(stored[table]?.[0] ?? {}).filter((name) => !HIDDEN.has(name));
  expect(columnsOf('survey_participants')).toEqual([
    'user_id',
    'survey_id',
    'player_id',
    'device_hash',
  ]);
  expect(columnsOf('survey_opinions')).toEqual([
    'user_id',
    'survey_id',
    'player_id',
    'twos',
    'threes',
    'fours',
    'fives',
  ]);
});
