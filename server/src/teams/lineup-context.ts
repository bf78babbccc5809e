import {
  mapTeams,
  teamsToWire,
  type LineupContext,
  type LineupContextInput,
  type RecentTeam,
} from '@picadito/domain';
import { callsOf } from '../store/tables/attendance/calls.ts';
import { guestsWithoutList } from '../store/tables/matches/roster-guests.ts';
import { recentMatches, setLineupSettings } from '../store/tables/teams/recent-teams.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import type { Reader } from '../store/store.ts';
import { placedIn, teamsOfMatches } from '../store/tables/teams/teams.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/**
 * Returns the data, other than players, for forming the teams of a match: the sit-out rule, the calls, the time of the
 * call to the group, the last teams of the list, and the guests on no list.
 */
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
  { sitOut, isGroupCalled }: LineupContextInput,
): Promise<LineupContext> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const calledBefore = isGroupCalled === false ? null : match.group_called_at;
    const after = {
      sit_out: sitOut ?? match.sit_out,
      group_called_at: calledBefore ?? (isGroupCalled ? writeContext.nextTimestamp() : null),
    };
    if (after.sit_out !== match.sit_out || after.group_called_at !== match.group_called_at) {
      await setLineupSettings(tx, organiser.id, match.match_id, after);
      writeContext.recordChange('match', match.match_id, { part: 'lineup-context' });
    }
    return lineupContextOf(tx, { ...match, ...after });
  });
}

export async function lineupContextOf(db: Reader, match: MatchRow): Promise<LineupContext> {
  return {
    sitOut: match.sit_out,
    groupCalledAt: match.group_called_at,
    calls: await callsOf(db, match.user_id, match.match_id),
    recentTeams: await recentTeams(db, match),
    guestIds: await guestsWithoutList(db, { userId: match.user_id, matchId: match.match_id }),
  };
}

/** Returns the teams of the list's last matches; empty for a match without a list. */
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
    const ids = mapTeams(placedIn(saved), ({ playerId }) => playerId);
    return [{ matchId, date, ...teamsToWire(ids) }];
  });
}
