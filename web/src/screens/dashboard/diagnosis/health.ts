import { DIAGNOSIS, type HealthReport } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../sync/cache/query-of.ts';

const { queryKey, queryFn } = queryOf(DIAGNOSIS.read);

/** What the server says now. */
export const HEALTH_QUERY = {
  queryKey,
  queryFn: async (context: { client: QueryClient }) => healthReport(await queryFn(context)),
  staleTime: 0,
};

/** The health report: the one there is, else, or if it is to be `fresh`, what the server says now. */
export function fetchHealth(client: QueryClient, { fresh }: { fresh: boolean }) {
  return client.fetchQuery({ ...HEALTH_QUERY, staleTime: fresh ? 0 : Infinity });
}

/** The answer if it is a report; whatever else answers in the server's place is a failed diagnosis. */
export function healthReport(answer: unknown): HealthReport {
  if (!isReport(answer)) throw new TypeError('The answer is no health report');
  return answer;
}

function isReport(answer: unknown): answer is HealthReport {
  if (!isObject(answer)) return false;
  const { database, indexes } = answer;
  return isObject(database) && Array.isArray(indexes) && indexes.every(isIndex);
}

function isIndex(index: unknown): boolean {
  if (!isObject(index)) return false;
  const { collection, fields, present } = index;
  return typeof collection === 'string' && Array.isArray(fields) && typeof present === 'boolean';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
