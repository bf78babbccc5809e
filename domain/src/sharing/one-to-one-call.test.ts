import { expect, test } from 'vitest';
import { oneToOneCall } from './one-to-one-call.ts';

const MATCH = { date: '2026-11-27', time: '21:00', location: 'Cancha Núñez' };
const WHEN = 'Viernes 27/11/2026 · 21:00 · Cancha Núñez';
const [link, personalLink] = ['https://picadito.test/g/code', 'https://picadito.test/g/code/key'];

test.each([
  [{ link: null, personalLink: null }, `¿Venís? ${WHEN}\nContestá «voy» o «no voy».`],
  [{ link, personalLink: null }, `¿Venís? ${WHEN}\nTocá tu nombre: ${link}?27-11`],
  [{ link, personalLink }, `¿Venís? ${WHEN}\nContestá acá: ${personalLink}?27-11`],
])('who has not answered is asked, by the own link where there is one: %j', (links, text) => {
  expect(oneToOneCall(MATCH, { ...links, isAsked: true })).toBe(text);
});

test('to the others the text is that of the specification, with the own link where there is one', () => {
  const greeting = `Hola! Te confirmo para el partido.\n${WHEN}`;
  expect(oneToOneCall(MATCH, { link, personalLink: null, isAsked: false })).toBe(greeting);
  expect(oneToOneCall(MATCH, { link, personalLink, isAsked: false })).toBe(
    `${greeting}\nSi cambia algo: ${personalLink}?27-11`,
  );
});
