import type { SkillLevel, Teams } from '@picadito/domain';

/**
 * Returns the players of a team as rows on the pitch, beginning at its goal: the first player is alone there, and the
 * others stand in pairs, those with higher levels first. A player who is left over is alone at the halfway line. Players
 * whose level is not shown keep their order.
 */
export function pitchRows<Player extends { skillLevel?: SkillLevel | undefined }>(
  players: readonly Player[],
): Player[][] {
  const [atGoal, ...others] = players;
  if (!atGoal) return [];
  const sorted = others.toSorted((one, other) => levelOf(other) - levelOf(one));
  const rows = [[atGoal]];
  for (let next = 0; next < sorted.length; next += 2) rows.push(sorted.slice(next, next + 2));
  return rows;
}

const levelOf = ({ skillLevel }: { skillLevel?: SkillLevel | undefined }) =>
  Number(skillLevel ?? 0);

/** Returns the teams with a keeper in the first place of a team, at its goal. The other players keep their order. */
export function keepersFirst<Player extends { id: string }>(
  { claro, oscuro, suplente }: Teams<Player>,
  keepers: readonly string[],
): Teams<Player> {
  const sorted = (players: readonly Player[]) => {
    const keeper = players.find(({ id }) => keepers.includes(id));
    return keeper ? [keeper, ...players.filter((player) => player !== keeper)] : [...players];
  };
  return { claro: sorted(claro), oscuro: sorted(oscuro), suplente };
}
