import type { Migration } from './migration.ts';

/**
 * What an answer does in time: since when the attendance of a player is what it is (unknown of those before, whose
 * answers count as they did), what was answered before the last answer, and since when a place is free that players
 * who wait are asked for.
 */
export const answersInTime: Migration = async (tx, { text }) => {
  const add = (table: string, column: string) =>
    tx.schema.alterTable(table).addColumn(column, text).execute();
  await add('confirmations', 'changed_at');
  await add('answers', 'undo_answer');
  await add('answers', 'undo_comment');
  await add('answers', 'undo_queued_at');
  await add('answers', 'undo_confirmed_at');
  await add('answer_settings', 'free_since');
};
