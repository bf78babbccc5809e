/** Sentences for failed actions on weekly series (docs/specification.md#toasts). */
export const SERIES_FAILURES = {
  create: 'No se pudo crear el partido recurrente. Intentá nuevamente.',
  delete: 'No se pudo eliminar el partido recurrente. Intentá nuevamente.',
} as const;
