import {
  areSameTeams,
  balanceTeams,
  type MatchPlayer,
  readyTeams,
  type TeamCriteria,
  teamIds,
  type Teams,
} from '@picadito/domain';

/** Describes teams to choose; `name` says in a few words what distinguishes them. */
export type TeamOption = Teams<MatchPlayer> & { name: string };

/**
 * Returns the teams to choose from: the ready teams, then the ones of 'GENERAR EQUIPOS'. Ready teams that equal those
 * are listed only once, at the end, unless they are the best. Empty while too few have confirmed.
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
