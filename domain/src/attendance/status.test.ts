import { expect, test } from 'vitest';
import {
  matchPlayerOf,
  matchPlayerReplyOf,
  ATTENDANCE_STATUSES,
  flagsOf,
  statusOf,
} from './status.ts';

test.each(ATTENDANCE_STATUSES)(
  'the status %s survives a round trip through its flags',
  (status) => {
    expect(statusOf(flagsOf(status))).toBe(status);
  },
);

test('a player of a match converts to the reply of the server and back', () => {
  const reply = {
    id: 'player_00000000000000001',
    name: 'Ana',
    skillLevel: '3',
    whatsapp: null,
    rating: 3,
    confirmed: true,
    confirmedAt: '2026-11-22T20:00:00.000000Z',
    declined: false,
  } as const;
  const player = matchPlayerOf(reply);
  expect(player).toMatchObject({ name: 'Ana', status: 'confirmed' });
  expect(player).not.toHaveProperty('declined');
  expect(matchPlayerReplyOf(player)).toEqual(reply);
});
