import { expect, test } from 'vitest';
import { instantOf } from '../time/time-zones.ts';
import { endOf, isOver, matchStatus } from './match-status.ts';

const startsAt = instantOf('2026-11-26', '21:00', 'America/Argentina/Buenos_Aires');
const HOUR = 3_600_000;
const endsAt = endOf(startsAt, { courtMinutes: 60 });

test.each([
  [30, 2],
  [120, 2],
  [150, 2.5],
  [240, 4],
])(
  'a match with the court for %i minutes is over exactly %d hours after its start',
  (courtMinutes, hours) => {
    const end = endOf(startsAt, { courtMinutes });
    expect(isOver(end, startsAt)).toBe(false);
    expect(isOver(end, startsAt + hours * HOUR - 1)).toBe(false);
    expect(isOver(end, startsAt + hours * HOUR)).toBe(true);
  },
);

test.each([
  [null, false, startsAt - HOUR, 'pendiente', 'not started'],
  [null, false, startsAt + HOUR, 'pendiente', 'being played'],
  [null, false, startsAt + 2 * HOUR, 'completado', 'over'],
  [null, true, startsAt - HOUR, 'pendiente', 'recurring, not started'],
  [null, true, startsAt + 48 * HOUR, 'pendiente', 'recurring, over'],
  ['cancelado', false, startsAt - HOUR, 'cancelado', 'the organiser cancelled'],
  ['cancelado', true, startsAt + 9 * HOUR, 'cancelado', 'the organiser cancelled a recurring one'],
  ['completado', false, startsAt - HOUR, 'completado', 'the organiser completed early'],
  ['pendiente', false, startsAt + 9 * HOUR, 'pendiente', 'the organiser reopened'],
] as const)('stored %s, recurring %s at %i is %s (%s)', (stored, isRecurring, now, wanted, _) => {
  expect(matchStatus({ stored, isRecurring, endsAt, now })).toBe(wanted);
});
