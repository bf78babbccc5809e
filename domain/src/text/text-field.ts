import * as z from 'zod/mini';
import { cleanLine, lineProblem } from './text-line.ts';

/**
 * Returns a schema that accepts a line of text as people type it and returns the line as it is stored (text-line.ts).
 * `missing` and `tooLong` are the error sentences, and `max` is the maximum length in characters.
 */
export function textField(max: number, missing: string, tooLong: string) {
  return z.string({ error: missing }).check(
    z.overwrite((value) => cleanLine(value)),
    z.check(({ value, issues }) => {
      const message = lineProblem(value, { max, missing, tooLong });
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
  );
}
