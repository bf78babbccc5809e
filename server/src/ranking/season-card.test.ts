import type { SeasonCard } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { anasThursdays, OVER } from '../../testing/thursdays.ts';

test('the card of a season has the matches of one list', async () => {
  const { ana, list, match, clock } = await anasThursdays({
    isRecurring: false,
    recurringDay: null,
  });
  const others = await createList(ana, 'Martes', '33');
  const elsewhere = await createMatch(ana, others.id);
  clock.now = OVER;
  const card = async (season: string, of = list.id) =>
    (await ana.get<SeasonCard>(`/api/players/stats/lists/${of}?season=${season}`)).body;
  await ana.put(`/api/matches/${elsewhere.id}/result`, { claro: 9, oscuro: 0 });
  expect(await card('2026')).toMatchObject({ matches: 1, goals: 0, closest: null });
  await ana.put(`/api/matches/${match.id}/result`, { claro: 4, oscuro: 3 });
  expect(await card('2026')).toEqual({
    matches: 1,
    goals: 7,
    players: 4,
    mostPresent: { names: ['Jueves 01', 'Jueves 02', 'Jueves 03', 'Jueves 04'], count: 1 },
    longestStreak: null,
    closest: { date: match.date, claro: 4, oscuro: 3 },
  });
  expect(await card('2025')).toMatchObject({ matches: 0, players: 0, mostPresent: null });
  expect(await card('all', others.id)).toMatchObject({ matches: 1, goals: 9, players: 0 });
});
