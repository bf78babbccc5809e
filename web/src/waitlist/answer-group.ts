import type { AttendanceStatus, MatchAnswers, MatchPlayer } from '@picadito/domain';

export type BroughtGuest = MatchAnswers['guests'][number];
/** `guest` is set if a player brings this player. */
export type MatchAnswer = MatchAnswers['answers'][number] & { guest?: BroughtGuest };
/** Holds the answers that are current (shown-answer.ts). */
export type AnswersByPlayer = ReadonlyMap<string, MatchAnswer>;
/** Names the group of a player: the attendance, or 'queued' for a player on the waitlist. */
export type AnswerGroup = AttendanceStatus | 'queued';
type Attending = Pick<MatchPlayer, 'id' | 'status'>;

export function groupOf({ id, status }: Attending, current: AnswersByPlayer): AnswerGroup {
  return current.get(id)?.isQueued === true ? 'queued' : status;
}

/** Sorts the players on the waitlist by their place on it; the others come first, in their order. */
export function inOrder<Player extends Attending>(
  players: readonly Player[],
  current: AnswersByPlayer,
): Player[] {
  const placeOf = ({ id }: Player) => current.get(id)?.place ?? 0;
  return players.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Tells whether a player has not answered: is neither on the waitlist nor in doubt. */
export function isSilent({ id, status }: Attending, current: AnswersByPlayer): boolean {
  return status === 'pending' && !current.has(id);
}
