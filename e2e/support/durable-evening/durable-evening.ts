import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type {
  Badge,
  Match,
  MatchPlayerReply,
  Player,
  PlayersList,
  Profile,
  TeamsReply,
} from '@picadito/domain';
import type { HttpClient } from './http-client.ts';

const PLAYERS = 10;

/** What a writer has sent: the last acknowledged value, and one that may or may not have arrived. */
type Written<T> = { acknowledged: T; pending: T | null };
/** A player that was sent under a key; without id its answer never came. */
type Sent = { key: string; name: string; id: string | null };

/** An organiser's evening that is written to while things are killed, and knows what must be there afterwards. */
export async function durableEvening(client: HttpClient) {
  const { id: userId } = await client.json<Profile>('GET', '/api/me');
  const regulars = Array.from({ length: PLAYERS }, (_, at) => ({
    name: `Jugador ${at}`,
    skillLevel: '3',
  }));
  const list = await client.json<PlayersList>('POST', '/api/lists', {
    name: 'Jueves',
    players: regulars,
  });
  const players = await client.json<Player[]>('GET', `/api/lists/${list.id}/players`);
  const ids = players.map(({ id }) => id);
  const match = await client.json<Match>('POST', '/api/matches', {
    date: '2030-01-03',
    time: '21:00',
    location: 'Cancha',
    listId: list.id,
  });
  const matchUrl = `/api/matches/${match.id}`;
  const teamsOf = (shift: number) => {
    const order = ids.map((_, at) => ids[(at + shift) % PLAYERS] ?? '');
    const [claroTeam, oscuroTeam] = [order.slice(0, 5), order.slice(5)];
    return { matchId: match.id, claroTeam, oscuroTeam, suplentes: [] };
  };
  await client.json('POST', `${matchUrl}/teams`, teamsOf(0));

  const teams: Written<string> = { acknowledged: JSON.stringify(teamsOf(0)), pending: null };
  const attendance = ids.map((): Written<boolean> => ({ acknowledged: false, pending: null }));
  let newcomers = { list: await newList(client), sent: [] as Sent[] };

  async function newList(mine: HttpClient) {
    return mine.json<PlayersList>('POST', '/api/lists', { name: 'Nuevos' });
  }

  const addNewcomer = (mine: HttpClient, { name, key }: Sent) => {
    const url = `/api/lists/${newcomers.list.id}/players`;
    return mine.send('POST', url, { name, skillLevel: '4' }, { 'idempotency-key': key });
  };

  const hands = {
    async newcomers(mine: HttpClient, turn: number): Promise<boolean> {
      const one: Sent = { key: randomUUID(), name: `Nuevo ${turn}`, id: null };
      newcomers.sent.push(one);
      const answer = await answered(addNewcomer(mine, one));
      if (answer) one.id = (JSON.parse(answer) as Player).id;
      return answer !== null;
    },
    async attendance(mine: HttpClient, turn: number): Promise<boolean> {
      const at = turn % PLAYERS;
      const isConfirmed = Math.floor(turn / PLAYERS) % 2 === 0;
      const url = `${matchUrl}/players/${ids[at]}/confirm`;
      return write(attendance[at], isConfirmed, () => mine.send('PUT', url, { isConfirmed }));
    },
    async teams(mine: HttpClient, turn: number): Promise<boolean> {
      const body = teamsOf(turn);
      const send = () => mine.send('PUT', `${matchUrl}/teams`, body);
      return write(teams, JSON.stringify(body), send);
    },
  };

  /** Writes with three hands, each until an answer does not come; `enough` is called at so many answers. */
  async function writeUntilCutOff(mine: HttpClient, answers: number, enough: () => void) {
    let written = 0;
    const work = async (hand: keyof typeof hands) => {
      for (
        let turn = Math.floor(Math.random() * PLAYERS);
        await hands[hand](mine, turn);
        turn += 1
      ) {
        written += 1;
        if (written === answers) enough();
      }
    };
    await Promise.all([work('newcomers'), work('attendance'), work('teams')]);
    return written;
  }

  /** What was acknowledged is there, what was cut off is there whole or not at all, and once when it is sent again. */
  async function check(mine: HttpClient): Promise<void> {
    await checkNewcomers(mine);
    const roster = await mine.json<MatchPlayerReply[]>('GET', `${matchUrl}/players`);
    for (const [at, state] of attendance.entries()) {
      const confirmed = roster.find(({ id }) => id === ids[at])?.confirmed;
      settle(state, confirmed);
    }
    const saved = await mine.json<TeamsReply>('GET', `${matchUrl}/teams`);
    const { claroTeam, oscuroTeam, suplentes } = saved;
    settle(teams, JSON.stringify({ matchId: match.id, claroTeam, oscuroTeam, suplentes }));
    const confirmedCount = attendance.filter(({ acknowledged }) => acknowledged).length;
    const teamCounts = { claro: 5, oscuro: 5, suplentes: 0 };
    expect(await mine.json('GET', matchUrl)).toMatchObject({ confirmedCount, teamCounts });
    const badges = await mine.json<Badge[]>('GET', `/api/users/${userId}/badges`);
    expect(new Set(badges.map(({ type }) => type)).size).toBe(badges.length);
  }

  async function checkNewcomers(mine: HttpClient): Promise<void> {
    const url = `/api/lists/${newcomers.list.id}/players`;
    const stored = await mine.json<Player[]>('GET', url);
    const known = newcomers.sent.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
    expect(stored).toEqual(
      expect.arrayContaining(known.map((one) => expect.objectContaining(one))),
    );
    expect(stored.length - known.length).toBeLessThanOrEqual(newcomers.sent.length - known.length);

    const [lastKnown] = newcomers.sent.filter(({ id }) => id !== null).slice(-1);
    const cutOff = newcomers.sent.filter(({ id }) => id === null);
    for (const one of [...cutOff, ...cutOff, ...(lastKnown ? [lastKnown] : [])]) {
      const answer = await addNewcomer(mine, one);
      const { id } = (await answer.json()) as Player;
      expect({ status: answer.status, id }).toEqual({ status: 201, id: one.id ?? id });
      one.id = id;
    }
    const idsOf = (all: { id: string | null }[]) => all.map(({ id }) => id).toSorted();
    expect(idsOf(await mine.json<Player[]>('GET', url))).toEqual(idsOf(newcomers.sent));

    await mine.json('DELETE', `/api/lists/${newcomers.list.id}`);
    newcomers = { list: await newList(mine), sent: [] };
    const lists = await mine.json<PlayersList[]>('GET', '/api/lists');
    expect(lists.map(({ id }) => id)).toEqual([newcomers.list.id, list.id]);
  }

  return { writeUntilCutOff, check };
}

/** The text of a good answer, or null when none came or the database was away. Any other answer is a failure. */
async function answered(sending: Promise<Response>): Promise<string | null> {
  try {
    const response = await sending;
    const text = await response.text();
    if (response.ok) return text;
    if (response.status === 503) return null;
    throw new WrongAnswer(`${response.status} ${text}`);
  } catch (error) {
    if (error instanceof WrongAnswer) throw error;
    return null;
  }
}

class WrongAnswer extends Error {}

async function write<T>(
  state: Written<T> | undefined,
  value: T,
  send: () => Promise<Response>,
): Promise<boolean> {
  if (!state) return false;
  state.pending = value;
  if ((await answered(send())) === null) return false;
  state.acknowledged = value;
  state.pending = null;
  return true;
}

function settle<T>(state: Written<T>, found: T | undefined): void {
  const { acknowledged, pending } = state;
  expect(pending === null ? [acknowledged] : [acknowledged, pending]).toContain(found);
  if (found !== undefined) Object.assign(state, { acknowledged: found, pending: null });
}
