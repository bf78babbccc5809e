import { CONFIRMATION_BAR_SCALE, type MatchPlayer } from '@picadito/domain';

export type AttendanceAction = 'group' | 'replies' | 'everyone' | 'teams';

/**
 * What comes next for a match: calling the group while no player was called, taking in its replies while some are missing,
 * and the teams once ten have confirmed or all have answered.
 */
export function primaryAction(
  players: readonly Pick<MatchPlayer, 'status'>[],
  wasCalled: boolean,
): AttendanceAction {
  const countOf = (status: MatchPlayer['status']) =>
    players.filter((player) => player.status === status).length;
  const pending = countOf('pending');
  if (countOf('confirmed') >= CONFIRMATION_BAR_SCALE || pending === 0) return 'teams';
  return wasCalled || pending < players.length ? 'replies' : 'group';
}
