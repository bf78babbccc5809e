import {
  DEFAULT_FORMAT,
  type MatchFormat,
  TEAM_KEYS,
  type TeamKey,
  type TeamPlace,
} from '@picadito/domain';

/** Type of the number of teams of a match and of the players a side. */
export type TeamSizes = Pick<MatchFormat, 'perSide' | 'teamCount'>;

/**
 * Returns the sizes of the teams of a match. A match that an older version of the app has stored has none; then they
 * are those of the default format.
 */
export function sizesOf({ perSide, teamCount }: Partial<TeamSizes>): TeamSizes {
  return {
    perSide: perSide ?? DEFAULT_FORMAT.perSide,
    teamCount: teamCount ?? DEFAULT_FORMAT.teamCount,
  };
}

/** Returns the teams that a match of `teamCount` teams has, and the substitutes. */
export function placesWith(teamCount: number): TeamPlace[] {
  return [...TEAM_KEYS.slice(0, teamCount), 'suplente'];
}

/**
 * Tells whether no team has more than `perSide` players, and no player is in a team that the match does not have.
 * `places` maps player ids to teams.
 */
export function doPlacesFit(
  places: ReadonlyMap<string, TeamPlace>,
  { perSide, teamCount }: TeamSizes,
): boolean {
  const sizeOf = (key: TeamKey) => [...places.values()].filter((one) => one === key).length;
  return TEAM_KEYS.every((key, index) => sizeOf(key) <= (index < teamCount ? perSide : 0));
}
