import { zodResolver } from '@hookform/resolvers/zod';
import { LOCATION_MAX, MESSAGES, textField } from '@picadito/domain';
import * as z from 'zod/mini';
import { typedTime } from '../../forms/read-when.ts';

const present = (error: string) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }));

/** Schema that validates a new weekly match before it is sent (docs/specification.md#rules-matches). */
export const seriesRules = z.object({
  recurringDay: z.pipe(present(MESSAGES.recurringIncomplete), z.transform(Number)),
  time: typedTime(MESSAGES.recurringIncomplete),
  location: textField(LOCATION_MAX, MESSAGES.recurringIncomplete, MESSAGES.locationTooLong),
  listId: present(MESSAGES.matchListMissing),
});

export const seriesResolver = zodResolver(seriesRules);
