import { deleteMatch as removeMatch } from '../store/tables/matches.ts';
import { deleteRoster } from '../store/tables/roster.ts';
import { deleteTeams } from '../store/tables/teams.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { forgetAnswers } from './forget-answers.ts';
import { lockOwnMatch } from './own.ts';
import { write } from './write.ts';

/** The match with its confirmations, calls and teams. */
export async function deleteMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<void> {
  await write(context, organiser, async (tx, turn) => {
    const match = await lockOwnMatch(tx, organiser, matchId);
    await deleteTeams(tx, organiser.id, match.match_id);
    await deleteRoster(tx, organiser.id, match.match_id);
    await forgetAnswers(tx, turn, [match.match_id]);
    await removeMatch(tx, organiser.id, match.match_id);
    turn.changed('match', match.match_id);
  });
}
