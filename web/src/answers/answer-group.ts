import type { AttendanceStatus, MatchAnswers, MatchPlayer } from '@picadito/domain';

export type BroughtGuest = MatchAnswers['guests'][number];
/** `guest` is set if a player brings this player. */
export type MatchAnswer = MatchAnswers['answers'][number] & { guest?: BroughtGuest };
/** Holds the answers that are current (shown-answer.ts). */
export type AnswersByPlayer = ReadonlyMap<string, MatchAnswer>;
/** The players in the queue are a group of their own. */
export type AnswerGroup = AttendanceStatus | 'queued';
type Attending = Pick<MatchPlayer, 'id' | 'status'>;

export function groupOf({ id, status }: Attending, current: AnswersByPlayer): AnswerGroup {
  return current.get(id)?.isQueued === true ? 'queued' : status;
}

/** Sorts the players in the queue by their place in it; the others keep their order. */
export function inOrder<Player extends Attending>(
  players: readonly Player[],
  current: AnswersByPlayer,
): Player[] {
  const placeOf = ({ id }: Player) => current.get(id)?.place ?? 0;
  return players.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Tells whether a player has said nothing: neither waits in the queue nor is in doubt. */
export function isSilent({ id, status }: Attending, current: AnswersByPlayer): boolean {
  return status === 'pending' && !current.has(id);
}
