import type { Evening, RecentTeam, SitOut } from '@picadito/domain';
import { callsOf } from '../store/tables/calls.ts';
import { recentMatches, setSitOut } from '../store/tables/recent-teams.ts';
import type { MatchRow } from '../store/tables/matches.ts';
import type { Reader } from '../store/store.ts';
import { teamsOfMatches } from '../store/tables/teams.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnMatch, ownMatch } from '../services/own.ts';
import { teamsReply } from './teams.ts';
import { write } from '../services/write.ts';

/** What forming teams for a match needs beyond its players. */
export async function readEvening(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<Evening> {
  return eveningIn(context.store.read, await ownMatch(context, organiser, matchId));
}

export async function changeEvening(
  context: Context,
  organiser: Organiser,
  matchId: string,
  sitOut: SitOut,
): Promise<Evening> {
  return write(context, organiser, async (tx, turn) => {
    const match = await lockOwnMatch(tx, organiser, matchId);
    if (match.sit_out !== sitOut) {
      await setSitOut(tx, organiser.id, match.match_id, sitOut);
      turn.changed('match', match.match_id);
    }
    return eveningIn(tx, { ...match, sit_out: sitOut });
  });
}

async function eveningIn(db: Reader, match: MatchRow): Promise<Evening> {
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
