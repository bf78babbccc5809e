import { expect, test } from 'vitest';
import { stepSentence } from './step-sentence.ts';

const ZONE = 'America/Argentina/Buenos_Aires';

test.each([
  ['formed', '2026-11-26T21:00:00.000000Z', 'El piloto armó los equipos a las 18:00'],
  ['repaired', '2026-11-26T22:10:00.000000Z', 'El piloto arregló los equipos a las 19:10'],
  ['formed', '2026-11-26T02:00:00.000000Z', 'El piloto armó los equipos ayer a las 23:00'],
  [
    'formed',
    '2026-11-24T21:00:00.000000Z',
    'El piloto armó los equipos el martes 24/11 a las 18:00',
  ],
] as const)('the autopilot %s at %s: «%s»', (kind, at, sentence) => {
  expect(stepSentence({ kind, at }, ZONE, Date.parse('2026-11-26T23:00:00Z'))).toBe(sentence);
});
