import {
  areSameTeams,
  balanceTeams,
  type MatchPlayer,
  type SitOut,
  type Split,
  splitTeams,
  type SplitCriteria,
  teamIds,
  type Teams,
  whoSitsOut,
} from '@picadito/domain';

/** The teams of an earlier match of the list, and its date. */
export type PlayedTeams = Teams<string> & { date: string };

export type TeamCriteria = SplitCriteria & { sitOut: SitOut; recentTeams: readonly PlayedTeams[] };

/** Teams that are as good as any, and the players who sit out. */
export type ReadyTeams = Split<MatchPlayer> & Teams<MatchPlayer>;

/** Up to three ways to part who has confirmed, the best first; none with fewer than two. */
export function readyTeams(players: readonly MatchPlayer[], criteria: TeamCriteria): ReadyTeams[] {
  const confirmed = players.filter(({ status }) => status === 'confirmed');
  const { playing, suplentes } = whoSitsOut(confirmed, criteria.sitOut, criteria.recentTeams);
  const splits = splitTeams(playing, criteria);
  return splits.ok ? splits.value.map((split) => ({ ...split, suplente: suplentes })) : [];
}

/** Teams to choose, and what distinguishes them, in a few words. */
export type TeamOption = Teams<MatchPlayer> & { name: string };

/**
 * What the organiser can choose between: the ready teams, and last those of 'GENERAR EQUIPOS'. Teams that are both
 * stand last, unless they are the best; so no teams are there twice.
 */
export function teamOptions(players: readonly MatchPlayer[], criteria: TeamCriteria): TeamOption[] {
  const ready = readyTeams(players, criteria);
  const classic = balanceTeams(players.filter(({ status }) => status === 'confirmed'));
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
