import { keyedTeams, type SkillLevel, teamKeysIn, type Teams } from '@picadito/domain';

/** Maximum number of players of a team that stands in pairs; the rows of a larger team have up to three. */
const IN_PAIRS_MAX = 7;

/**
 * Returns the players of a team as rows on the pitch, beginning at its goal. The first player is alone there. The
 * others stand in pairs, those with higher levels first, and a player who is left over is alone at the halfway line. A
 * team of more than seven stands in rows of three and two, as few rows as possible. Players whose level is not shown
 * keep their order.
 */
export function pitchRows<Player extends { skillLevel?: SkillLevel | undefined }>(
  players: readonly Player[],
): Player[][] {
  const [atGoal, ...others] = players;
  if (!atGoal) return [];
  const sorted = others.toSorted((one, other) => levelOf(other) - levelOf(one));
  const isLarge = players.length > IN_PAIRS_MAX;
  const rowCount = Math.ceil(sorted.length / (isLarge ? 3 : 2));
  const ofThree = isLarge ? sorted.length - 2 * rowCount : 0;
  const startOf = (row: number) => 2 * row + Math.min(row, ofThree);
  const rows = Array.from({ length: rowCount }, (_, row) =>
    sorted.slice(startOf(row), startOf(row + 1)),
  );
  return [[atGoal], ...rows];
}

const levelOf = ({ skillLevel }: { skillLevel?: SkillLevel | undefined }) =>
  Number(skillLevel ?? 0);

/** Returns the teams with a keeper in the first place of a team, at its goal. The other players keep their order. */
export function keepersFirst<Player extends { id: string }>(
  teams: Teams<Player>,
  keepers: readonly string[],
): Teams<Player> {
  const sorted = (players: readonly Player[]) => {
    const keeper = players.find(({ id }) => keepers.includes(id));
    return keeper ? [keeper, ...players.filter((player) => player !== keeper)] : [...players];
  };
  return keyedTeams(teamKeysIn(teams), (place) =>
    place === 'suplente' ? teams.suplente : sorted(teams[place] ?? []),
  );
}
