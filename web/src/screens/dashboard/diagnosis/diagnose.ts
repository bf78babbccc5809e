/* The diagnosis of the database: its code loads with the tap. */
import type { QueryClient } from '@tanstack/react-query';
import { fetchHealth } from './health.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { logReport } from './log-report.ts';
import { missingCollections } from './missing-collections.ts';

/** The collections that lack an index, read once per page. */
export async function missingNow(client: QueryClient): Promise<string[]> {
  return missingCollections(await fetchHealth(client, { fresh: false }));
}

/** Reads the report again, logs it to the console, and returns the collections that lack an index. */
export async function diagnose(client: QueryClient): Promise<string[]> {
  const report = await fetchHealth(client, { fresh: true });
  logReport(report);
  toast({
    title: 'Diagnóstico completado',
    description: 'Revisa la consola para ver los resultados detallados',
  });
  return missingCollections(report);
}
