/*
 * A regular ('Fijo') keeps a place in a match until the organiser's hour ('Los fijos contestan hasta'): without an
 * answer, with NO SÉ, and on the waitlist of a full match. A NO VOY, or an absence on the day of the match, ends this
 * for good. A kept place is free, but other players on the waitlist do not get it; the regular's own VOY takes it. No
 * more places are kept than are free. The organiser can confirm any player, also into a kept place.
 */
import type { AttendanceStatus } from '../attendance/status.ts';

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

type Keeping = { status: AttendanceStatus; queuedAt: string | null; keepsPlace?: boolean };
type Room = { going: number; capacity: number };

/** Returns the number of places that are kept for regulars who have not said VOY. */
export function keptPlaces(standings: readonly Keeping[], { going, capacity }: Room): number {
  const keeping = standings.filter((one) => isKeeping(one) && one.queuedAt === null);
  return Math.min(keeping.length, Math.max(0, capacity - going));
}

/** Returns the number of free places for the players of the waitlist who keep no place. */
export function openPlaces(standings: readonly Keeping[], { going, capacity }: Room): number {
  return Math.max(0, capacity - going - standings.filter(isKeeping).length);
}

const isKeeping = ({ status, keepsPlace: keeps }: Keeping) =>
  status === 'pending' && keeps === true;

/** Returns a text such as '2 lugares guardados'. */
export function keptText(places: number): string {
  return places === 1 ? '1 lugar guardado' : `${places} lugares guardados`;
}
