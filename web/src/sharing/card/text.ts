/** Type of a function that returns the width of a text in pixels. */
export type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Returns the text, cut to `width` with … at its end if it is wider; letters, accents and emojis stay whole. */
export function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  const cut = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
  let fitting = 0;
  let tooLong = letters.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (measure(cut(middle)) <= width) fitting = middle;
    else tooLong = middle;
  }
  return cut(fitting);
}

/**
 * Returns the text in at most `lines` lines of `width`, broken between words. A word that is too long, and the last
 * line, are shortened to fit.
 */
export function wrap(text: string, width: number, lines: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const wrapped: string[] = [];
  while (words.length > 0) {
    if (wrapped.length === lines - 1) {
      wrapped.push(shorten(words.join(' '), width, measure));
      break;
    }
    let line = words.shift() ?? '';
    while (words[0] !== undefined && measure(`${line} ${words[0]}`) <= width) {
      line += ` ${words.shift()}`;
    }
    wrapped.push(shorten(line, width, measure));
  }
  return wrapped;
}

/** Distance between two lines, as a multiple of the size of the font. */
export const LINE_HEIGHT = 1.02;

/**
 * Returns the lines of a text in the largest font size up to `max` in which all of it fits the box, broken only between
 * words. A text that does not fit in the size `min` is shortened; `measureAt` measures texts in a size.
 */
export function fitText(
  text: string,
  box: { width: number; height: number },
  { min, max }: { min: number; max: number },
  measureAt: (size: number) => Measure,
): { size: number; lines: string[] } {
  const linesAt = (size: number) => Math.max(1, Math.floor(box.height / (size * LINE_HEIGHT)));
  const whole = text.split(/\s+/).join(' ').trim();
  for (let size = max; size >= min; size -= 1) {
    const lines = wrap(text, box.width, linesAt(size), measureAt(size));
    if (lines.join(' ') === whole) return { size, lines };
  }
  return { size: min, lines: wrap(text, box.width, linesAt(min), measureAt(min)) };
}
