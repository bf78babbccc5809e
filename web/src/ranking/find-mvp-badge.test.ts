import type { Badge } from '@picadito/domain';
import { expect, test } from 'vitest';
import { mvpOfWeek } from './find-mvp-badge.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'; // Buenos Aires is three hours behind UTC.
const SATURDAY_NIGHT = Date.parse('2026-11-29T02:00:00Z'); // In Buenos Aires this is Saturday 28, 23:00.
const SUNDAY = Date.parse('2026-11-29T03:30:00Z'); // In Buenos Aires this is Sunday 29, 00:30.

const badge = (type: Badge['type'], earnedAt: string): Badge => ({
  id: earnedAt,
  type,
  earnedAt,
  userId: 'u',
  name: type,
  description: '',
  emoji: '',
  playerId: 'ana',
  playerIds: ['ana'],
});
const mvp = badge('mvp-semana', '2026-11-22T03:10:00.000000Z'); // In Buenos Aires this is Sunday 22, 00:10.
const other = badge('saque-inicial', '2026-11-28T12:00:00.000000Z');

test('the MVP is shown from Sunday until Saturday night', () => {
  expect(mvpOfWeek([other, mvp], BUENOS_AIRES, SATURDAY_NIGHT)).toBe(mvp);
});

test('on the next Sunday there is no MVP yet', () => {
  expect(mvpOfWeek([other, mvp], BUENOS_AIRES, SUNDAY)).toBeNull();
});

test('the week is in the time zone of the user', () => {
  expect(mvpOfWeek([mvp], 'Europe/Madrid', SATURDAY_NIGHT)).toBeNull();
});
