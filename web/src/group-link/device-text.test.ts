import { expect, test } from 'vitest';
import { usedText, claimText, type ShownClaim } from './device-text.ts';

const NOW = Date.parse('2026-11-29T15:00:00Z');

test.each([
  ['2026-11-29T14:05:00Z', 'lo usó hoy a las 11:05'],
  ['2026-11-28T23:14:00Z', 'lo usó ayer a las 20:14'],
  ['2026-11-26T23:14:00Z', 'lo usó el jueves 26 a las 20:14'],
  ['2026-08-27T23:14:00Z', 'lo usó el jueves 27/08 a las 20:14'],
])('a device that was used at %s reads «%s»', (usedAt, text) => {
  expect(usedText(usedAt, NOW, 'America/Argentina/Buenos_Aires')).toBe(text);
});

/** Clock that shows 21:00 on 25 November in the zone of the match. */
const CLOCK = {
  now: Date.parse('2026-11-26T00:00:00Z'),
  timeZone: 'America/Argentina/Buenos_Aires',
};
const AT = '2026-11-25T23:14:00.000001Z';

const claim = (differs: Partial<ShownClaim>) => {
  const one = { name: 'Nico', times: 1, claimedAt: AT, answer: null, ...differs };
  return claimText(one, CLOCK);
};

test.each([
  [{}, 'Otro celu dice ser Nico · 20:14'],
  [{ times: 3 }, 'Otro celu dice ser Nico · 3 veces, la última 20:14'],
  [{ answer: 'declined' }, 'Otro celu dice ser Nico y se baja · 20:14'],
  [{ answer: 'confirmed' }, 'Otro celu dice ser Nico y dice VOY · 20:14'],
  [
    { answer: 'maybe', times: 2 },
    'Otro celu dice ser Nico y dice NO SÉ · 2 veces, la última 20:14',
  ],
  [{ claimedAt: '2026-11-24T23:14:00Z' }, 'Otro celu dice ser Nico · ayer 20:14'],
] as const)('the claim %j reads «%s»', (differs, text) => {
  expect(claim(differs)).toBe(text);
});
