import { MESSAGES, type MatchPlayerReply } from '@picadito/domain';
import { throwIfInvalid } from '../app-error.ts';
import { deleteAnswerOf } from '../store/tables/waitlist/answers.ts';
import { followingGuests } from '../store/tables/waitlist/guests.ts';
import { deleteCall } from '../store/tables/attendance/calls.ts';
import { deleteConfirmation } from '../store/tables/attendance/confirmations.ts';
import type { MatchPlayerKey } from '../store/tables/matches/match-player-key.ts';
import { existingPlayers, findPlayer } from '../store/tables/players/players.ts';
import { guestsAndRemoved, rosterOf, setRosterChanges } from '../store/tables/matches/roster.ts';
import type { Writer } from '../store/store.ts';
import { deleteTeamPlayer } from '../store/tables/results/delete-places.ts';
import { timestamp } from '../store/timestamps.ts';
import { fillPlaces } from '../waitlist/fill-places.ts';
import { dropGuests } from '../waitlist/waitlist.ts';
import { awardForRoster } from '../badges/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { withoutForeignNumbers } from '../transactions/all-players.ts';
import { orNotFound, isId, lockOwnedMatch, ownedMatchPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/** Adds a player to a match and returns the player; a player who is already in it stays unchanged. */
export async function addToMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
  playerId: string,
): Promise<MatchPlayerReply> {
  const [player] = await bringIn(context, organiser, matchId, [playerId], () => 'playerId');
  return orNotFound(player);
}

/** Adds several players to a match, all or nothing, and returns them in the order of `playerIds`. */
export async function addAllToMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
  playerIds: readonly string[],
): Promise<MatchPlayerReply[]> {
  return bringIn(context, organiser, matchId, playerIds, (index) => `playerIds.${index}`);
}

/**
 * Adds players to the roster of a match. Players of the match's list who had been removed return as pending, players
 * from elsewhere become guests, and players already in the match stay as they are. The list itself does not change. A
 * helper adds players of the list, and those who are guests of the match or were taken out of it. `pathOf`
 * returns the path of a player's id in the request, for errors.
 */
async function bringIn(
  context: Context,
  organiser: Organiser,
  matchId: string,
  playerIds: readonly string[],
  pathOf: (index: number) => string,
): Promise<MatchPlayerReply[]> {
  const userId = organiser.id;
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const listId = organiser.helper?.listId;
    const key = { userId, matchId: match.match_id };
    const ids = playerIds.filter(isId);
    const known = new Set([
      ...(await existingPlayers(tx, userId, ids, listId)),
      ...(await guestsAndRemoved(tx, key, ids)),
    ]);
    const missing = playerIds.flatMap((id, index) => (known.has(id) ? [] : [pathOf(index)]));
    throwIfInvalid(missing.map((path) => ({ path, message: MESSAGES.playerMissing })));
    const readRoster = async () => {
      const roster = await rosterOf(tx, userId, match.match_id, timestamp(writeContext.now));
      return new Map(roster.map((player) => [player.id, player]));
    };
    let roster = await readRoster();
    const absent = () => [...known].filter((id) => !roster.has(id));
    if (absent().length > 0) {
      writeContext.recordChange('match', match.match_id);
      await setRosterChanges(tx, key, absent(), null);
      roster = await readRoster();
      await setRosterChanges(tx, key, absent(), 'guest');
      roster = await readRoster();
    }
    const players = playerIds.map((id) => orNotFound(roster.get(id)));
    return withoutForeignNumbers(tx, organiser, players);
  });
}

/**
 * Removes a player from a match, with attendance, answer, call, place in a team, and the guests that leave with the
 * player. Places that become free are filled from the waitlist.
 */
export async function removeFromMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
  playerId: string,
): Promise<void> {
  const userId = organiser.id;
  await write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId, matchId: match.match_id, playerId };
    const now = timestamp(writeContext.now);
    const { confirmed } = await ownedMatchPlayer(tx, organiser, key, now);
    await dropFromMatch(tx, key);
    const player = orNotFound(await findPlayer(tx, userId, playerId));
    // For a player of the match's list the removal is recorded. It is also recorded for a guest who is on no list,
    // because such a player can return only to this match, and for every guest whom a helper takes out, because a
    // helper can bring back only players of the list and those who were in the match.
    const { helper } = organiser;
    const isRecorded = helper || player.listId === match.list_id || player.listId === userId;
    const change = isRecorded ? 'removed' : null;
    const following = await followingGuests(tx, { ...key, now });
    const decided = { following, hostIds: [playerId] };
    const left = await dropGuests(tx, writeContext, match.match_id, decided);
    await setRosterChanges(tx, key, [playerId], change);
    const isFreed = confirmed || left.some(({ wasConfirmed }) => wasConfirmed);
    await fillPlaces(tx, writeContext, match.match_id, isFreed);
    await awardForRoster(tx, writeContext, match.match_id);
    writeContext.recordChange('match', match.match_id);
  });
}

export async function dropFromMatch(tx: Writer, key: MatchPlayerKey): Promise<void> {
  await deleteConfirmation(tx, key);
  await deleteAnswerOf(tx, key);
  await deleteCall(tx, key);
  await deleteTeamPlayer(tx, key);
}
