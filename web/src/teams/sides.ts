import { keyedTeams, type Sides, type TeamKey, teamKeysIn, type Teams } from '@picadito/domain';

/** Returns the players of each team that plays, in the order of the teams. */
export function sidesOf<Player>(teams: Teams<Player>): Player[][] {
  return teamKeysIn(teams).map((key) => teams[key] ?? []);
}

/** Returns the teams, which are in the order of `keys`, by these keys, together with the substitutes. */
export function teamsOfSides<Player>(
  keys: readonly TeamKey[],
  { teams, suplente }: Sides<Player>,
): Teams<Player> {
  return keyedTeams(keys, (place) =>
    place === 'suplente' ? suplente : (teams[keys.indexOf(place)] ?? []),
  );
}
