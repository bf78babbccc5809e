/** Finds headings that name groups of people by a plural, such as 'Solteros' and 'Casados' over their lists. */
import type { MarkedLine } from '../marked-line.ts';
import { plainWord } from '../words.ts';
import { bareHeading } from './headings.ts';

const PLURAL = /^\p{L}{3,}[aeo]s$/u;
/** First names that end like a plural. */
const NAMES = new Set(
  `andres angeles blas carlos dolores elias isaias jeremias lourdes lucas marcos matias mercedes moises nicolas
  tobias tomas ulises zacarias`.split(/\s+/u),
);
const LEAST = 2;

/**
 * Returns the numbers of the lines that are headings by a plural. A single one may be a nickname, so that at least two
 * must begin a part of the list, after a blank line or over marked lines.
 */
export function groupHeadings(lines: readonly MarkedLine[]): ReadonlySet<number> {
  const found = lines.filter((line, place) => {
    const word = plainWord(bareHeading(line.rest.replace(/\(\d{1,2}\)/u, '')).bare);
    if (line.mark !== null || !PLURAL.test(word) || NAMES.has(word)) return false;
    const [first, second] = lines.slice(place + 1, place + 1 + LEAST);
    const isOverList =
      Boolean(first?.text) && Boolean(second?.text) && first?.mark === second?.mark;
    const isFirst = place === 0 || lines[place - 1]?.text === '';
    return isOverList && (isFirst || first?.mark !== null);
  });
  return new Set(found.length >= LEAST ? found.map(({ line }) => line) : []);
}
