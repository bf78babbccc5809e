/*
 * The teams of a match are claro, oscuro and suplente, and with three or four teams also naranja and verde. The program
 * uses these names as keys. Requests, replies and the data stored in browsers have other names, which only this file
 * translates. Programs that know only two teams find the players of naranja and verde among the substitutes.
 */
export const TEAM_NAMES = ['claro', 'oscuro', 'suplente'] as const;
export type TeamName = (typeof TEAM_NAMES)[number];

/** Keys of the teams that play, in their order. A match has the first two, three or four of them. */
export const TEAM_KEYS = ['claro', 'oscuro', 'naranja', 'verde'] as const;
export type TeamKey = (typeof TEAM_KEYS)[number];
type ThirdOrFourth = Exclude<TeamKey, TeamName>;

/** Places of a player in saved teams: one of the teams that play, or the substitutes. */
export const TEAM_PLACES = [...TEAM_KEYS, 'suplente'] as const;
export type TeamPlace = (typeof TEAM_PLACES)[number];

/**
 * Ways in which the teams of a match can have been made. A request without an origin means `manual`
 * (docs/specification.md#data).
 */
export const TEAM_ORIGINS = ['manual', 'automatic'] as const;
export type TeamOrigin = (typeof TEAM_ORIGINS)[number];

/** Constraints on a pair of players: 'juntos' in the same team, 'separados' in different teams. */
export const PAIR_KINDS = ['juntos', 'separados'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** Type of the teams of a match by name. A match of two teams has neither naranja nor verde. */
export type Teams<Player> = Record<TeamName, Player[]> & Partial<Record<ThirdOrFourth, Player[]>>;

/** Type of a team that plays, as the API sends it: its key, and the ids of its players. */
export type KeyedTeam = { key: TeamKey; players: string[] };

/**
 * Type of teams as player ids, under the field names of the API. Without `teams` there are two teams. Of three or four
 * teams, `suplentes` also has the players of naranja and verde.
 */
export type TeamsOnWire = {
  claroTeam: string[];
  oscuroTeam: string[];
  suplentes: string[];
  teams?: KeyedTeam[] | undefined;
};

const WIRE_NAMES: Record<TeamName, Exclude<keyof TeamsOnWire, 'teams'>> = {
  claro: 'claroTeam',
  oscuro: 'oscuroTeam',
  suplente: 'suplentes',
};

/** Returns teams in which each team has the players that `teamOf` returns for its name. */
export function teamsFrom<Player>(teamOf: (name: TeamName) => Player[]): Teams<Player> {
  return { claro: teamOf('claro'), oscuro: teamOf('oscuro'), suplente: teamOf('suplente') };
}

/** Returns teams with these keys, in which each has the players that `teamOf` returns for its name. */
export function keyedTeams<Player>(
  keys: readonly TeamKey[],
  teamOf: (place: TeamPlace) => Player[],
): Teams<Player> {
  const more = keys.flatMap((key) =>
    key === 'naranja' || key === 'verde' ? [[key, teamOf(key)] as const] : [],
  );
  return { ...teamsFrom(teamOf), ...Object.fromEntries(more) };
}

/** Returns the keys of the teams that play, in their order. */
export function teamKeysIn(teams: Teams<unknown>): TeamKey[] {
  return TEAM_KEYS.filter((key) => teams[key] !== undefined);
}

/** Returns teams whose players are the results of `change` for the players of `teams`. */
export function mapTeams<Player, Result>(
  teams: Teams<Player>,
  change: (player: Player, place: TeamPlace, index: number) => Result,
): Teams<Result> {
  return keyedTeams(teamKeysIn(teams), (place) =>
    (teams[place] ?? []).map((player, index) => change(player, place, index)),
  );
}

/** Returns all players of the teams, the substitutes last. */
export function everyoneIn<Player>(teams: Teams<Player>): Player[] {
  return TEAM_PLACES.flatMap((place) => teams[place] ?? []);
}

export function teamsFromWire(wire: TeamsOnWire): Teams<string> {
  const { teams = [], suplentes } = wire;
  const more = teams.filter(({ key }) => key === 'naranja' || key === 'verde');
  if (more.length === 0) return teamsFrom((name) => wire[WIRE_NAMES[name]]);
  const playing = new Set(more.flatMap(({ players }) => players));
  return keyedTeams(
    teams.map(({ key }) => key),
    (place) =>
      place === 'suplente'
        ? suplentes.filter((id) => !playing.has(id))
        : (teams.find(({ key }) => key === place)?.players ?? []),
  );
}

export function teamsToWire(all: Teams<string>): TeamsOnWire {
  const { claro, oscuro, suplente, naranja = [], verde = [] } = all;
  const wire = {
    claroTeam: claro,
    oscuroTeam: oscuro,
    suplentes: [...naranja, ...verde, ...suplente],
  };
  return teamKeysIn(all).length > 2 ? { ...wire, teams: teamsWithKeys(all) } : wire;
}

/** Returns the teams that play with their keys, as the API sends them. */
export function teamsWithKeys(teams: Teams<string>): KeyedTeam[] {
  return teamKeysIn(teams).map((key) => ({ key, players: teams[key] ?? [] }));
}

/** Returns the name of the field that contains a team in requests and replies. */
export function wireTeamName(team: TeamName): Exclude<keyof TeamsOnWire, 'teams'> {
  return WIRE_NAMES[team];
}

export function teamIds(teams: Teams<{ id: string }>): Teams<string> {
  return mapTeams(teams, ({ id }) => id);
}

/** Tells whether the teams of both arguments consist of the same players, in any order. */
export function areSameTeams(one: Teams<string>, other: Teams<string>): boolean {
  return TEAM_PLACES.every((name) => {
    const [ids, others] = [new Set(one[name]), new Set(other[name])];
    return ids.size === others.size && [...ids].every((id) => others.has(id));
  });
}
