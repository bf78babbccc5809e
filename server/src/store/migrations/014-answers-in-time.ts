import type { Migration } from './migration.ts';

/**
 * Adds the time of the last change of attendance, the values that the last answer replaced, and the time at which a
 * place became free. The time of the last change is null for existing attendance, whose answers count as before.
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
