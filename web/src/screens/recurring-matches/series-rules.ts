import { zodResolver } from '@hookform/resolvers/zod';
import { LOCATION_MAX, type MatchFormat, matchInput, MESSAGES, textField } from '@picadito/domain';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { typedTime } from '../../forms/read-when.ts';
import { errorsByControl, formatFits, typedFormat } from '../../matches/format/format-values.ts';
import type { Series, SeriesValues } from './recurring-form.ts';

const present = (error: string) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }));

/** Schema that validates a new weekly match before it is sent (docs/specification.md#rules-matches). */
export const seriesRules = z.object({
  recurringDay: z.pipe(present(MESSAGES.recurringIncomplete), z.transform(Number)),
  time: typedTime(MESSAGES.recurringIncomplete),
  location: textField(LOCATION_MAX, MESSAGES.recurringIncomplete, MESSAGES.locationTooLong),
  listId: present(MESSAGES.matchListMissing),
});

const { perSide, teamCount, courtMinutes, rotation } = matchInput.shape;
const withFormat = z
  .object({ ...seriesRules.shape, perSide, teamCount, courtMinutes, rotation })
  .check(formatFits<Series>());

/** Returns the form's resolver; `usual` returns the format with which the form of a list begins. */
export function seriesResolver(
  usual: (listId: string) => MatchFormat,
): Resolver<SeriesValues, unknown, Series> {
  const rules = z.pipe(
    z.transform((form: SeriesValues): z.input<typeof withFormat> => ({
      ...form,
      ...typedFormat(form, usual(form.listId)),
    })),
    withFormat,
  );
  return async (...typed) => {
    const result = await zodResolver(rules)(...typed);
    return { ...result, errors: errorsByControl(result.errors) } as typeof result;
  };
}
