import { ACCOUNT, type AccountExport } from '@picadito/domain';
import { http } from '../sync/http/http.ts';

/** All that is kept of me (docs/decisions/162). */
export function exportAccount(): Promise<AccountExport> {
  return http(ACCOUNT.export);
}

/** Everything of mine goes, the session too. */
export function deleteAccount(): Promise<void> {
  return http(ACCOUNT.remove);
}
