import type { TeamName } from '@picadito/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import { prepared } from '../prepared.ts';
import type { RowOf, Schema } from '../schema.ts';
import type { Writer } from '../transaction.ts';
import { isOnListAtStart } from './counted-matches.ts';

/*
 * What the cards of matches count, kept in the rows of the matches (docs/decisions/170). A function that writes a
 * counted row counts again by these, in the same transaction.
 */

type Eb = ExpressionBuilder<Schema, 'matches'>;
type Match = { userId: string; matchId: string };

const MATCHES_A_STATEMENT = 500;

const rosterCounts = (eb: Eb) => ({
  listed_count: eb
    .selectFrom('players')
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef('players.user_id', '=', 'matches.user_id')
    .whereRef('players.list_id', '=', 'matches.list_id')
    .where(isOnListAtStart)
    .$asScalar()
    .$notNull(),
  guest_count: eb
    .selectFrom('match_roster_changes as change')
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef('change.user_id', '=', 'matches.user_id')
    .whereRef('change.match_id', '=', 'matches.match_id')
    .where('change.change', '=', 'guest')
    .$asScalar()
    .$notNull(),
});

const attendanceCounts = (eb: Eb) => ({
  confirmed_count: eb
    .selectFrom('confirmations')
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef('confirmations.user_id', '=', 'matches.user_id')
    .whereRef('confirmations.match_id', '=', 'matches.match_id')
    .where('confirmations.confirmed', '=', 1)
    .$asScalar()
    .$notNull(),
});

/** Null where there is no such team, which a team without players is. */
const teamSize = (eb: Eb, team: Schema['teams']['name']) =>
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
    .groupBy('teams.team_id')
    .$asScalar();

const teamCounts = (eb: Eb) => ({
  claro_count: teamSize(eb, 'claro'),
  oscuro_count: teamSize(eb, 'oscuro'),
  suplente_count: teamSize(eb, 'suplente'),
});

const ofMatch = (tx: Writer, { userId, matchId }: Match) =>
  tx.updateTable('matches').where('user_id', '=', userId).where('match_id', '=', matchId);

/** So many more have confirmed than before. */
export const countConfirmed: (tx: Writer, change: Match & { gained: number }) => Promise<unknown> =
  prepared((tx: Writer, { userId, matchId, gained }: Match & { gained: number }) =>
    ofMatch(tx, { userId, matchId }).set((eb) => ({
      confirmed_count: eb('confirmed_count', '+', gained),
    })),
  );

export const recountRoster: (tx: Writer, match: Match) => Promise<unknown> = prepared(
  (tx: Writer, match: Match) => ofMatch(tx, match).set(rosterCounts),
);

export const recountTeams: (tx: Writer, match: Match) => Promise<unknown> = prepared(
  (tx: Writer, match: Match) => ofMatch(tx, match).set(teamCounts),
);

/** Of teams that have just been stored whole. */
export async function setTeamCounts(
  tx: Writer,
  { userId, matchId }: Match,
  teams: Record<TeamName, readonly unknown[]>,
): Promise<void> {
  await updateTeamCounts(tx, {
    userId,
    matchId,
    claro_count: teams.claro.length,
    oscuro_count: teams.oscuro.length,
    suplente_count: teams.suplente.length || null,
  });
}

export async function clearTeamCounts(tx: Writer, match: Match): Promise<void> {
  await updateTeamCounts(tx, {
    ...match,
    claro_count: null,
    oscuro_count: null,
    suplente_count: null,
  });
}

type TeamCounts = Pick<RowOf<'matches'>, 'claro_count' | 'oscuro_count' | 'suplente_count'>;

const updateTeamCounts = prepared(
  (
    tx: Writer,
    { userId, matchId, claro_count, oscuro_count, suplente_count }: Match & TeamCounts,
  ) => ofMatch(tx, { userId, matchId }).set({ claro_count, oscuro_count, suplente_count }),
);

/** The list got players, the first of them at that time: matches that start later have them too. */
export async function recountRostersOfList(
  tx: Writer,
  list: { userId: string; listId: string; since: string },
): Promise<void> {
  await updateRostersOfList(tx, list);
}

const updateRostersOfList = prepared(
  (tx: Writer, { userId, listId, since }: { userId: string; listId: string; since: string }) =>
    tx
      .updateTable('matches')
      .set(rosterCounts)
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .where('starts_at', '>=', since),
);

/**
 * The matches that count one of these players, and perhaps some that started or were entered after the first came; and
 * those that one is in.
 */
export async function matchesCounting(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<{ matchIds: string[]; confirmedIn: ReadonlySet<string> }> {
  const rowsOf = (table: 'match_roster_changes' | 'team_players') =>
    tx
      .selectFrom(table)
      // of the id alone SQLite reads all rows of the user, in the index of the key
      .selectAll()
      .where('user_id', '=', userId)
      .where('player_id', 'in', playerIds)
      .execute();
  const [confirmations, ...rows] = await Promise.all([
    confirmationsOf(tx, userId, playerIds),
    rowsOf('match_roster_changes'),
    rowsOf('team_players'),
    listedSinceTheyCame(tx, userId, playerIds),
  ]);
  const confirmed = confirmations.filter((row) => row.confirmed === 1);
  return {
    matchIds: [...new Set([confirmations, ...rows].flat().map((row) => row.match_id))],
    confirmedIn: new Set(confirmed.map((row) => row.match_id)),
  };
}

function confirmationsOf(tx: Writer, userId: string, playerIds: readonly string[]) {
  return tx
    .selectFrom('confirmations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .execute();
}

/** The matches of their lists that a player may be in, found by time, however many came before. */
async function listedSinceTheyCame(tx: Writer, userId: string, playerIds: readonly string[]) {
  const lists = await tx
    .selectFrom('players')
    .select((eb) => ['list_id', eb.fn.min('created_at').as('since')])
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .groupBy('list_id')
    .execute();
  const matches = tx.selectFrom('matches').select('match_id').where('user_id', '=', userId);
  const ofLists = lists.map(({ list_id, since }) =>
    matches
      .where('list_id', '=', list_id)
      .where('starts_at', '>=', since)
      // the list has no index here: that of times is the shorter way
      .unionAll(matches.where('created_at', '>=', since).where(sql`(list_id || '')`, '=', list_id))
      .execute(),
  );
  return (await Promise.all(ofLists)).flat();
}

/** Everything that these matches count. */
export async function recountMatches(
  tx: Writer,
  userId: string,
  matchIds: readonly string[],
): Promise<void> {
  for (let first = 0; first < matchIds.length; first += MATCHES_A_STATEMENT) {
    await tx
      .updateTable('matches')
      .set((eb) => ({ ...rosterCounts(eb), ...attendanceCounts(eb), ...teamCounts(eb) }))
      .where('user_id', '=', userId)
      .where('match_id', 'in', matchIds.slice(first, first + MATCHES_A_STATEMENT))
      .execute();
  }
}
