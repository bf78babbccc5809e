import { ApiError } from './http/api-error.ts';

/**
 * Sentences of the central handler (docs/specification.md#central-handler), from which `describeError` chooses.
 * Sentences for actions of a subject are in the folder of the subject.
 */
export const CENTRAL_FAILURES = {
  authentication: 'Error de autenticación. Por favor inicia sesión nuevamente.',
  recentLogin: 'Es necesario volver a iniciar sesión por seguridad.',
  permission:
    'No tienes permiso para realizar esta acción. Verifica que hayas iniciado sesión correctamente.',
  precondition:
    'Hubo un problema con las reglas de seguridad. Contacta al soporte técnico si el problema persiste.',
  index: 'La aplicación está aún en configuración. Por favor intenta nuevamente más tarde.',
  connection: 'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.',
  unexpected: 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.',
} as const;

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
  if (code.endsWith('requires-recent-login')) return CENTRAL_FAILURES.recentLogin;
  if (code.endsWith('network-request-failed')) return CENTRAL_FAILURES.connection;
  if (code === 'unauthenticated' || code === 'authentication' || code.startsWith('auth/')) {
    return CENTRAL_FAILURES.authentication;
  }
  if (code === 'permission-denied') return CENTRAL_FAILURES.permission;
  if (code === 'failed-precondition') return CENTRAL_FAILURES.precondition;
  if (/\bindex/i.test(message)) return CENTRAL_FAILURES.index;
  if (code === 'unavailable' || CONNECTION_WORDING.test(message))
    return CENTRAL_FAILURES.connection;
  return CENTRAL_FAILURES.unexpected;
}

function codeOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'unauthenticated';
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
