import { statusOf } from '../attendance/status.ts';
import { isCurrent } from '../waitlist/answer.ts';
import { takenOutSentence, type TakenOutBy } from './answer-sentences.ts';
import type { LinkedPlayers, WithPlayers } from './linked-match.ts';
import type { ShownTakenOut } from './shown-page.ts';

/**
 * Tells whether the organiser, a helper or the captain has taken a player out of a match, and the player has not
 * answered since.
 */
export function isTakenOut({ roster, answers }: LinkedPlayers, playerId: string): boolean {
  const player = roster.find(({ id }) => id === playerId);
  if (!player?.isTakenOut) return false;
  const answer = answers.find((one) => one.playerId === playerId);
  return !answer || !isCurrent(answer, statusOf(player));
}

/**
 * Returns the message that tells the player of this device who has taken that player out of the match, with the keys of
 * the match and the player. The array is empty if `takenOutBy` is undefined, because nobody has done so.
 */
export function shownTakenOut(
  { match }: WithPlayers,
  {
    playerId,
    takenOutBy,
    keyOf,
  }: {
    playerId: string | null;
    takenOutBy: TakenOutBy | undefined;
    keyOf: (id: string) => string;
  },
): ShownTakenOut[] {
  if (playerId === null || takenOutBy === undefined) return [];
  const sentence = takenOutSentence(takenOutBy, null);
  return [{ match: keyOf(match.id), player: keyOf(playerId), sentence }];
}
