/**
 * The format of a match is the number of players a side, the number of teams, the minutes on the court, and with three
 * or four teams the rotation: the rules by which teams replace each other. Two teams have no rotation.
 */
import * as z from 'zod/mini';
import {
  COURT_MINUTES_MAX,
  COURT_MINUTES_MIN,
  FORMAT_PLAYERS_MAX,
  PER_SIDE_MAX,
  PER_SIDE_MIN,
  TEAM_COUNT_MAX,
  TEAM_COUNT_MIN,
} from '../limits.ts';
import { count, schemaMetadata } from '../contract/values.ts';
import { fail, ok, type Result } from '../result.ts';
import * as MESSAGES from '../text/messages.ts';

export const ROTATION_KINDS = ['winner-stays', 'round-robin'] as const;
/** Names of what happens after a draw: the team that stayed before leaves, or both teams leave. */
export const DRAW_RULES = ['holder-leaves', 'both-leave'] as const;

export type Rotation = {
  play: (typeof ROTATION_KINDS)[number];
  gameMinutes: number;
  /** Goals that end a game; 0 if only the time ends it. */
  gameGoals: number;
  onDraw: (typeof DRAW_RULES)[number];
  /** Number of games in a row that a team may win before it rests; null for no limit. */
  stayMax: number | null;
};

export type MatchFormat = {
  perSide: number;
  teamCount: number;
  courtMinutes: number;
  rotation: Rotation | null;
};

/** The format of a new match whose request names none, and of all matches that older versions stored. */
export const DEFAULT_FORMAT: MatchFormat = {
  perSide: 5,
  teamCount: 2,
  courtMinutes: 120,
  rotation: null,
};

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

export type FormatInput = {
  perSide?: number | undefined;
  teamCount?: number | undefined;
  courtMinutes?: number | undefined;
  rotation?: z.output<typeof rotationInput> | null | undefined;
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

export type FormatProblem = { path: string; message: string };

/** Returns the rotation of a match of three or four teams for which the organiser has chosen none. */
export function defaultRotation(teamCount: number): Rotation {
  return {
    play: 'winner-stays',
    gameMinutes: 10,
    gameGoals: 2,
    onDraw: 'holder-leaves',
    stayMax: stayMaxOf(teamCount),
  };
}

const stayMaxOf = (teamCount: number) => (teamCount === 4 ? 2 : 3);

/** Returns the format of a match after a request. Fields that the request does not name keep their values. */
export function formatAfter(
  before: MatchFormat,
  input: FormatInput,
): Result<MatchFormat, FormatProblem> {
  const perSide = input.perSide ?? before.perSide;
  const teamCount = input.teamCount ?? before.teamCount;
  const courtMinutes = input.courtMinutes ?? before.courtMinutes;
  if (perSide * teamCount > FORMAT_PLAYERS_MAX)
    return fail({ path: 'perSide', message: MESSAGES.formatTooLarge });
  const rotation = teamCount === 2 ? null : rotationAfter(before.rotation, input, teamCount);
  if (rotation?.onDraw === 'both-leave' && teamCount < 4)
    return fail({ path: 'rotation.onDraw', message: MESSAGES.bothLeaveOfThree });
  return ok({ perSide, teamCount, courtMinutes, rotation });
}

function rotationAfter(
  before: Rotation | null,
  { rotation }: FormatInput,
  teamCount: number,
): Rotation {
  if (!rotation) return before ?? defaultRotation(teamCount);
  const { stayMax = stayMaxOf(teamCount), ...others } = rotation;
  return { ...others, stayMax };
}

/** Returns the number of places that the teams of a match have. */
export function placesOf({ perSide, teamCount }: Pick<MatchFormat, 'perSide' | 'teamCount'>) {
  return perSide * teamCount;
}
