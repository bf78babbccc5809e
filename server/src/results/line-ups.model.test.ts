import type { Match, MatchPlayerReply } from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../testing/a-match.ts';
import { everyRow } from '../testing/every-row.ts';
import { lineUpsOf } from '../testing/seasons/line-ups-of.ts';
import { testApp, type Client } from '../testing/test-app.ts';

const HOUR_MS = 60 * 60 * 1000;

type Server = Awaited<ReturnType<typeof testApp>>;
/** Whether the server takes it is not of interest here; `seed` chooses to whom it happens. */
type Event = (organiser: Client, match: Match, seed: number) => Promise<unknown>;

async function rosterOf(organiser: Client, { id }: Match): Promise<string[]> {
  const { status, body } = await organiser.get<MatchPlayerReply[]>(`/api/matches/${id}/players`);
  return status === 200 ? body.map((player) => player.id) : [];
}
const oneOf = (from: readonly string[], seed: number) =>
  from[seed % Math.max(1, from.length)] ?? '';

const EVENTS: Record<string, Event> = {
  async result(organiser, match, seed) {
    const roster = await rosterOf(organiser, match);
    const named = roster.slice(seed % 2, (seed % 2) + (seed % 3));
    const scorers = named.map((playerId) => ({ playerId, goals: 1, ownGoals: seed % 2 }));
    await organiser.put(`/api/matches/${match.id}/result`, { claro: 4, oscuro: 3, scorers });
  },
  noResult: (organiser, { id }) => organiser.delete(`/api/matches/${id}/result`),
  async teams(organiser, match, seed) {
    const roster = await rosterOf(organiser, match);
    const [half, end] = [1 + (seed % 2), 3 + (seed % 3)];
    await organiser.put(`/api/matches/${match.id}/teams`, {
      matchId: match.id,
      claroTeam: roster.slice(0, half),
      oscuroTeam: roster.slice(half, end),
      suplentes: seed % 5 ? roster.slice(end) : [],
    });
  },
  async takeOut(organiser, match, seed) {
    const player = oneOf(await rosterOf(organiser, match), seed);
    await organiser.delete(`/api/matches/${match.id}/players/${player}`);
  },
  async playerGoes(organiser, match, seed) {
    const roster = await rosterOf(organiser, match);
    if (roster.length > 4) await organiser.delete(`/api/players/${oneOf(roster, seed)}`);
  },
  suspended: (organiser, { id }, seed) =>
    organiser.patch(`/api/matches/${id}`, { status: seed % 2 ? 'cancelado' : 'completado' }),
  async matchGoes(organiser, { id }, seed) {
    if (seed % 3 === 0) await organiser.delete(`/api/matches/${id}`);
  },
};

const HISTORY = fc.record({
  /** Whether the matches are over: until then the places of deleted players go with them. */
  isOver: fc.boolean(),
  events: fc.array(
    fc.record({ event: fc.constantFrom(...Object.keys(EVENTS)), seed: fc.nat(1000) }),
    { minLength: 5, maxLength: 15 },
  ),
});

/** Two matches of one evening, with teams and a result each. */
async function anEvening(server: Server, organiser: Client, isOver: boolean): Promise<Match[]> {
  const list = await createList(organiser, 'Jueves', '2345324');
  const [date] = new Date(server.clock.now + 24 * HOUR_MS).toISOString().split('T');
  const matches = [
    await createMatch(organiser, list.id, { date, time: '10:00' }),
    await createMatch(organiser, list.id, { date, time: '10:15' }),
  ];
  for (const match of matches) {
    const [one = '', two = '', three = ''] = await rosterOf(organiser, match);
    const teams = { claroTeam: [one], oscuroTeam: [two, three], suplentes: [] };
    await organiser.post(`/api/matches/${match.id}/teams`, { matchId: match.id, ...teams });
  }
  const started = Date.parse(`${date}T10:20:00-03:00`);
  server.clock.now = started + (isOver ? 3 * HOUR_MS : 0);
  for (const match of matches) await EVENTS['result']?.(organiser, match, 2);
  return matches;
}

test('who stood where and who scored is kept with a result as teams and scorers say, over random histories', async () => {
  let runs = 0;
  const seen = new Set<string>();
  const server = await testApp();
  await fc.assert(
    fc.asyncProperty(HISTORY, async ({ isOver, events }) => {
      runs += 1;
      const organiser = await server.signedIn(`organiser ${runs}`);
      const matches = await anEvening(server, organiser, isOver);
      for (const { event, seed } of events) {
        const match = matches[seed % matches.length];
        if (match) await EVENTS[event]?.(organiser, match, seed);
        for (const { kept, counted } of lineUpsOf(await everyRow(server.store))) {
          expect(kept, event).toEqual(counted);
          seen.add(JSON.stringify(kept));
        }
      }
    }),
    { numRuns: 20, seed: 20261125 },
  );
  expect(runs).toBe(20);
  expect(seen.size).toBeGreaterThan(50);
}, 60_000);
