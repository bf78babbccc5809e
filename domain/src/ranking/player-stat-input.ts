import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';

const wholeNumber = (max: number, error: string) =>
  z.optional(
    z.nullable(
      z
        .number({ error })
        .check(
          z.refine((value) => Number.isInteger(value) && value >= 0 && value <= max, { error }),
        ),
    ),
  );

/** Schema of statistics that the organiser types in to override computed ones. Null restores the computed value. */
export const playerStatInput = z.object(
  {
    matchesPlayed: wholeNumber(9999, MESSAGES.matchesPlayedInvalid),
    attendanceRate: wholeNumber(100, MESSAGES.attendanceRateInvalid),
  },
  { error: MESSAGES.invalid },
);
