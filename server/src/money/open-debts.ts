import type { Debt, OpenDebt } from '@picadito/domain';

/** Type of the start and the date of each match by its id. */
type Matches = ReadonlyMap<string, { startsAt: string; date: string }>;

export function startsIn(matches: Matches): Map<string, string> {
  return new Map([...matches].map(([id, { startsAt }]) => [id, startsAt]));
}

/** Returns the debts that are not fully paid, with the dates of their matches. */
export function openDebts(debts: readonly Debt[], matches: Matches): OpenDebt[] {
  return debts
    .filter(({ charged, paid }) => charged > paid)
    .map(({ matchId, charged, paid }) => {
      return { matchId, date: matches.get(matchId ?? '')?.date ?? null, open: charged - paid };
    });
}
