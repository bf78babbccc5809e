import { ACCOUNT, type AccountExport } from '@picadito/domain';
import { http } from '../sync/http/http.ts';

/** Returns everything that the server stores about the user. */
export function exportAccount(): Promise<AccountExport> {
  return http(ACCOUNT.export);
}

/** Deletes everything that the server stores about the user, including the session. */
export function deleteAccount(): Promise<void> {
  return http(ACCOUNT.remove);
}
