import type { FiguresReply, ListMoneyReply, Match, Player, PlayerStat } from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMatch } from '../../testing/a-match.ts';
import { howMany } from '../../testing/how-many.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { newId } from '../store/ids.ts';
import { storeVote } from '../store/tables/results/figura-votes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OTHERS = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema'];
const DATES = ['2026-11-26', '2026-12-03', '2026-12-10'];

type Server = Awaited<ReturnType<typeof testApp>>;
type Play = { record: 0 | 1; isIn: boolean; changesMind: boolean; goals: number; votes: number };
type Pay = { record: 0 | 1; amount: number; isCharge: boolean };

const play = fc.record({
  record: fc.constantFrom(0 as const, 1 as const),
  isIn: fc.boolean(),
  changesMind: fc.boolean(),
  goals: fc.nat(3),
  votes: fc.nat(5),
});
const pay = fc.record({
  record: fc.constantFrom(0 as const, 1 as const),
  amount: fc.integer({ min: 1, max: 40_000 }),
  isCharge: fc.boolean(),
});

/** Creates a list in which one person is there once, or twice under two names, with three matches. */
async function aWorld(server: Server, name: string, isTwice: boolean) {
  const client = await server.signedIn(name);
  const names = ['Nico', ...(isTwice ? ['Nico S.'] : []), ...OTHERS];
  const { body: list } = await client.post<{ id: string; userId: string }>('/api/lists', {
    name: 'Jueves',
    players: names.map((one) => ({ name: one, skillLevel: '3' })),
  });
  const { body: players } = await client.get<Player[]>(`/api/lists/${list.id}/players`);
  const idOf = (wanted: string) => players.find((one) => one.name === wanted)?.id ?? '';
  const records = [idOf('Nico'), idOf(isTwice ? 'Nico S.' : 'Nico')] as const;
  const others = OTHERS.map((one) => idOf(one));
  const matches: Match[] = [];
  for (const date of DATES) matches.push(await createMatch(client, list.id, { date }));
  return { client, list, records, others, matches };
}
type World = Awaited<ReturnType<typeof aWorld>>;

async function playMatch(server: Server, world: World, at: number, one: Play): Promise<void> {
  const { client, records, others, matches, list } = world;
  const { id } = matches[at] as Match;
  const own = records[one.record];
  const answer = (playerId: string, isConfirmed: boolean) =>
    client.put(`/api/matches/${id}/players/${playerId}/confirm`, {
      isConfirmed,
      declined: !isConfirmed,
    });
  for (const other of others) await answer(other, true);
  // A change of mind comes by the other record; the later answer counts.
  if (one.changesMind) await answer(records[1 - one.record] ?? own, !one.isIn);
  server.clock.now += 1000;
  if (one.changesMind && one.isIn) await answer(records[1 - one.record] ?? own, false);
  await answer(own, one.isIn);
  const playing = [...(one.isIn ? [own] : []), ...others];
  await client.post(`/api/matches/${id}/teams`, {
    matchId: id,
    claroTeam: playing.slice(0, 3),
    oscuroTeam: playing.slice(3),
    suplentes: [],
  });
  await client.put(`/api/matches/${id}/result`, {
    claro: 3,
    oscuro: 1,
    scorers: one.isIn && one.goals > 0 ? [{ playerId: own, goals: one.goals, ownGoals: 0 }] : [],
  });
  if (!one.isIn) return;
  await server.store.transaction(async (tx) => {
    for (const voter of others.slice(0, one.votes))
      await storeVote(
        tx,
        { userId: list.userId, matchId: id, deviceHash: newId() },
        { playerId: voter, figuraId: own },
      );
  });
}

async function payInto({ client, list, records }: World, one: Pay): Promise<void> {
  await client.put(`/api/lists/${list.id}/money/entries/${newId()}`, {
    kind: one.isCharge ? 'charge' : 'payment',
    amount: one.amount,
    playerId: records[one.record],
  });
}

/**
 * Returns the person's figures, attendance and balance in the replies of the API, without the player's id, and the
 * names on the list.
 */
async function saysOf({ client, list, records: [id] }: World) {
  const read = async <T>(path: string) => (await client.get<T>(path)).body;
  const ofPerson = <T extends { playerId: string }>(rows: readonly T[]) =>
    rows.flatMap((row) => (row.playerId === id ? { ...row, playerId: '' } : []));
  return {
    stats: ofPerson(await read<PlayerStat[]>('/api/players/stats')),
    figures: ofPerson((await read<FiguresReply>('/api/players/stats/figures')).players),
    balances: ofPerson((await read<ListMoneyReply>(`/api/lists/${list.id}/money`)).balances),
    players: (await read<Player[]>(`/api/lists/${list.id}/players`)).map(({ name }) => name),
  };
}

test('after a merge, figures, votes and balance are those of one player from the start', async () => {
  const server = await testApp();
  const start = server.clock.now;
  let count = 0;
  const history = fc.tuple(fc.tuple(play, play, play), fc.array(pay, { maxLength: 4 }));
  await fc.assert(
    fc.asyncProperty(history, async ([plays, pays]) => {
      server.clock.now = start;
      count += 1;
      const one = await aWorld(server, `one-${count}`, false);
      const two = await aWorld(server, `two-${count}`, true);
      for (const world of [one, two]) {
        server.clock.now = start;
        for (const [at, match] of plays.entries()) await playMatch(server, world, at, match);
        for (const entry of pays) await payInto(world, entry);
        server.clock.now = start + 25 * DAY_MS;
        // A write counts the votes whose time is over.
        await world.client.patch(`/api/lists/${world.list.id}`, { name: 'Jueves' });
      }
      const [kept, other] = two.records;
      await merge(two.client, kept, other);
      expect(await saysOf(two)).toEqual(await saysOf(one));
    }),
    { numRuns: howMany(5, 500, 5) },
  );
}, 900_000);

async function merge(client: Client, kept: string, otherId: string): Promise<void> {
  const { status } = await client.post(`/api/players/${kept}/merge`, { otherId });
  expect(status).toBe(200);
}
