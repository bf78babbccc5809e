import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Match,
  type MatchFormat,
  matchInput,
  type MatchInput,
  matchUpdate,
  type MatchUpdate,
  MESSAGES,
  plainDate,
} from '@picadito/domain';
import type { Resolver, ResolverResult } from 'react-hook-form';
import * as z from 'zod/mini';
import { typedDate, typedTime } from '../../forms/read-when.ts';
import {
  errorsByControl,
  formatFits,
  NEW_FORMAT,
  typedFormat,
} from '../../matches/format/format-values.ts';
import { type MatchValues, withDay } from './match-form.ts';

/** Type of a function that returns the usual format of a list. */
export type UsualFormat = (listId: string) => MatchFormat;

const PAST = { error: MESSAGES.matchDatePast, path: ['date'], abort: true };

/** Returns the schemas that validate the date and the time as typed. `today` is the organiser's date, YYYY-MM-DD. */
function typedWhen(today: string) {
  return {
    date: z.pipe(typedDate(today, MESSAGES.matchIncomplete), plainDate),
    time: typedTime(MESSAGES.matchIncomplete),
  };
}

/**
 * Returns the schema of a new match (docs/specification.md#rules-matches). `today` is the organiser's date, YYYY-MM-DD,
 * and `usual` returns the format with which the form of a list begins.
 */
export function newMatchRules(today: string, usual: UsualFormat = () => NEW_FORMAT) {
  const typed = z.pipe(
    z.transform((form: MatchValues): z.input<typeof matchInput> => ({
      ...withDay(form),
      ...typedFormat(form, usual(form.listId)),
    })),
    z.safeExtend(matchInput, typedWhen(today)),
  );
  return typed.check(
    z.refine(({ date }: MatchInput) => date >= today, PAST),
    formatFits<MatchInput>(),
  );
}

/**
 * Returns the schema of an edited match. Its date may be past if it is unchanged, and its list may stay empty if the
 * list was deleted (docs/specification.md#rules-matches). `today` is the organiser's date, YYYY-MM-DD.
 */
export function editedMatchRules(match: Match, today: string) {
  const typed = z.pipe(
    z.transform((form: MatchValues): z.input<typeof matchUpdate> => ({
      ...withDay(form),
      ...typedFormat(form, match),
      listId: form.listId === '' && match.listId === null ? null : form.listId,
    })),
    z.safeExtend(matchUpdate, typedWhen(today)),
  );
  return typed.check(
    z.refine(({ date }: MatchUpdate) => date >= today || date === match.date, PAST),
    formatFits<MatchUpdate>(),
  );
}

/**
 * Returns the form's resolver for a new match. The resolver calls `today` at each submission, because the page may be
 * open past midnight.
 */
export function newMatchResolver(
  today: () => string,
  usual: UsualFormat,
): Resolver<MatchValues, unknown, MatchInput> {
  return async (...typed) => byControl(await zodResolver(newMatchRules(today(), usual))(...typed));
}

/**
 * Returns the form's resolver for an edited match. The resolver calls `today` at each submission, because the page may
 * be open past midnight.
 */
export function editedMatchResolver(
  match: Match,
  today: () => string,
): Resolver<MatchValues, unknown, MatchUpdate> {
  return async (...typed) =>
    byControl(await zodResolver(editedMatchRules(match, today()))(...typed));
}

/** Returns the result of a resolver with the errors of a rotation at their controls. */
function byControl<Sent>(
  result: ResolverResult<MatchValues, Sent>,
): ResolverResult<MatchValues, Sent> {
  return { ...result, errors: errorsByControl(result.errors) } as typeof result;
}
