import {
  balanceTeams,
  checkSides,
  DEFAULT_FORMAT,
  keyedTeams,
  type MatchPlayer,
  MESSAGES,
  nameList,
  TEAM_KEYS,
  TEAM_PLACES,
  type TeamKey,
  teamIds,
  teamKeysIn,
  type TeamOrigin,
  type TeamPlace,
  type Teams,
  teamsFromWire,
  type TeamsReply,
} from '@picadito/domain';
import { sidesOf } from './sides.ts';
import { doPlacesFit, sizesOf, type TeamSizes } from './team-sizes.ts';
import { TEAM_TITLES } from './team-names.ts';

/**
 * Type of the state of the teams while the organiser forms them. `places` has one team per player id, so no player is
 * in two teams; the players of a team are in the order in which they were placed. `method` is the chosen way to form
 * teams. `madeBy` is 'automatic' while the teams are unchanged since the algorithm made them. `error` is the reason why
 * the last action was refused, or null.
 */
export type Formation = {
  sizes: TeamSizes;
  method: TeamOrigin;
  madeBy: TeamOrigin;
  places: ReadonlyMap<string, TeamPlace>;
  error: string | null;
};

export type FormationAction =
  | { type: 'start'; formation: Formation }
  | { type: 'method'; method: TeamOrigin; ready?: FormedTeams | undefined }
  | { type: 'generate'; confirmed: readonly MatchPlayer[] }
  | { type: 'take'; teams: FormedTeams; madeBy?: TeamOrigin }
  | { type: 'place'; player: MatchPlayer; team: TeamPlace }
  | { type: 'swap'; playerIds: readonly [string, string] }
  | { type: 'free'; playerId: string }
  | { type: 'present'; players: readonly MatchPlayer[] }
  | { type: 'clear' };

export type FormedTeams = Teams<MatchPlayer>;

/**
 * Returns the formation to start with: the saved teams without players who have left the match. Without saved teams, or
 * if they do not fit `sizes`, these are the `ready` teams that the algorithm proposes. `ready` is undefined if too few
 * players have confirmed, or if the caller wants no proposal; then the formation is empty.
 */
export function startFormation(
  saved: TeamsReply | null,
  players: readonly MatchPlayer[],
  ready: FormedTeams | undefined,
  sizes: TeamSizes = DEFAULT_FORMAT,
): Formation {
  const present = (id: string) => players.some((player) => player.id === id);
  const empty: Formation = {
    sizes: sizesOf(sizes),
    method: 'automatic',
    madeBy: 'automatic',
    places: new Map(),
    error: null,
  };
  const places = saved && placesIn(teamsFromWire(saved), present);
  if (!saved || !places || !doPlacesFit(places, sizes))
    return ready ? withTeams(empty, ready, 'automatic') : empty;
  return { ...empty, method: saved.createdBy, madeBy: saved.createdBy, places };
}

/**
 * Returns the formation to start with when the organiser forms the teams by hand: the saved teams if they fit `sizes`,
 * otherwise an empty formation.
 */
export function handFormation(
  saved: TeamsReply | null,
  players: readonly MatchPlayer[],
  sizes?: TeamSizes,
): Formation {
  return { ...startFormation(saved, players, undefined, sizes), method: 'manual' };
}

/**
 * Returns the formation after an action. A refused action leaves the teams as they were and sets `error` to the reason.
 */
export function formationAfter(formation: Formation, action: FormationAction): Formation {
  switch (action.type) {
    case 'start':
      return action.formation;
    case 'method':
      return withMethod(formation, action.method, action.ready);
    case 'generate':
      return generated(formation, action.confirmed);
    case 'take':
      return withTeams(formation, action.teams, action.madeBy ?? 'automatic');
    case 'place':
      return placed(formation, action.player, action.team);
    case 'swap':
      return swapped(formation, action.playerIds);
    case 'free':
      return {
        ...formation,
        madeBy: 'manual',
        places: without(formation, action.playerId),
        error: null,
      };
    case 'present':
      return withPresent(formation, action.players);
    case 'clear':
      return { ...formation, madeBy: 'manual', places: new Map(), error: null };
  }
}

/** Returns the players of each team, without players who have left the match. */
export function teamsOf(
  { sizes, places }: Formation,
  players: readonly MatchPlayer[],
): FormedTeams {
  const known = new Map(players.map((player) => [player.id, player]));
  return keyedTeams(TEAM_KEYS.slice(0, sizes.teamCount), (place) =>
    [...places].flatMap(([id, team]) => (team === place ? (known.get(id) ?? []) : [])),
  );
}

/**
 * Returns why these teams cannot be saved, or null if they can. Kind 'missing' means that a team has no players;
 * screens show this at once. Kind 'rule' means that teams made by hand are too uneven; screens show this only when the
 * organiser tries to save.
 */
export function obstacle(
  formation: Formation,
  teams: FormedTeams,
): { kind: 'missing' | 'rule'; sentence: string } | null {
  const keys = teamKeysIn(teams);
  const empty = keys.filter((key) => teams[key]?.length === 0);
  if (empty.length > 0) {
    return { kind: 'missing', sentence: missingIn(empty, empty.length === keys.length) };
  }
  const ruled = originOf(formation) === 'manual';
  return ruled && !checkSides(sidesOf(teams)).ok
    ? { kind: 'rule', sentence: MESSAGES.teamsUnbalanced }
    : null;
}

/**
 * Returns 'automatic' if the automatic method is chosen and the teams are unchanged since the algorithm made them,
 * otherwise 'manual'.
 */
export function originOf({ method, madeBy }: Formation): TeamOrigin {
  return method === 'automatic' && madeBy === 'automatic' ? 'automatic' : 'manual';
}

/** Removes players who have left the match. */
function withPresent(formation: Formation, players: readonly MatchPlayer[]): Formation {
  const present = new Set(players.map(({ id }) => id));
  const places = new Map([...formation.places].filter(([id]) => present.has(id)));
  return places.size === formation.places.size ? formation : { ...formation, places };
}

/** Chooses a method. The manual method begins with the automatic teams, `ready`, if no player has a place yet. */
function withMethod(formation: Formation, method: TeamOrigin, ready?: FormedTeams): Formation {
  const next = { ...formation, method, error: null };
  return method === 'manual' && ready && next.places.size === 0
    ? withTeams(next, ready, 'automatic')
    : next;
}

function generated(formation: Formation, confirmed: readonly MatchPlayer[]): Formation {
  const result = balanceTeams(confirmed, formation.sizes);
  if (!result.ok) return { ...formation, error: MESSAGES.teamsTooFew };
  return withTeams(formation, result.value, 'automatic');
}

function withTeams(
  formation: Formation,
  teams: Teams<{ id: string }>,
  madeBy: TeamOrigin,
): Formation {
  return { ...formation, madeBy, places: placesIn(teamIds(teams)), error: null };
}

function placed(formation: Formation, player: MatchPlayer, team: TeamPlace): Formation {
  if (formation.places.get(player.id) === team) return { ...formation, error: null };
  const { perSide } = formation.sizes;
  const size = [...formation.places.values()].filter((one) => one === team).length;
  if (team !== 'suplente' && size >= perSide) {
    return { ...formation, error: refusalOfOneMore(player, team, perSide) };
  }
  const places = without(formation, player.id).set(player.id, team);
  return { ...formation, madeBy: 'manual', places, error: null };
}

/**
 * Exchanges two players: each gets the team of the other and the position in it. One of the two may be without a team.
 */
function swapped(formation: Formation, [one, other]: readonly [string, string]): Formation {
  const now = new Map([
    [one, other],
    [other, one],
  ]);
  const places = new Map([...formation.places].map(([id, team]) => [now.get(id) ?? id, team]));
  return { ...formation, madeBy: 'manual', places, error: null };
}

function refusalOfOneMore({ name }: MatchPlayer, team: TeamKey, perSide: number): string {
  return `${name} no entra en ${TEAM_TITLES[team]}. ${MESSAGES.teamFull.replace('5', String(perSide))} Quitá a uno o dejalo de suplente.`;
}

function missingIn(empty: readonly TeamKey[], areAllEmpty: boolean): string {
  const where = nameList(empty.map((key) => `en ${TEAM_TITLES[key]}`));
  return areAllEmpty
    ? `Falta poner jugadores ${where}.`
    : `Falta poner al menos un jugador ${where}.`;
}

function without({ places }: Formation, playerId: string): Map<string, TeamPlace> {
  const others = new Map(places);
  others.delete(playerId);
  return others;
}

export function placesIn(
  teams: Teams<string>,
  isPresent: (id: string) => boolean = () => true,
): Map<string, TeamPlace> {
  return new Map(
    TEAM_PLACES.flatMap((place) =>
      (teams[place] ?? []).filter(isPresent).map((id) => [id, place] as const),
    ),
  );
}
