/**
 * The format of a match is the number of players a side, the number of teams, the minutes on the court, and with three
 * or four teams the rotation: the rules by which teams replace each other. Two teams have no rotation.
 */
import { FORMAT_PLAYERS_MAX } from '../limits.ts';
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

export type FormatInput = {
  perSide?: number | undefined;
  teamCount?: number | undefined;
  courtMinutes?: number | undefined;
  rotation?:
    | (Omit<Rotation, 'stayMax'> & { stayMax?: number | null | undefined })
    | null
    | undefined;
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

/**
 * Returns the format of a match after a request. Fields that the request does not name keep their values; a rotation
 * for another number of teams keeps its games, and has the usual rules about who leaves.
 */
export function formatAfter(
  before: MatchFormat,
  input: FormatInput,
): Result<MatchFormat, FormatProblem> {
  const perSide = input.perSide ?? before.perSide;
  const teamCount = input.teamCount ?? before.teamCount;
  const courtMinutes = input.courtMinutes ?? before.courtMinutes;
  if (perSide * teamCount > FORMAT_PLAYERS_MAX)
    return fail({ path: 'perSide', message: MESSAGES.formatTooLarge });
  const rotation = teamCount === 2 ? null : rotationAfter(before, input, teamCount);
  if (rotation?.onDraw === 'both-leave' && teamCount < 4)
    return fail({ path: 'rotation.onDraw', message: MESSAGES.bothLeaveOfThree });
  return ok({ perSide, teamCount, courtMinutes, rotation });
}

function rotationAfter(
  before: MatchFormat,
  { rotation }: FormatInput,
  teamCount: number,
): Rotation {
  if (!rotation) {
    if (!before.rotation) return defaultRotation(teamCount);
    const { onDraw, stayMax } =
      before.teamCount === teamCount ? before.rotation : defaultRotation(teamCount);
    return { ...before.rotation, onDraw, stayMax };
  }
  const { stayMax = stayMaxOf(teamCount), ...others } = rotation;
  return { ...others, stayMax };
}

/** Type of the sizes of teams. A match that an older version of the app stored in the browser lacks them. */
export type FormatSize = Partial<Pick<MatchFormat, 'perSide' | 'teamCount'>>;

/** Returns the number of places in the teams of a match. */
export function placesOf({
  perSide = DEFAULT_FORMAT.perSide,
  teamCount = DEFAULT_FORMAT.teamCount,
}: FormatSize): number {
  return perSide * teamCount;
}

/** Returns the time of the court in milliseconds, also for a match that an older version of the app stored. */
export function courtMs({ courtMinutes = DEFAULT_FORMAT.courtMinutes }: CourtTime): number {
  return courtMinutes * 60_000;
}

export type CourtTime = Partial<Pick<MatchFormat, 'courtMinutes'>>;
