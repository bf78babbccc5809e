import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { Reader, Writer } from './store.ts';

export type MatchRow = Selectable<Schema['matches']>;

/** A match with the counts that its card shows. */
export type CountedMatch = MatchRow & {
  list_player_count: number;
  guest_count: number;
  confirmed_count: number;
  claro_count: number | null;
  oscuro_count: number | null;
  suplente_count: number | null;
};

const MATCHES_MAX = 1000;

/** The user's matches, newest first by date and time, or by creation. At most 1,000. */
export async function matchesOf(
  db: Reader,
  userId: string,
  order: 'date' | 'created',
  now: string,
): Promise<CountedMatch[]> {
  const all = counted(db, now).where('matches.user_id', '=', userId).limit(MATCHES_MAX);
  if (order === 'created') return all.orderBy('matches.created_at', 'desc').execute();
  return all
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .execute();
}

export async function findMatch(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<CountedMatch | undefined> {
  return counted(db, now)
    .where('matches.user_id', '=', userId)
    .where('matches.match_id', '=', matchId)
    .executeTakeFirst();
}

/** Every write to a match starts here: its row is locked until the transaction ends. */
export async function lockMatch(
  tx: Writer,
  userId: string,
  matchId: string,
): Promise<MatchRow | undefined> {
  return tx
    .selectFrom('matches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertMatch(tx: Writer, match: Schema['matches']): Promise<void> {
  await tx.insertInto('matches').values(match).execute();
}

export async function updateMatch(
  tx: Writer,
  userId: string,
  matchId: string,
  changes: Omit<Schema['matches'], 'user_id' | 'match_id' | 'created_at'>,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set(changes)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

export async function deleteMatch(tx: Writer, userId: string, matchId: string): Promise<void> {
  await tx
    .deleteFrom('matches')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/** A deleted list's matches stay, without it; a weekly series that called it ends. */
export async function detachMatchesFromList(tx: Writer, userId: string, listId: string) {
  await tx
    .updateTable('matches')
    .set({ list_id: null, is_recurring: 0, recurring_day: null })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

/** Once a match has started (`now`), only players of the list who existed then count. */
function counted(db: Reader, now: string) {
  return db
    .selectFrom('matches')
    .selectAll('matches')
    .select((eb) => {
      const places = (team: Schema['teams']['name']) =>
        eb
          .selectFrom('teams')
          .leftJoin('team_players as place', (join) =>
            join
              .onRef('place.user_id', '=', 'teams.user_id')
              .onRef('place.team_id', '=', 'teams.team_id'),
          )
          .select((count) => count.fn.count<number>('place.player_id').as('count'))
          .whereRef('teams.user_id', '=', 'matches.user_id')
          .whereRef('teams.match_id', '=', 'matches.match_id')
          .where('teams.name', '=', team)
          .groupBy('teams.team_id');
      const changes = (change: 'guest' | 'removed') =>
        eb
          .selectFrom('match_roster_changes as changes')
          .whereRef('changes.user_id', '=', 'matches.user_id')
          .whereRef('changes.match_id', '=', 'matches.match_id')
          .where('changes.change', '=', change);
      return [
        eb
          .selectFrom('players')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('players.user_id', '=', 'matches.user_id')
          .whereRef('players.list_id', '=', 'matches.list_id')
          .where((player) =>
            player.or([
              player('matches.starts_at', '>', now),
              player('players.created_at', '<=', player.ref('matches.starts_at')),
              player('players.created_at', '<=', player.ref('matches.created_at')),
            ]),
          )
          .where((player) =>
            player.not(
              player.exists(
                player
                  .selectFrom('match_roster_changes as change')
                  .select('change.player_id')
                  .whereRef('change.user_id', '=', 'matches.user_id')
                  .whereRef('change.match_id', '=', 'matches.match_id')
                  .whereRef('change.player_id', '=', 'players.player_id'),
              ),
            ),
          )
          .$asScalar()
          .$notNull()
          .as('list_player_count'),
        changes('guest')
          .select((count) => count.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('guest_count'),
        eb
          .selectFrom('confirmations')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('confirmations.user_id', '=', 'matches.user_id')
          .whereRef('confirmations.match_id', '=', 'matches.match_id')
          .where('confirmations.confirmed', '=', 1)
          .$asScalar()
          .$notNull()
          .as('confirmed_count'),
        places('claro').$asScalar().as('claro_count'),
        places('oscuro').$asScalar().as('oscuro_count'),
        places('suplente').$asScalar().as('suplente_count'),
      ];
    });
}
