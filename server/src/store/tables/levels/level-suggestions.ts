import type { AnsweredSuggestion } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

/** Returns the organiser's answers to suggestions about the levels of all players, ordered by player id. */
export async function answeredSuggestionsOf(
  db: Reader,
  userId: string,
): Promise<AnsweredSuggestion[]> {
  return (await select(db, userId).execute()).map(answered);
}

/** Returns the organiser's answers to suggestions about the levels of a list's players, ordered by player id. */
export async function answeredSuggestionsOfList(
  db: Reader,
  userId: string,
  listId: string,
): Promise<AnsweredSuggestion[]> {
  const rows = await select(db, userId)
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'level_suggestions.user_id')
        .onRef('players.player_id', '=', 'level_suggestions.player_id'),
    )
    .where('players.user_id', '=', userId)
    .where('players.list_id', '=', listId)
    .execute();
  return rows.map(answered);
}

export async function storeAnsweredSuggestion(
  tx: Writer,
  userId: string,
  { playerId, answeredAt: answered_at, asksAgain }: AnsweredSuggestion,
): Promise<void> {
  const values = { answered_at, asks_again: asksAgain ? 1 : 0 };
  await tx
    .insertInto('level_suggestions')
    .values({ user_id: userId, player_id: playerId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'player_id']).doUpdateSet(values))
    .execute();
}

function select(db: Reader, userId: string) {
  return db
    .selectFrom('level_suggestions')
    .select([
      'level_suggestions.player_id',
      'level_suggestions.answered_at',
      'level_suggestions.asks_again',
    ])
    .where('level_suggestions.user_id', '=', userId)
    .orderBy('level_suggestions.player_id');
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function answered(row: Row): AnsweredSuggestion {
  return {
    playerId: row.player_id,
    answeredAt: row.answered_at,
    asksAgain: row.asks_again === 1,
  };
}
