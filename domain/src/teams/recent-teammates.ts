import { TEAM_KEYS, type TeamKey } from './teams.ts';

/** Type of the teams of a match that was played, as player ids. */
export type PlayedTeams = Readonly<Partial<Record<TeamKey, readonly string[]>>>;

/** Number of matches whose teammates the automatic teams separate if they can. */
const LAST_MATCHES = 4;

/** Returns the teams of the last four matches with teams, as player ids. `recentTeams` has the newest match first. */
export function recentTeammates(recentTeams: readonly PlayedTeams[]): (readonly string[])[] {
  return recentTeams
    .slice(0, LAST_MATCHES)
    .flatMap((played) => TEAM_KEYS.flatMap((key) => (played[key] ? [played[key]] : [])));
}
