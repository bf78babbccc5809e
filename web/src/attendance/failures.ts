/** What a screen says of a failed action (docs/specification.md#toasts). */
export const ATTENDANCE_FAILURES = {
  load: 'No se pudieron cargar los jugadores del partido.',
  update: 'No se pudo actualizar la asistencia. Intentá nuevamente.',
} as const;

/** What the console logs instead (docs/specification.md#errors-matches). */
export const LOGGED_ATTENDANCE_FAILURES = {
  update: 'No se pudo confirmar la asistencia del jugador.',
  noteCall: 'No se pudo anotar a quién se avisó.',
} as const;
