import type { PlayersList } from '@picadito/domain';
import { newId } from '../../ids.ts';
import type { Reader, Writer } from '../../store.ts';

/*
 * The list that has the id of the user holds the guests of matches, who are players without a list. Functions that read
 * or count lists leave it out; only `insertListOfGuests` returns it.
 */

/** Returns all lists of the user, the newest first. */
export async function listsOf(db: Reader, userId: string): Promise<PlayersList[]> {
  const rows = await select(db, userId).orderBy('created_at', 'desc').execute();
  return rows.map((row) => reply(userId, row));
}

export async function findList(
  db: Reader,
  userId: string,
  listId: string,
): Promise<PlayersList | undefined> {
  const row = await select(db, userId).where('list_id', '=', listId).executeTakeFirst();
  return row && reply(userId, row);
}

/**
 * Locks the list until the transaction ends and returns true. Returns false when the user has no such list. The list of
 * guests, which has the id of the user, counts as none.
 */
export async function lockList(tx: Writer, userId: string, listId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('players_lists')
    .select('list_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .whereRef('list_id', '!=', 'user_id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that others than the present owner of a list may have changed its matches until a time (a timestamp), because a
 * helper stops helping.
 */
export async function noteShared(
  tx: Writer,
  { userId, listId, until }: { userId: string; listId: string; until: string },
): Promise<void> {
  await tx
    .updateTable('players_lists')
    .set({ shared_until: until })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

/** Returns until when others than the present owner may have changed the matches of a list; null if nobody else did. */
export async function sharedUntil(
  db: Reader,
  userId: string,
  listId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('players_lists')
    .select('shared_until')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .executeTakeFirst();
  return row?.shared_until ?? null;
}

export async function countLists(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('players_lists')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .whereRef('list_id', '!=', 'user_id')
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertList(
  tx: Writer,
  list: { userId: string; name: string; createdAt: string },
): Promise<string> {
  const listId = newId();
  await tx
    .insertInto('players_lists')
    .values({
      user_id: list.userId,
      list_id: listId,
      name: list.name,
      created_at: list.createdAt,
    })
    .execute();
  return listId;
}

/**
 * Creates the list that holds the guests of the user's matches, if it does not exist, and returns its id, which is the
 * id of the user.
 */
export async function insertListOfGuests(
  tx: Writer,
  { userId, createdAt }: { userId: string; createdAt: string },
): Promise<string> {
  await tx
    .insertInto('players_lists')
    .values({ user_id: userId, list_id: userId, name: '', created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'list_id']).doNothing())
    .execute();
  return userId;
}

export async function renameList(tx: Writer, userId: string, listId: string, name: string) {
  await tx
    .updateTable('players_lists')
    .set({ name })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

export async function deleteList(tx: Writer, userId: string, listId: string) {
  await tx
    .deleteFrom('players_lists')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

type Row = { list_id: string; name: string; created_at: string; player_count: number };

function select(db: Reader, userId: string) {
  return db
    .selectFrom('players_lists')
    .select((eb) => [
      'list_id',
      'name',
      'created_at',
      eb
        .selectFrom('players')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('players.user_id', '=', userId)
        .whereRef('players.list_id', '=', 'players_lists.list_id')
        .$asScalar()
        .$notNull()
        .as('player_count'),
    ])
    .where('user_id', '=', userId)
    .whereRef('list_id', '!=', 'user_id');
}

function reply(userId: string, row: Row): PlayersList {
  return {
    id: row.list_id,
    userId,
    name: row.name,
    playerCount: row.player_count,
    createdAt: row.created_at,
    owner: null,
  };
}
