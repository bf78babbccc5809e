import { type Balance, checkBalance } from '@picadito/domain';

type Rated = { rating: number };

/**
 * Returns the balance of two teams with a few words about it (`words`): the difference in points, or the uneven split
 * of the players of level 5 if only this split breaks the rule.
 */
export function balanceVerdict(
  claro: readonly Rated[],
  oscuro: readonly Rated[],
): Balance & { words: string } {
  const balance = checkBalance(claro, oscuro);
  const words =
    balance.differenceOk && !balance.fivesOk
      ? wordsForFives(fivesIn(claro), fivesIn(oscuro))
      : wordsForDifference(balance.difference);
  return { ...balance, words };
}

function wordsForFives(claro: number, oscuro: number): string {
  if (claro === 2 && oscuro === 0) return 'DOS NIVEL 5 EN CLARO';
  if (oscuro === 2 && claro === 0) return 'DOS NIVEL 5 EN OSCURO';
  return 'NIVEL 5 SIN REPARTIR';
}

function wordsForDifference(difference: number): string {
  if (difference === 0) return 'BALANCE PAREJO';
  return `BALANCE ${difference} ${difference === 1 ? 'PUNTO' : 'PUNTOS'}`;
}

function fivesIn(team: readonly Rated[]): number {
  return team.filter(({ rating }) => rating === 5).length;
}
