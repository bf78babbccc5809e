import { skillLevelOf, type MatchPlayerReply } from '@picadito/domain';
import { sql } from 'kysely';
import { recountRoster } from './match-counts.ts';
import { isOnList } from './counted-matches.ts';
import { matchPlayerColumns, type MatchPlayerKey } from './match-player-key.ts';
import * as json from './row-json.ts';
import { recountingPlayers } from './statistics/player-counts.ts';
import { prepared } from '../prepared.ts';
import type { Reader, Writer } from '../transaction.ts';

/**
 * The players of a match with their attendance, by name, in one statement: those of its list who were
 * not taken out, and its guests. Once it has started (`now`), only list players who existed then.
 */
export async function rosterOf(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<MatchPlayerReply[]> {
  const rows = await selectRoster(db, { userId, matchId, now });
  return rows.toSorted(byName).map(reply);
}

/** Returns the same players with the time at which each was added, which no reply to the organiser has. */
export async function datedRosterOf(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<(MatchPlayerReply & { createdAt: string })[]> {
  const rows = await selectRoster(db, { userId, matchId, now });
  return rows.toSorted(byName).map((row) => ({ ...reply(row), createdAt: row.created_at }));
}

/**
 * The JSON of those players, and the list of the match. Undefined when there are none: the match may not exist either.
 */
export async function rosterAsJson(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<{ json: string; listId: string | null } | undefined> {
  const [row] = await selectRosterAsJson(db, { userId, matchId, now });
  return row?.json ? { json: `[${row.json}]`, listId: row.list_id } : undefined;
}

const selectRosterAsJson = prepared((db: Reader, match: OfMatch) =>
  roster(db, match)
    .clearSelect()
    .select([
      sql<
        string | null
      >`string_agg(${json.rowAsJson(FIELDS)}, ',' order by roster.sort_key, roster.created_at)`.as(
        'json',
      ),
      columnOf(db, match, 'list_id').as('list_id'),
    ]),
);

/** As in `reply`, in the same order. */
const FIELDS: Record<keyof MatchPlayerReply, json.Field> = {
  id: json.plain('roster.player_id'),
  name: json.escaped('roster.name'),
  skillLevel: json.plain('roster.rating'),
  whatsapp: json.escapedOrNull('roster.whatsapp'),
  rating: json.number('roster.rating'),
  confirmed: json.boolean('confirmations.confirmed'),
  confirmedAt: json.plainOrNull('confirmations.confirmed_at'),
  declined: json.boolean('confirmations.declined'),
};

const selectRoster = prepared((db: Reader, match: OfMatch) =>
  roster(db, match).select(columnOf(db, match, 'confirmed_count').as('confirmed_count')),
);

/** Sorted here: an engine that is to do it would rather walk all players of the user in that order. */
function byName(a: Named, b: Named): number {
  if (a.sort_key !== b.sort_key) return a.sort_key < b.sort_key ? -1 : 1;
  return a.created_at < b.created_at ? -1 : 1;
}

type Named = { sort_key: string; created_at: string };

/** One player of a match, or all of them, and how many of the match are confirmed. */
export async function rosterToChange(
  tx: Writer,
  userId: string,
  match: { matchId: string; now: string; playerId: string | null },
): Promise<{ players: MatchPlayerReply[]; confirmedCount: number }> {
  const { playerId, ...whole } = match;
  const rows = await (playerId === null
    ? selectRoster(tx, { userId, ...whole })
    : selectInRoster(tx, { userId, ...whole, playerId }));
  return { players: rows.map(reply), confirmedCount: rows[0]?.confirmed_count ?? 0 };
}

export async function findInRoster(
  db: Reader,
  userId: string,
  matchId: string,
  playerId: string,
  now: string,
): Promise<MatchPlayerReply | undefined> {
  const [row] = await selectInRoster(db, { userId, matchId, playerId, now });
  return row && reply(row);
}

const selectInRoster = prepared((db: Reader, match: OfMatch & { playerId: string }) =>
  roster(db, match)
    .select(columnOf(db, match, 'confirmed_count').as('confirmed_count'))
    .where('roster.player_id', '=', match.playerId),
);

/** How these players differ from the list of a match: guests, taken out, or not at all. */
export async function setRosterChanges(
  tx: Writer,
  { userId, matchId }: Omit<MatchPlayerKey, 'playerId'>,
  playerIds: readonly string[],
  change: 'guest' | 'removed' | null,
): Promise<void> {
  if (playerIds.length === 0) return;
  await recountingPlayers(tx, { userId, matchId }, async () => {
    await tx
      .deleteFrom('match_roster_changes')
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .where('player_id', 'in', playerIds)
      .execute();
    if (change === null) return;
    const rows = playerIds.map((playerId) => ({
      ...matchPlayerColumns({ userId, matchId, playerId }),
      change,
    }));
    await tx.insertInto('match_roster_changes').values(rows).execute();
  });
  await recountRoster(tx, { userId, matchId });
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
    .where((eb) => isOnList(eb, now));
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

function columnOf<Column extends 'list_id' | 'confirmed_count'>(
  db: Reader,
  { userId, matchId }: OfMatch,
  column: Column,
) {
  return db
    .selectFrom('matches')
    .select(column)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId);
}

function reply(row: {
  player_id: string;
  name: string;
  rating: number;
  whatsapp: string | null;
  confirmed: number | null;
  confirmed_at: string | null;
  declined: number | null;
}): MatchPlayerReply {
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
