/*
 * The teams of a match: who is in claro, oscuro and suplente. Inside they have one shape, by the name of the team;
 * requests, replies and entries that browsers have stored name them otherwise, translated here and nowhere else.
 */
import { TEAM_NAMES, type TeamName } from './team-name.ts';
import type { TeamsReply } from './teams-reply.ts';

export type Teams<Player> = Record<TeamName, Player[]>;

/** Player ids by team, as the API names them. */
export type TeamsOnWire = Pick<TeamsReply, 'claroTeam' | 'oscuroTeam' | 'suplentes'>;

const WIRE_NAMES: Record<TeamName, keyof TeamsOnWire> = {
  claro: 'claroTeam',
  oscuro: 'oscuroTeam',
  suplente: 'suplentes',
};

/** Teams of one value for each team. */
export function teamsFrom<Player>(teamOf: (name: TeamName) => Player[]): Teams<Player> {
  return { claro: teamOf('claro'), oscuro: teamOf('oscuro'), suplente: teamOf('suplente') };
}

export function teamsFromWire(wire: TeamsOnWire): Teams<string> {
  return teamsFrom((name) => wire[WIRE_NAMES[name]]);
}

export function teamsToWire({ claro, oscuro, suplente }: Teams<string>): TeamsOnWire {
  return { claroTeam: claro, oscuroTeam: oscuro, suplentes: suplente };
}

/** The field of a request in which a team is. */
export function wireTeamName(team: TeamName): keyof TeamsOnWire {
  return WIRE_NAMES[team];
}

export function teamIds(
  teams: Readonly<Record<TeamName, readonly { id: string }[]>>,
): Teams<string> {
  return teamsFrom((name) => teams[name].map(({ id }) => id));
}

/** Whether each team has the same players, in any order. */
export function areSameTeams(one: Teams<string>, other: Teams<string>): boolean {
  return TEAM_NAMES.every((name) => {
    const [ids, others] = [new Set(one[name]), new Set(other[name])];
    return ids.size === others.size && [...ids].every((id) => others.has(id));
  });
}
