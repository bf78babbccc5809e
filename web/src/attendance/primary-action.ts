import { CONFIRMATION_BAR_SCALE, type MatchPlayer } from '@picadito/domain';

export type AttendanceAction = 'group' | 'replies' | 'everyone' | 'teams';

/**
 * Returns the action that the screen of a match makes the main one. It is to call the group while no player was called
 * or has an answer, to paste the group's replies while answers are missing, and to form teams once ten players have
 * confirmed or all have answered.
 */
export function primaryAction(
  players: readonly Pick<MatchPlayer, 'status'>[],
  wasCalled: boolean,
): Exclude<AttendanceAction, 'everyone'> {
  const countOf = (status: MatchPlayer['status']) =>
    players.filter((player) => player.status === status).length;
  const pending = countOf('pending');
  if (countOf('confirmed') >= CONFIRMATION_BAR_SCALE || pending === 0) return 'teams';
  return wasCalled || pending < players.length ? 'replies' : 'group';
}
