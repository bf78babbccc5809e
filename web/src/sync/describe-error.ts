import {
  AUTHENTICATION,
  CONNECTION,
  INDEX,
  PERMISSION,
  PRECONDITION,
  RECENT_LOGIN,
  UNEXPECTED,
} from './failures.ts';
import { ApiError } from './http/api-error.ts';

/** Matches the messages of Chromium, Firefox and Safari for a request or code that did not arrive. */
const CONNECTION_WORDING =
  /network|connection|conexión|failed to fetch|load failed|loading dynamically|importing a module/i;

/**
 * Returns the Spanish sentence that the central handler (docs/specification.md#central-handler) shows for a thrown
 * value.
 */
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

function codeOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'unauthenticated';
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
