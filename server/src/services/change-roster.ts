import { MESSAGES, type MatchPlayer } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { deleteCall } from '../store/tables/calls.ts';
import { deleteConfirmation } from '../store/tables/confirmations.ts';
import type { Place } from '../store/match-place.ts';
import { findPlayer } from '../store/tables/players.ts';
import { findInRoster, setRosterChange } from '../store/tables/roster.ts';
import type { Writer } from '../store/store.ts';
import { deleteTeamPlace } from '../store/tables/teams.ts';
import { timestamp } from '../store/timestamps.ts';
import { awardForRoster } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { found, isId, lockOwnMatch, ownMatchPlayerIn, ownPlayerIn } from './own.ts';
import { write } from './write.ts';

/**
 * Brings a player into a match: one of its list who was taken out comes back as pending, anyone else is
 * a guest. Who is there already stays as he is. The list itself never changes by that.
 */
export async function addToMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
  playerId: string,
): Promise<MatchPlayer> {
  const userId = organiser.id;
  return write(context, organiser, async (tx, turn) => {
    const match = await lockOwnMatch(tx, organiser, matchId);
    if (!isId(playerId) || !(await findPlayer(tx, userId, playerId))) {
      throw invalid('playerId', MESSAGES.playerMissing);
    }
    const time = timestamp(turn.now);
    const there = await findInRoster(tx, userId, match.match_id, playerId, time);
    if (there) return there;
    const place = { userId, matchId: match.match_id, playerId };
    turn.changed('match', match.match_id);
    await setRosterChange(tx, place, null);
    const back = await findInRoster(tx, userId, match.match_id, playerId, time);
    if (back) return back;
    await setRosterChange(tx, place, 'guest');
    return found(await findInRoster(tx, userId, match.match_id, playerId, time));
  });
}

/** Takes a player out of a match, with his answer, his call and his place in a team. */
export async function removeFromMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
  playerId: string,
): Promise<void> {
  const userId = organiser.id;
  await write(context, organiser, async (tx, turn) => {
    const match = await lockOwnMatch(tx, organiser, matchId);
    const place = { userId, matchId: match.match_id, playerId };
    await ownMatchPlayerIn(tx, organiser, place, timestamp(turn.now));
    await dropFromMatch(tx, place);
    const player = await ownPlayerIn(tx, organiser, playerId);
    await setRosterChange(tx, place, player.listId === match.list_id ? 'removed' : null);
    await awardForRoster(tx, turn, match.match_id);
    turn.changed('match', match.match_id);
  });
}

export async function dropFromMatch(tx: Writer, place: Place): Promise<void> {
  await deleteConfirmation(tx, place);
  await deleteCall(tx, place);
  await deleteTeamPlace(tx, place);
}
