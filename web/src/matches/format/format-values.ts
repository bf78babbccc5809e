import {
  DEFAULT_FORMAT,
  defaultRotation,
  formatAfter,
  type FormatInput,
  type Match,
  type MatchFormat,
  type Rotation,
} from '@picadito/domain';
import * as z from 'zod/mini';

/**
 * Type of the format of a match as the controls of a form have it. An empty text stands for the usual value, so that a
 * form follows the last match of its list until the organiser chooses.
 */
export type FormatValues = Record<
  'perSide' | 'teamCount' | 'courtMinutes' | keyof Rotation,
  string
>;

export const NO_FORMAT: FormatValues = {
  perSide: '',
  teamCount: '',
  courtMinutes: '',
  play: '',
  gameMinutes: '',
  gameGoals: '',
  onDraw: '',
  stayMax: '',
};

export type FormatControls = {
  values: FormatValues;
  /** The format that the empty values stand for. */
  usual: MatchFormat;
  errors: Partial<Record<keyof FormatValues, string | undefined>>;
  /** Refs of the elements that take the focus if their values are wrong. */
  focus: Partial<Record<keyof FormatValues, (element: HTMLElement | null) => void>>;
  onChange: (changes: Partial<FormatValues>) => void;
};

/** Value of `stayMax` without a limit. */
export const NO_LIMIT = 'none';
const COURT_MINUTES = 60;

/** The format of a new match of a list without matches: five a side, two teams, 60 minutes. */
export const NEW_FORMAT: MatchFormat = { ...DEFAULT_FORMAT, courtMinutes: COURT_MINUTES };

/** Returns the values of a stored format. */
export function formatValuesOf({ rotation, ...format }: MatchFormat): FormatValues {
  const { perSide, teamCount, courtMinutes } = format;
  return {
    perSide: String(perSide),
    teamCount: String(teamCount),
    courtMinutes: String(courtMinutes),
    play: rotation?.play ?? '',
    gameMinutes: rotation ? String(rotation.gameMinutes) : '',
    gameGoals: rotation ? String(rotation.gameGoals) : '',
    onDraw: rotation?.onDraw ?? '',
    stayMax: rotation ? String(rotation.stayMax ?? NO_LIMIT) : '',
  };
}

type Earlier = Pick<Match, 'listId' | 'date' | 'time'> & Partial<MatchFormat>;

/**
 * Returns the format of the last match of a list, which is usual for the next one. A court time of two hours does not
 * count, because older versions stored it for every match; the usual court time is then 60 minutes.
 */
export function usualFormat(matches: readonly Earlier[], listId: string): MatchFormat {
  const [last] = matches
    .filter((match) => match.listId === listId && listId !== '')
    .toSorted((one, other) => startText(other).localeCompare(startText(one)));
  if (last?.perSide === undefined || last.teamCount === undefined) return NEW_FORMAT;
  const { perSide, teamCount, courtMinutes, rotation = null } = last;
  const isUnnamed = courtMinutes === undefined || courtMinutes === DEFAULT_FORMAT.courtMinutes;
  return {
    perSide,
    teamCount,
    courtMinutes: isUnnamed ? COURT_MINUTES : courtMinutes,
    rotation,
  };
}

const startText = ({ date, time }: Earlier) => `${date} ${time}`;

/** Returns the format that a form describes. A text that is no whole number becomes NaN, which the schema refuses. */
export function typedFormat(values: FormatValues, usual: MatchFormat): MatchFormat {
  const teamCount = numberOf(values.teamCount, usual.teamCount);
  const isUsual = teamCount === usual.teamCount && usual.rotation !== null;
  const rotation = isUsual ? usual.rotation : defaultRotation(teamCount);
  return {
    perSide: numberOf(values.perSide, usual.perSide),
    teamCount,
    courtMinutes: numberOf(values.courtMinutes, usual.courtMinutes),
    rotation: rotation && teamCount > 2 ? typedRotation(values, rotation) : null,
  };
}

function typedRotation(values: FormatValues, usual: Rotation): Rotation {
  return {
    play:
      values.play === 'round-robin' || values.play === 'winner-stays' ? values.play : usual.play,
    gameMinutes: numberOf(values.gameMinutes, usual.gameMinutes),
    gameGoals: numberOf(values.gameGoals, usual.gameGoals),
    onDraw:
      values.onDraw === 'both-leave' || values.onDraw === 'holder-leaves'
        ? values.onDraw
        : usual.onDraw,
    stayMax: values.stayMax === NO_LIMIT ? null : stayMaxOf(values.stayMax, usual.stayMax),
  };
}

function stayMaxOf(text: string, usual: number | null): number | null {
  return text === '' ? usual : numberOf(text, 0);
}

function numberOf(text: string, usual: number): number {
  if (text === '') return usual;
  return /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
}

/** Returns what is wrong with the format as a whole, by the name of its control; null if nothing is. */
export function formatProblem(
  format: FormatInput,
): { field: keyof FormatValues; message: string } | null {
  const checked = formatAfter(DEFAULT_FORMAT, format);
  if (checked.ok) return null;
  const field = fieldOf(checked.error.path);
  return field && { field, message: checked.error.message };
}

/** Returns the control of a field of a request, such as 'rotation.gameMinutes'; null for a field of another kind. */
export function fieldOf(path: string): keyof FormatValues | null {
  const name = path.replace(/^rotation\.?/, '') || 'play';
  return isFormatName(name) ? name : null;
}

export function isFormatName(name: string): name is keyof FormatValues {
  return Object.hasOwn(NO_FORMAT, name);
}

/**
 * Returns the fields of a stored match to change after the controls `changed` were used. The teams and their rotation
 * are stored together.
 */
export function formatChanges(
  { perSide, teamCount, rotation, courtMinutes }: FormatInput,
  changed: readonly string[],
): FormatInput {
  const areTeamsChanged = changed.some((name) => isFormatName(name) && name !== 'courtMinutes');
  return {
    ...(areTeamsChanged && { perSide, teamCount, rotation }),
    ...(changed.includes('courtMinutes') && { courtMinutes }),
  };
}

/** Returns a schema check that refuses a format that no match may have. The error is at the control that causes it. */
export function formatFits<Sent extends FormatInput>() {
  return z.check<Sent>(({ value, issues }) => {
    const problem = formatProblem(value);
    if (problem)
      issues.push({
        code: 'custom',
        path: [problem.field],
        message: problem.message,
        input: value,
      });
  });
}

/**
 * Returns the errors of a form with the errors of the rotation's fields at the top level, where the form finds them by
 * the names of its controls.
 */
export function errorsByControl<Errors extends object>(errors: Errors): Errors {
  const { rotation, ...others } = errors as Errors & { rotation?: object };
  return { ...others, ...rotation } as Errors;
}
