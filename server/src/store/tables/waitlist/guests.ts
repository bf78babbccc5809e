import { statusOf, type Guest, type Standing } from '@picadito/domain';
import { matchPlayerColumns, type MatchPlayerKey } from '../matches/match-player-key.ts';
import type { Reader, Writer } from '../../store.ts';

type OfMatch = { userId: string; matchId: string };

/** Returns the guests that players bring to the match, each with the host. */
export async function guestsOfMatch(db: Reader, { userId, matchId }: OfMatch): Promise<Guest[]> {
  const rows = await db
    .selectFrom('guests')
    .select(['player_id', 'host_id', 'is_kept', 'left_at'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
  return rows.map(reply);
}

function reply(row: {
  player_id: string;
  host_id: string;
  is_kept: number;
  left_at: string | null;
}) {
  return {
    playerId: row.player_id,
    hostId: row.host_id,
    isKept: row.is_kept === 1,
    leftAt: row.left_at,
  };
}

export type FollowingGuest = { guest: Guest; standing: Standing };

/**
 * Returns the guests of a match with their attendance. The caller decides from it which guests leave or come back with
 * their host. Returns none once the match has started by `now`.
 */
export async function followingGuests(
  db: Reader,
  { userId, matchId, now }: OfMatch & { now: string },
): Promise<FollowingGuest[]> {
  const rows = await db
    .selectFrom('guests')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'guests.user_id')
        .onRef('matches.match_id', '=', 'guests.match_id'),
    )
    .leftJoin('confirmations', (join) =>
      join
        .onRef('confirmations.user_id', '=', 'guests.user_id')
        .onRef('confirmations.match_id', '=', 'guests.match_id')
        .onRef('confirmations.player_id', '=', 'guests.player_id'),
    )
    .select(['guests.player_id', 'host_id', 'is_kept', 'left_at', 'confirmed', 'declined'])
    .where('guests.user_id', '=', userId)
    .where('guests.match_id', '=', matchId)
    .where('matches.starts_at', '>', now)
    .execute();
  return rows.map((row) => ({
    guest: reply(row),
    standing: {
      playerId: row.player_id,
      status: statusOf({ confirmed: row.confirmed === 1, declined: row.declined === 1 }),
      queuedAt: null,
    },
  }));
}

/** Returns the guests of these matches of the user, in the order in which they were brought. */
export async function guestsOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('guests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows
    .map((row) => ({ matchId: row.match_id, ...reply(row), broughtAt: row.brought_at }))
    .toSorted((a, b) => (a.broughtAt < b.broughtAt ? -1 : 1));
}

export async function insertGuest(
  tx: Writer,
  { hostId, broughtAt, deviceHash, ...key }: Brought,
): Promise<void> {
  const by = { host_id: hostId, brought_at: broughtAt, device_hash: deviceHash };
  const brought = { ...by, is_kept: 0, left_at: null };
  await tx
    .insertInto('guests')
    .values({ ...matchPlayerColumns(key), ...brought })
    .execute();
}

type Brought = MatchPlayerKey & { hostId: string; broughtAt: string; deviceHash: string | null };

/**
 * Stores the time at which these guests of a match left because their host dropped out; null for guests who are back.
 */
export async function setGuestsLeft(
  tx: Writer,
  { userId, matchId }: OfMatch,
  playerIds: readonly string[],
  leftAt: string | null,
): Promise<void> {
  if (playerIds.length === 0) return;
  await tx
    .updateTable('guests')
    .set({ left_at: leftAt })
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('player_id', 'in', playerIds)
    .execute();
}

/** Stores whether the organiser keeps the guest in the match when the host drops out, and clears `left_at`. */
export async function setGuestKept(
  tx: Writer,
  key: MatchPlayerKey,
  isKept: boolean,
): Promise<void> {
  await tx
    .updateTable('guests')
    .set({ is_kept: isKept ? 1 : 0, left_at: null })
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .execute();
}

/**
 * Returns the ids of the guests of these hosts in matches that start after `now`. Guests that the organiser keeps in
 * the match are left out.
 */
export async function guestsOfHosts(
  tx: Writer,
  userId: string,
  { hostIds, now }: { hostIds: readonly string[]; now: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('guests')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'guests.user_id')
        .onRef('matches.match_id', '=', 'guests.match_id'),
    )
    .select('guests.player_id')
    .where('guests.user_id', '=', userId)
    .where('host_id', 'in', hostIds)
    .where('is_kept', '=', 0)
    .where('matches.starts_at', '>', now)
    .execute();
  return rows.map((row) => row.player_id);
}

/**
 * Deletes the records that these deleted hosts brought guests. The guests stay in their matches as guests without a
 * host.
 */
export async function detachGuests(
  tx: Writer,
  userId: string,
  hostIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('guests')
    .where('user_id', '=', userId)
    .where('host_id', 'in', hostIds)
    .execute();
}

/**
 * Deletes the records of who brought these guests to a match. The guests stay in the match as guests without a host.
 */
export async function forgetHostsOf(
  tx: Writer,
  { userId, matchId }: OfMatch,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return;
  await tx
    .deleteFrom('guests')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('player_id', 'in', playerIds)
    .execute();
}

/** Returns the ids of the players who are guests of this match, are on no list, and are in no other match. */
export async function playersOfMatchOnly(tx: Writer, { userId, matchId }: OfMatch) {
  const rows = await tx
    .selectFrom('match_roster_changes as change')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'change.user_id')
        .onRef('players.player_id', '=', 'change.player_id'),
    )
    .select('players.player_id')
    .where('change.user_id', '=', userId)
    .where('change.match_id', '=', matchId)
    .whereRef('players.list_id', '=', 'players.user_id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('match_roster_changes as other')
            .select('other.player_id')
            .where('other.user_id', '=', userId)
            .whereRef('other.player_id', '=', 'change.player_id')
            .whereRef('other.match_id', '!=', 'change.match_id'),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.player_id);
}

/** Deletes, for all users, the records of who brought which guest to matches that started before `startedBefore`. */
export async function deleteOldGuests(tx: Writer, startedBefore: string): Promise<void> {
  await tx
    .deleteFrom('guests')
    .where('brought_at', '<', startedBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('matches')
          .select('matches.match_id')
          .whereRef('matches.user_id', '=', 'guests.user_id')
          .whereRef('matches.match_id', '=', 'guests.match_id')
          .where('matches.starts_at', '<', startedBefore),
      ),
    )
    .execute();
}
