import type { MatchPlayer } from '@picadito/domain';
import { placeColumns, type Place } from '../match-place.ts';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { Writer } from '../store.ts';

/** What a player has answered; neither: nothing yet, or no more. */
export type Answer = Pick<MatchPlayer, 'confirmed' | 'declined'>;

/** Confirmed again keeps the first time. */
export async function setConfirmation(
  tx: Writer,
  place: Place,
  answer: Answer,
  now: string,
): Promise<void> {
  const confirmedAt = answer.confirmed ? now : null;
  await upsertConfirmation(tx, {
    ...placeColumns(place),
    ...answerColumns({ ...answer, confirmedAt }),
  });
}

const answerColumns = (answer: Answer & Pick<MatchPlayer, 'confirmedAt'>) => ({
  confirmed: answer.confirmed ? 1 : 0,
  confirmed_at: answer.confirmedAt,
  declined: answer.declined ? 1 : 0,
});

const upsertConfirmation = prepared(
  (
    tx: Writer,
    { user_id, match_id, player_id, confirmed, confirmed_at, declined }: Schema['confirmations'],
  ) =>
    tx
      .insertInto('confirmations')
      .values({ user_id, match_id, player_id, confirmed, confirmed_at, declined })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'match_id', 'player_id'])
          .doUpdateSet({ confirmed, confirmed_at, declined })
          .where((eb) =>
            eb.or([
              eb('confirmations.confirmed', '!=', confirmed),
              eb('confirmations.declined', '!=', declined),
            ]),
          ),
      ),
);

/** Answers of several players of a match, each of whom answered something else before. */
export async function setConfirmations(
  tx: Writer,
  { userId, matchId }: { userId: string; matchId: string },
  players: readonly Pick<MatchPlayer, 'id' | 'confirmed' | 'confirmedAt' | 'declined'>[],
): Promise<void> {
  await tx
    .insertInto('confirmations')
    .values(
      players.map(({ id, ...answer }) => ({
        ...placeColumns({ userId, matchId, playerId: id }),
        ...answerColumns(answer),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet((eb) => ({
        confirmed: eb.ref('excluded.confirmed'),
        confirmed_at: eb.ref('excluded.confirmed_at'),
        declined: eb.ref('excluded.declined'),
      })),
    )
    .execute();
}

export async function deleteConfirmation(tx: Writer, place: Place): Promise<void> {
  await tx
    .deleteFrom('confirmations')
    .where((eb) => eb.and(placeColumns(place)))
    .execute();
}
