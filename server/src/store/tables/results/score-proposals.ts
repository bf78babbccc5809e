import type { Score } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';
import { placesInTeams } from '../ranking/places-in-teams.ts';

type OfMatch = { userId: string; matchId: string };
type OfDevice = OfMatch & { deviceHash: string };
/** Type of a score that a player has proposed. `name` is the player's name as saved in the teams. */
export type StandingProposal = { playerId: string; name: string; score: Score };

/**
 * Returns the proposed scores of a match, the oldest first. Proposals of players who are no longer in the teams, or are
 * substitutes, are left out.
 */
export async function countedProposals(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<StandingProposal[]> {
  const rows = await placesInTeams(db, userId)
    .innerJoin('score_proposals as said', (join) =>
      join
        .onRef('said.user_id', '=', 'team_players.user_id')
        .onRef('said.match_id', '=', 'team_players.match_id')
        .onRef('said.player_id', '=', 'team_players.player_id'),
    )
    .select(['said.player_id as playerId', 'team_players.name', 'said.claro', 'said.oscuro'])
    .select('said.proposed_at as proposedAt')
    .where('said.match_id', '=', matchId)
    .execute();
  return rows
    .toSorted(byTime)
    .map(({ playerId, name, claro, oscuro }) => ({ playerId, name, score: { claro, oscuro } }));
}

/**
 * Returns the score that the device has proposed for a match, and the player whose name the device used; undefined if
 * it has proposed none.
 */
export async function proposalOfDevice(
  db: Reader,
  { userId, matchId, deviceHash }: OfDevice,
): Promise<{ playerId: string; score: Score } | undefined> {
  const row = await db
    .selectFrom('score_proposals')
    .select(['player_id', 'claro', 'oscuro'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row && { playerId: row.player_id, score: { claro: row.claro, oscuro: row.oscuro } };
}

/** Stores the score that a player proposes and replaces an earlier one of this player. */
export async function storeScoreProposal(
  tx: Writer,
  { userId: user_id, matchId: match_id, deviceHash: device_hash }: OfDevice,
  { playerId: player_id, score, at: proposed_at }: { playerId: string; score: Score; at: string },
): Promise<void> {
  const said = { device_hash, ...score, proposed_at };
  await tx
    .insertInto('score_proposals')
    .values({ user_id, match_id, player_id, ...said })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet(said),
    )
    .execute();
}

export async function deleteScoreProposals(
  tx: Writer,
  { userId, matchId }: OfMatch,
): Promise<void> {
  await tx
    .deleteFrom('score_proposals')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/** Deletes the proposed scores of all users' matches that were made before a timestamp. */
export async function deleteOldScoreProposals(tx: Writer, proposedBefore: string): Promise<void> {
  await tx.deleteFrom('score_proposals').where('proposed_at', '<', proposedBefore).execute();
}

/** Returns all proposed scores of these matches of the user, the oldest first. */
export async function scoreProposalsOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
) {
  const rows = await db
    .selectFrom('score_proposals')
    .select(['match_id as matchId', 'player_id as playerId'])
    .select(['claro', 'oscuro', 'proposed_at as proposedAt'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows.toSorted(byTime);
}

/**
 * Compares proposed scores by their time, for sorting. The database does not sort them, because an engine may read the
 * proposals of all users to sort them.
 */
const byTime = (one: { proposedAt: string }, other: { proposedAt: string }) =>
  one.proposedAt < other.proposedAt ? -1 : 1;
