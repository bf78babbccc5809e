import {
  beforeOf,
  isPlaceTaken,
  statusOf,
  type Answer,
  type Before,
  type DeviceKind,
  type LinkAnswer,
  type LinkedMatch,
  type LinkedPlayers,
} from '@picadito/domain';
import { timestampBefore } from '../../store/timestamps.ts';

/** An answer by a link that is to be stored, with the match and the players it concerns. */
export type AnswerToStore = {
  match: LinkedMatch;
  players: LinkedPlayers;
  player: LinkedPlayers['roster'][number];
  answer: Answer;
  /**
   * The new comment; null deletes the comment. If it is undefined, an answer equal to the player's current one keeps
   * the comment, and an undo brings back the comment of the restored answer.
   */
  comment: string | null | undefined;
  authorId: string | null;
  /** True if the answer undoes the player's previous one. */
  isUndo: boolean;
  /** True if the device only claims the name, and does not own it. */
  isClaim: boolean;
  deviceHash: string | null;
  /** How well the device is known; null for a guest, and for a proposal that the organiser accepts. */
  kind: DeviceKind | null;
  /**
   * Hash by which the limit on how many players one sender may take out counts the sender: of the network for a new
   * device, otherwise of the device; null if the limit does not apply.
   */
  addressHash: string | null;
};

/** Returns the stored answer of the player, also if it no longer counts. */
export const storedAnswer = ({ player, players: { answers } }: AnswerToStore) =>
  answers.find(({ playerId }) => playerId === player.id);

/**
 * Returns the state that a new answer of a player replaces; null if the answer cannot be taken back to an earlier
 * state.
 */
export function replacedState(
  player: AnswerToStore['player'] | undefined,
  current: LinkAnswer | undefined,
  answer: Answer,
): Before | null {
  if (!player) return null;
  const { confirmedAt } = player;
  return beforeOf({ status: statusOf(player), confirmedAt }, current, answer);
}

/**
 * Returns the state that an undo by the player restores, and whether another player may have taken the place since.
 * Returns null for any other answer, and if the state before the current answer has another answer than this one.
 */
export function undoOf(
  { isUndo, isClaim, authorId, answer, player, players: { roster, answers } }: AnswerToStore,
  current: LinkAnswer | undefined,
) {
  const before = isUndo && authorId === null && !isClaim ? current?.before : null;
  if (before?.answer !== answer) return null;
  const changedAt = new Map(answers.map((one) => [one.playerId, one.changedAt]));
  const others = roster
    .filter(({ id }) => id !== player.id)
    .map(({ id, confirmedAt }) => ({ confirmedAt, changedAt: changedAt.get(id) }));
  const isTaken = isPlaceTaken(others, current?.changedAt ?? null);
  return { before, isTaken, earlier: timestampBefore };
}
