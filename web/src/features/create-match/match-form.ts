import {
  isPlainDate,
  longDate,
  matchInput,
  type MatchInput,
  MESSAGES,
  normaliseTime,
  weekdayName,
  weekdayOf,
} from '@picadito/domain';
import * as z from 'zod/mini';

/** What the fields hold while people type; `recurringDay` is '' until one is known. */
export type MatchValues = {
  date: string;
  time: string;
  location: string;
  listId: string;
  isRecurring: boolean;
  recurringDay: string;
};

export const NO_MATCH: MatchValues = {
  date: '',
  time: '',
  location: '',
  listId: '',
  isRecurring: false,
  recurringDay: '',
};

const values = z.object({
  date: z.string(),
  time: z.string(),
  location: z.string(),
  listId: z.string(),
  isRecurring: z.boolean(),
  recurringDay: z.string(),
});

/** What the browser kept of the form; anything else counts as nothing typed. */
export function readValues(kept: unknown): MatchValues {
  const parsed = z.safeParse(values, kept);
  return parsed.success ? parsed.data : NO_MATCH;
}

/** Whether both hold the same in every field. */
export function sameValues(one: MatchValues, other: MatchValues): boolean {
  return Object.keys(NO_MATCH).every((field) => isFieldName(field) && one[field] === other[field]);
}

/** The rules of the screen (product.md §5); `today` is the organiser's, YYYY-MM-DD. */
export function matchForm(today: string) {
  const typed = z.pipe(
    z.transform((form: MatchValues): z.input<typeof matchInput> => ({
      ...form,
      recurringDay: form.isRecurring && form.recurringDay !== '' ? Number(form.recurringDay) : null,
    })),
    matchInput,
  );
  return typed.check(
    z.refine((match: MatchInput) => match.date >= today, {
      error: MESSAGES.matchDatePast,
      path: ['date'],
      abort: true,
    }),
  );
}

/** The weekday of the date, for the dropdown; '' while there is no date. */
export function weekdayOption(date: string): string {
  return isPlainDate(date) ? String(weekdayOf(date)) : '';
}

/** The weekday when the date changes: it follows the date until another was chosen by hand. */
export function followDate(day: string, oldDate: string, newDate: string): string {
  return day === '' || day === weekdayOption(oldDate) ? weekdayOption(newDate) : day;
}

/** The list to start with: the one chosen, else the selected one, else the only one. */
export function startingList(
  lists: readonly { id: string }[],
  chosen: string,
  selected: string | null,
): string {
  const known = (id: string | null) => lists.some((list) => list.id === id);
  if (known(chosen)) return chosen;
  if (selected !== null && known(selected)) return selected;
  return lists.length === 1 ? (lists[0]?.id ?? '') : '';
}

/** Whether a refusal of the server names a field of this form. */
export function isFieldName(path: string): path is keyof MatchValues {
  return Object.hasOwn(NO_MATCH, path);
}

/** A field's own words for "missing"; the sentence of the whole form (product.md §5) is the toast's. */
export function atField(message: string | undefined, missing: string): string | undefined {
  return message === MESSAGES.matchIncomplete ? missing : message;
}

/** The lines of the live preview; null where nothing is known yet. */
export function previewOf(form: MatchValues): {
  date: string | null;
  time: string | null;
  location: string | null;
  repeats: string | null;
} {
  return {
    date: isPlainDate(form.date) ? longDate(form.date) : null,
    time: normaliseTime(form.time),
    location: form.location.trim() || null,
    repeats:
      form.isRecurring && form.recurringDay !== ''
        ? `Se repite cada ${weekdayName(Number(form.recurringDay)).toLocaleLowerCase('es')}`
        : null,
  };
}
