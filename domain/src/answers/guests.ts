/*
 * Guests: '+1 Dani'. A player brings a guest to one match. Until the answers close, else until 24 hours before kick-off,
 * guests wait behind all players of the list; after that by time, like all others. Who is in stays in. A guest comes with the
 * host: only who says VOY brings one, and when the host drops out the guest does too, unless the organiser keeps the guest; if
 * the host comes back before kick-off, so does the guest, at the end of the queue. A guest whom the organiser keeps after
 * that has again what there was before: is in as whom the organiser confirms, or waits at the old place.
 */
import type { Answer, LinkAnswer } from './answer.ts';
import { placesAfter, type Placed, type Room, type Standing } from './places.ts';

export const GUESTS_PER_PLAYER_MAX = 2;
export const GUESTS_PER_MATCH_MAX = 6;
const GUESTS_LAST_MS = 24 * 60 * 60 * 1000;

export type Guest = {
  playerId: string;
  hostId: string;
  /** The organiser keeps the guest, whatever the host does. */
  isKept: boolean;
  /** Dropped out with the host then. */
  leftAt: string | null;
};

/** Epoch milliseconds. `closesAt`: when the answers close, if the organiser has said so. */
export type Times = { startsAt: number; closesAt: number | null };

export function areGuestsLast(times: Times, now: number): boolean {
  return now < guestsLastUntil(times);
}

export function guestsLastUntil({ startsAt, closesAt }: Times): number {
  return closesAt ?? startsAt - GUESTS_LAST_MS;
}

type Said = { playerId: string; answer: Answer };
type Match = { standings: readonly Standing[]; guests: readonly Guest[]; room: Room };
export type PlacedWithGuests = Placed & { guests: Standing[] };
/** `place`: where the answer leaves its player. `nextAt`: the time of each guest who comes back. */
type Rules = { place: (standings: readonly Standing[]) => Placed; nextAt: () => string };

/**
 * Where a guest stood who dropped out with the host: in the queue since then. Null: was in. `answer`: the last by the
 * link, that drop-out or, when the organiser has taken the host out, the one before.
 */
export function queuedBefore(answer: LinkAnswer | undefined): string | null {
  const before = answer?.answer === 'declined' ? answer.before : answer;
  return before?.queuedAt ?? null;
}

/** The guests who drop out with their host. */
export function guestsLeaving({ standings, guests }: Omit<Match, 'room'>, hostId: string) {
  return guestsOf({ standings, guests }, hostId).filter(({ status }) => status !== 'declined');
}

/** With the guests who come and go with the player. */
export function placesWithGuests(match: Match, said: Said, rules: Rules): PlacedWithGuests {
  const { standings, room } = match;
  const isComing = said.answer === 'confirmed';
  const leaving = isComing ? [] : guestsLeaving(match, said.playerId).map(declined);
  const after = rules.place(withThese(standings, leaving));
  const returning = isComing ? guestsReturning(match, said.playerId) : [];
  let all = withThese(standings, [after.own, ...after.movedUp.map(confirmed)]);
  const back = returning.map(({ playerId }) => {
    const { own } = placesAfter(all, { playerId, answer: 'confirmed', at: rules.nextAt() }, room);
    all = withThese(all, [own]);
    return own;
  });
  return { ...after, guests: [...leaving, ...back] };
}

/** As many as the match still takes: others may have brought guests since. */
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

/** Those who come and go with the host. */
function guestsOf({ standings, guests }: Omit<Match, 'room'>, hostId: string): Standing[] {
  const own = guests.filter((guest) => guest.hostId === hostId && !guest.isKept);
  return standings.filter(({ playerId }) => own.some((guest) => guest.playerId === playerId));
}

const declined = (one: Standing): Standing => ({ ...one, status: 'declined', queuedAt: null });
const confirmed = (playerId: string): Standing => {
  return { playerId, status: 'confirmed', queuedAt: null };
};

/** These in the place of those of the same players. */
function withThese(standings: readonly Standing[], changed: readonly Standing[]): Standing[] {
  const byId = new Map(changed.map((one) => [one.playerId, one]));
  return standings.map((one) => byId.get(one.playerId) ?? one);
}
