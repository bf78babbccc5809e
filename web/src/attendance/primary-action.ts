import { type FormatSize, type MatchPlayer, placesOf } from '@picadito/domain';

export type AttendanceAction = 'group' | 'replies' | 'everyone' | 'teams' | 'share';

/**
 * Returns the action of the main button on attendance: 'group', to call the group, while no player was called or has an
 * answer; 'replies', to paste the replies of the group, while answers are missing; 'teams' once the places in the teams
 * are taken or all have answered; and 'share' if saved teams fit then. `doTeamsFit` is true if the saved teams and their
 * substitutes are exactly the confirmed players.
 */
export function primaryAction(
  players: readonly Pick<MatchPlayer, 'status'>[],
  wasCalled: boolean,
  match: FormatSize = {},
  doTeamsFit = false,
): Exclude<AttendanceAction, 'everyone'> {
  const countOf = (status: MatchPlayer['status']) =>
    players.filter((player) => player.status === status).length;
  const pending = countOf('pending');
  if (countOf('confirmed') >= placesOf(match) || pending === 0)
    return doTeamsFit ? 'share' : 'teams';
  return wasCalled || pending < players.length ? 'replies' : 'group';
}
