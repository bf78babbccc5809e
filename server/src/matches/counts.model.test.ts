import fc from 'fast-check';
import type { Match, MatchPlayerReply, Player, PlayerStat, PlayersList } from '@picadito/domain';
import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import { confirm, createList, createMatch, decline } from '../../testing/a-match.ts';
import { everyRow, type Rows } from '../../testing/every-row.ts';
import { statisticsOf } from '../../testing/statistics-of.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import type { Schema } from '../store/schema.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { timestamp } from '../store/timestamps.ts';
import { rollForward } from './weekly-matches.ts';

const HOUR_MS = 60 * 60 * 1000;

type Server = Awaited<ReturnType<typeof testApp>>;
/**
 * Type of a function that makes one random request or passes time; `seed` chooses what it concerns. The server may
 * refuse the request.
 */
type Event = (server: Server, organiser: Client, seed: number) => Promise<unknown>;

const pick = <T>(from: readonly T[], seed: number): T | undefined =>
  from[seed % Math.max(from.length, 1)];

async function any<T>(organiser: Client, path: string, seed: number): Promise<T | undefined> {
  return pick((await organiser.get<T[]>(path)).body, seed);
}
const anyMatch = (organiser: Client, seed: number) => any<Match>(organiser, '/api/matches', seed);
const anyList = (organiser: Client, seed: number) =>
  any<PlayersList>(organiser, '/api/lists', seed);
const anyPlayer = (organiser: Client, seed: number) =>
  any<Player>(organiser, '/api/players', seed * 7);

async function withMatch(
  organiser: Client,
  seed: number,
  work: (match: Match, player: string, roster: string[]) => Promise<unknown>,
) {
  const match = await anyMatch(organiser, seed);
  if (!match) return;
  const player = await anyPlayer(organiser, seed);
  const url = `/api/matches/${match.id}/players`;
  const { body } = await organiser.get<MatchPlayerReply[]>(url);
  await work(
    match,
    player?.id ?? '',
    body.map(({ id }) => id),
  );
}

const STATUSES = ['pendiente', 'completado', 'cancelado'] as const;

const dayOf = (now: number) => new Date(now - 3 * HOUR_MS).toISOString().slice(0, 10);

const EVENTS: Record<string, Event> = {
  list: (_server, organiser, seed) => createList(organiser, `Lista ${seed}`, '23'),
  async match({ clock }, organiser, seed) {
    const list = await anyList(organiser, seed);
    const isRecurring = seed % 3 === 0;
    const date = dayOf(clock.now + (seed % 3) * 24 * HOUR_MS);
    const more = { date, time: seed % 2 ? '10:00' : '23:00', isRecurring };
    if (list) await createMatch(organiser, list.id, { ...more, recurringDay: seed % 7 });
  },
  time: async ({ clock }, _organiser, seed) => void (clock.now += (seed % 40) * HOUR_MS),
  clockBack: async ({ clock }, _organiser, seed) => void (clock.now -= (seed % 30) * HOUR_MS),
  roll: ({ context }) => rollForward(context),
  async player(_server, organiser, seed) {
    const list = await anyList(organiser, seed);
    const player = { name: `Jugador ${seed}`, skillLevel: '3' };
    if (list) await organiser.post(`/api/lists/${list.id}/players`, seed % 2 ? player : [player]);
  },
  async playerGoes(_server, organiser, seed) {
    const player = await anyPlayer(organiser, seed);
    if (player) await organiser.delete(`/api/players/${player.id}`);
  },
  confirm: (_server, organiser, seed) =>
    withMatch(organiser, seed, (match, player) =>
      seed % 4 === 0
        ? decline(organiser, match.id, player)
        : confirm(organiser, match.id, player, seed % 3 > 0),
    ),
  confirmAll: (_server, organiser, seed) =>
    withMatch(organiser, seed, (match, _player, roster) =>
      organiser.put(`/api/matches/${match.id}/attendance`, {
        changes: roster.map((playerId, at) => ({ playerId, isConfirmed: (at + seed) % 3 > 0 })),
      }),
    ),
  bringIn: (_server, organiser, seed) =>
    withMatch(organiser, seed, (match, playerId) =>
      organiser.post(`/api/matches/${match.id}/players`, { playerId }),
    ),
  takeOut: (_server, organiser, seed) =>
    withMatch(organiser, seed, (match, player, roster) =>
      organiser.delete(`/api/matches/${match.id}/players/${pick(roster, seed) ?? player}`),
    ),
  teams: (_server, organiser, seed) =>
    withMatch(organiser, seed, (match, _player, roster) => {
      const teams = {
        matchId: match.id,
        claroTeam: roster.slice(0, 2),
        oscuroTeam: roster.slice(2, 4),
        suplentes: seed % 2 ? roster.slice(4) : [],
      };
      const save = match.teamCounts ? organiser.put : organiser.post;
      return save(`/api/matches/${match.id}/teams`, teams);
    }),
  move: ({ clock }, organiser, seed) =>
    withMatch(organiser, seed, (match) => {
      const date = dayOf(clock.now + (seed % 4) * 24 * HOUR_MS);
      return organiser.patch(`/api/matches/${match.id}`, { date, time: `${10 + (seed % 12)}:00` });
    }),
  status: (_server, organiser, seed) =>
    withMatch(organiser, seed, (match) => {
      const status = STATUSES[seed % STATUSES.length];
      return organiser.patch(`/api/matches/${match.id}`, { status });
    }),
  otherList: (_server, organiser, seed) =>
    withMatch(organiser, seed, async (match) => {
      const list = await anyList(organiser, seed * 3);
      await organiser.patch(`/api/matches/${match.id}`, { listId: list?.id });
    }),
  async matchGoes(_server, organiser, seed) {
    const match = seed % 3 === 0 ? await anyMatch(organiser, seed) : undefined;
    if (match) await organiser.delete(`/api/matches/${match.id}`);
  },
  async listGoes(_server, organiser, seed) {
    const list = seed % 3 === 0 ? await anyList(organiser, seed) : undefined;
    if (list) await organiser.delete(`/api/lists/${list.id}`);
  },
};

/** Returns the counts that the card of each match shows, computed from all rows. */
function countsIn(rows: Rows, userId: string, now: string) {
  const all = <T extends keyof Schema>(table: T) => (rows[table] ?? []) as Selectable<Schema[T]>[];
  const matches = all('matches').filter((match) => match.user_id === userId);
  const counts = matches.map((match) => {
    const ofMatch = <Row extends { match_id: string }>(some: Row[]) =>
      some.filter(({ match_id }) => match_id === match.match_id);
    const changes = ofMatch(all('match_roster_changes'));
    const until = match.starts_at > match.created_at ? match.starts_at : match.created_at;
    const listed = all('players').filter(
      ({ list_id, created_at, player_id }) =>
        list_id === match.list_id &&
        (match.starts_at > now || created_at <= until) &&
        !changes.some((change) => change.player_id === player_id),
    );
    const guests = changes.filter(({ change }) => change === 'guest');
    const teams = ofMatch(all('teams'));
    const sizeOf = (name: string) => {
      const team = teams.find((one) => one.name === name);
      return all('team_players').filter(({ team_id }) => team_id === team?.team_id).length;
    };
    const teamCounts = {
      claro: sizeOf('claro'),
      oscuro: sizeOf('oscuro'),
      suplentes: sizeOf('suplente'),
    };
    return [
      match.match_id,
      {
        playerCount: listed.length + guests.length,
        confirmedCount: ofMatch(all('confirmations')).filter(({ confirmed }) => confirmed).length,
        teamCounts: teams.length > 0 ? teamCounts : null,
        deletedCount: ofMatch(all('team_players')).filter(
          (place) => !all('players').some(({ player_id }) => player_id === place.player_id),
        ).length,
      },
    ] as const;
  });
  return Object.fromEntries(counts);
}

async function expectSameCounts({ clock }: Server, organiser: Client, rows: Rows, userId: string) {
  const { body, headers } = await organiser.get<Match[]>('/api/matches');
  expect(headers['x-total-count']).toBe(`${body.length}`);
  const shown = body.map(({ id, playerCount, confirmedCount, teamCounts, deletedCount }) => {
    return [id, { playerCount, confirmedCount, teamCounts, deletedCount }] as const;
  });
  const counted = countsIn(rows, userId, timestamp(clock.now));
  expect(Object.fromEntries(shown)).toEqual(counted);
  return counted;
}

/**
 * Checks that the counts in the list of matches, in each match, of its players and of the players that a write reads
 * are equal.
 */
async function expectSameEverywhere({ store, clock }: Server, organiser: Client, userId: string) {
  const { body, headers } = await organiser.get<Match[]>('/api/matches');
  expect(headers['x-total-count']).toBe(`${body.length}`);
  for (const match of body) {
    const players = await organiser.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`);
    expect((await organiser.get(`/api/matches/${match.id}`)).body).toEqual(match);
    expect(match.playerCount).toBe(players.body.length);
    const read = await rosterOf(store.read, userId, match.id, timestamp(clock.now));
    expect(players.body).toEqual(read);
  }
}

async function expectSameStatistics(organiser: Client, rows: Rows, userId: string, now: number) {
  const { stats, counts } = statisticsOf(rows, userId, now);
  const { body } = await organiser.get<PlayerStat[]>('/api/players/stats');
  expect(Object.fromEntries(body.map(({ playerId, ...stat }) => [playerId, stat]))).toEqual(stats);
  expect((await organiser.get('/api/matches/counts')).body).toEqual(counts);
}

const HISTORY = fc.array(
  fc.record({ event: fc.constantFrom(...Object.keys(EVENTS)), seed: fc.nat(1000) }),
  { minLength: 10, maxLength: 40 },
);

const seen = new Set<string>();

test.each([1, 2, 3, 4])(
  'matches and statistics have the counts of a full recount, over random histories (seed %i)',
  async (seedOfRun) => {
    let runs = 0;
    const server = await testApp();
    await fc.assert(
      fc.asyncProperty(HISTORY, async (history) => {
        runs += 1;
        const organiser = await server.signedIn(`organiser ${runs}`);
        const list = await createList(organiser, 'Jueves', '23453');
        await createMatch(organiser, list.id, { date: dayOf(server.clock.now + 48 * HOUR_MS) });
        for (const { event, seed } of history) {
          await EVENTS[event]?.(server, organiser, seed);
          const rows = await everyRow(server.store);
          const counts = await expectSameCounts(server, organiser, rows, list.userId);
          for (const one of Object.values(counts)) seen.add(JSON.stringify(one));
          if (seed % 4 === 0)
            await expectSameStatistics(organiser, rows, list.userId, server.clock.now);
        }
        await expectSameEverywhere(server, organiser, list.userId);
      }),
      { numRuns: 5, seed: seedOfRun },
    );
    expect(runs).toBe(5);
  },
);

test('the random histories had many different counts', () => {
  expect(seen.size).toBeGreaterThan(30);
});
