import type { RowOf } from '../schema.ts';
import type { Reader } from '../transaction.ts';
import { isOnList } from './on-list.ts';

export type CountedMatch = RowOf<'matches'> & { list_player_count: number };

/**
 * The user's matches with the counts that their cards show, which are kept in their rows (docs/decisions/170). Before
 * a match starts (`now`), players count who were added after its start as well: there are none, unless the clock was
 * set back and the user's timestamps are ahead of it. Only then are players counted here.
 */
export function counted(db: Reader, userId: string, now: string) {
  return db
    .selectFrom('matches')
    .selectAll('matches')
    .select((eb) =>
      eb
        .case()
        .when(
          eb.and([
            eb('matches.starts_at', '>', now),
            eb(
              'matches.starts_at',
              '<',
              eb.selectFrom('users').select('last_timestamp').where('users.user_id', '=', userId),
            ),
          ]),
        )
        .then(
          eb
            .selectFrom('players')
            .select((count) => count.fn.countAll<number>().as('count'))
            .whereRef('players.user_id', '=', 'matches.user_id')
            .whereRef('players.list_id', '=', 'matches.list_id')
            .where((player) => isOnList(player, now))
            .$asScalar()
            .$notNull(),
        )
        .else(eb.ref('matches.listed_count'))
        .end()
        .as('list_player_count'),
    )
    .where('matches.user_id', '=', userId);
}
