export type State = 'silent' | 'in' | 'queued' | 'maybe' | 'out';
export type Said = 'voy' | 'no' | 'nose';
/** A guest has the number of the host, times 100, and one more each time. */
export type Step =
  | { kind: 'says'; player: number; answer: Said }
  | { kind: 'undoes'; player: number; answer: Said }
  | { kind: 'brings'; player: number; guest: number }
  | { kind: 'drops'; player: number; guest: number }
  | { kind: 'organiser'; player: number; decides: 'in' | 'out' | 'silent' }
  | { kind: 'keeps'; guest: number; isKept: boolean }
  | { kind: 'settings'; capacity: number; answersUntil: string | null };

/** Turns count the steps, with parts of one for what follows in the same step: they are the order. */
export type Place = {
  state: State;
  /** In the order of those who are in, or in the queue. */
  since: number;
  /** When the player last came in, went out, or neither. */
  changed: number;
  /** The answer of the player's own that counts, and what it took the place of. */
  said: Said | null;
  /** The device holds the name from its first answer on. */
  isHeld: boolean;
  before: { said: Said; queuedSince: number | null; inSince: number } | null;
};
/** `waited`: the place in the queue that one who has left had there; null: was in. */
export type Guest = Place & {
  host: number;
  isKept: boolean;
  hasLeft: boolean;
  waited: number | null;
};
export type PlayedMatch = {
  capacity: number;
  closesAt: number | null;
  /** When the answers close unless the organiser says so: with an autopilot three hours before. */
  closesUsually: number | null;
  startsAt: number;
  now: number;
  /** When a place became free in the last hours. */
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

/** By number, in the order of the page. */
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

/** Now, or with an older place. */
export function put(match: PlayedMatch, player: number, state: State, since?: number): void {
  match.turn += 0.0001;
  const place = placeOf(match, player);
  const attends = (one: State) => (one === 'in' || one === 'out' ? one : 'neither');
  if (attends(place.state) !== attends(state)) place.changed = match.turn;
  Object.assign(place, { state, since: since ?? match.turn });
}
