import { checkSides, type SidesBalance, TEAM_KEYS } from '@picadito/domain';
import { TEAM_WORDS } from './team-names.ts';

type Rated = { rating: number };

/**
 * Returns the balance of teams, in their order, with a few words about it (`words`): the difference in points, or how
 * the players of level 5 are split if only this split breaks the rule for teams made by hand.
 */
export function balanceVerdict(
  ...teams: readonly (readonly Rated[])[]
): SidesBalance & { words: string } {
  const balance = checkSides(teams);
  const words =
    balance.differenceOk && !balance.fivesOk
      ? wordsForFives(teams.map(fivesIn))
      : wordsForDifference(balance.difference);
  return { ...balance, words };
}

function wordsForFives(fives: readonly number[]): string {
  const isAlone = fives.reduce((sum, count) => sum + count, 0) === 2;
  const team = isAlone ? TEAM_KEYS[fives.indexOf(2)] : undefined;
  return team ? `DOS NIVEL 5 EN ${TEAM_WORDS[team]}` : 'NIVEL 5 SIN REPARTIR';
}

function wordsForDifference(difference: number): string {
  if (difference === 0) return 'BALANCE PAREJO';
  return `BALANCE ${difference} ${difference === 1 ? 'PUNTO' : 'PUNTOS'}`;
}

function fivesIn(team: readonly Rated[]): number {
  return team.filter(({ rating }) => rating === 5).length;
}
