import type { TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { manual, one, place, play, two } from '../../testing/a-formation.ts';
import { savedMeanwhile, savedPlaces } from './saved-meanwhile.ts';

const saved = (claroTeam: string[], oscuroTeam: string[], suplentes: string[] = []): TeamsReply => {
  return { matchId: 'm', claroTeam, oscuroTeam, suplentes, createdBy: 'manual', players: [] };
};
const own = play(manual(), place(one, 'claro'), place(two, 'oscuro'));
const opened = savedPlaces(saved([two.id], [one.id]));
const players = [one, two];

test('teams that another device saved after the editor was opened are known before they are replaced', () => {
  const others = saved([one.id, two.id], []);
  expect(savedMeanwhile(others, opened, own, players)).toBe(others);
  expect(savedMeanwhile(others, savedPlaces(null), own, players)).toBe(others);
});

test.each<[string, TeamsReply | null]>([
  ['the teams are still the ones that were opened', saved([two.id], [one.id])],
  ['the match has no teams', null],
  ['the saved teams are the own ones', saved([one.id], [two.id])],
  ['only a player who left the match went out of the teams', saved([two.id], [one.id, 'gone'])],
])('nothing is asked when %s', (_case, now) => {
  expect(savedMeanwhile(now, opened, own, players)).toBeNull();
});
