import { totalsOf, VOTING_MS } from '@picadito/domain';
import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../store.ts';
import { placesInTeams } from '../ranking/places-in-teams.ts';

type OfMatch = { userId: string; matchId: string };
type OfDevice = OfMatch & { deviceHash: string };

/**
 * Returns the latest end, as a timestamp, that a match may have whose voting has closed. `now` is in epoch
 * milliseconds.
 */
export const closedBefore = (now: number) => timestamp(now - VOTING_MS);

/**
 * Returns the vote of the device in a match, as the voting player and the chosen player; undefined if it has not voted.
 * Votes are stored only until they are counted.
 */
export async function voteOfDevice(
  db: Reader,
  { userId, matchId, deviceHash }: OfDevice,
): Promise<{ playerId: string; figuraId: string } | undefined> {
  const row = await db
    .selectFrom('figura_votes')
    .select(['player_id', 'figura_id'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row && { playerId: row.player_id, figuraId: row.figura_id };
}

/** Stores the vote of a player for la figura and replaces an earlier one. */
export async function storeVote(
  tx: Writer,
  { userId: user_id, matchId: match_id, deviceHash: device_hash }: OfDevice,
  { playerId: player_id, figuraId: figura_id }: { playerId: string; figuraId: string },
): Promise<void> {
  await tx
    .insertInto('figura_votes')
    .values({ user_id, match_id, player_id, device_hash, figura_id })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'match_id', 'player_id'])
        .doUpdateSet({ device_hash, figura_id }),
    )
    .execute();
}

/** Returns the ids of the user's matches whose voting has closed and whose votes have not been counted yet. */
export async function uncountedMatches(db: Reader, userId: string, now: number): Promise<string[]> {
  const rows = await votesOfMatches(db)
    .select('vote.match_id')
    .distinct()
    .where('vote.user_id', '=', userId)
    .where('matches.ends_at', '<=', closedBefore(now))
    .execute();
  return rows.map(({ match_id }) => match_id);
}

/**
 * Returns at most `limit` users with matches whose voting has closed and whose votes have not been counted yet, with
 * the columns that a write for the user needs.
 */
export async function usersWithUncountedVotes(db: Reader, now: number, limit: number) {
  return votesOfMatches(db)
    .innerJoin('users', 'users.user_id', 'vote.user_id')
    .select(['users.user_id', 'users.time_zone', 'users.country', 'users.deeds_after'])
    .distinct()
    .where('matches.ends_at', '<=', closedBefore(now))
    .limit(limit)
    .execute();
}

const votesOfMatches = (db: Reader) =>
  db
    .selectFrom('figura_votes as vote')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'vote.user_id')
        .onRef('matches.match_id', '=', 'vote.match_id'),
    );

/**
 * Replaces the votes of a match by the total of each player, and ends the voting. A vote counts when its voter and its
 * candidate are both in the teams at this moment, not as substitutes; if too few votes count, no totals are stored.
 */
export async function countVotes(
  tx: Writer,
  { userId: user_id, matchId: match_id }: OfMatch,
): Promise<void> {
  await tx.insertInto('figura_closings').values({ user_id, match_id }).execute();
  const totals = totalsOf(await countedVotes(tx, { user_id, match_id }))
    .map(({ player: player_id, votes }) => ({ user_id, match_id, player_id, votes }))
    .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1));
  if (totals.length > 0) await tx.insertInto('figura_totals').values(totals).execute();
  await tx
    .deleteFrom('figura_votes')
    .where('user_id', '=', user_id)
    .where('match_id', '=', match_id)
    .execute();
}

/**
 * Ends the voting of a match without counting votes, so that the match takes no more votes. Does nothing if the match
 * has no saved teams.
 */
export async function endVote(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  const matches = placesInTeams(tx, userId)
    .select(['team_players.user_id', 'team_players.match_id'])
    .distinct()
    .where('team_players.match_id', '=', matchId);
  await tx
    .insertInto('figura_closings')
    .columns(['user_id', 'match_id'])
    .expression(matches)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type MatchKey = { user_id: string; match_id: string };

/**
 * Returns the id of the candidate of each vote that counts: its voter and its candidate are both in the teams, not as
 * substitutes.
 */
async function countedVotes(tx: Writer, { user_id, match_id }: MatchKey): Promise<string[]> {
  const played = placesInTeams(tx, user_id)
    .select('team_players.player_id')
    .where('team_players.match_id', '=', match_id);
  const votes = await tx
    .selectFrom('figura_votes')
    .select('figura_id')
    .where('user_id', '=', user_id)
    .where('match_id', '=', match_id)
    .where('player_id', 'in', played)
    .where('figura_id', 'in', played)
    .execute();
  return votes.map(({ figura_id }) => figura_id);
}
