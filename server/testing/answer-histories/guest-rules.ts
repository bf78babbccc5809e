import { inOrder, isGuest, placeOf, put, type PlayedMatch } from './played-match.ts';

/**
 * Returns the numbers of a host's guests who leave and return with the host, in the order in which they were brought.
 * Guests that the organiser keeps are not among them.
 */
function followersOf({ players }: PlayedMatch, host: number): number[] {
  return [...players].flatMap(([number, place]) =>
    isGuest(place) && place.host === host && !place.isKept ? number : [],
  );
}

/**
 * Moves the guests who leave with the host to the state 'out', and returns their numbers. Returns an empty array from
 * kick-off on, when guests stay.
 */
export function leave(match: PlayedMatch, host: number): number[] {
  if (match.now >= match.startsAt) return [];
  const leaving = followersOf(match, host).filter((guest) => placeOf(match, guest).state !== 'out');
  for (const guest of leaving) {
    const { state, since } = placeOf(match, guest);
    put(match, guest, 'out');
    Object.assign(placeOf(match, guest), {
      hasLeft: true,
      waited: state === 'queued' ? since : null,
    });
  }
  return leaving;
}

export const [GUESTS_OF_PLAYER, GUESTS_OF_MATCH] = [2, 6];

/** Returns the number of guests of a match who are in the match or on its waitlist. */
export const guestsComing = ({ players }: PlayedMatch): number =>
  [...players.values()].filter((place) => isGuest(place) && place.state !== 'out').length;

/** Brings back the guests who left with the host, up to the limit of guests of a match, and returns their numbers. */
export function returnWith(
  match: PlayedMatch,
  host: number,
  comeIn: (match: PlayedMatch, guest: number) => void,
): number[] {
  const left = followersOf(match, host).filter((number) => {
    const guest = placeOf(match, number);
    return isGuest(guest) && guest.hasLeft && guest.state === 'out';
  });
  const returning = left.slice(0, Math.max(0, GUESTS_OF_MATCH - guestsComing(match)));
  for (const guest of returning) {
    comeIn(match, guest);
    Object.assign(placeOf(match, guest), { hasLeft: false });
  }
  return returning;
}

/**
 * Returns a position on the waitlist for a player who loses the place by an undo. The whole part of a position is the
 * number of the step in which it was given. If the first waiting player has an ordinary position of step n, the result
 * is n − 0.1, which is before all players queued in step n and after those of step n − 1. If an undo gave that
 * position, the result is 0.1 less than it. With an empty waitlist the current step counts.
 */
export function positionAfterUndo(match: PlayedMatch): number {
  const [first] = inOrder(match, 'queued');
  const since = first === undefined ? match.turn : placeOf(match, first).since;
  const isOfStep = since % 1 < 0.1;
  return (isOfStep ? Math.floor(since) : since) - 0.1;
}
