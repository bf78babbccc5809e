/*
 * The roster of a match has the players of its list, except the players removed from the match, and its guests. Once
 * the match has started, a player of the list is in the roster only if the player existed when the match started, or
 * when the match was created if that was later; before the start every player of the list is. Timestamps are text that
 * sorts in the order of time, as in replies.
 */

export type ListedPlayer = { id: string; listId: string; createdAt: string };
export type RosterMatch = { listId: string | null; startsAt: string; createdAt: string };
export type RosterChange = { playerId: string; change: 'guest' | 'removed' };

/** A text that sorts after every timestamp. */
const END_OF_TIME = '~';

/** Tells whether a player is in the roster of a match as a member of the match's list. `now` is a timestamp. */
export function isOnList(player: ListedPlayer, match: RosterMatch, now: string): boolean {
  return player.listId === match.listId && player.createdAt <= createdUntil(match, now);
}

/**
 * Returns the timestamp until which a player of the list must have been created to be in the roster of the match.
 * Before the match has started, every player of the list is in it.
 */
export function createdUntil({ startsAt, createdAt }: RosterMatch, now: string): string {
  if (startsAt > now) return END_OF_TIME;
  return startsAt > createdAt ? startsAt : createdAt;
}

/**
 * Returns a function that returns the roster of a match, in the order of `players`. `players` must contain all players
 * of the organiser, and `now` is a timestamp. Preparing this function once makes the rosters of many matches cheap.
 */
export function rosterMaker<Player extends ListedPlayer>(players: readonly Player[], now: string) {
  const order = new Map(players.map((player, place) => [player.id, place]));
  const byList = Map.groupBy(players, ({ listId }) => listId);
  const placeOf = ({ id }: Player) => order.get(id) ?? 0;

  return (match: RosterMatch, changes: readonly RosterChange[]): Player[] => {
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
