import type { HealthReport } from '@picadito/domain';

/** Returns the collections that lack an index, each once. */
export function missingCollections({ indexes }: Pick<HealthReport, 'indexes'>): string[] {
  return [...new Set(indexes.filter(({ present }) => !present).map((index) => index.collection))];
}
