import { FORMAT_PLAYERS_MAX, PER_SIDE_MAX, PER_SIDE_MIN } from '../../limits.ts';
import type { Clause } from './message-clauses.ts';

const NUMBERS = ['cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once'];
const SIZE = `\\d{1,2}|${NUMBERS.join('|')}`;
/** Matches after a number unless what follows makes it an hour, a day, a score or a price. */
const OTHER_NUMBER = String.raw`(?! ?(?:hs?|hrs?|horas?|[ap]\.? ?m|y (?:media|cuarto)|pesos|lucas|mil|eur|usd)(?![a-z])| de (?:la |ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)|[.,:/-] ?\d| \d(?!\d?(?:[:.]\d{2}| ?hs?(?![a-z])))|[:/]| ?[€$%])`;

/** Matches the number of players a side, or two of them: 'futbol 7', 'f8', 'cancha de 5', 'futbol 5 o 6'. */
const KIND = new RegExp(
  String.raw`(?<![a-z\d.@/])(?:(?:futbol|fulbo|fulbito|fut)(?: (?:de|a))? ?-?|f-? ?|(?:cancha|partido) de )(?<size>${SIZE})(?![a-z])${OTHER_NUMBER}(?: (?:o|u) (?:de )?(?<other>${SIZE})(?![a-z\d]))?`,
  'gu',
);
/** Matches both sides: '7 vs 7', '6x6', 'cinco contra cinco'. The number 4 with an x is a car. */
const VERSUS = new RegExp(
  String.raw`(?<![a-z\d.,:/])(?<size>${SIZE}) ?(?:vs?\.?|x|contra) ?\k<size>(?![a-z\d])`,
  'gu',
);
const CAR = /^4 ?x/u;
const TEAMS = new RegExp(
  String.raw`(?<![a-z\d])(?<count>2|3|4|dos|tres|cuatro) equipos (?:de|con) (?<size>${SIZE})(?![a-z\d])`,
  'gu',
);
const TEAM_COUNTS: Readonly<Record<string, number>> = { dos: 2, tres: 3, cuatro: 4 };

/** Type of what a message says about the format of a match. A missing field is not said clearly. */
export type MessageFormat = { perSide?: number; teamCount?: number };

/**
 * Returns the number of players a side if the clauses name exactly one, with the number of teams if they name exactly
 * one. Returns an empty object otherwise, and for too many players.
 */
export function formatIn(clauses: readonly Clause[]): MessageFormat {
  const found = clauses.flatMap(({ plain }) => formatsOf(plain));
  const sizes = new Set(found.map(({ perSide }) => perSide));
  const counts = new Set(found.flatMap(({ teamCount }) => teamCount ?? []));
  const [perSide] = sizes;
  const [teamCount] = counts;
  if (sizes.size !== 1 || perSide === undefined) return {};
  if (counts.size !== 1 || teamCount === undefined) return { perSide };
  return perSide * teamCount > FORMAT_PLAYERS_MAX ? {} : { perSide, teamCount };
}

function formatsOf(plain: string): { perSide: number; teamCount: number | null }[] {
  const inWords = [KIND, VERSUS, TEAMS].flatMap((words) => [...plain.matchAll(words)]);
  return inWords.flatMap(({ 0: text, groups = {} }) => {
    const { size = '', other = size, count } = groups;
    if (CAR.test(text)) return [];
    const teamCount = count === undefined ? null : (TEAM_COUNTS[count] ?? Number(count));
    return [size, other]
      .map(sizeOf)
      .filter((perSide) => perSide >= PER_SIDE_MIN && perSide <= PER_SIDE_MAX)
      .map((perSide) => ({ perSide, teamCount }));
  });
}

function sizeOf(text: string): number {
  const word = NUMBERS.indexOf(text);
  return word === -1 ? Number(text) : PER_SIDE_MIN + word;
}
