import type { LineupContext, RecentTeam, SitOut } from '@picadito/domain';
import { callsOf } from '../store/tables/calls.ts';
import { recentMatches, setSitOut } from '../store/tables/recent-teams.ts';
import type { MatchRow } from '../store/tables/matches.ts';
import type { Reader } from '../store/transaction.ts';
import { teamsOfMatches } from '../store/tables/teams.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import { teamsReply } from './teams.ts';
import { write } from '../transactions/write.ts';

/** What forming teams for a match needs beyond its players. */
export async function readLineupContext(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<LineupContext> {
  return lineupContextOf(context.store.read, await ownedMatch(context, organiser, matchId));
}

export async function changeLineupContext(
  context: Context,
  organiser: Organiser,
  matchId: string,
  sitOut: SitOut,
): Promise<LineupContext> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    if (match.sit_out !== sitOut) {
      await setSitOut(tx, organiser.id, match.match_id, sitOut);
      writeContext.recordChange('match', match.match_id, { part: 'lineup-context' });
    }
    return lineupContextOf(tx, { ...match, sit_out: sitOut });
  });
}

export async function lineupContextOf(db: Reader, match: MatchRow): Promise<LineupContext> {
  return {
    sitOut: match.sit_out,
    calls: await callsOf(db, match.user_id, match.match_id),
    recentTeams: await recentTeams(db, match),
  };
}

/** None for a match without a list. */
async function recentTeams(
  db: Reader,
  { user_id, list_id, starts_at }: MatchRow,
): Promise<RecentTeam[]> {
  if (list_id === null) return [];
  const matches = await recentMatches(db, { user_id, list_id, starts_at });
  const ids = matches.map(({ matchId }) => matchId);
  const teams = await teamsOfMatches(db, user_id, ids);
  return matches.flatMap(({ matchId, date }) => {
    const saved = teams.get(matchId);
    if (!saved) return [];
    const { claroTeam, oscuroTeam, suplentes } = teamsReply(matchId, saved);
    return [{ matchId, date, claroTeam, oscuroTeam, suplentes }];
  });
}
