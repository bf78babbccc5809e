import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { isPlainDate, LAST_DATE } from '../time/dates.ts';
import { normaliseTime } from '../time/times.ts';
import { isTimeZone } from '../time/time-zones.ts';
import { LOCATION_MAX } from '../limits.ts';
import { textField } from '../text/text-field.ts';
import { isPlainText } from '../text/text-line.ts';
import type { MatchDetail } from './match-details.ts';
import { formatInput } from './format-schemas.ts';

export const MATCH_STATUSES = ['pendiente', 'completado', 'cancelado'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

const required = (error: string) =>
  z.string({ error }).check(
    z.trim(),
    z.refine((value) => value !== '', { error, abort: true }),
  );

/** Schema that accepts a date (YYYY-MM-DD) up to `LAST_DATE`. */
export const plainDate = required(MESSAGES.matchIncomplete).check(
  z.refine((value) => isPlainDate(value) && value <= LAST_DATE, {
    error: MESSAGES.matchDateInvalid,
  }),
);

/** Schema that accepts a time in 24-hour or am/pm form and returns it as HH:MM. */
export const timeOfDay = z.pipe(
  required(MESSAGES.matchIncomplete).check(
    z.refine((value) => normaliseTime(value) !== null, { error: MESSAGES.matchTimeInvalid }),
  ),
  z.transform((value) => normaliseTime(value) ?? value),
);

export const timeZoneName = z
  .string({ error: MESSAGES.timeZoneInvalid })
  .check(z.refine((value) => isTimeZone(value), { error: MESSAGES.timeZoneInvalid }));

/** Schema that accepts a weekday as an integer from 0 (Domingo) to 6 (Sábado). */
export const weekday = z.number({ error: MESSAGES.recurringDayInvalid }).check(
  z.refine((day) => Number.isInteger(day) && day >= 0 && day <= 6, {
    error: MESSAGES.recurringDayInvalid,
  }),
);

const details = {
  date: plainDate,
  time: timeOfDay,
  location: textField(LOCATION_MAX, MESSAGES.matchIncomplete, MESSAGES.locationTooLong),
  listId: required(MESSAGES.matchListMissing),
  isRecurring: z.boolean({ error: MESSAGES.fieldInvalid }),
  recurringDay: z.optional(z.nullable(weekday)),
  googlePlaceId: z.optional(
    z.nullable(
      z.string({ error: MESSAGES.fieldInvalid }).check(
        z.refine((value) => value.length <= 300, { error: MESSAGES.fieldInvalid }),
        z.refine((value) => isPlainText(value), { error: MESSAGES.oddCharacters }),
      ),
    ),
  ),
  timeZone: z.optional(z.nullable(timeZoneName)),
  ...formatInput,
} satisfies Record<MatchDetail, z.ZodMiniType>;

/** Schema of `isRecurring` in requests that create or replace a match, where a missing value means false. */
const isRecurring = z._default(details.isRecurring, false);

const recurringDayGiven = z.refine<{
  isRecurring: boolean;
  recurringDay?: number | null | undefined;
}>((match) => !match.isRecurring || typeof match.recurringDay === 'number', {
  error: MESSAGES.recurringDayMissing,
  path: ['recurringDay'],
});

/** Schema of a new match as forms and requests send it (docs/specification.md#create-match). */
export const matchInput = z
  .object({ ...details, isRecurring }, { error: MESSAGES.matchIncomplete })
  .check(recurringDayGiven);
export type MatchInput = z.output<typeof matchInput>;

/**
 * Fields of a request that changes a stored match. `listId` may be null, because the list may have been deleted. A
 * `status` of null means that the status follows from the clock.
 */
const storedDetails = {
  ...details,
  listId: z.nullable(details.listId),
  status: z.optional(z.nullable(z.enum(MATCH_STATUSES, { error: MESSAGES.statusInvalid }))),
};

/**
 * Schema of the body of `PUT /api/matches/:id`. A missing optional field keeps its stored value, except `isRecurring`,
 * which becomes false.
 */
export const matchUpdate = z
  .object({ ...storedDetails, isRecurring }, { error: MESSAGES.matchIncomplete })
  .check(recurringDayGiven);
export type MatchUpdate = z.output<typeof matchUpdate>;

/**
 * Schema of the body of `PATCH /api/matches/:id`: only the given fields change. The server checks afterwards whether a
 * weekly match has its weekday, because that depends on the stored match.
 */
export const matchPatch = z.partial(z.object(storedDetails, { error: MESSAGES.invalid }));
export type MatchPatch = z.output<typeof matchPatch>;

/** Field names that requests may use for the list of a match (docs/specification.md#data). */
export const LIST_ID_NAMES = [
  'listId',
  'playersListId',
  'lista',
  'playersList',
  'lista_id',
  'players_list_id',
  'listaId',
] as const;

/**
 * Returns a request body with `listId` set to the value of the first field of `LIST_ID_NAMES` that the body has.
 * Returns any other body unchanged.
 */
export function withListId(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = body as Record<string, unknown>;
  const name = LIST_ID_NAMES.find((candidate) => fields[candidate] !== undefined);
  return name ? { ...fields, listId: fields[name] } : body;
}
