import type { FieldError } from '@picadito/domain';
import { ApiError } from './http/api-error.ts';

/** The invalid fields of a refused request, by their dotted paths, in Spanish; empty for any other failure. */
export function fieldErrors(error: unknown): { path: string; message: string }[] {
  return brokenRules(error).map(({ path, message }) => ({
    path: [path].flat().join('.'),
    message,
  }));
}

/** Of a refused request with many rows: the first error of each invalid row, by its index. */
export function rowErrors(error: unknown): Map<number, { field: string; message: string }> {
  const rows = new Map<number, { field: string; message: string }>();
  for (const { path, message } of brokenRules(error)) {
    const [index, ...field] = [path].flat();
    if (typeof index !== 'number' || rows.has(index)) continue;
    rows.set(index, { field: field.join('.'), message });
  }
  return rows;
}

/** The rules of the contract that a refused request breaks; none for any other failure. */
function brokenRules(error: unknown): FieldError[] {
  return error instanceof ApiError && error.status === 422 ? error.errors : [];
}
