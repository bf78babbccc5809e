import {
  DEFAULT_FORMAT,
  type MatchFormat,
  TEAM_KEYS,
  type TeamKey,
  type TeamPlace,
} from '@picadito/domain';

/** Type of the sizes of the teams of a match. */
export type TeamSizes = Pick<MatchFormat, 'perSide' | 'teamCount'>;

/** Returns only the sizes of a format, or those of a match that an older version of the app has stored. */
export function sizesOf({ perSide, teamCount }: Partial<TeamSizes>): TeamSizes {
  return {
    perSide: perSide ?? DEFAULT_FORMAT.perSide,
    teamCount: teamCount ?? DEFAULT_FORMAT.teamCount,
  };
}

/** Returns the places that a player can have in a match of so many teams. */
export function placesWith(teamCount: number): TeamPlace[] {
  return [...TEAM_KEYS.slice(0, teamCount), 'suplente'];
}

/** Tells whether no team has too many players, and no player is in a team that the match lacks. */
export function doPlacesFit(
  places: ReadonlyMap<string, TeamPlace>,
  { perSide, teamCount }: TeamSizes,
): boolean {
  const sizeOf = (key: TeamKey) => [...places.values()].filter((one) => one === key).length;
  return TEAM_KEYS.every((key, index) => sizeOf(key) <= (index < teamCount ? perSide : 0));
}
