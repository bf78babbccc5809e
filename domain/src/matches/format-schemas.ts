import * as z from 'zod/mini';
import {
  COURT_MINUTES_MAX,
  COURT_MINUTES_MIN,
  PER_SIDE_MAX,
  PER_SIDE_MIN,
  TEAM_COUNT_MAX,
  TEAM_COUNT_MIN,
} from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';
import { DRAW_RULES, ROTATION_KINDS } from './match-format.ts';

const whole = (from: number, to: number, error: string) =>
  z
    .number({ error })
    .check(z.refine((value) => Number.isInteger(value) && value >= from && value <= to, { error }));

/**
 * Schema of a rotation in requests. A missing field gets its default; the default of `stayMax` depends on the number of
 * teams.
 */
export const rotationInput = z.object(
  {
    play: z._default(z.enum(ROTATION_KINDS, { error: MESSAGES.fieldInvalid }), 'winner-stays'),
    gameMinutes: z._default(whole(1, 60, MESSAGES.gameMinutesInvalid), 10),
    gameGoals: z._default(whole(0, 20, MESSAGES.gameGoalsInvalid), 2),
    onDraw: z._default(z.enum(DRAW_RULES, { error: MESSAGES.fieldInvalid }), 'holder-leaves'),
    stayMax: z.optional(z.nullable(whole(1, 20, MESSAGES.stayMaxInvalid))),
  },
  { error: MESSAGES.fieldInvalid },
);

/** Schemas of the fields of the format in requests, each of which may be missing. */
export const formatInput = {
  perSide: z.optional(whole(PER_SIDE_MIN, PER_SIDE_MAX, MESSAGES.perSideInvalid)),
  teamCount: z.optional(whole(TEAM_COUNT_MIN, TEAM_COUNT_MAX, MESSAGES.teamCountInvalid)),
  courtMinutes: z.optional(
    whole(COURT_MINUTES_MIN, COURT_MINUTES_MAX, MESSAGES.courtMinutesInvalid),
  ),
  rotation: z.optional(z.nullable(rotationInput)),
};
