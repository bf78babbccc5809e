import type { Teams } from '@picadito/domain';

/**
 * Returns the players of a team as rows on the pitch, beginning at its goal: the first player is alone there, and the
 * others stand in pairs. A player who is left over is alone at the halfway line.
 */
export function pitchRows<Player>(players: readonly Player[]): Player[][] {
  const rows: Player[][] = [];
  for (let next = 0; next < players.length; next += next === 0 ? 1 : 2)
    rows.push(players.slice(next, next === 0 ? 1 : next + 2));
  return rows;
}

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
