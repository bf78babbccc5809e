import { keyOfTeams, mapTeams, MESSAGES, teamsFollowing } from '@picadito/domain';
import { playersOf } from '../../autopilot/run-autopilot.ts';
import { findTeams, placedIn } from '../../store/tables/teams/teams.ts';
import { storeMatchTeams } from '../../teams/teams.ts';
import { noteAction, type Acting } from './act-as-captain.ts';

/**
 * Lets the saved teams follow who is in, with the fewest moves, unless they have changed since the page was shown.
 * Returns the sentence of a refusal, else null.
 */
export async function repairTeams(acting: Acting, seen: string): Promise<string | null> {
  const { tx, writeContext, found, match, keyOf } = acting;
  const saved = await findTeams(tx, found.userId, found.matchId);
  if (!saved) return MESSAGES.teamsMissing;
  const { roster, criteria } = await playersOf(tx, writeContext, match);
  const going = roster.filter(({ confirmed }) => confirmed);
  const before = mapTeams(placedIn(saved), ({ playerId }) => playerId);
  const teams = teamsFollowing(before, going, criteria);
  const isSeen = keyOfTeams(saved.players, keyOf) === seen;
  // Without a repair the teams as seen would become empty, and other teams have been repaired already.
  if (!teams) return isSeen ? MESSAGES.teamsTooFew : null;
  if (!isSeen) return MESSAGES.teamsChanged;
  const placed = mapTeams(teams, ({ id, name, rating }) => ({ playerId: id, name, rating }));
  const { createdBy } = saved;
  await storeMatchTeams(tx, writeContext, { match, createdBy, saved }, placed);
  await noteAction(acting, { kind: 'teams', playerId: null });
  return null;
}
