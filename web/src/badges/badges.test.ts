import type { Badge, BadgeType } from '@picadito/domain';
import { expect, test } from 'vitest';
import { earnedAchievements } from './badges.ts';

const badge = (id: string, type: BadgeType, earnedAt: string): Badge => ({
  id,
  type,
  earnedAt,
  userId: 'u',
  name: type,
  description: '',
  emoji: '',
  playerId: null,
  playerIds: [],
});

test('the newest achievement is first', () => {
  const earned = earnedAchievements([
    badge('a', 'saque-inicial', '2026-11-01T10:00:00.000000Z'),
    badge('b', 'cita-fija', '2026-11-21T10:00:00.000000Z'),
    badge('c', 'banco-largo', '2026-11-11T10:00:00.000000Z'),
  ]);
  expect(earned.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('an MVP of three weeks is one achievement: the newest', () => {
  const earned = earnedAchievements([
    badge('first', 'mvp-semana', '2026-11-01T10:00:00.000000Z'),
    badge('third', 'mvp-semana', '2026-11-15T10:00:00.000000Z'),
    badge('other', 'saque-inicial', '2026-11-10T10:00:00.000000Z'),
    badge('second', 'mvp-semana', '2026-11-08T10:00:00.000000Z'),
  ]);
  expect(earned.map(({ id }) => id)).toEqual(['third', 'other']);
});
