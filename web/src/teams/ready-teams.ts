import {
  areSameTeams,
  balanceTeams,
  type MatchPlayer,
  readyTeams,
  type TeamCriteria,
  teamIds,
  type Teams,
} from '@picadito/domain';

/** Teams to choose, and what distinguishes them, in a few words. */
export type TeamOption = Teams<MatchPlayer> & { name: string };

/**
 * What the organiser can choose between: the ready teams, and last those of 'GENERAR EQUIPOS'. Teams that are both
 * stand last, unless they are the best; so no teams are there twice.
 */
export function teamOptions(players: readonly MatchPlayer[], criteria: TeamCriteria): TeamOption[] {
  const confirmed = players.filter(({ status }) => status === 'confirmed');
  const ready = readyTeams(confirmed, criteria);
  const classic = balanceTeams(confirmed);
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
