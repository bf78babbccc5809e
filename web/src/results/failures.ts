/** Holds the texts that screens show when an action fails (docs/specification.md#toasts). */
export const RESULT_FAILURES = {
  load: 'No se pudo cargar el resultado.',
  save: 'No se pudo guardar el resultado. Intentá nuevamente.',
} as const;
