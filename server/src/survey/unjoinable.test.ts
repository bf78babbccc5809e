import { expect, test } from 'vitest';
import { DEVICE_COOKIE } from '../../testing/a-linked-group.ts';
import {
  afterAnswers,
  answered,
  beforeAnswers,
  type Answers,
} from '../../testing/surveys/worlds.ts';
import type { Client } from '../../testing/test-app.ts';

const SAID = [
  { 5: '2', 6: '5' },
  { 5: '4', 6: 'no' },
  { 5: '5', 6: '3' },
  { 5: '3', 6: '3' },
] as const;

/**
 * Returns answers to the survey: the first player gives the opinions with the index `turns[0]` in SAID, the second the
 * ones with the index `turns[1]`, and so on. The same numbers in another order give equal opinions of other authors.
 */
const answersInTurns = (...turns: number[]): Answers =>
  turns.map((turn, at) => [at + 1, SAID[turn] ?? {}]);

test.each([
  ['while the survey is open', false],
  ['once it has closed', true],
])(
  'two databases that differ only in the authors of opinions are alike in every row and its position, backup, export, log and reply %s',
  async (_, isClosed) => {
    const before = await beforeAnswers();
    const first = await afterAnswers(before, answersInTurns(0, 1, 2, 3), isClosed);
    const told = JSON.parse(first.told) as [number][];
    expect(told.map(([status]) => status)).toEqual([200, 200, 200, 200]);
    for (const turns of [
      [3, 2, 1, 0],
      [1, 0, 3, 2],
    ])
      expect(await afterAnswers(before, answersInTurns(...turns), isClosed)).toEqual(first);
  },
);

test('databases that differ only in the authors of opinions stay alike through every correction after the close', async () => {
  const before = await beforeAnswers();
  const { ids, listId, path, tokens } = before;
  const [one, other] = [
    await answered(before, answersInTurns(0, 1, 2, 3)),
    await answered(before, answersInTurns(2, 0, 3, 1)),
  ];
  const url = `/api/lists/${listId}/survey`;
  const corrections: [keyof Pick<Client, 'put' | 'delete'>, string, object][] = [
    ['put', `${url}/closed`, {}],
    ['delete', `/api/players/${ids[0]}`, {}],
    ['put', `${url}/${ids[4]}`, { isAdopted: true }],
    ['delete', `/api/players/${ids[4]}`, {}],
    ['delete', `/api/lists/${listId}`, {}],
  ];
  for (const [method, to, body] of corrections) {
    // The requests run one after the other, so that both servers log them in the same order.
    const seenIn = async ({ app, organiser }: typeof one) => {
      const cookies = { [DEVICE_COOKIE]: tokens[1] ?? '' };
      const changed = await organiser[method](to, body);
      expect(changed.status).toBeLessThan(300);
      const survey = await organiser.get(url);
      const players = await organiser.get('/api/players');
      const exported = await organiser.get('/api/me/export');
      const page = await app.inject({ url: `${path}/survey`, cookies });
      const replies = [changed, survey, players, exported];
      return [...replies.map((reply) => [reply.status, reply.body]), page.body];
    };
    const seen = await seenIn(one);
    expect({ to, seen: await seenIn(other) }).toEqual({ to, seen });
  }
  expect(await other.leavings()).toEqual(await one.leavings());
});

test('databases that differ in the sum of the opinions, or in who has answered, are not alike', async () => {
  const before = await beforeAnswers();
  const first = await afterAnswers(before, answersInTurns(0, 1, 2, 3));
  const others = await afterAnswers(before, answersInTurns(0, 1, 2, 2));
  expect(others.stored['survey_opinions']).not.toEqual(first.stored['survey_opinions']);
  expect(others.backup).not.toEqual(first.backup);
  const by = await afterAnswers(before, [[5, { 6: '3' }]]);
  expect(by.stored['survey_devices']).toHaveLength(6);
  // Before the survey closes the export contains neither.
  expect(others.exported).toEqual(first.exported);
});

test('rows are stored in the order of their keys, in whatever order players have answered', async () => {
  const before = await beforeAnswers();
  const answers = answersInTurns(0, 1, 2, 3);
  const placed = async (world: Answers) => {
    const { stored } = await afterAnswers(before, world);
    const rows = (table: string) => stored[table] as { device_hash: string; player_id: string }[];
    return [
      rows('survey_devices').map((row) => row.device_hash),
      rows('survey_opinions').map((row) => row.player_id),
    ];
  };
  const first = await placed(answers);
  expect(first).toEqual(first.map((ids) => ids.toSorted()));
  expect(await placed(answers.toReversed())).toEqual(first);
});

test('the rows of answers and of opinions have no time, no number and no key that could join them', async () => {
  const before = await beforeAnswers();
  const { stored } = await afterAnswers(before, answersInTurns(0, 1, 2, 3));
  const HIDDEN = new Set(['writer', 'ctid', 'rowid']);
  const columnsOf = (table: string) =>
    Object.keys(stored[table]?.[0] ?? {}).filter((name) => !HIDDEN.has(name));
  expect(columnsOf('survey_devices')).toEqual([
    'user_id',
    'survey_id',
    'device_hash',
    'player_id',
    'has_answered',
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
