export type State = 'silent' | 'in' | 'queued' | 'maybe' | 'out';
export type Said = 'voy' | 'no' | 'nose';
/**
 * Type of a step of a history: one request by a player or the organiser. A guest's number is the host's number times
 * 100, plus 1 for the host's first guest, 2 for the second, and so on.
 */
export type Step =
  | { kind: 'says'; player: number; answer: Said }
  | { kind: 'undoes'; player: number; answer: Said }
  | { kind: 'brings'; player: number; guest: number }
  | { kind: 'drops'; player: number; guest: number }
  | { kind: 'organiser'; player: number; decides: 'in' | 'out' | 'silent' }
  | { kind: 'keeps'; guest: number; isKept: boolean }
  | { kind: 'settings'; capacity: number; answersUntil: string | null };

/**
 * Type of a player's state in the model of a match. Its positions are turns: the number of the step that set it, with a
 * fraction that orders the events within one step.
 */
export type Place = {
  state: State;
  /** The turn that orders this player among the players who are in, or among the players on the waitlist. */
  since: number;
  /** The turn at which the player last joined the players who are in or out, or left them for another state. */
  changed: number;
  /**
   * The player's own answer if it is the one that counts; null if the player has given none or the organiser has
   * decided.
   */
  said: Said | null;
  /** True if a device owns the player's name, which is so from the first answer of the player's device. */
  isHeld: boolean;
  before: { said: Said; queuedSince: number | null; inSince: number } | null;
};
/**
 * Type of a guest's state in the model. `waited` is the position on the waitlist that the guest had when leaving; null
 * if the guest left from the match, or has not left.
 */
export type Guest = Place & {
  host: number;
  isKept: boolean;
  hasLeft: boolean;
  waited: number | null;
};
export type PlayedMatch = {
  capacity: number;
  closesAt: number | null;
  /**
   * Epoch milliseconds at which answers close if the organiser sets no time: three hours before kick-off with an
   * autopilot, otherwise null.
   */
  closesUsually: number | null;
  startsAt: number;
  now: number;
  /**
   * Epoch milliseconds at which a place last became free within the three hours before kick-off; -Infinity if none has.
   */
  freeSince: number;
  turn: number;
  players: Map<number, Place | Guest>;
};

export const MINUTE = 60_000;

type Fresh = { players: number; capacity: number; hasAutopilot: boolean; startsAt: number };

export function freshMatch({ players, capacity, hasAutopilot, startsAt }: Fresh): PlayedMatch {
  const closesUsually = hasAutopilot ? startsAt - 180 * MINUTE : null;
  const all = Array.from({ length: players }, (_, at) => at + 1);
  return {
    capacity,
    closesAt: closesUsually,
    closesUsually,
    startsAt,
    now: 0,
    freeSince: -Infinity,
    turn: 0,
    players: new Map(all.map((player) => [player, silentPlace()])),
  };
}

export const silentPlace = (): Place => {
  return { state: 'silent', since: 0, changed: 0, said: null, isHeld: false, before: null };
};

export const isGuest = (place: Place | Guest | undefined): place is Guest =>
  place !== undefined && 'host' in place;

/** Returns the numbers of the players in a state, in the order in which the page shows them. */
export function inOrder(match: PlayedMatch, wanted: State): number[] {
  const untilLast = match.closesAt ?? match.startsAt - 24 * 60 * MINUTE;
  const isLast = (place: Place | Guest) =>
    wanted === 'queued' && isGuest(place) && match.now < untilLast ? 1 : 0;
  return [...match.players]
    .filter(([, { state }]) => state === wanted)
    .toSorted(([, a], [, b]) => isLast(a) - isLast(b) || a.since - b.since)
    .map(([player]) => player);
}

export function placeOf({ players }: PlayedMatch, player: number): Place | Guest {
  const place = players.get(player);
  if (!place) throw new Error(`there is no ${player}`);
  return place;
}

/**
 * Moves a player to a state. `since` is an earlier position that the player gets back; without it, the player comes
 * last.
 */
export function put(match: PlayedMatch, player: number, state: State, since?: number): void {
  match.turn += 0.0001;
  const place = placeOf(match, player);
  const attends = (one: State) => (one === 'in' || one === 'out' ? one : 'neither');
  if (attends(place.state) !== attends(state)) place.changed = match.turn;
  Object.assign(place, { state, since: since ?? match.turn });
}
