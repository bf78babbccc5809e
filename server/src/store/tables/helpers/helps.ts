import type { HelperRights } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import type { OwnerRow } from '../account/users.ts';
import { findPlayer } from '../players/players.ts';

type OfHelp = { userId: string; listId: string; helperUserId: string };

/** Type of a list with a confirmed helper: the columns of its owner, its id, and the rights of the helper. */
export type HelpRow = OwnerRow & {
  ownerName: string;
  version: string;
  listId: string;
  rights: HelperRights;
};

/**
 * Returns the lists that a user helps with, each with its owner, in a fixed order. Only the user who helps is known, so
 * the statement has no owner's id.
 */
export async function helpsOf(db: Reader, helperUserId: string): Promise<HelpRow[]> {
  const helps = await confirmed(db, helperUserId).execute();
  const key = ({ user_id, listId }: HelpRow) => `${user_id} ${listId}`;
  return helps.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/**
 * Returns the list with its owner and the rights of the user as a helper; undefined unless the user is a confirmed
 * helper of the list.
 */
export async function helpWithList(db: Reader, helperUserId: string, listId: string) {
  return confirmed(db, helperUserId).where('helpers.list_id', '=', listId).executeTakeFirst();
}

/**
 * Returns the list of a match with its owner and the rights of the user as a helper; undefined unless the user is a
 * confirmed helper of the list.
 */
export async function helpWithMatch(db: Reader, helperUserId: string, matchId: string) {
  return confirmed(db, helperUserId)
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'helpers.user_id')
        .onRef('matches.list_id', '=', 'helpers.list_id'),
    )
    .where('matches.match_id', '=', matchId)
    .executeTakeFirst();
}

/**
 * Returns the list of a player with its owner and the rights of the user as a helper; undefined unless the user is a
 * confirmed helper of the list. A guest who is on no list belongs to the list of the match, unless the user has a player
 * with the same id, because a hand-over copies guests.
 */
export async function helpWithPlayer(db: Reader, helperUserId: string, playerId: string) {
  const help = await helpWithListed(db, helperUserId, playerId);
  if (help || (await findPlayer(db, helperUserId, playerId))) return help;
  return helpWithGuest(db, helperUserId, playerId);
}

async function helpWithListed(db: Reader, helperUserId: string, playerId: string) {
  return confirmed(db, helperUserId)
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'helpers.user_id')
        .onRef('players.list_id', '=', 'helpers.list_id'),
    )
    .where('players.player_id', '=', playerId)
    .executeTakeFirst();
}

async function helpWithGuest(db: Reader, helperUserId: string, playerId: string) {
  return confirmed(db, helperUserId)
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'helpers.user_id')
        .onRef('players.list_id', '=', 'helpers.user_id'),
    )
    .innerJoin('match_roster_changes as change', (join) =>
      join
        .onRef('change.user_id', '=', 'helpers.user_id')
        .onRef('change.player_id', '=', 'players.player_id'),
    )
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'helpers.user_id')
        .onRef('matches.match_id', '=', 'change.match_id')
        .onRef('matches.list_id', '=', 'helpers.list_id'),
    )
    .where('players.player_id', '=', playerId)
    .where('change.change', '=', 'guest')
    .executeTakeFirst();
}

/** Returns the lists that a user helps with, by name, and whether the user has notices about each. */
export async function noticesOfHelps(db: Reader, helperUserId: string) {
  return confirmed(db, helperUserId)
    .innerJoin('players_lists', (join) =>
      join
        .onRef('players_lists.user_id', '=', 'helpers.user_id')
        .onRef('players_lists.list_id', '=', 'helpers.list_id'),
    )
    .select(['players_lists.name as listName', 'helpers.has_notices as hasNotices'])
    .orderBy('players_lists.name')
    .orderBy('helpers.list_id')
    .execute();
}

/** Turns the notices of a helper about a list on or off. */
export async function setNoticesOfHelp(
  tx: Writer,
  { userId, listId, helperUserId }: OfHelp,
  isOn: boolean,
): Promise<void> {
  await tx
    .updateTable('helpers')
    .set({ has_notices: isOn ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('helper_user_id', '=', helperUserId)
    .execute();
}

export type HelperWithNotices = { helperUserId: string; listId: string };

/** Returns the helpers of a user who have notices about a list: about any, or about the list of the match `matchId`. */
export async function helpersWithNotices(
  db: Reader,
  { userId, matchId }: { userId: string; matchId?: string },
): Promise<HelperWithNotices[]> {
  const rows = await db
    .selectFrom('helpers')
    .select(['helper_user_id as helperUserId', 'list_id as listId'])
    .where('user_id', '=', userId)
    .where('has_notices', '=', 1)
    .$if(matchId !== undefined, (query) =>
      query.where('list_id', 'in', (eb) =>
        eb
          .selectFrom('matches')
          .select('matches.list_id')
          .where('matches.user_id', '=', userId)
          .where('matches.match_id', '=', matchId ?? ''),
      ),
    )
    .execute();
  return rows.flatMap(({ helperUserId, listId }) =>
    helperUserId ? [{ helperUserId, listId }] : [],
  );
}

function confirmed(db: Reader, helperUserId: string) {
  return db
    .selectFrom('helpers')
    .innerJoin('users', 'users.user_id', 'helpers.user_id')
    .select(['users.user_id', 'users.time_zone', 'users.country', 'users.deeds_after'])
    .select(['users.name as ownerName', 'users.last_timestamp as version'])
    .select(['helpers.list_id as listId', 'helpers.rights'])
    .where('helpers.helper_user_id', '=', helperUserId)
    .where('helpers.confirmed_at', 'is not', null);
}

/**
 * Returns the present rights of a confirmed helper of a list; undefined without one. Called after the owner is locked.
 */
export async function rightsOfHelper(
  tx: Writer,
  { userId, listId, helperUserId }: OfHelp,
): Promise<HelperRights | undefined> {
  const row = await tx
    .selectFrom('helpers')
    .select('rights')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('helper_user_id', '=', helperUserId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.rights;
}

/** Returns the rows of the lists of which a user is a helper or has accepted the invitation. */
export async function everyHelpOf(db: Reader, helperUserId: string): Promise<RowOf<'helpers'>[]> {
  return db.selectFrom('helpers').selectAll().where('helper_user_id', '=', helperUserId).execute();
}
