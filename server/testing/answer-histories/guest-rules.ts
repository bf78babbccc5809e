import { inOrder, isGuest, placeOf, put, type PlayedMatch } from './played-match.ts';

/** The guests who come and go with a host, the first brought first. */
function followersOf({ players }: PlayedMatch, host: number): number[] {
  return [...players].flatMap(([number, place]) =>
    isGuest(place) && place.host === host && !place.isKept ? number : [],
  );
}

/** Those who go with the host, before kick-off. */
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

/** How many of a match come. */
export const guestsComing = ({ players }: PlayedMatch): number =>
  [...players.values()].filter((place) => isGuest(place) && place.state !== 'out').length;

/** Those who left with the host, as many as the match takes. */
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

/** Before the first of the queue, and after all that was before the step that brought that one there. */
export function fallBack(match: PlayedMatch): number {
  const [first] = inOrder(match, 'queued');
  const since = first === undefined ? match.turn : placeOf(match, first).since;
  const isOfStep = since % 1 < 0.1;
  return (isOfStep ? Math.floor(since) : since) - 0.1;
}
