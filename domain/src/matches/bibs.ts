/*
 * One player takes the bibs and the ball of a list home after a match ('SE LAS LLEVA…'), and has them until somebody
 * takes them after a later match. Nobody has them once that player is deleted.
 */

/** Type of the fact that a player took the bibs after a match. */
export type Taking = { matchId: string; playerId: string };

/**
 * Returns the players in the order in which they should take the bibs: first who has taken them least, and among these
 * first who has not taken them for longest. `takings` are those of the list, in the order of the matches.
 */
export function inTurn<Player extends { playerId: string }>(
  players: readonly Player[],
  takings: readonly Taking[],
): (Player & { times: number })[] {
  const takers = takings.map(({ playerId }) => playerId);
  const last = (id: string) => takers.lastIndexOf(id);
  return players
    .map((player) => {
      const times = takers.filter((id) => id === player.playerId).length;
      return { ...player, times };
    })
    .toSorted((one, other) => one.times - other.times || last(one.playerId) - last(other.playerId));
}
