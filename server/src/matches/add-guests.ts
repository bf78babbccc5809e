import {
  GUESTS_BY_NAME_MAX,
  MESSAGES,
  ratingOf,
  USUAL_LEVEL,
  type MatchPlayerReply,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { countGuests } from '../store/tables/matches/roster-guests.ts';
import { rosterOf, setRosterChanges } from '../store/tables/matches/roster.ts';
import { insertListOfGuests } from '../store/tables/players/lists.ts';
import { insertPlayers } from '../store/tables/players/players.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, orNotFound } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/**
 * Adds guests who are on no list to a match, with the usual level, and returns them in the order of `names`. Throws
 * (422) if the match would have had too many of them.
 */
export async function addGuestsToMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
  names: readonly string[],
): Promise<MatchPlayerReply[]> {
  const userId = organiser.id;
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    const { match_id } = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId, matchId: match_id };
    if ((await countGuests(tx, key)) + names.length > GUESTS_BY_NAME_MAX)
      throw invalid('guestNames', MESSAGES.tooManyGuests);
    if (names.length === 0) return [];
    const listId = await insertListOfGuests(tx, { userId, createdAt: nextTimestamp() });
    const guests = names.map((name) => {
      return { name, rating: ratingOf(USUAL_LEVEL), whatsapp: null, createdAt: nextTimestamp() };
    });
    const ids = (await insertPlayers(tx, { userId, listId }, guests)).map(({ id }) => id);
    await setRosterChanges(tx, key, ids, 'guest');
    recordChange('match', match_id);
    const roster = await rosterOf(tx, userId, match_id, timestamp(now));
    return ids.map((id) => orNotFound(roster.find((player) => player.id === id)));
  });
}
