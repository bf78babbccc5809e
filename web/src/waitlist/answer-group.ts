import type { AttendanceStatus, MatchAnswers, MatchPlayer } from '@picadito/domain';

export type BroughtGuest = MatchAnswers['guests'][number];
/** Type of the current answer of a player. `guest` is set if another player brings this player, and names the host. */
export type MatchAnswer = MatchAnswers['answers'][number] & { guest?: BroughtGuest };
/** Type of the current answers by player id; shown-answer.ts defines which answers are current. */
export type AnswersByPlayer = ReadonlyMap<string, MatchAnswer>;
/**
 * Type of the group in which a player is listed: the attendance status, 'queued' for a player on the waitlist, or
 * 'away' for a player without an answer who is away on the day of the match.
 */
export type AnswerGroup = AttendanceStatus | 'queued' | 'away';
/** Type of the players who are away on the day of the match: the last day of their absence by player id. */
export type Away = ReadonlyMap<string, string>;
type Attending = Pick<MatchPlayer, 'id' | 'status'>;

export function groupOf(player: Attending, current: AnswersByPlayer, away?: Away): AnswerGroup {
  if (current.get(player.id)?.isQueued === true) return 'queued';
  const isAway = away?.has(player.id) === true && !hasAnswer(player, current);
  return isAway ? 'away' : player.status;
}

/** Sorts the players on the waitlist by their place on it; the others come first, in their order. */
export function inOrder<Player extends Attending>(
  players: readonly Player[],
  current: AnswersByPlayer,
): Player[] {
  const placeOf = ({ id }: Player) => current.get(id)?.place ?? 0;
  return players.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function hasAnswer({ id, status }: Attending, current: AnswersByPlayer): boolean {
  return status !== 'pending' || current.has(id);
}

/** Tells whether a player has yet to answer: a pending player who is not away, not in doubt and not on the waitlist. */
export function isSilent(player: Attending, current: AnswersByPlayer, away: Away): boolean {
  return !hasAnswer(player, current) && !away.has(player.id);
}

/** Tells whether a player is confirmed by the organiser, and has not answered by the link since. */
export function isConfirmedByOrganiser(
  { id, status }: Attending,
  current: AnswersByPlayer,
): boolean {
  return status === 'confirmed' && (current.get(id)?.source ?? 'organiser') === 'organiser';
}
