import type { Player, Profile, TeamConstraints } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup } from '../../../../testing/a-linked-group.ts';
import { createList, createMatch } from '../../../../testing/a-match.ts';
import type { Client } from '../../../../testing/test-app.ts';
import { moveList } from './move-list.ts';

/**
 * Sets up an organiser with two lists. The first player of each list is invited to the match of the other list.
 * `gives` moves a list to another user.
 */
async function twoLists() {
  const { ana, list: thursday, match, roster, device, signedIn, store } = await aLinkedGroup(2);
  const beto = await signedIn('beto');
  const friday = await createList(ana, 'Viernes', '3');
  const first = async ({ id }: { id: string }) => {
    const { body } = await ana.get<Player[]>(`/api/lists/${id}/players`);
    return body[0]?.id ?? '';
  };
  const [ofThursday, ofFriday] = [await first(thursday), await first(friday)];
  const other = await createMatch(ana, friday.id, { date: '2026-11-27' });
  const invites = async (matchId: string, playerId: string) =>
    ana.post(`/api/matches/${matchId}/players`, { playerId });
  await invites(match.id, ofFriday);
  await invites(other.id, ofThursday);
  const userOf = async (client: Client) => (await client.get<Profile>('/api/me')).body.id;
  const gives = async (giver: Client, receiver: Client, { id: listId }: { id: string }) => {
    const [from, to] = [await userOf(giver), await userOf(receiver)];
    const at = '2026-11-22T12:00:00.000000Z';
    await store.transaction((tx) => moveList(tx, { listId, from, to, at }));
  };
  const marks = async (client: Client, listId: string, id: string, isOn: boolean) => {
    await client.put(`/api/players/${id}/keeper`, { isKeeper: isOn });
    await client.put(`/api/players/${id}/absence`, { until: isOn ? '2026-12-20' : null });
    await client.patch(`/api/lists/${listId}/money`, { neverPays: { [id]: isOn } });
  };
  /** Returns the names of the tables with a mark of a player. */
  const marksOf = async (client: Client, playerId: string) => {
    const tables = ['keepers', 'absences', 'never_pays', 'player_stats'] as const;
    const userId = await userOf(client);
    const found: string[] = [];
    for (const table of tables) {
      const rows = await store.read
        .selectFrom(table)
        .select('player_id')
        .where('user_id', '=', userId)
        .where('player_id', '=', playerId)
        .execute();
      if (rows.length > 0) found.push(table);
    }
    return found;
  };
  const pairsOf = async (client: Client) =>
    (await client.get<TeamConstraints>('/api/marks')).body.pairs;
  return {
    pairsOf,
    roster,
    device,
    ana,
    beto,
    thursday,
    friday,
    ofThursday,
    ofFriday,
    gives,
    marks,
    marksOf,
  };
}

test('when the list of a guest comes too, marks that its owner removed in between are gone', async () => {
  const { ana, beto, thursday, friday, ofFriday, gives, marks, marksOf } = await twoLists();
  await marks(ana, friday.id, ofFriday, true);
  await gives(ana, beto, thursday);
  expect(await marksOf(beto, ofFriday)).toContain('keepers');
  await marks(ana, friday.id, ofFriday, false);
  await gives(ana, beto, friday);
  expect(await marksOf(beto, ofFriday)).toEqual([]);
});

test('a player whom the receiver already has gets no marks from a guest of the giver', async () => {
  const { ana, beto, thursday, friday, ofThursday, gives, marksOf } = await twoLists();
  await gives(ana, beto, thursday);
  const marked = await ana.put(`/api/players/${ofThursday}/keeper`, { isKeeper: true });
  expect([marked.status, await marksOf(ana, ofThursday)]).toEqual([200, ['keepers']]);
  await gives(ana, beto, friday);
  expect(await marksOf(beto, ofThursday)).toEqual([]);
});

test('a guest of the list keeps marks, typed statistics and the pair with a player of the list', async () => {
  const { ana, beto, thursday, ofThursday, roster, device, gives, marksOf, pairsOf } =
    await twoLists();
  const phone = device();
  await phone.says(1, 'voy');
  await phone.brings(1, 'Dani');
  const dani = (await roster()).find(({ name }) => name === 'Dani')?.id ?? '';
  await ana.put(`/api/players/${dani}/absence`, { until: '2026-12-20' });
  await ana.put(`/api/players/${dani}/stats`, { matchesPlayed: 12, attendanceRate: 80 });
  await ana.put('/api/pairs', { playerIds: [dani, ofThursday], kind: 'separados' });
  await gives(ana, beto, thursday);
  expect(await marksOf(beto, dani)).toEqual(['absences', 'player_stats']);
  expect(await pairsOf(beto)).toMatchObject([{ playerIds: [dani, ofThursday].toSorted() }]);
  expect([await marksOf(ana, dani), await pairsOf(ana)]).toEqual([[], []]);
});

test('a player of another list stays absent in the matches that move', async () => {
  const { ana, beto, thursday, friday, ofFriday, gives, marks, marksOf } = await twoLists();
  await marks(ana, friday.id, ofFriday, true);
  await gives(ana, beto, thursday);
  expect(await marksOf(beto, ofFriday)).toEqual(['keepers', 'absences', 'never_pays']);
});

test('a player who stays as a guest with the giver has no marks there', async () => {
  const { ana, beto, thursday, ofThursday, gives, marks, marksOf } = await twoLists();
  await marks(ana, thursday.id, ofThursday, true);
  await gives(ana, beto, thursday);
  expect(await marksOf(beto, ofThursday)).toEqual(['keepers', 'absences', 'never_pays']);
  expect(await marksOf(ana, ofThursday)).toEqual([]);
});
