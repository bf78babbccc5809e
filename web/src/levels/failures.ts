/** What a screen says of a failed action (docs/specification.md#toasts). */
export const LEVEL_FAILURES = {
  answer: 'No se pudo guardar tu respuesta. Intentá nuevamente.',
} as const;
