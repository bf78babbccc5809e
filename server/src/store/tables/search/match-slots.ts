import { weekdayOf, type MatchSlot } from '@picadito/domain';
import { prepared } from '../../prepared.ts';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../transaction.ts';

/*
 * How many matches a user has of each location, weekday and time (docs/decisions/190). The functions of `matches.ts`
 * keep it in the transaction that adds, changes or deletes a match.
 */

type Slot = Omit<RowOf<'match_slots'>, 'match_count'>;
type Placed = Pick<RowOf<'matches'>, 'location' | 'date' | 'time'>;

export async function slotsOf(
  db: Reader,
  userId: string,
): Promise<(MatchSlot & { matchCount: number })[]> {
  return selectSlots(db, { userId });
}

const selectSlots = prepared((db: Reader, { userId }: { userId: string }) =>
  db
    .selectFrom('match_slots')
    .select(['location', 'weekday', 'time', 'match_count as matchCount'])
    .where('user_id', '=', userId),
);

export function slotOf({ location, date, time }: Placed): MatchSlot {
  return { location, weekday: weekdayOf(date), time };
}

export async function addToSlot(tx: Writer, userId: string, match: Placed): Promise<void> {
  await upsertSlot(tx, { user_id: userId, ...slotOf(match) });
}

/** No location stays when its last match is gone. */
export async function removeFromSlot(tx: Writer, userId: string, match: Placed): Promise<void> {
  const slot = { user_id: userId, ...slotOf(match) };
  await Promise.all([deleteLast(tx, slot), countDown(tx, slot)]);
}

const upsertSlot = prepared((tx: Writer, { user_id, location, weekday, time }: Slot) =>
  tx
    .insertInto('match_slots')
    .values((eb) => ({ user_id, location, weekday, time, match_count: eb.lit(1) }))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'location', 'weekday', 'time'])
        .doUpdateSet((eb) => ({ match_count: eb('match_slots.match_count', '+', eb.lit(1)) })),
    ),
);

const deleteLast = prepared((tx: Writer, { user_id, location, weekday, time }: Slot) =>
  tx
    .deleteFrom('match_slots')
    .where('user_id', '=', user_id)
    .where('location', '=', location)
    .where('weekday', '=', weekday)
    .where('time', '=', time)
    .where('match_count', '=', (eb) => eb.lit(1)),
);

const countDown = prepared((tx: Writer, { user_id, location, weekday, time }: Slot) =>
  tx
    .updateTable('match_slots')
    .set((eb) => ({ match_count: eb('match_count', '-', eb.lit(1)) }))
    .where('user_id', '=', user_id)
    .where('location', '=', location)
    .where('weekday', '=', weekday)
    .where('time', '=', time),
);
