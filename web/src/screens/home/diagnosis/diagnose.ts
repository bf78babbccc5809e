import type { QueryClient } from '@tanstack/react-query';
import { fetchHealth, missingCollections } from './health.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { logReport } from './log-report.ts';

/**
 * Returns the names of the collections that lack a database index, from the health report. The report is requested only
 * once for each page load.
 */
export async function missingNow(client: QueryClient): Promise<string[]> {
  return missingCollections(await fetchHealth(client, { fresh: false }));
}

/**
 * Requests a new health report, logs it to the console, and returns the names of the collections that lack a database
 * index.
 */
export async function diagnose(client: QueryClient): Promise<string[]> {
  const report = await fetchHealth(client, { fresh: true });
  logReport(report);
  toast({
    title: 'Diagnóstico completado',
    description: 'Revisa la consola para ver los resultados detallados',
  });
  return missingCollections(report);
}
