import { DIAGNOSIS, type HealthReport } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../sync/cache/query-of.ts';

const { queryKey, queryFn } = queryOf(DIAGNOSIS.read);

/**
 * Query of the health report, for TanStack Query. A cached report counts as stale at once, so that each mount requests
 * a new one.
 */
export const HEALTH_QUERY = {
  queryKey,
  queryFn: async (context: { client: QueryClient }) => healthReport(await queryFn(context)),
  staleTime: 0,
};

/** Returns the cached health report, or requests one if there is none or it must be `fresh`. */
export function fetchHealth(client: QueryClient, { fresh }: { fresh: boolean }) {
  return client.fetchQuery({ ...HEALTH_QUERY, staleTime: fresh ? 0 : Infinity });
}

/**
 * Returns the response body if it is a health report. Throws `TypeError` for anything else, such as the page of a
 * proxy.
 */
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

/** Returns the collections that lack an index, each once. */
export function missingCollections({ indexes }: Pick<HealthReport, 'indexes'>): string[] {
  return [...new Set(indexes.filter(({ present }) => !present).map((index) => index.collection))];
}
