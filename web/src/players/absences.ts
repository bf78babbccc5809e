import { ABSENCES, type Absence, awayOn, formatDate } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '../sync/cache/query-of.ts';

const LOAD_FAILURE = 'No se pudo cargar quiénes no están.';

const NOBODY: readonly Absence[] = [];

/** Returns the last day of the absence of each player who is away on `date` (YYYY-MM-DD), by player id. */
export function useAway(date: string): ReadonlyMap<string, string> {
  const { data = NOBODY } = useQuery({
    ...queryOf(ABSENCES.list),
    meta: { failure: LOAD_FAILURE },
  });
  return useMemo(() => awayOn(data, date), [data, date]);
}

/** Returns a text such as 'No está hasta el 10/12'. */
export const awayText = (until: string) =>
  `No está hasta el ${formatDate(until).slice(0, 'DD/MM'.length)}`;
