import { type Teams, teamsFrom, teamsFromWire, type TeamsReply } from '@picadito/domain';

/** A player with the name and level of the day the teams were saved. */
export type SavedPlayer = TeamsReply['players'][number];

/** Who is in each of the saved teams; players without an id are left out. */
export function savedTeams(teams: TeamsReply): Teams<SavedPlayer> {
  const byId = new Map(teams.players.map((player) => [player.id, player]));
  const ids = teamsFromWire(teams);
  return teamsFrom((name) => ids[name].flatMap((id) => byId.get(id) ?? []));
}
