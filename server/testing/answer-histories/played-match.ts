export type State = 'silent' | 'in' | 'queued' | 'maybe' | 'out';
export type Said = 'voy' | 'no' | 'nose';
/** Describes a step of a history. The number of a guest is the host's times 100, plus one for each guest so far. */
export type Step =
  | { kind: 'says'; player: number; answer: Said }
  | { kind: 'undoes'; player: number; answer: Said }
  | { kind: 'brings'; player: number; guest: number }
  | { kind: 'drops'; player: number; guest: number }
  | { kind: 'organiser'; player: number; decides: 'in' | 'out' | 'silent' }
  | { kind: 'keeps'; guest: number; isKept: boolean }
  | { kind: 'settings'; capacity: number; answersUntil: string | null };

/** Describes a player's state. A turn is the number of a step, with a fraction for each event within the step. */
export type Place = {
  state: State;
  /** Orders the players who are in, or on the waitlist, by turn. */
  since: number;
  /** Holds the turn at which the player last came in, went out, or became neither. */
  changed: number;
  /** Holds the player's own answer that counts; null if none does. */
  said: Said | null;
  /** Tells whether a device owns the name, which it does from its first answer on. */
  isHeld: boolean;
  before: { said: Said; queuedSince: number | null; inSince: number } | null;
};
/** Adds what only guests have. `waited` is a guest's former position on the waitlist; null for a guest who was in. */
export type Guest = Place & {
  host: number;
  isKept: boolean;
  hasLeft: boolean;
  waited: number | null;
};
export type PlayedMatch = {
  capacity: number;
  closesAt: number | null;
  /** Holds when answers close unless the organiser sets a time: with an autopilot three hours before kick-off. */
  closesUsually: number | null;
  startsAt: number;
  now: number;
  /** Holds the last time at which a place became free in the last three hours; -Infinity before that. */
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

/** Returns the numbers of the players in this state, in the order of the page. */
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

/** Puts a player into a state, in the current turn or at an earlier position. */
export function put(match: PlayedMatch, player: number, state: State, since?: number): void {
  match.turn += 0.0001;
  const place = placeOf(match, player);
  const attends = (one: State) => (one === 'in' || one === 'out' ? one : 'neither');
  if (attends(place.state) !== attends(state)) place.changed = match.turn;
  Object.assign(place, { state, since: since ?? match.turn });
}
