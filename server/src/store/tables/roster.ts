import { skillLevelOf, type MatchPlayer } from '@picadito/domain';
import { placeColumns, type Place } from '../match-place.ts';
import { prepared } from '../prepared.ts';
import type { Reader, Writer } from '../store.ts';

/**
 * The players of a match with their attendance, by name, in one statement: those of its list who were
 * not taken out, and its guests. Once it has started (`now`), only list players who existed then.
 */
export async function rosterOf(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<MatchPlayer[]> {
  return (await rosterAndList(db, userId, matchId, now))?.players ?? [];
}

/** Those players with the list of the match. Undefined when there is nobody: the match need not be there either. */
export async function rosterAndList(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<{ players: MatchPlayer[]; listId: string | null } | undefined> {
  const rows = await selectRoster(db, { userId, matchId, now });
  const [first] = rows;
  return first && { players: rows.toSorted(byName).map(reply), listId: first.list_id };
}

const selectRoster = prepared((db: Reader, match: OfMatch) =>
  roster(db, match).select((eb) =>
    eb
      .selectFrom('matches')
      .select('list_id')
      .where('user_id', '=', match.userId)
      .where('match_id', '=', match.matchId)
      .as('list_id'),
  ),
);

/** Sorted here: an engine that is to do it would rather walk all players of the user in that order. */
function byName(a: Named, b: Named): number {
  if (a.sort_key !== b.sort_key) return a.sort_key < b.sort_key ? -1 : 1;
  return a.created_at < b.created_at ? -1 : 1;
}

type Named = { sort_key: string; created_at: string };

export async function findInRoster(
  db: Reader,
  userId: string,
  matchId: string,
  playerId: string,
  now: string,
): Promise<MatchPlayer | undefined> {
  const [row] = await selectInRoster(db, { userId, matchId, playerId, now });
  return row && reply(row);
}

const selectInRoster = prepared((db: Reader, match: OfMatch & { playerId: string }) =>
  roster(db, match).where('roster.player_id', '=', match.playerId),
);

/** Guests and removals of one player in one match. */
export async function setRosterChange(
  tx: Writer,
  place: Place,
  change: 'guest' | 'removed' | null,
): Promise<void> {
  await tx
    .deleteFrom('match_roster_changes')
    .where((eb) => eb.and(placeColumns(place)))
    .execute();
  if (change === null) return;
  await tx
    .insertInto('match_roster_changes')
    .values({ ...placeColumns(place), change })
    .execute();
}

/** Everything that ties these players to matches, but their places in teams. */
export async function forgetPlayersInRosters(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  for (const table of ['calls', 'confirmations', 'match_roster_changes'] as const) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('player_id', 'in', playerIds)
      .execute();
  }
}

export async function deleteRoster(tx: Writer, userId: string, matchId: string): Promise<void> {
  for (const table of ['calls', 'confirmations', 'match_roster_changes'] as const) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .execute();
  }
}

type OfMatch = { userId: string; matchId: string; now: string };

/** One branch for the list, one for the guests: each walks an index. A player with a change is in the second or nowhere. */
function roster(db: Reader, { userId, matchId, now }: OfMatch) {
  const listed = db
    .selectFrom('matches')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'matches.user_id')
        .onRef('players.list_id', '=', 'matches.list_id'),
    )
    .selectAll('players')
    .where('matches.user_id', '=', userId)
    .where('matches.match_id', '=', matchId)
    .where((eb) =>
      eb.or([
        eb('matches.starts_at', '>', now),
        eb('players.created_at', '<=', eb.ref('matches.starts_at')),
        eb('players.created_at', '<=', eb.ref('matches.created_at')),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('match_roster_changes as change')
            .select('change.player_id')
            .whereRef('change.user_id', '=', 'matches.user_id')
            .whereRef('change.match_id', '=', 'matches.match_id')
            .whereRef('change.player_id', '=', 'players.player_id'),
        ),
      ),
    );
  const guests = db
    .selectFrom('match_roster_changes as change')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'change.user_id')
        .onRef('players.player_id', '=', 'change.player_id'),
    )
    .selectAll('players')
    .where('change.user_id', '=', userId)
    .where('change.match_id', '=', matchId)
    .where('change.change', '=', 'guest');
  return db
    .selectFrom(listed.unionAll(guests).as('roster'))
    .leftJoin('confirmations', (join) =>
      join
        .on('confirmations.user_id', '=', userId)
        .on('confirmations.match_id', '=', matchId)
        .onRef('confirmations.player_id', '=', 'roster.player_id'),
    )
    .select([
      'roster.player_id',
      'roster.name',
      'roster.rating',
      'roster.whatsapp',
      'roster.sort_key',
      'roster.created_at',
      'confirmations.confirmed',
      'confirmations.confirmed_at',
      'confirmations.declined',
    ]);
}

function reply(row: {
  player_id: string;
  name: string;
  rating: number;
  whatsapp: string | null;
  confirmed: number | null;
  confirmed_at: string | null;
  declined: number | null;
}): MatchPlayer {
  return {
    id: row.player_id,
    name: row.name,
    skillLevel: skillLevelOf(row.rating),
    whatsapp: row.whatsapp,
    rating: row.rating,
    confirmed: row.confirmed === 1,
    confirmedAt: row.confirmed_at,
    declined: row.declined === 1,
  };
}
