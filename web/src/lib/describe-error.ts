import type { FieldError } from '@picadito/domain';
import { ApiError } from './http.ts';

export const AUTHENTICATION = 'Error de autenticación. Por favor inicia sesión nuevamente.';
const RECENT_LOGIN = 'Es necesario volver a iniciar sesión por seguridad.';
const PERMISSION =
  'No tienes permiso para realizar esta acción. Verifica que hayas iniciado sesión correctamente.';
const PRECONDITION =
  'Hubo un problema con las reglas de seguridad. Contacta al soporte técnico si el problema persiste.';
const INDEX = 'La aplicación está aún en configuración. Por favor intenta nuevamente más tarde.';
export const CONNECTION =
  'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.';
const UNEXPECTED = 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.';

/** How browsers word a request that never arrived (Chromium, Firefox, Safari), and plain wording. */
const CONNECTION_WORDING = /network|connection|conexión|failed to fetch|load failed/i;

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
