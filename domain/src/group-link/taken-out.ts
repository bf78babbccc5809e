import { statusOf } from '../attendance/status.ts';
import { isCurrent } from '../waitlist/answer.ts';
import { takenOutSentence } from './answer-sentences.ts';
import type { LinkedPlayers, WithPlayers } from './linked-match.ts';
import type { ShownTakenOut } from './shown-page.ts';

/** Tells whether the organiser has taken a player out of a match, and the player has not answered since. */
export function isTakenOut({ roster, answers }: LinkedPlayers, playerId: string): boolean {
  const player = roster.find(({ id }) => id === playerId);
  if (!player?.isTakenOut) return false;
  const answer = answers.find((one) => one.playerId === playerId);
  return !answer || !isCurrent(answer, statusOf(player));
}

/**
 * Returns the message that tells the player of this device that the organiser has taken that player out of the match,
 * with the keys of the match and the player. The array is empty if the organiser has not taken the player out, or if
 * the player has answered since.
 */
export function shownTakenOut(
  whole: WithPlayers,
  {
    playerId,
    organiser,
    keyOf,
  }: { playerId: string | null; organiser: string; keyOf: (id: string) => string },
): ShownTakenOut[] {
  if (playerId === null || !isTakenOut(whole, playerId)) return [];
  const sentence = takenOutSentence(organiser, null);
  return [{ match: keyOf(whole.match.id), player: keyOf(playerId), sentence }];
}
