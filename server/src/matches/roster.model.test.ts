import type { LineupContext, Match, MatchPlayerReply, Player, TeamsReply } from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call, confirm, createList, createMatch, decline } from '../../testing/a-match.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

/**
 * The model of a match, in its simplest form: the players of each list, how the match differs from its list, the
 * players who confirmed, declined or were called, and the teams.
 */
type Model = {
  lists: Map<string, Set<string>>;
  listOfMatch: string | null;
  changes: Map<string, 'guest' | 'removed'>;
  confirmed: Set<string>;
  declined: Set<string>;
  called: Set<string>;
  teams: { claroTeam: string[]; oscuroTeam: string[]; suplentes: string[] } | null;
};

const everyone = (model: Model) => [...model.lists.values()].flatMap((players) => [...players]);
const isListed = ({ lists, listOfMatch }: Model, id: string) =>
  listOfMatch !== null && lists.get(listOfMatch)?.has(id) === true;
const isIn = (model: Model, id: string) =>
  model.changes.get(id) === 'guest' || (isListed(model, id) && !model.changes.has(id));
const rosterOf = (model: Model) => everyone(model).filter((id) => isIn(model, id));

function drop(model: Model, id: string) {
  for (const known of [model.confirmed, model.declined, model.called]) known.delete(id);
  const without = (team: string[]) => team.filter((one) => one !== id);
  const { teams } = model;
  if (!teams) return;
  teams.claroTeam = without(teams.claroTeam);
  teams.oscuroTeam = without(teams.oscuroTeam);
  teams.suplentes = without(teams.suplentes);
}

function forget(model: Model, id: string) {
  drop(model, id);
  model.changes.delete(id);
  for (const players of model.lists.values()) players.delete(id);
}

const pick = <T>(from: T[], seed: number): T | undefined => from[seed % Math.max(from.length, 1)];

/** Applies one action of an organiser to the server and to the model. */
type Step = (organiser: Client, match: Match, model: Model, seed: number) => Promise<void>;

const DEEDS: Record<string, Step> = {
  async addPlayer(organiser, _match, model, seed) {
    const list = pick([...model.lists.keys()], seed);
    if (!list) return;
    const player = { name: `Jugador ${seed}`, skillLevel: String(2 + (seed % 4)) };
    const { body } = await organiser.post<Player>(`/api/lists/${list}/players`, player);
    model.lists.get(list)?.add(body.id);
  },
  async deletePlayer(organiser, _match, model, seed) {
    const id = pick(everyone(model), seed);
    if (!id) return;
    expect((await organiser.delete(`/api/players/${id}`)).status).toBe(204);
    forget(model, id);
  },
  async confirm(organiser, match, model, seed) {
    const id = pick(everyone(model), seed);
    if (!id) return;
    const yes = seed % 3 !== 0;
    expect((await confirm(organiser, match.id, id, yes)).status).toBe(isIn(model, id) ? 200 : 404);
    if (!isIn(model, id)) return;
    if (yes) model.confirmed.add(id);
    else model.confirmed.delete(id);
    model.declined.delete(id);
  },
  async decline(organiser, match, model, seed) {
    const id = pick(everyone(model), seed);
    if (!id) return;
    expect((await decline(organiser, match.id, id)).status).toBe(isIn(model, id) ? 200 : 404);
    if (!isIn(model, id)) return;
    model.confirmed.delete(id);
    model.declined.add(id);
  },
  async confirmAll(organiser, match, model, seed) {
    const changes = everyone(model).map((playerId, at) => ({
      playerId,
      isConfirmed: (at + seed) % 3 === 0,
      declined: (at + seed) % 3 === 1,
    }));
    if (changes.length === 0) return;
    await organiser.put(`/api/matches/${match.id}/attendance`, { changes });
    for (const { playerId, isConfirmed, declined } of changes) {
      if (!isIn(model, playerId)) continue;
      model.confirmed[isConfirmed ? 'add' : 'delete'](playerId);
      model.declined[declined ? 'add' : 'delete'](playerId);
    }
  },
  async call(organiser, match, model, seed) {
    const id = pick(everyone(model), seed);
    if (!id) return;
    const called = seed % 3 !== 0;
    const { status } = await call(organiser, match.id, id, called);
    expect(status).toBe(isIn(model, id) ? 200 : 404);
    if (isIn(model, id)) model.called[called ? 'add' : 'delete'](id);
  },
  async takeOut(organiser, match, model, seed) {
    const id = pick(everyone(model), seed);
    if (!id) return;
    const { status } = await organiser.delete(`/api/matches/${match.id}/players/${id}`);
    expect(status).toBe(isIn(model, id) ? 204 : 404);
    if (!isIn(model, id)) return;
    drop(model, id);
    if (isListed(model, id)) model.changes.set(id, 'removed');
    else model.changes.delete(id);
  },
  async bringIn(organiser, match, model, seed) {
    const playerId = pick(everyone(model), seed);
    if (!playerId) return;
    const { status } = await organiser.post(`/api/matches/${match.id}/players`, { playerId });
    expect(status).toBe(201);
    if (isIn(model, playerId)) return;
    model.changes.delete(playerId);
    if (!isListed(model, playerId)) model.changes.set(playerId, 'guest');
  },
  async bringInMany(organiser, match, model, seed) {
    const playerIds = everyone(model).filter((_, at) => (at + seed) % 2 === 0);
    const { status } = await organiser.post(`/api/matches/${match.id}/players`, { playerIds });
    expect(status).toBe(201);
    for (const id of playerIds.filter((one) => !isIn(model, one))) {
      model.changes.delete(id);
      if (!isListed(model, id)) model.changes.set(id, 'guest');
    }
  },
  async addPlayers(organiser, _match, model, seed) {
    const list = pick([...model.lists.keys()], seed);
    if (!list) return;
    const players = ['Uno', 'Dos', 'Tres'].map((name) => ({ name, skillLevel: '3' }));
    const { body } = await organiser.post<Player[]>(`/api/lists/${list}/players`, players);
    for (const { id } of body) model.lists.get(list)?.add(id);
  },
  async changeList(organiser, match, model, seed) {
    const listId = pick([...model.lists.keys()], seed);
    if (!listId) return;
    const before =
      model.listOfMatch === null ? [] : [...(model.lists.get(model.listOfMatch) ?? [])];
    const { status } = await organiser.put(`/api/matches/${match.id}`, { ...match, listId });
    expect(status).toBe(200);
    if (listId === model.listOfMatch) return;
    model.listOfMatch = listId;
    for (const id of before.filter((one) => !isIn(model, one))) {
      drop(model, id);
      model.changes.delete(id);
    }
  },
  async deleteList(organiser, _match, model, seed) {
    const listId = seed % 4 === 0 ? pick([...model.lists.keys()], seed) : undefined;
    if (!listId) return;
    expect((await organiser.delete(`/api/lists/${listId}`)).status).toBe(204);
    for (const id of model.lists.get(listId) ?? []) forget(model, id);
    model.lists.delete(listId);
    if (model.listOfMatch === listId) model.listOfMatch = null;
  },
  async saveTeams(organiser, match, model, seed) {
    const players = rosterOf(model);
    const start = seed % Math.max(players.length, 1);
    const order = [...players.slice(start), ...players.slice(0, start)];
    const teams = {
      claroTeam: order.slice(0, 3),
      oscuroTeam: order.slice(3, 6),
      suplentes: order.slice(6),
    };
    const save = model.teams ? organiser.put : organiser.post;
    const reply = await save(`/api/matches/${match.id}/teams`, { matchId: match.id, ...teams });
    expect(reply.status).toBe(model.teams ? 200 : 201);
    model.teams = teams;
  },
};

async function readState(organiser: Client, matchId: string) {
  const url = `/api/matches/${matchId}`;
  const [{ body: players }, { body: match }, { body, status }, evening] = await Promise.all([
    organiser.get<MatchPlayerReply[]>(`${url}/players`),
    organiser.get<Match>(url),
    organiser.get<TeamsReply>(`${url}/teams`),
    organiser.get<LineupContext>(`${url}/evening`),
  ]);
  const { claroTeam, oscuroTeam, suplentes } = body;
  return {
    players: players
      .map(({ id, confirmed, declined }) => `${id} ${confirmed} ${declined}`)
      .toSorted(),
    called: evening.body.calls.map(({ playerId }) => playerId).toSorted(),
    listId: match.listId,
    counts: [match.playerCount, match.confirmedCount],
    teamCounts: match.teamCounts,
    teams: status === 404 ? null : { claroTeam, oscuroTeam, suplentes },
  };
}

function expected(model: Model) {
  const roster = rosterOf(model);
  return {
    players: roster
      .map((id) => `${id} ${model.confirmed.has(id)} ${model.declined.has(id)}`)
      .toSorted(),
    called: [...model.called].toSorted(),
    listId: model.listOfMatch,
    counts: [roster.length, model.confirmed.size],
    teamCounts: model.teams && {
      claro: model.teams.claroTeam.length,
      oscuro: model.teams.oscuroTeam.length,
      suplentes: model.teams.suplentes.length,
    },
    teams: model.teams,
  };
}

const facts = fc.array(
  fc.record({ deed: fc.constantFrom(...Object.keys(DEEDS)), seed: fc.nat(1000) }),
  {
    minLength: 5,
    maxLength: 40,
  },
);

test.each([1, 2, 3, 4])(
  'any history of requests gives the roster that the model predicts (seed %i)',
  async (seedOfRun) => {
    const { signedIn } = await testApp();
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(facts, async (history) => {
        runs += 1;
        const organiser = await signedIn(`organiser ${runs}`);
        const model: Model = {
          lists: new Map(),
          listOfMatch: null,
          changes: new Map(),
          confirmed: new Set(),
          declined: new Set(),
          called: new Set(),
          teams: null,
        };
        for (const levels of ['23345', '455', '']) {
          const { id } = await createList(organiser, `Lista ${levels}`, levels);
          const { body } = await organiser.get<Player[]>(`/api/lists/${id}/players`);
          model.lists.set(id, new Set(body.map((player) => player.id)));
          model.listOfMatch ??= id;
        }
        const match = await createMatch(organiser, model.listOfMatch ?? '');
        for (const { deed, seed } of history) {
          await DEEDS[deed]?.(organiser, match, model, seed);
          expect(await readState(organiser, match.id), deed).toEqual(expected(model));
        }
      }),
      { numRuns: 10, seed: seedOfRun },
    );
    expect(runs).toBe(10);
  },
);
