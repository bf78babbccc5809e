import { skillLevelOf, sortKey, type Player, type PlayerInput } from '@picadito/domain';
import { newId } from '../../ids.ts';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { TABLES_OF_PLAYER } from '../../table-list.ts';

/** Returns the players of one list, sorted by name in the alphabetical order of Spanish. */
export async function playersOfList(db: Reader, userId: string, listId: string): Promise<Player[]> {
  const rows = await byName(db, userId).where('list_id', '=', listId).execute();
  return rows.map(reply);
}

/**
 * Returns the players of all lists of the user, sorted by name, at most `limit` if it is given. Guests are left out,
 * because they are on no list.
 */
export async function playersOnLists(
  db: Reader,
  userId: string,
  limit?: number,
): Promise<Player[]> {
  const all = onLists(db, userId);
  return (await (limit === undefined ? all : all.limit(limit)).execute()).map(reply);
}

const PAGE = 2000;

/**
 * Yields the players of all lists of the user, sorted by name, in pages of 2,000, so that a large account does not fill
 * the memory.
 */
export async function* playerPages(db: Reader, userId: string): AsyncGenerator<Player[]> {
  let page = await onLists(db, userId).limit(PAGE).execute();
  for (;;) {
    yield page.map(reply);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    const { sort_key, created_at, player_id } = last;
    page = await onLists(db, userId)
      .where((eb) =>
        eb(
          eb.refTuple('sort_key', 'created_at', 'player_id'),
          '>',
          eb.tuple(sort_key, created_at, player_id),
        ),
      )
      .limit(PAGE)
      .execute();
  }
}

/** Returns the players of these lists and the players with these ids, sorted by name. */
export async function playersOfLists(
  db: Reader,
  userId: string,
  listIds: readonly string[],
  otherIds: readonly string[],
): Promise<Player[]> {
  const rows = await byName(db, userId)
    .where((eb) =>
      eb.or([
        ...(listIds.length > 0 ? [eb('list_id', 'in', listIds)] : []),
        ...(otherIds.length > 0 ? [eb('player_id', 'in', otherIds)] : []),
      ]),
    )
    .execute();
  return rows.map(reply);
}

/** Returns the ids of the guests among these players. Guests are on no list. */
export async function guestsAmong(
  db: Reader,
  userId: string,
  playerIds: readonly string[],
): Promise<string[]> {
  if (playerIds.length === 0) return [];
  const rows = await byName(db, userId)
    .where('player_id', 'in', playerIds)
    .whereRef('list_id', '=', 'user_id')
    .execute();
  return rows.map((row) => row.player_id);
}

const onLists = (db: Reader, userId: string) =>
  byName(db, userId).whereRef('list_id', '!=', 'user_id');

function byName(db: Reader, userId: string) {
  return db
    .selectFrom('players')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('sort_key')
    .orderBy('created_at')
    .orderBy('player_id');
}

/** Counts the players on the user's lists. */
export async function countPlayers(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('players')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .whereRef('list_id', '!=', 'user_id')
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPlayer(
  db: Reader,
  userId: string,
  playerId: string,
): Promise<Player | undefined> {
  const row = await db
    .selectFrom('players')
    .selectAll()
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row && reply(row);
}

/** Type of the values of a player that the organiser enters, as they are stored. */
export type PlayerValues = Omit<PlayerInput, 'skillLevel'> & Pick<Player, 'rating'>;

/**
 * Stores new players in one statement and returns them. 300 players, the most in a request, are 2,400 values; both
 * engines accept more than 30,000 in a statement.
 */
export async function insertPlayers(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string },
  players: readonly (PlayerValues & { createdAt: string })[],
): Promise<Player[]> {
  if (players.length === 0) return [];
  const rows = players.map((player) => ({
    user_id: userId,
    player_id: newId(),
    list_id: listId,
    ...columns(player),
    created_at: player.createdAt,
  }));
  await tx.insertInto('players').values(rows).execute();
  return rows.map(reply);
}

export async function updatePlayer(
  tx: Writer,
  userId: string,
  playerId: string,
  { isRegular, ...values }: PlayerValues & Pick<Player, 'isRegular'>,
): Promise<void> {
  await tx
    .updateTable('players')
    .set({ ...columns(values), is_regular: isRegular ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .execute();
}

/** Deletes players with their rows in all tables of `TABLES_OF_PLAYER`. */
export async function deletePlayers(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  for (const table of TABLES_OF_PLAYER) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('player_id', 'in', playerIds)
      .execute();
  }
}

function columns({ name, rating, whatsapp }: PlayerValues) {
  return { name, sort_key: sortKey(name), rating, whatsapp };
}

/** Type of the columns of a player's row that the type `Player` does not include. */
type OtherColumn = 'shown_name' | 'link_version';
/** Type of a player's row; new rows, which are no regulars, lack `is_regular`. */
type StoredPlayer = Omit<RowOf<'players'>, OtherColumn | 'is_regular'> & { is_regular?: number };

function reply(row: StoredPlayer): Player {
  return {
    id: row.player_id,
    listId: row.list_id,
    userId: row.user_id,
    name: row.name,
    rating: row.rating,
    skillLevel: skillLevelOf(row.rating),
    whatsapp: row.whatsapp,
    isRegular: row.is_regular === 1,
    createdAt: row.created_at,
    owner: null,
  };
}

/** Returns the list of each of these players who exists, by player id. */
export async function listsOfPlayers(
  db: Reader,
  userId: string,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['player_id', 'list_id'])
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(rows.map((row) => [row.player_id, row.list_id]));
}

/** Returns the ids that belong to players of the user; with `listId` only those of players on this list. */
export async function existingPlayers(
  db: Reader,
  userId: string,
  playerIds: readonly string[],
  listId?: string,
): Promise<Set<string>> {
  if (playerIds.length === 0) return new Set();
  const all = db
    .selectFrom('players')
    .select('player_id')
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds);
  const rows = await (listId === undefined ? all : all.where('list_id', '=', listId)).execute();
  return new Set(rows.map((row) => row.player_id));
}

/** Returns the names of the players among `playerIds` who exist, by player id. */
export async function namesOfPlayers(
  db: Reader,
  userId: string,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['player_id', 'name'])
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(rows.map(({ player_id, name }) => [player_id, name]));
}
