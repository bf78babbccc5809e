/*
 * The teams of a match are claro, oscuro and suplente. The program uses these names as keys. Requests, replies and the
 * data stored in browsers have other names, which only this file translates.
 */
export const TEAM_NAMES = ['claro', 'oscuro', 'suplente'] as const;
export type TeamName = (typeof TEAM_NAMES)[number];

/** Keys of the teams that play, in their order. A match has the first two, three or four of them. */
export const TEAM_KEYS = ['claro', 'oscuro', 'naranja', 'verde'] as const;
export type TeamKey = (typeof TEAM_KEYS)[number];

/**
 * Ways in which the teams of a match can have been made. A request without an origin means `manual`
 * (docs/specification.md#data).
 */
export const TEAM_ORIGINS = ['manual', 'automatic'] as const;
export type TeamOrigin = (typeof TEAM_ORIGINS)[number];

/** Constraints on a pair of players: 'juntos' in the same team, 'separados' in different teams. */
export const PAIR_KINDS = ['juntos', 'separados'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

export type Teams<Player> = Record<TeamName, Player[]>;

/** Type of teams as player ids, under the field names of the API. */
export type TeamsOnWire = { claroTeam: string[]; oscuroTeam: string[]; suplentes: string[] };

const WIRE_NAMES: Record<TeamName, keyof TeamsOnWire> = {
  claro: 'claroTeam',
  oscuro: 'oscuroTeam',
  suplente: 'suplentes',
};

/** Returns teams in which each team has the players that `teamOf` returns for its name. */
export function teamsFrom<Player>(teamOf: (name: TeamName) => Player[]): Teams<Player> {
  return { claro: teamOf('claro'), oscuro: teamOf('oscuro'), suplente: teamOf('suplente') };
}

export function teamsFromWire(wire: TeamsOnWire): Teams<string> {
  return teamsFrom((name) => wire[WIRE_NAMES[name]]);
}

export function teamsToWire({ claro, oscuro, suplente }: Teams<string>): TeamsOnWire {
  return { claroTeam: claro, oscuroTeam: oscuro, suplentes: suplente };
}

/** Returns the name of the field that contains a team in requests and replies. */
export function wireTeamName(team: TeamName): keyof TeamsOnWire {
  return WIRE_NAMES[team];
}

export function teamIds(
  teams: Readonly<Record<TeamName, readonly { id: string }[]>>,
): Teams<string> {
  return teamsFrom((name) => teams[name].map(({ id }) => id));
}

/** Tells whether the teams of both arguments consist of the same players, in any order. */
export function areSameTeams(one: Teams<string>, other: Teams<string>): boolean {
  return TEAM_NAMES.every((name) => {
    const [ids, others] = [new Set(one[name]), new Set(other[name])];
    return ids.size === others.size && [...ids].every((id) => others.has(id));
  });
}
