import { expect, test } from '@playwright/test';
import type { MatchPlayer, Player, PlayersList, TeamsReply } from '@picadito/domain';
import { signedInClient } from '../support/http-client.ts';
import { newDatabase, startServer } from '../support/server.ts';

const KILLS = 20;
const PLAYERS = 10;

type Client = Awaited<ReturnType<typeof signedInClient>>;

/** What one writer has sent: the last acknowledged value, and the one that may or may not have arrived. */
type Written<T> = { acknowledged: T | null; pending: T | null };

async function write<T>(
  state: Written<T>,
  value: T,
  send: () => Promise<Response>,
): Promise<boolean> {
  state.pending = value;
  const response = await send().catch(() => null);
  if (response === null) return false;
  if (!response.ok) throw new Error(`a write was refused: ${response.status}`);
  state.acknowledged = value;
  state.pending = null;
  return true;
}

const oneOf = <T>({ acknowledged, pending }: Written<T>) =>
  pending === null ? [acknowledged] : [acknowledged, pending];

test('a server that is killed at any moment has lost no acknowledged write and saved nothing by half', async () => {
  test.setTimeout(300_000);
  // three writers without a pause are more than one user may be
  const env = { DATABASE_URL: newDatabase(), RATE_LIMIT_USER: 'off', RATE_LIMIT_ADDRESS: 'off' };
  let server = await startServer(env);
  let client = await signedInClient(server.url, 'vacio-1@picadito.local');

  const names = Array.from({ length: PLAYERS }, (_, index) => `Jugador ${index}`);
  const list = await client.json<PlayersList>('POST', '/api/lists', {
    name: 'Jueves',
    players: names.map((name) => ({ name, skillLevel: '3' })),
  });
  const players = await client.json<Player[]>('GET', `/api/lists/${list.id}/players`);
  const ids = players.map(({ id }) => id);
  const { id: matchId } = await client.json<{ id: string }>('POST', '/api/matches', {
    date: '2030-01-03',
    time: '21:00',
    location: 'Cancha',
    listId: list.id,
  });
  const teamsUrl = `/api/matches/${matchId}/teams`;
  const teamsOf = (shift: number) => {
    const order = ids.map((_, index) => ids[(index + shift) % PLAYERS] ?? '');
    return { matchId, claroTeam: order.slice(0, 5), oscuroTeam: order.slice(5), suplentes: [] };
  };
  await client.json('POST', teamsUrl, teamsOf(0));

  const added = new Set<string>();
  const perhapsAdded = new Set<string>();
  const attendance = ids.map((): Written<boolean> => ({ acknowledged: null, pending: null }));
  const teams: Written<string> = { acknowledged: JSON.stringify(teamsOf(0)), pending: null };
  let writes = 0;

  async function writeUntilKilled(mine: Client, round: number): Promise<void> {
    const until = async (step: (turn: number) => Promise<boolean>) => {
      for (let turn = 0; await step(turn); turn += 1) writes += 1;
    };
    await Promise.all([
      until(async (turn) => {
        const name = `Nuevo ${round}-${turn}`;
        const fresh: Written<string> = { acknowledged: null, pending: null };
        const body = { name, skillLevel: '4' };
        const goesOn = await write(fresh, name, () =>
          mine.send('POST', `/api/lists/${list.id}/players`, body),
        );
        (goesOn ? added : perhapsAdded).add(name);
        return goesOn;
      }),
      until(async (turn) => {
        const index = turn % PLAYERS;
        const state = attendance[index];
        if (!state) return false;
        const isConfirmed = (turn + round) % 3 !== 0;
        const url = `/api/matches/${matchId}/players/${ids[index]}/confirm`;
        return write(state, isConfirmed, () => mine.send('PUT', url, { isConfirmed }));
      }),
      until((turn) => {
        const body = teamsOf(turn + round);
        return write(teams, JSON.stringify(body), () => mine.send('PUT', teamsUrl, body));
      }),
    ]);
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    const writing = writeUntilKilled(client, kill);
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 250));
    await server.stop('SIGKILL');
    await writing;
    server = await startServer(env);
    client = await signedInClient(server.url, 'vacio-1@picadito.local');

    const stored = await client.json<Player[]>('GET', `/api/lists/${list.id}/players`);
    const storedNames = stored.map(({ name }) => name);
    expect(storedNames).toEqual(expect.arrayContaining([...names, ...added]));
    expect(
      storedNames.filter(
        (name) => !names.includes(name) && !added.has(name) && !perhapsAdded.has(name),
      ),
    ).toEqual([]);
    expect(new Set(storedNames).size).toBe(storedNames.length);

    const roster = await client.json<MatchPlayer[]>('GET', `/api/matches/${matchId}/players`);
    for (const [index, state] of attendance.entries()) {
      const confirmed = roster.find(({ id }) => id === ids[index])?.confirmed;
      expect([...oneOf(state), ...(state.acknowledged === null ? [false] : [])]).toContain(
        confirmed,
      );
      Object.assign(state, { acknowledged: confirmed, pending: null });
    }

    const saved = await client.json<TeamsReply>('GET', teamsUrl);
    const { claroTeam, oscuroTeam, suplentes } = saved;
    const whole = JSON.stringify({ matchId, claroTeam, oscuroTeam, suplentes });
    expect(oneOf(teams)).toContain(whole);
    Object.assign(teams, { acknowledged: whole, pending: null });
  }
  await server.stop();
  expect(writes).toBeGreaterThan(KILLS * 10);
});
