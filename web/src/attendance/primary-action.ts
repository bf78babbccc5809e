import { type FormatSize, type Match, type MatchPlayer, placesOf } from '@picadito/domain';

export type AttendanceAction = 'group' | 'replies' | 'everyone' | 'teams' | 'share';

/**
 * Returns the action of the main button on attendance: 'group', to call the group, while no player was called or has an
 * answer; 'replies', to paste the replies of the group, while answers are missing; 'teams' once the places in the teams
 * are taken or all have answered; and 'share' if teams of as many players as are confirmed are saved then.
 */
export function primaryAction(
  players: readonly Pick<MatchPlayer, 'status'>[],
  wasCalled: boolean,
  match: FormatSize & Partial<Pick<Match, 'teamCounts'>> = {},
): Exclude<AttendanceAction, 'everyone'> {
  const countOf = (status: MatchPlayer['status']) =>
    players.filter((player) => player.status === status).length;
  const pending = countOf('pending');
  const confirmed = countOf('confirmed');
  const { claro = 0, oscuro = 0, suplentes = 0 } = match.teamCounts ?? {};
  if (confirmed >= placesOf(match) || pending === 0)
    return match.teamCounts && claro + oscuro + suplentes === confirmed ? 'share' : 'teams';
  return wasCalled || pending < players.length ? 'replies' : 'group';
}
