import { expect, test } from 'vitest';
import { claimText, type ShownClaim } from './claim-text.ts';

/** The clock shows 21:00 on 25 November in the zone of the match. */
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
