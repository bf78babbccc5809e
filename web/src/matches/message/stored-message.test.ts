import { expect, test } from 'vitest';
import { session } from '../../sync/storage.ts';
import { storedMessage } from './stored-message.ts';

const NOW = Date.parse('2026-11-24T12:00Z');
const MESSAGE = { date: '2026-11-26', time: '21:00', location: 'El Galpón', cost: '35 mil' };

test('a message is kept for half an hour', () => {
  const kept = storedMessage('ana');
  kept.store(MESSAGE, NOW);
  expect(kept.read(NOW + 29 * 60_000)).toEqual(MESSAGE);
  expect(kept.read(NOW + 30 * 60_000)).toBeNull();
  expect(storedMessage('beto').read(NOW)).toBeNull();
  kept.clear();
  expect(kept.read(NOW)).toBeNull();
});

test('stored values that are invalid are left out', () => {
  session.set(
    'picadito:ana:draft-match-message',
    JSON.stringify({ at: NOW, date: '2026-13-01', time: 'x', location: 7, cost: 35 }),
  );
  expect(storedMessage('ana').read(NOW)).toEqual({
    date: null,
    time: null,
    location: null,
    cost: null,
  });
});
