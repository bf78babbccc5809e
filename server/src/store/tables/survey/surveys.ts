import { TABLES_OF_SURVEY } from '../../table-list.ts';
import { isSurveyClosed } from '@picadito/domain';
import { newId } from '../../ids.ts';
import type { Reader, Writer } from '../../store.ts';

type OfList = { userId: string; listId: string };
export type OfSurvey = { userId: string; surveyId: string };

export type StoredSurvey = { id: string; closesAt: string; isClosed: boolean; answered: number };

/** Returns whether the survey still takes answers. `now` is in epoch milliseconds. */
export function isOpen({ isClosed, closesAt }: StoredSurvey, now: number): boolean {
  return !isClosed && !isSurveyClosed(Date.parse(closesAt), now);
}

export async function findSurvey(
  db: Reader,
  { userId, listId }: OfList,
): Promise<StoredSurvey | undefined> {
  const row = await db
    .selectFrom('surveys')
    .select(['survey_id as id', 'closes_at as closesAt', 'is_closed as isClosed'])
    .select('answer_count as answered')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .executeTakeFirst();
  return row && { ...row, isClosed: row.isClosed === 1 };
}

export async function surveysOf(
  db: Reader,
  userId: string,
): Promise<(StoredSurvey & { listId: string })[]> {
  const rows = await db
    .selectFrom('surveys')
    .select(['survey_id as id', 'closes_at as closesAt', 'is_closed as isClosed'])
    .select(['answer_count as answered', 'list_id as listId'])
    .where('user_id', '=', userId)
    .orderBy('survey_id')
    .execute();
  return rows.map((row) => ({ ...row, isClosed: row.isClosed === 1 }));
}

export async function insertSurvey(
  tx: Writer,
  { userId: user_id, listId: list_id }: OfList,
  closes_at: string,
): Promise<string> {
  const survey_id = newId();
  const row = { user_id, survey_id, list_id, closes_at, is_closed: 0, answer_count: 0 };
  await tx.insertInto('surveys').values(row).execute();
  return survey_id;
}

export async function countAnswer(tx: Writer, { userId, surveyId }: OfSurvey): Promise<void> {
  await tx
    .updateTable('surveys')
    .set((eb) => ({ answer_count: eb('answer_count', '+', 1) }))
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .execute();
}

export async function storeClosed(tx: Writer, { userId, surveyId }: OfSurvey): Promise<void> {
  await tx
    .updateTable('surveys')
    .set({ is_closed: 1 })
    .where('user_id', '=', userId)
    .where('survey_id', '=', surveyId)
    .execute();
}

/** Deletes a survey with its devices, opinions and verdicts. */
export async function deleteSurvey(tx: Writer, { userId, surveyId }: OfSurvey): Promise<void> {
  for (const table of TABLES_OF_SURVEY)
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('survey_id', '=', surveyId)
      .execute();
}

/**
 * Returns at most `limit` surveys of all users that are to be closed because their time has passed. Each has the
 * columns that a write for its owner needs.
 */
export async function dueSurveys(db: Reader, now: string, limit: number) {
  return db
    .selectFrom('surveys')
    .innerJoin('users', 'users.user_id', 'surveys.user_id')
    .select(['surveys.user_id', 'surveys.list_id', 'users.time_zone', 'users.country'])
    .select('users.deeds_after')
    .where('surveys.is_closed', '=', 0)
    .where('surveys.closes_at', '<=', now)
    .orderBy('surveys.closes_at')
    .limit(limit)
    .execute();
}
