import type { TeamName } from '@picadito/domain';
import { sql } from 'kysely';
import { isCompletable } from '../completed.ts';
import { isOnListAtStart } from '../counted-matches.ts';
import { prepared, preparedRows } from '../../prepared.ts';
import type { Writer } from '../../transaction.ts';
import { placesInTeams } from './places-in-teams.ts';

/*
 * What statistics count, kept in the rows of the players and of the user (docs/decisions/194): over all matches that are
 * completed or will be once they are over, as if all had started. A function that writes what is counted counts by
 * these, in the same transaction.
 */

type OfMatch = { userId: string; matchId: string };
type Sign = '+' | '-';
type OfPlayer = OfMatch & { playerId: string };

/** Work that changes whether a match is completable, or whom it calls. */
export async function recountingPlayers(
  tx: Writer,
  match: OfMatch,
  work: () => Promise<unknown>,
): Promise<void> {
  await takeMatchOut(tx, match);
  await work();
  await countMatchIn(tx, match);
}

export async function countMatchIn(tx: Writer, match: OfMatch): Promise<void> {
  await Promise.all([addPlayers(tx, match), addCompletable(tx, match)]);
}

export async function takeMatchOut(tx: Writer, match: OfMatch): Promise<void> {
  await Promise.all([subtractPlayers(tx, match), subtractCompletable(tx, match)]);
}

const addPlayers = prepared((tx: Writer, match: OfMatch) => updatePlayers(tx, match, '+'));
const subtractPlayers = prepared((tx: Writer, match: OfMatch) => updatePlayers(tx, match, '-'));
const addCompletable = prepared((tx: Writer, match: OfMatch) => updateUser(tx, match, '+'));
const subtractCompletable = prepared((tx: Writer, match: OfMatch) => updateUser(tx, match, '-'));

function updateUser(tx: Writer, match: OfMatch, sign: Sign) {
  return tx
    .updateTable('users')
    .set((eb) => ({ completable_count: eb('completable_count', sign, eb.lit(1)) }))
    .where('user_id', '=', match.userId)
    .where((eb) => eb.exists(completable(tx, match)));
}

function updatePlayers(tx: Writer, match: OfMatch, sign: Sign) {
  const ofMatch = tx
    .selectFrom(
      called(tx, match)
        .unionAll(guests(tx, match))
        .unionAll(confirmed(tx, match))
        .unionAll(played(tx, match))
        .as('one'),
    )
    .select((eb) => [
      'player_id',
      eb.fn.sum<number>('called').as('called'),
      eb.fn.sum<number>('confirmed').as('confirmed'),
      eb.fn.sum<number>('played').as('played'),
    ])
    .groupBy('player_id')
    .as('of_match');
  return tx
    .updateTable('players')
    .from(ofMatch)
    .set((eb) => ({
      called_count: eb('players.called_count', sign, eb.ref('of_match.called')),
      confirmed_count: eb('players.confirmed_count', sign, eb.ref('of_match.confirmed')),
      played_count: eb('players.played_count', sign, eb.ref('of_match.played')),
    }))
    .where('players.user_id', '=', match.userId)
    .whereRef('players.player_id', '=', 'of_match.player_id')
    .where((eb) => eb.exists(completable(tx, match)));
}

const CALLED = [literal(1, 'called'), literal(0, 'confirmed'), literal(0, 'played')] as const;
const CONFIRMED = [literal(0, 'called'), literal(1, 'confirmed'), literal(0, 'played')] as const;
const PLAYED = [literal(0, 'called'), literal(0, 'confirmed'), literal(1, 'played')] as const;

function literal<Name extends string>(value: 0 | 1, name: Name) {
  return sql.lit(value as number).as(name);
}

const called = (tx: Writer, match: OfMatch) =>
  completable(tx, match)
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'matches.user_id')
        .onRef('players.list_id', '=', 'matches.list_id'),
    )
    .clearSelect()
    .select('players.player_id')
    .select(CALLED)
    .where(isOnListAtStart);

const guests = (tx: Writer, { userId, matchId }: OfMatch) =>
  tx
    .selectFrom('match_roster_changes')
    .select('player_id')
    .select(CALLED)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('change', '=', 'guest');

const confirmed = (tx: Writer, { userId, matchId }: OfMatch) =>
  tx
    .selectFrom('confirmations')
    .select('player_id')
    .select(CONFIRMED)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('confirmed', '=', 1);

const played = (tx: Writer, match: OfMatch) =>
  placesOf(tx, match).select('team_players.player_id').select(PLAYED);

const placesOf = (tx: Writer, { userId, matchId }: OfMatch) =>
  placesInTeams(tx, userId).where('team_players.match_id', '=', matchId);

/** The match, if it is completable. */
function completable(tx: Writer, { userId, matchId }: OfMatch) {
  return tx
    .selectFrom('matches')
    .select('matches.match_id')
    .where('matches.user_id', '=', userId)
    .where('matches.match_id', '=', matchId)
    .where(isCompletable);
}

/** A player has confirmed (1), or no longer has (-1). */
export const countConfirmation: (
  tx: Writer,
  change: OfPlayer & { gained: number },
) => Promise<unknown> = prepared(
  (tx: Writer, { userId, matchId, playerId, gained }: OfPlayer & { gained: number }) =>
    tx
      .updateTable('players')
      .set((eb) => ({ confirmed_count: eb('confirmed_count', '+', gained) }))
      .where('user_id', '=', userId)
      .where('player_id', '=', playerId)
      .where((eb) => eb.exists(completable(tx, { userId, matchId }))),
);

/** The same for several players. */
export async function countConfirmations(
  tx: Writer,
  match: OfMatch,
  playerIds: readonly string[],
  sign: Sign,
): Promise<void> {
  if (playerIds.length === 0) return;
  await tx
    .updateTable('players')
    .set((eb) => ({ confirmed_count: eb('confirmed_count', sign, eb.lit(1)) }))
    .where('user_id', '=', match.userId)
    .where('player_id', 'in', playerIds)
    .where((eb) => eb.exists(completable(tx, match)))
    .execute();
}

/** Places of a match are stored: those in claro or oscuro count. */
export async function countPlaces(
  tx: Writer,
  match: OfMatch,
  before: readonly { team: TeamName; playerId: string }[],
  after: readonly { playerId: string }[],
): Promise<void> {
  const gained = new Set(after.map(({ playerId }) => playerId));
  const places = before.filter(({ team }) => team !== 'suplente');
  const lost = places.filter(({ playerId }) => !gained.delete(playerId));
  const ofMatch = (playerId: string) => ({ ...match, playerId });
  await Promise.all([
    lost.length > 0 &&
      subtractPlayed(
        tx,
        lost.map(({ playerId }) => ofMatch(playerId)),
      ),
    gained.size > 0 && addPlayed(tx, [...gained].map(ofMatch)),
  ]);
}

type Players = readonly OfPlayer[];
const addPlayed = preparedRows((tx, players: Players) => updatePlayed(tx, players, '+'));
const subtractPlayed = preparedRows((tx, players: Players) => updatePlayed(tx, players, '-'));

/** Of players of one match, at least one. */
function updatePlayed(tx: Writer, players: Players, sign: Sign) {
  const [match = { userId: '', matchId: '' }] = players;
  return tx
    .updateTable('players')
    .set((eb) => ({ played_count: eb('played_count', sign, eb.lit(1)) }))
    .where('user_id', '=', match.userId)
    .where(
      'player_id',
      'in',
      players.map(({ playerId }) => playerId),
    )
    .where((eb) => eb.exists(completable(tx, match)));
}

/** Call it before the player's place is deleted. */
export const takePlaceOut: (tx: Writer, player: OfPlayer) => Promise<unknown> = prepared(
  (tx: Writer, { userId, matchId, playerId }: OfPlayer) => {
    const match = { userId, matchId };
    return tx
      .updateTable('players')
      .set((eb) => ({ played_count: eb('played_count', '-', eb.lit(1)) }))
      .where('user_id', '=', match.userId)
      .where('player_id', '=', () =>
        placesOf(tx, match)
          .select('team_players.player_id')
          .where('team_players.player_id', '=', playerId),
      )
      .where((eb) => eb.exists(completable(tx, match)));
  },
);
