import { playersOfMatchOnly } from '../store/tables/waitlist/guests.ts';
import { deleteMatch as removeMatch } from '../store/tables/matches/matches.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { deletePlayersAndTraces } from '../players/delete-player.ts';
import { redactResponses } from '../transactions/idempotent-request.ts';
import { lockOwnedMatch } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/** Deletes a match with its confirmations, calls and teams, and the players who were only its guests. */
export async function deleteMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<void> {
  await write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    await redactResponses(tx, writeContext, [match.match_id]);
    const key = { userId: organiser.id, matchId: match.match_id };
    const guests = await playersOfMatchOnly(tx, key);
    await removeMatch(tx, organiser.id, match.match_id);
    await deletePlayersAndTraces(tx, writeContext, guests);
    writeContext.recordChange('match', match.match_id);
  });
}
