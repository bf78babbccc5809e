import {
  areGuestsLast,
  CAPACITY,
  isCurrent,
  isPlaceTaken,
  placesAfter,
  placesAfterUndo,
  placesWithGuests,
  statusOf,
  type Answer,
  type Before,
  type LinkAnswer,
  type LinkedMatch,
  type LinkedPlayers,
  type Placed,
  type PlacedWithGuests,
  type Room,
  type Standing,
} from '@picadito/domain';
import { timestampBefore } from '../../store/timestamps.ts';

/** An answer to be stored. */
export type Given = {
  match: LinkedMatch;
  players: LinkedPlayers;
  player: LinkedPlayers['roster'][number];
  answer: Answer;
  /** Undefined: that of the same answer before stays. */
  comment: string | null | undefined;
  authorId: string | null;
  /** It takes the last one back. */
  isUndo: boolean;
};

/** Those that count. */
export function currentAnswers({ roster, answers }: LinkedPlayers): LinkAnswer[] {
  const statuses = new Map(roster.map((player) => [player.id, statusOf(player)]));
  return answers.filter((one) => isCurrent(one, statuses.get(one.playerId) ?? 'pending'));
}

/** What the player takes back to. Null for an answer as any other, which a late one is too. */
export function undoneBy(
  { isUndo, answer, authorId }: Given,
  current: LinkAnswer | undefined,
): Before | null {
  const before = current?.before ?? null;
  return isUndo && authorId === null && before?.answer === answer ? before : null;
}

type Then = {
  current: ReadonlyMap<string, LinkAnswer>;
  undone: Before | null;
  at: string;
  /** Epoch milliseconds. */
  now: number;
  /** The time of each guest who comes back with the player. */
  nextAt: () => string;
};

/** Where an answer at `at` leaves its player and the player's guests, and who moves up by it. */
export function placesOf(given: Given, then: Then): PlacedWithGuests {
  const { match, players, player, answer } = given;
  const { roster, guests = [] } = players;
  const areLast = areGuestsLast(match, then.now);
  const standings = roster.map((one): Standing => {
    const queuedAt = then.current.get(one.id)?.queuedAt ?? null;
    const isGuest = guests.some(({ playerId }) => playerId === one.id);
    const isLast = areLast && isGuest;
    return { playerId: one.id, status: statusOf(one), queuedAt, isGuest, isLast };
  });
  const { startsAt, freeSince } = match;
  const room = { capacity: match.capacity ?? CAPACITY, now: then.now, startsAt, freeSince };
  return placesWithGuests(
    { standings, guests, room },
    { playerId: player.id, answer },
    { place: (all) => placeOf(all, { ...given, room }, then), nextAt: then.nextAt },
  );
}

function placeOf(
  standings: readonly Standing[],
  { players: { roster, answers }, player: { id: playerId }, answer, room }: Given & { room: Room },
  { current, undone, at }: Then,
): Placed {
  if (!undone) return placesAfter(standings, { playerId, answer, at }, room);
  const changedAt = new Map(answers.map((one) => [one.playerId, one.changedAt]));
  const others = roster
    .filter(({ id }) => id !== playerId)
    .map(({ id, confirmedAt }) => ({ confirmedAt, changedAt: changedAt.get(id) }));
  const isTaken = isPlaceTaken(others, current.get(playerId)?.changedAt ?? null);
  const undo = { playerId, before: undone, at, isTaken, earlier: timestampBefore };
  return placesAfterUndo(standings, undo, room);
}
