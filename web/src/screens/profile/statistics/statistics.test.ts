import type { Badge, BadgeType } from '@picadito/domain';
import { expect, test } from 'vitest';
import { tilesOf, progressText } from './statistics.ts';

const badge = (type: BadgeType, earnedAt: string): Badge => ({
  id: earnedAt,
  userId: 'me',
  type,
  name: '',
  description: '',
  emoji: '',
  playerId: null,
  playerIds: [],
  earnedAt,
});

test('matches, played ones, players of all lists and achievements are counted', () => {
  const tiles = tilesOf({
    matches: { total: 3, completed: 1 },
    lists: [{ playerCount: 12 }, { playerCount: 0 }, { playerCount: 5 }],
    // The weekly MVP counts once, however often it was earned.
    badges: [badge('mvp-semana', '2026-11-14'), badge('mvp-semana', '2026-11-21')],
  });
  expect(tiles).toEqual([
    { label: 'PARTIDOS', value: 3 },
    { label: 'COMPLETADOS', value: 1 },
    { label: 'JUGADORES', value: 17 },
    { label: 'LOGROS', value: 1 },
  ]);
});

test('a tile without a response has no number, the others have theirs', () => {
  const tiles = tilesOf({ matches: undefined, lists: [], badges: undefined });
  expect(tiles.map(({ value }) => value)).toEqual([null, null, 0, null]);
});

test('three achievements are level 2 at 45 %', () => {
  expect(progressText(450)).toEqual({
    reached: 'Nivel 2 · 450 XP',
    missing: 'Faltan 550 XP para el nivel 3',
    percent: 45,
  });
});

test('a new account is at level 1 with an empty bar', () => {
  expect(progressText(0)).toEqual({
    reached: 'Nivel 1 · 0 XP',
    missing: 'Faltan 400 XP para el nivel 2',
    percent: 0,
  });
});
