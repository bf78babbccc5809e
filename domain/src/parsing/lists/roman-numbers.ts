/* Replaces the Roman numerals before the names of a list by digits: 'I. Ana', 'II. Beto', 'III. Caro'. */
import type { PlainLine } from '../plain-lines.ts';

const NUMERAL = /^([IVX]{1,5})(?:\.-|[.):°-]) ?(?=\p{L})/u;
const VALUES: Record<string, number> = { I: 1, V: 5, X: 10 };
const LEAST = 3;

/**
 * Returns the lines with digits in place of Roman numerals if they count the lines from I without a gap. A single
 * capital may as well be the initial of a name: 'V. López'.
 */
export function withoutRomanNumbers(lines: readonly PlainLine[]): PlainLine[] {
  const numerals = lines.flatMap(({ text }) => NUMERAL.exec(text)?.[1] ?? []);
  const isCounted =
    numerals.length >= LEAST && numerals.every((numeral, place) => valueOf(numeral) === place + 1);
  if (!isCounted) return [...lines];
  return lines.map(({ line, text }) => ({
    line,
    text: text.replace(NUMERAL, (_, numeral: string) => `${valueOf(numeral)}. `),
  }));
}

function valueOf(numeral: string): number {
  const values = [...numeral].map((letter) => VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value),
    0,
  );
}
