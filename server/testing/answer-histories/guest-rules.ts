import { inOrder, isGuest, placeOf, put, type PlayedMatch } from './played-match.ts';

/** Returns the guests who come and go with a host, in the order in which they were brought. */
function followersOf({ players }: PlayedMatch, host: number): number[] {
  return [...players].flatMap(([number, place]) =>
    isGuest(place) && place.host === host && !place.isKept ? number : [],
  );
}

/** Takes out the guests who leave with the host and returns their numbers. From kick-off on no guest leaves. */
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

/** Returns how many guests of a match are in or on the waitlist. */
export const guestsComing = ({ players }: PlayedMatch): number =>
  [...players.values()].filter((place) => isGuest(place) && place.state !== 'out').length;

/** Brings back the guests who left with the host, as many as the match takes, and returns their numbers. */
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
 * Returns a position before the first of the waitlist, and after everything that preceded the step that put the first
 * one there.
 */
export function fallBack(match: PlayedMatch): number {
  const [first] = inOrder(match, 'queued');
  const since = first === undefined ? match.turn : placeOf(match, first).since;
  const isOfStep = since % 1 < 0.1;
  return (isOfStep ? Math.floor(since) : since) - 0.1;
}
