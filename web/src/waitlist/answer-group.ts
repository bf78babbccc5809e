import type { AttendanceStatus, MatchAnswers, MatchPlayer } from '@picadito/domain';

export type BroughtGuest = MatchAnswers['guests'][number];
/** Type of the current answer of a player. `guest` is set if another player brings this player, and names the host. */
export type MatchAnswer = MatchAnswers['answers'][number] & { guest?: BroughtGuest };
/** Type of the current answers by player id; shown-answer.ts defines which answers are current. */
export type AnswersByPlayer = ReadonlyMap<string, MatchAnswer>;
/** Type of the group in which a player is listed: the attendance status, or 'queued' for a player on the waitlist. */
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

/** Tells whether a player is confirmed by the organiser, and has not answered by the link since. */
export function isConfirmedByOrganiser(
  { id, status }: Attending,
  current: AnswersByPlayer,
): boolean {
  return status === 'confirmed' && (current.get(id)?.source ?? 'organiser') === 'organiser';
}
