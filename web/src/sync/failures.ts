/**
 * Sentences of the central handler (docs/specification.md#central-handler), from which `describe-error.ts` chooses. The
 * sentences of a subject's actions are in the `failures.ts` of the subject.
 */
export const AUTHENTICATION = 'Error de autenticación. Por favor inicia sesión nuevamente.';
export const RECENT_LOGIN = 'Es necesario volver a iniciar sesión por seguridad.';
export const PERMISSION =
  'No tienes permiso para realizar esta acción. Verifica que hayas iniciado sesión correctamente.';
export const PRECONDITION =
  'Hubo un problema con las reglas de seguridad. Contacta al soporte técnico si el problema persiste.';
export const INDEX =
  'La aplicación está aún en configuración. Por favor intenta nuevamente más tarde.';
export const CONNECTION =
  'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.';
export const UNEXPECTED = 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.';
