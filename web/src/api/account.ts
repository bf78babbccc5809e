import type { AccountExport } from '@picadito/domain';
import { http } from '../lib/http.ts';

/** All that is kept of me (http-api.md, "Session"). */
export function exportAccount(): Promise<AccountExport> {
  return http<AccountExport>('GET', '/api/me/export');
}

/** Everything of mine goes, the session too. */
export function deleteAccount(): Promise<void> {
  return http<void>('DELETE', '/api/me');
}
