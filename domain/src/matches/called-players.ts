/**
 * The players of a match are those of its list, without those taken out of it, and its guests. Once it has started,
 * only those players of the list count who existed when it started, or when it was entered if that was later; before,
 * the whole list counts (docs/decisions/091). Timestamps are text whose order is the order in time, as in replies.
 */
export type ListedPlayer = { id: string; listId: string; createdAt: string };
export type CallingMatch = { listId: string | null; startsAt: string; createdAt: string };
export type RosterChange = { playerId: string; change: 'guest' | 'removed' };

/** Whether a match calls a player by its list; `now` is a timestamp. */
export function isOnList(player: ListedPlayer, match: CallingMatch, now: string): boolean {
  if (player.listId !== match.listId) return false;
  return (
    match.startsAt > now ||
    player.createdAt <= match.startsAt ||
    player.createdAt <= match.createdAt
  );
}

/** For any match of an organiser, its players in the order in which all players of the organiser are given. */
export function rosterMaker<Player extends ListedPlayer>(players: readonly Player[], now: string) {
  const order = new Map(players.map((player, place) => [player.id, place]));
  const byList = Map.groupBy(players, ({ listId }) => listId);
  const placeOf = ({ id }: Player) => order.get(id) ?? 0;

  return (match: CallingMatch, changes: readonly RosterChange[]): Player[] => {
    const changed = new Map(changes.map(({ playerId, change }) => [playerId, change]));
    const listed = (match.listId === null ? undefined : byList.get(match.listId)) ?? [];
    const staying = listed.filter(
      (player) => !changed.has(player.id) && isOnList(player, match, now),
    );
    const guests = changes.flatMap(({ playerId, change }) => {
      const player = players[order.get(playerId) ?? -1];
      return player && change === 'guest' ? [player] : [];
    });
    return [...staying, ...guests].toSorted((one, other) => placeOf(one) - placeOf(other));
  };
}
