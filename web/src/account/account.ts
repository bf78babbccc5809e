import { ACCOUNT, type AccountExport } from '@picadito/domain';
import { http } from '../sync/http/http.ts';

/** Everything that is stored about the user. */
export function exportAccount(): Promise<AccountExport> {
  return http(ACCOUNT.export);
}

/** Everything of mine goes, the session too. */
export function deleteAccount(): Promise<void> {
  return http(ACCOUNT.remove);
}
