/*
 * Rules of a change of the format of a match. They are not in match-format.ts, because the first screen loads that
 * file.
 */
import { FORMAT_PLAYERS_MAX } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import * as MESSAGES from '../text/messages.ts';
import type { MatchFormat, Rotation } from './match-format.ts';

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
 * Returns the format of a match after a request. Fields that the request does not name keep their values; if the number
 * of teams changes, the rotation keeps the length of its games and gets the default rules about draws and wins in a
 * row.
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
