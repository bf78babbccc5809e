/* The diagnosis of the database: its code comes with the tap that asks for it. */
import type { QueryClient } from '@tanstack/react-query';
import { fetchHealth } from './health.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { logReport } from './log-report.ts';
import { missingCollections } from './missing-collections.ts';

/** Which collections lack an index, asked once while the page stands. */
export async function missingNow(client: QueryClient): Promise<string[]> {
  return missingCollections(await fetchHealth(client, { fresh: false }));
}

/** Asks anew, shows the report in the console, and tells which collections lack an index. */
export async function diagnose(client: QueryClient): Promise<string[]> {
  const report = await fetchHealth(client, { fresh: true });
  logReport(report);
  toast({
    title: 'Diagnóstico completado',
    description: 'Revisa la consola para ver los resultados detallados',
  });
  return missingCollections(report);
}
