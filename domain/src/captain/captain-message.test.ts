import { expect, test } from 'vitest';
import { captainMessage } from './captain-message.ts';

test('the message names the captain and the match, and ends with the link', () => {
  const match = { date: '2026-11-26', time: '21:00', location: 'Cancha Núñez' };
  const url = 'https://picadito.test/c/abc';
  expect(captainMessage({ match, name: 'Nico Paz', today: '2026-11-26', url })).toBe(
    'Nico, ¿llevás vos el partido? hoy 21:00, Cancha Núñez. Anotá acá quién va, cómo salió y quién pagó:\nhttps://picadito.test/c/abc',
  );
});
