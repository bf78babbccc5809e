import { expect, test } from 'vitest';
import { askingMessage, guestPromotionMessage, promotionMessage } from './promotion-message.ts';

const LINK = 'https://picadito.test/g/0123456789abcdefABCDEF';
const match = { date: '2026-11-26', time: '21:00', location: 'Cancha Núñez' };

test.each([
  ['2026-11-26', 'hoy 21:00'],
  ['2026-11-25', 'mañana 21:00'],
  ['2026-11-23', 'jueves 26/11 21:00'],
])(
  'a player who moved up reads on %s that the match is %s, and has the link of the group',
  (today, when) => {
    expect(promotionMessage({ match, name: 'Nico', today, link: LINK })).toBe(
      `Entraste, Nico: ${when}, Cancha Núñez. ¿Venís?\n${LINK}?26-11`,
    );
  },
);

test('a host gets the message that a guest has moved up', () => {
  const written = { match, name: 'Nico Paz', guest: 'Dani', link: LINK };
  expect(guestPromotionMessage({ ...written, today: '2026-11-26' })).toBe(
    `Nico, entró Dani: hoy 21:00, Cancha Núñez. ¿Le avisás?\n${LINK}?26-11`,
  );
});

test('a player who is offered a place gets a message about it', () => {
  expect(askingMessage({ match, name: 'Nico', today: '2026-11-26', link: LINK })).toBe(
    `¿Entrás, Nico? Se liberó un lugar: hoy 21:00, Cancha Núñez. Entra el primero que diga que sí.\n${LINK}?26-11`,
  );
});

test('the message has the first name without notes', () => {
  const name = 'El Tano Pérez (no paga)';
  expect(promotionMessage({ match, name, today: '2026-11-26', link: LINK })).toContain(
    'Entraste, El Tano: ',
  );
});
