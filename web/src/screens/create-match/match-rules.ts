/*
 * What a match has to fulfil before it is sent. The schemas are heavy for a screen's first paint: this file is loaded on
 * demand, at the first input (`use-match-form.ts`).
 */
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Match,
  matchInput,
  type MatchInput,
  matchUpdate,
  type MatchUpdate,
  MESSAGES,
} from '@picadito/domain';
import * as z from 'zod/mini';
import { type MatchValues, withDay } from './match-form.ts';

const PAST = { error: MESSAGES.matchDatePast, path: ['date'], abort: true };

/** The rules of a new match (docs/specification.md#rules-matches); `today` is the organiser's, YYYY-MM-DD. */
export function newMatchRules(today: string) {
  const typed = z.pipe(
    z.transform((form: MatchValues): z.input<typeof matchInput> => withDay(form)),
    matchInput,
  );
  return typed.check(z.refine(({ date }: MatchInput) => date >= today, PAST));
}

/**
 * The rules of a changed match: its date may be past if it stays, and it may go on without a list if its list is
 * gone (docs/specification.md#rules-matches, docs/decisions/132). `today` is the organiser's, YYYY-MM-DD.
 */
export function editedMatchRules(match: Match, today: string) {
  const typed = z.pipe(
    z.transform((form: MatchValues): z.input<typeof matchUpdate> => ({
      ...withDay(form),
      listId: form.listId === '' && match.listId === null ? null : form.listId,
    })),
    matchUpdate,
  );
  return typed.check(
    z.refine(({ date }: MatchUpdate) => date >= today || date === match.date, PAST),
  );
}

export function newMatchResolver(today: string) {
  return zodResolver(newMatchRules(today));
}

export function editedMatchResolver(match: Match, today: string) {
  return zodResolver(editedMatchRules(match, today));
}
