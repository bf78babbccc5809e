import {
  addDays,
  formatDate,
  longDate,
  type Match,
  nextOccurrence,
  sortKey,
  weekdayName,
  weekdayOf,
} from '@picadito/domain';
import type { Choice } from '../../ui/inputs/chips.tsx';

export type MatchChoices = { days: Choice[]; hours: Choice[]; places: Choice[] };

const PLACES = 3;
const WEEKDAYS_OFFERED = 2;
const USUAL_HOURS = ['19:00', '20:00', '21:00', '22:00'];
/**
 * Weekdays (Thursday, Saturday and Tuesday) that are offered while the organiser has earlier matches on fewer than two
 * weekdays.
 */
const USUAL_WEEKDAYS = [4, 6, 2];

type Earlier = Pick<Match, 'date' | 'time' | 'location' | 'createdAt'>;

/**
 * Returns likely days, hours and places for a new match, taken from earlier matches. `today` is the organiser's date,
 * YYYY-MM-DD.
 */
export function matchChoices(matches: readonly Earlier[], today: string): MatchChoices {
  const newest = matches.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return { days: days(newest, today), hours: hours(newest), places: places(newest) };
}

/**
 * Returns today, tomorrow, and the next dates of the two weekdays on which the latest matches were; usual weekdays take
 * the place of missing ones.
 */
function days(newest: readonly Earlier[], today: string): Choice[] {
  const used = newest.map(({ date }) => weekdayOf(date));
  const likely = [...new Set([...used, ...USUAL_WEEKDAYS])].slice(0, WEEKDAYS_OFFERED);
  const tomorrow = addDays(today, 1);
  return [
    { value: today, label: 'Hoy', name: `Hoy, ${longDate(today)}` },
    { value: tomorrow, label: 'Mañana', name: `Mañana, ${longDate(tomorrow)}` },
    ...likely
      .map((day) => nextOccurrence(day, addDays(today, 2)))
      .toSorted()
      .map((value) => ({
        value,
        label: `${weekdayName(weekdayOf(value))} ${formatDate(value).slice(0, 5)}`,
        name: longDate(value),
      })),
  ];
}

/** Returns the usual hours and the hour of the match created last, sorted. */
function hours([last]: readonly Earlier[]): Choice[] {
  return [...new Set([...USUAL_HOURS, ...(last ? [last.time] : [])])].toSorted().map(plain);
}

/** Returns the places of the matches created last, each once and in its latest spelling. */
function places(newest: readonly Earlier[]): Choice[] {
  const byKey = new Map<string, string>();
  for (const { location } of newest) {
    if (!byKey.has(sortKey(location))) byKey.set(sortKey(location), location);
  }
  return [...byKey.values()].slice(0, PLACES).map(plain);
}

function plain(value: string): Choice {
  return { value, label: value, name: value };
}
