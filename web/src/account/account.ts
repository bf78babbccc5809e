import { ACCOUNT, type AccountExport } from '@picadito/domain';
import { http } from '../sync/http/http.ts';

/** Sentences for failed actions on the account (docs/specification.md#toasts). */
export const ACCOUNT_FAILURES = {
  signedOut: 'Debes iniciar sesión para actualizar tu perfil.',
  refused: 'Ocurrió un problema al actualizar el perfil.',
  update: 'Ocurrió un error al actualizar tu perfil. Intenta de nuevo.',
  loadSessions: 'No se pudieron cargar tus sesiones. Intentá nuevamente.',
  endOtherSessions: 'No se pudieron cerrar las demás sesiones. Intentá nuevamente.',
  export: 'No se pudieron descargar tus datos. Intentá nuevamente.',
  loadNotices: 'No se pudo saber si este dispositivo recibe avisos. Intentá nuevamente.',
  notices: 'No se pudieron cambiar los avisos. Intentá nuevamente.',
  delete: 'No se pudo eliminar tu cuenta. Intentá nuevamente.',
} as const;

/** Returns the user's stored data, as the server exports it. */
export function exportAccount(): Promise<AccountExport> {
  return http(ACCOUNT.export);
}

/** Deletes everything that the server stores about the user, including the session. */
export function deleteAccount(): Promise<void> {
  return http(ACCOUNT.remove);
}
