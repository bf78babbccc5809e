import type { FieldError } from '@picadito/domain';
import {
  AUTHENTICATION,
  CONNECTION,
  INDEX,
  PERMISSION,
  PRECONDITION,
  RECENT_LOGIN,
  UNEXPECTED,
} from './failures.ts';
import { ApiError } from '../lib/http.ts';

/** How browsers word a request or code that never arrived (Chromium, Firefox, Safari), and plain wording. */
const CONNECTION_WORDING =
  /network|connection|conexión|failed to fetch|load failed|loading dynamically|importing a module/i;

/** The sentence of the central handler (product.md §8) for anything that was thrown. */
export function describeError(error: unknown): string {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code.endsWith('requires-recent-login')) return RECENT_LOGIN;
  if (code.endsWith('network-request-failed')) return CONNECTION;
  if (code === 'unauthenticated' || code === 'authentication' || code.startsWith('auth/')) {
    return AUTHENTICATION;
  }
  if (code === 'permission-denied') return PERMISSION;
  if (code === 'failed-precondition') return PRECONDITION;
  if (/\bindex/i.test(message)) return INDEX;
  if (code === 'unavailable' || CONNECTION_WORDING.test(message)) return CONNECTION;
  return UNEXPECTED;
}

/** Which fields a refused request got wrong, in Spanish; empty for any other failure. */
export function fieldErrors(error: unknown): FieldError[] {
  return error instanceof ApiError && error.status === 422 ? error.errors : [];
}

function codeOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'unauthenticated';
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
