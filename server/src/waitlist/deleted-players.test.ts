import type { MatchAnswers } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup, answersShownIn } from '../../testing/a-linked-group.ts';
import { tablesWith, wholeDatabase } from '../../testing/whole-database.ts';

/**
 * Sets up a match of two places: Lucas (01) was in and is out, Mora (03) moved up, and Beto (02) has answered twice for
 * another player (04).
 */
async function anEvening() {
  const group = await aLinkedGroup(4);
  const { ana, match, store, ids, device } = group;
  const answers = `/api/matches/${match.id}/answers`;
  await ana.put(`${answers}/settings`, { capacity: 2, answersUntil: null });
  const [lucas, beto, mora] = [device(), device(), device()];
  await lucas.says(1, 'voy', { comment: 'lo de siempre' });
  await beto.says(2, 'voy');
  await mora.says(3, 'voy');
  await lucas.says(1, 'no');
  for (const answer of ['no', 'nose']) await beto.says(4, answer, { other: 'si' });
  const log = async () => (await ana.get<MatchAnswers>(answers)).body.log;
  const undo = async () => {
    const entry = (await log()).find(({ playerId, answer }) => {
      return playerId === ids[0] && answer === 'declined';
    });
    return ana.put<MatchAnswers>(`${answers}/undone`, { what: 'answer', at: entry?.at });
  };
  const remove = (number: number) => ana.delete(`/api/players/${ids[number - 1]}`);
  const tablesOf = async (text: string) =>
    tablesWith(await wholeDatabase(store), text).filter((table) => table.startsWith('answer'));
  return { ...group, undo, remove, tablesOf };
}

test('a deleted player is removed from all replaced answers, and those can still be undone', async () => {
  const { ids, device, undo, remove, tablesOf } = await anEvening();
  const [, beto = '', mora = ''] = ids;
  expect(await tablesOf(mora)).toEqual(['answers', 'answer_log']);
  for (const number of [2, 3]) await remove(number);
  for (const id of [beto, mora]) expect(await tablesOf(id)).toEqual([]);
  expect((await undo()).status).toBe(200);
  expect(answersShownIn(await device().page())).toEqual(['01 in', '04 maybe']);
});

test('a deleted player is removed from all undone answers, with comments and names', async () => {
  const { ids, undo, remove, tablesOf } = await anEvening();
  expect((await undo()).body.lastUndo).not.toBe(null);
  const [lucas = ''] = ids;
  for (const text of [lucas, 'lo de siempre'])
    expect(await tablesOf(text)).toEqual(expect.arrayContaining(['answer_log']));
  expect(await tablesOf(lucas)).toContain('answer_undos');
  await remove(1);
  for (const text of [lucas, 'lo de siempre']) expect(await tablesOf(text)).toEqual([]);
});
