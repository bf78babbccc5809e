import type { Score, Scorer } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

type OfMatch = { userId: string; matchId: string };

export type StoredResult = { score: Score; scorers: Scorer[]; decidedAt: string };

export async function findResult(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<StoredResult | undefined> {
  const rows = await select(db, userId).where('results.match_id', '=', matchId).execute();
  return resultsOf(rows).get(matchId);
}

/** Returns the results of these matches by match id. Matches without a result are left out. */
export async function resultsOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, StoredResult>> {
  if (matchIds.length === 0) return new Map();
  return resultsOf(await select(db, userId).where('results.match_id', 'in', matchIds).execute());
}

/** Stores the result of a match and replaces an earlier one. */
export async function storeResult(
  tx: Writer,
  { userId: user_id, matchId: match_id }: OfMatch,
  { score, scorers, decidedAt: decided_at }: StoredResult,
): Promise<void> {
  await deleteScorers(tx, { userId: user_id, matchId: match_id });
  await tx
    .insertInto('results')
    .values({ user_id, match_id, ...score, decided_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id']).doUpdateSet({ ...score, decided_at }),
    )
    .execute();
  if (scorers.length > 0)
    await tx
      .insertInto('scorers')
      .values(
        scorers.map(({ playerId: player_id, goals, ownGoals: own_goals }) => {
          return { user_id, match_id, player_id, goals, own_goals };
        }),
      )
      .execute();
}

/** Deletes the result of a match; returns false when there is none. */
export async function deleteResult(tx: Writer, match: OfMatch): Promise<boolean> {
  await deleteScorers(tx, match);
  const { numDeletedRows } = await tx
    .deleteFrom('results')
    .where('user_id', '=', match.userId)
    .where('match_id', '=', match.matchId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function deleteScorers(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  await tx
    .deleteFrom('scorers')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

function select(db: Reader, userId: string) {
  return db
    .selectFrom('results')
    .leftJoin('scorers', (join) =>
      join
        .onRef('scorers.user_id', '=', 'results.user_id')
        .onRef('scorers.match_id', '=', 'results.match_id'),
    )
    .select(['results.match_id', 'results.claro', 'results.oscuro', 'results.decided_at'])
    .select(['scorers.player_id', 'scorers.goals', 'scorers.own_goals'])
    .where('results.user_id', '=', userId)
    .orderBy('scorers.player_id');
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function resultsOf(rows: readonly Row[]): Map<string, StoredResult> {
  const results = new Map<string, StoredResult>();
  for (const { match_id, claro, oscuro, decided_at, ...scorer } of rows) {
    const result = results.get(match_id) ?? {
      score: { claro, oscuro },
      scorers: [],
      decidedAt: decided_at,
    };
    const { player_id: playerId, goals, own_goals: ownGoals } = scorer;
    if (playerId !== null && goals !== null && ownGoals !== null) {
      result.scorers.push({ playerId, goals, ownGoals });
    }
    results.set(match_id, result);
  }
  return results;
}
