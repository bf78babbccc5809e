import type { MatchAnswers } from '@picadito/domain';
import { expect, test } from 'vitest';
import { anasThursdays, matchesOf, OVER } from '../../testing/thursdays.ts';

const SETTINGS = {
  capacity: 12,
  answersUntil: '2026-11-26T18:00',
  regularsUntil: '2026-11-25T12:00',
};

async function withSettings() {
  const { ana, ...group } = await anasThursdays();
  const path = (id: string) => `/api/matches/${id}/answers`;
  await ana.put(`${path(group.match.id)}/settings`, SETTINGS);
  const settings = async (id = group.match.id) => {
    const { body } = await ana.get<MatchAnswers>(path(id));
    const { capacity, answersUntil, regularsUntil } = body;
    return { capacity, answersUntil, regularsUntil };
  };
  return { ...group, ana, settings };
}

test("next week's match of a series has the capacity and the relative deadline of the one before", async () => {
  const { ana, clock, roll, settings } = await withSettings();
  clock.now = OVER;
  await roll();
  const [first, second] = await matchesOf(ana);
  expect(await settings(first?.id)).toEqual(SETTINGS);
  expect(await settings(second?.id)).toEqual({
    capacity: 12,
    answersUntil: '2026-12-03T18:00',
    regularsUntil: '2026-12-02T12:00',
  });
});

test('the deadline moves with the day and the hour of a match, and with nothing else', async () => {
  const { ana, match, settings } = await withSettings();
  const path = `/api/matches/${match.id}`;
  await ana.patch(path, { location: 'Otra cancha' });
  expect(await settings()).toEqual(SETTINGS);
  await ana.patch(path, { time: '22:30' });
  expect(await settings()).toEqual({
    capacity: 12,
    answersUntil: '2026-11-26T19:30',
    regularsUntil: '2026-11-25T13:30',
  });
  await ana.patch(path, { date: '2026-11-27' });
  expect(await settings()).toEqual({
    capacity: 12,
    answersUntil: '2026-11-27T19:30',
    regularsUntil: '2026-11-26T13:30',
  });
});
