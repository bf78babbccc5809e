/*
 * A player can bring guests ('+1 Dani') to one match. Until the answers close, or until 24 hours before kick-off when
 * there is no deadline, guests wait after all players of the list; from then on they wait in the order of their times,
 * as all others do. A guest who is in stays in. A guest comes with the host: only a host who says VOY brings one, and
 * the guest drops out with the host unless the organiser keeps the guest. If the host comes back before kick-off, so
 * does the guest, at the end of the waitlist. A guest that the organiser keeps after dropping out gets back the former
 * state: in, as if the organiser had confirmed, or waiting at the old place.
 */
import type { Answer, LinkAnswer } from './answer.ts';
import { placesAfter, type Placed, type Availability, type Standing } from './places.ts';

export const GUESTS_PER_PLAYER_MAX = 2;
export const GUESTS_PER_MATCH_MAX = 6;
const GUESTS_LAST_MS = 24 * 60 * 60 * 1000;

export type Guest = {
  playerId: string;
  hostId: string;
  /** True if the organiser keeps the guest in the match even if the host drops out. */
  isKept: boolean;
  /** Timestamp at which the guest dropped out together with the host; null for all other guests. */
  leftAt: string | null;
};

/**
 * Type of the start of a match and its deadline for answers, both in epoch milliseconds. `closesAt` is null if the
 * organiser has set no deadline.
 */
export type Times = { startsAt: number; closesAt: number | null };

export function areGuestsLast(times: Times, now: number): boolean {
  return now < guestsLastUntil(times);
}

export function guestsLastUntil({ startsAt, closesAt }: Times): number {
  return closesAt ?? startsAt - GUESTS_LAST_MS;
}

type GivenAnswer = { playerId: string; answer: Answer };
type Match = {
  standings: readonly Standing[];
  guests: readonly Guest[];
  availability: Availability;
};
export type PlacedWithGuests = Placed & { guests: Standing[] };
/**
 * Type of two functions: `place` returns the places after the player's own answer, and `nextAt` returns a new timestamp
 * for each guest who comes back, so that their order on the waitlist is known.
 */
type Rules = { place: (standings: readonly Standing[]) => Placed; nextAt: () => string };

/**
 * Returns since when a guest who dropped out with the host had been on the waitlist; null if the guest had a place.
 * `answer` is the guest's last answer by the link. If it is the drop-out, the state before it counts; if the organiser
 * has taken out the host, there is no such answer, and the last one counts itself.
 */
export function queuedBefore(answer: LinkAnswer | undefined): string | null {
  const before = answer?.answer === 'declined' ? answer.before : answer;
  return before?.queuedAt ?? null;
}

/**
 * Returns the guests who have to drop out when their host does: all that the organiser does not keep and who have not
 * dropped out before.
 */
export function guestsLeaving({ standings, guests }: Omit<Match, 'availability'>, hostId: string) {
  return guestsOf({ standings, guests }, hostId).filter(({ status }) => status !== 'declined');
}

/**
 * Returns the places after a player's answer, together with the player's guests: they drop out unless the answer is
 * VOY, and come back with a VOY.
 */
export function placesWithGuests(match: Match, given: GivenAnswer, rules: Rules): PlacedWithGuests {
  const { standings, availability } = match;
  const isComing = given.answer === 'confirmed';
  const leaving = isComing ? [] : guestsLeaving(match, given.playerId).map(declined);
  const after = rules.place(mergeStandings(standings, leaving));
  const returning = isComing ? guestsReturning(match, given.playerId) : [];
  let all = mergeStandings(standings, [after.own, ...after.movedUp.map(confirmed)]);
  const back = returning.map(({ playerId }) => {
    const { own } = placesAfter(
      all,
      { playerId, answer: 'confirmed', at: rules.nextAt() },
      availability,
    );
    all = mergeStandings(all, [own]);
    return own;
  });
  return { ...after, guests: [...leaving, ...back] };
}

/**
 * Returns the guests who come back with their host. There may be fewer than dropped out, because other players may have
 * brought guests since and the match has a limit.
 */
function guestsReturning(match: Match, hostId: string): Standing[] {
  const { guests, standings } = match;
  const left = new Set(guests.flatMap((guest) => (guest.leftAt ? guest.playerId : [])));
  const present = standings.filter(
    ({ playerId, status }) =>
      status !== 'declined' && guests.some((guest) => guest.playerId === playerId),
  );
  return guestsOf(match, hostId)
    .filter(({ playerId, status }) => status === 'declined' && left.has(playerId))
    .slice(0, Math.max(0, GUESTS_PER_MATCH_MAX - present.length));
}

/**
 * Returns the guests of a host without the ones that the organiser keeps. The returned guests drop out and come back
 * with the host.
 */
function guestsOf({ standings, guests }: Omit<Match, 'availability'>, hostId: string): Standing[] {
  const own = guests.filter((guest) => guest.hostId === hostId && !guest.isKept);
  return standings.filter(({ playerId }) => own.some((guest) => guest.playerId === playerId));
}

const declined = (one: Standing): Standing => ({ ...one, status: 'declined', queuedAt: null });
const confirmed = (playerId: string): Standing => {
  return { playerId, status: 'confirmed', queuedAt: null };
};

/** Returns the standings in their order, with the changed standings in place of the former ones of the same players. */
function mergeStandings(standings: readonly Standing[], changed: readonly Standing[]): Standing[] {
  const byId = new Map(changed.map((one) => [one.playerId, one]));
  return standings.map((one) => byId.get(one.playerId) ?? one);
}
