import { readMatchMessage } from '../src/parsing/match-message/read-match-message.ts';
import { nameKey } from '../src/parsing/words.ts';

/**
 * Type of a test case: a message, and the day, hour and place that a person reads in it. A value that is not clear is
 * null.
 */
export type MatchMessageCase = {
  text: string;
  /** The organiser's date, YYYY-MM-DD; a Tuesday unless the case says otherwise. */
  today?: string;
  date: string | null;
  time: string | null;
  location: string | null;
};

const TODAY = '2026-11-24';
const FIELDS = ['date', 'time', 'location'] as const;

export type MatchMessageScore = {
  wanted: number;
  right: number;
  wrong: string[];
  missed: string[];
};

/**
 * Compares what the reader finds with the expected values. Of `wanted` values, `right` were read correctly. `wrong`
 * describes other values, also where none is expected, and `missed` the values that were not found.
 */
export function scoreMatchMessages(cases: readonly MatchMessageCase[]): MatchMessageScore {
  const score: MatchMessageScore = { wanted: 0, right: 0, wrong: [], missed: [] };
  for (const wanted of cases) {
    const read = readMatchMessage(wanted.text, `${wanted.today ?? TODAY}T12:00`);
    for (const field of FIELDS) {
      const [value, found] = [wanted[field], read[field]];
      const isRight = value === found || (value && found && placeKey(value) === placeKey(found));
      if (value) score.wanted += 1;
      if (value && isRight) score.right += 1;
      const text = `${JSON.stringify(wanted.text.slice(0, 60))}: ${field} is ${value}, read ${found}`;
      if (!isRight) (found === null ? score.missed : score.wrong).push(text);
    }
  }
  return score;
}

/** Returns a key of a place that is equal for different spellings, with or without the article. */
function placeKey(place: string): string {
  return nameKey(place).replace(/^(?:el|la|los|las) /u, '');
}
