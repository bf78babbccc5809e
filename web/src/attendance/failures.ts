/** Holds the texts that screens show when an action fails (docs/specification.md#toasts). */
export const ATTENDANCE_FAILURES = {
  load: 'No se pudieron cargar los jugadores del partido.',
  update: 'No se pudo actualizar la asistencia. Intentá nuevamente.',
} as const;

/** Holds the texts that the console logs when an action fails (docs/specification.md#errors-matches). */
export const LOGGED_ATTENDANCE_FAILURES = {
  update: 'No se pudo confirmar la asistencia del jugador.',
  noteCall: 'No se pudo anotar a quién se avisó.',
} as const;
