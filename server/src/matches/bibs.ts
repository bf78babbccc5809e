import { inTurn, MESSAGES, type BibsReply, type Home } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { namesInList } from '../players/names-in-list.ts';
import { lastBegun, lastTaker, setBibs, takingsOf } from '../store/tables/matches/bibs.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { guestsAmong } from '../store/tables/players/players.ts';
import { findTeams } from '../store/tables/teams/teams.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/**
 * Returns who has the bibs and the ball of the list of a match, who took them after this match, and the players who can
 * take them after it, in the order of their turn.
 */
export async function readBibs(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<BibsReply> {
  const match = await ownedMatch(context, organiser, matchId);
  return bibsIn(context.store.read, match, context.now());
}

/** Stores who takes the bibs home after a match; null for nobody. Throws (422) for a player who did not play. */
export async function changeBibs(
  context: Context,
  organiser: Organiser,
  matchId: string,
  playerId: string | null,
): Promise<BibsReply> {
  return write(context, organiser, async (tx, { now, recordChange }) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const { players } = await bibsIn(tx, match, now);
    if (playerId !== null && !players.some((one) => one.playerId === playerId))
      throw invalid('playerId', MESSAGES.playerMissing);
    await setBibs(tx, { userId: organiser.id, matchId }, playerId);
    recordChange('match', matchId);
    return bibsIn(tx, match, now);
  });
}

async function bibsIn(db: Reader, match: MatchRow, now: number): Promise<BibsReply> {
  const { user_id: userId, match_id: matchId, list_id: listId } = match;
  if (listId === null) return { holder: null, takenBy: null, players: [] };
  const takings = await takingsOf(db, { userId, listId });
  const playing = await playersOf(db, match, now);
  const last = takings.at(-1)?.playerId;
  const ids = [...playing, ...(last ? [last] : [])];
  const names = await namesInList(db, { userId, listId }, ids);
  const named = (playerId: string | undefined) => {
    const name = playerId && names.get(playerId);
    return playerId && name ? [{ playerId, name }] : [];
  };
  const [holder = null] = named(last);
  const taken = takings.find((taking) => taking.matchId === matchId);
  const [taker] = named(taken?.playerId);
  return {
    holder,
    takenBy: taker?.playerId ?? null,
    players: inTurn(playing.flatMap(named), takings),
  };
}

/**
 * Returns the ids of the players in the teams of a match, or of the confirmed players if it has no teams. Guests are
 * left out.
 */
async function playersOf(db: Reader, match: MatchRow, now: number): Promise<string[]> {
  const { user_id: userId, match_id: matchId } = match;
  const teams = await findTeams(db, userId, matchId);
  const playing = teams
    ? teams.players.map(({ playerId }) => playerId)
    : (await rosterOf(db, userId, matchId, timestamp(now))).flatMap(({ id, confirmed }) =>
        confirmed ? id : [],
      );
  const guests = new Set(await guestsAmong(db, userId, playing));
  return playing.filter((id) => !guests.has(id));
}

/**
 * Returns what home says about the bibs of the list of the next match: the player who has them, and the last match of
 * the list that has begun. Null if no match has begun, or if nobody has the bibs and the next match has not begun.
 */
export async function bibsOfNext(
  db: Reader,
  { user_id: userId, match_id, list_id: listId }: MatchRow,
  now: number,
): Promise<Home['bibs']> {
  if (listId === null) return null;
  const begun = await lastBegun(db, { userId, listId }, timestamp(now));
  if (!begun) return null;
  const playerId = await lastTaker(db, { userId, listId });
  const ids = playerId === null ? [] : [playerId];
  const names = await namesInList(db, { userId, listId }, ids);
  const holder = names.get(playerId ?? '') ?? null;
  if (holder === null && begun.match_id !== match_id) return null;
  return { matchId: begun.match_id, holder };
}
