import { brokenRules } from './field-errors.ts';

/**
 * Returns the first error of each invalid row of a refused request with many rows, by the index of the row. The map is
 * empty for any other failure.
 */
export function rowErrors(error: unknown): Map<number, { field: string; message: string }> {
  const rows = new Map<number, { field: string; message: string }>();
  for (const { path, message } of brokenRules(error)) {
    const [index, ...field] = [path].flat();
    if (typeof index !== 'number' || rows.has(index)) continue;
    rows.set(index, { field: field.join('.'), message });
  }
  return rows;
}
