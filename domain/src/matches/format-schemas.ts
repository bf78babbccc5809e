import * as z from 'zod/mini';
import { count, schemaMetadata } from '../contract/values.ts';
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

/** Schema of a rotation in requests. A missing field has its default; that of `stayMax` depends on the teams. */
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

/** Schemas of the fields of the format in requests. A missing field keeps its value. */
export const formatInput = {
  perSide: z.optional(whole(PER_SIDE_MIN, PER_SIDE_MAX, MESSAGES.perSideInvalid)),
  teamCount: z.optional(whole(TEAM_COUNT_MIN, TEAM_COUNT_MAX, MESSAGES.teamCountInvalid)),
  courtMinutes: z.optional(
    whole(COURT_MINUTES_MIN, COURT_MINUTES_MAX, MESSAGES.courtMinutesInvalid),
  ),
  rotation: z.optional(z.nullable(rotationInput)),
};

const rotationReply = z
  .strictObject({
    play: z.enum(ROTATION_KINDS),
    gameMinutes: count,
    gameGoals: count.register(schemaMetadata, {
      description: 'The goals that end a game; 0 if only the time ends it.',
    }),
    onDraw: z.enum(DRAW_RULES),
    stayMax: z.nullable(count).register(schemaMetadata, {
      description: 'How many games in a row a team may win before it rests; null for no limit.',
    }),
  })
  .register(schemaMetadata, {
    id: 'Rotation',
    description: 'How three or four teams replace each other. Two teams have none.',
  });

/** Schemas of the fields of the format in replies. */
export const formatReply = {
  perSide: z
    .int()
    .check(z.gte(PER_SIDE_MIN), z.lte(PER_SIDE_MAX))
    .register(schemaMetadata, { description: 'The maximum number of players of a team.' }),
  teamCount: z.int().check(z.gte(TEAM_COUNT_MIN), z.lte(TEAM_COUNT_MAX)),
  courtMinutes: z
    .int()
    .check(z.gte(COURT_MINUTES_MIN), z.lte(COURT_MINUTES_MAX))
    .register(schemaMetadata, { description: 'The minutes for which the court is rented.' }),
  rotation: z.nullable(rotationReply),
};

export const teamCountsReply = z
  .strictObject({
    claro: count,
    oscuro: count,
    suplentes: count,
    naranja: z.optional(count),
    verde: z.optional(count),
  })
  .register(schemaMetadata, {
    description: 'The players of the teams. `suplentes` also counts those of naranja and verde.',
  });
