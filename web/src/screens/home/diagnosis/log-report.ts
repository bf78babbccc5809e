import type { HealthReport } from '@picadito/domain';

/** Returns the report as text: a line for the database and one for each index, in columns. */
export function reportLines({ status, database, indexes }: HealthReport): string[] {
  const width = Math.max(0, ...indexes.map(({ collection }) => collection.length));
  return [
    `Base de datos: ${status} · ${database.engine} · esquema ${database.version} · ${database.latencyMs} ms`,
    ...indexes.map(
      ({ collection, fields, present }) =>
        `${present ? '[listo]' : '[FALTA]'} ${collection.padEnd(width)}  ${fields.join(', ')}`,
    ),
  ];
}

/**
 * Logs the report to the console, where the toast sends organisers for details
 * (docs/specification.md#dashboard).
 */
export function logReport(report: HealthReport): void {
  console.info('Diagnóstico de la base de datos', report);
  for (const line of reportLines(report)) console.info(line);
}
