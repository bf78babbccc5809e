/*
 * The order of the waitlist of a match, and the places that are kept for regulars. A regular ('Fijo') keeps a place in
 * a match until the organiser's hour ('Los fijos contestan hasta'): without an answer, with NO SÉ, and on the waitlist
 * of a full match. A NO VOY ends this for good, and an absence on the day of the match as long as it lasts. A kept
 * place is free, but other players on the waitlist do not get it; the regular's own VOY takes it. No more places are
 * kept than are free. The organiser can confirm any player, also into a kept place.
 */
import type { AttendanceStatus } from '../attendance/status.ts';

/**
 * Type of the position of a player in a match. `status` is the stored attendance. `queuedAt` is the timestamp since
 * which the player has been on the waitlist, or null for a player who is not on it.
 */
export type Standing = {
  playerId: string;
  status: AttendanceStatus;
  queuedAt: string | null;
  isGuest?: boolean;
  /** True for a guest while guests wait after all players of the list (guests.ts). */
  isLast?: boolean;
  /** True for a regular who keeps a place while the status is pending. */
  keepsPlace?: boolean;
};

type Keeping = Pick<Standing, 'status' | 'queuedAt' | 'keepsPlace'>;
type Room = { going: number; capacity: number };

/** Returns the players on the waitlist, in the order in which they move up. */
export function waitlistOf<T extends Standing>(standings: readonly T[]): T[] {
  return standings
    .filter(({ status, queuedAt }) => status === 'pending' && queuedAt !== null)
    .toSorted((a, b) => (inLine(a) < inLine(b) ? -1 : 1));
}

const inLine = ({ isLast, queuedAt }: Standing) => `${isLast ? 1 : 0}${queuedAt ?? ''}`;

/** Returns the number of players who are in. */
export const goingIn = (standings: readonly Standing[]) =>
  standings.filter(({ status }) => status === 'confirmed').length;

/**
 * Returns the players of the waitlist who get a free place, in their order. `going` is the number of players who are
 * in. A regular who keeps a place gets any free place, and the other players get the free places that nobody keeps.
 */
export function movingUp<T extends Standing>(standings: readonly T[], room: Room): T[] {
  const waitlist = waitlistOf(standings);
  const free = Math.max(0, room.capacity - room.going);
  const up = new Set([
    ...waitlist.filter((one) => one.keepsPlace).slice(0, free),
    ...waitlist.filter((one) => !one.keepsPlace).slice(0, openPlaces(standings, room)),
  ]);
  return waitlist.filter((one) => up.has(one));
}

/** Type of the facts that decide whether a regular keeps a place in a match while the attendance is pending. */
type Regular = {
  /** True once the player has said NO VOY to the match. */
  hasDeclined: boolean;
  /** The last day on which the player is away; null for a player who is not. */
  awayUntil: string | null;
};

/** Tells whether a regular keeps a place in a match on `date` (YYYY-MM-DD) while the attendance is pending. */
export function keepsPlace({ hasDeclined, awayUntil }: Regular, date: string): boolean {
  return !hasDeclined && (awayUntil === null || awayUntil < date);
}

/** Returns the number of places that are kept for regulars who have not said VOY. */
export function keptPlaces(standings: readonly Keeping[], { going, capacity }: Room): number {
  const keeping = standings.filter((one) => isKeeping(one) && one.queuedAt === null);
  return Math.min(keeping.length, Math.max(0, capacity - going));
}

/** Returns the number of free places for the players of the waitlist who keep no place. */
function openPlaces(standings: readonly Keeping[], { going, capacity }: Room): number {
  return Math.max(0, capacity - going - standings.filter(isKeeping).length);
}

const isKeeping = ({ status, keepsPlace: keeps }: Keeping) =>
  status === 'pending' && keeps === true;

/** Returns a text such as '2 lugares guardados'. */
export function keptText(places: number): string {
  return places === 1 ? '1 lugar guardado' : `${places} lugares guardados`;
}
