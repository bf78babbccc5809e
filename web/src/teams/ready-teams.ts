import {
  areSameTeams,
  balanceTeams,
  DEFAULT_FORMAT,
  type MatchPlayer,
  readySides,
  TEAM_KEYS,
  type TeamCriteria,
  teamIds,
  type Teams,
} from '@picadito/domain';
import { type TeamSizes } from './team-sizes.ts';
import { teamsOfSides } from './sides.ts';

/**
 * Type of teams and substitutes that the organiser can choose; `name` says in a few words what distinguishes them
 * from the other options.
 */
export type TeamOption = Teams<MatchPlayer> & { name: string };

/**
 * Returns the teams that the organiser can choose from: first the teams that fit the criteria best, last the classic
 * teams that 'GENERAR EQUIPOS' makes. Teams equal to the classic ones are listed only once: first if they fit best,
 * otherwise last. Empty while too few players have confirmed.
 */
export function teamOptions(
  players: readonly MatchPlayer[],
  criteria: TeamCriteria,
  sizes: TeamSizes = DEFAULT_FORMAT,
): TeamOption[] {
  const confirmed = players.filter(({ status }) => status === 'confirmed');
  const keys = TEAM_KEYS.slice(0, sizes.teamCount);
  const ready = readySides(confirmed, sizes, criteria).map((sides) => teamsOfSides(keys, sides));
  const classic = balanceTeams(confirmed, sizes);
  if (!classic.ok) return [];
  const isClassic = (teams: Teams<MatchPlayer>) =>
    areSameTeams(teamIds(teams), teamIds(classic.value));
  const [first, ...others] = ready.filter((teams, index) => index === 0 || !isClassic(teams));
  if (!first) return [];
  const isBoth = isClassic(first);
  return [
    { ...first, name: `La más pareja${isBoth ? ' y la Clásica' : ''}` },
    ...others.map((teams) => ({ ...teams, name: 'Igual de pareja' })),
    ...(isBoth ? [] : [{ ...classic.value, name: 'Clásica, del mejor al peor' }]),
  ];
}
