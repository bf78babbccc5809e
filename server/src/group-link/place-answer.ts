import {
  CAPACITY,
  isCurrent,
  isPlaceTaken,
  placesAfter,
  placesAfterUndo,
  statusOf,
  type Answer,
  type Before,
  type LinkAnswer,
  type LinkedMatch,
  type LinkedPlayers,
  type Placed,
} from '@picadito/domain';
import { timestampBefore } from '../store/timestamps.ts';

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

type Then = { current: ReadonlyMap<string, LinkAnswer>; undone: Before | null; at: string };

/** Where an answer at `at` leaves its player, and who moves up by it. */
export function placesOf(
  { match, players: { roster }, player, answer }: Given,
  { current, undone, at }: Then,
): Placed {
  const standings = roster.map((one) => {
    const queuedAt = current.get(one.id)?.queuedAt ?? null;
    return { playerId: one.id, status: statusOf(one), queuedAt };
  });
  const capacity = match.capacity ?? CAPACITY;
  const playerId = player.id;
  if (!undone) return placesAfter(standings, { playerId, answer, at }, capacity);
  const others = roster.filter(({ id }) => id !== playerId);
  const isTaken = isPlaceTaken(others, current.get(playerId)?.changedAt ?? null);
  const undo = { playerId, before: undone, at, isTaken, earlier: timestampBefore };
  return placesAfterUndo(standings, undo, capacity);
}
