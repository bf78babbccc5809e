import type { FieldError } from '@picadito/domain';
import { ApiError } from './http/api-error.ts';

/**
 * Returns the invalid fields of a refused request, with their dotted paths and Spanish messages. Returns an empty array
 * for any other failure.
 */
export function fieldErrors(error: unknown): { path: string; message: string }[] {
  return brokenRules(error).map(({ path, message }) => ({
    path: [path].flat().join('.'),
    message,
  }));
}

/**
 * Returns the rules of the contract that a refused request (422) breaks. Returns an empty array for any other failure.
 */
export function brokenRules(error: unknown): FieldError[] {
  return error instanceof ApiError && error.status === 422 ? error.errors : [];
}

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
