import * as z from 'zod/mini';
import { cleanLine, lineProblem } from './text-line.ts';

/** A line of text as people type it (text-line.ts); comes out as it is stored. */
export function textField(max: number, missing: string, tooLong: string) {
  return z.string({ error: missing }).check(
    z.overwrite((value) => cleanLine(value)),
    z.check(({ value, issues }) => {
      const message = lineProblem(value, { max, missing, tooLong });
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
  );
}
