import type { FieldError } from '@picadito/domain';
import { ApiError } from './http/api-error.ts';

/** The invalid fields of a refused request, by their dotted paths, in Spanish; empty for any other failure. */
export function fieldErrors(error: unknown): { path: string; message: string }[] {
  return brokenRules(error).map(({ path, message }) => ({
    path: [path].flat().join('.'),
    message,
  }));
}

/** The rules of the contract that a refused request breaks; none for any other failure. */
export function brokenRules(error: unknown): FieldError[] {
  return error instanceof ApiError && error.status === 422 ? error.errors : [];
}
