/** What a screen says of a failed action (docs/specification.md#toasts). */
export const RANKING_FAILURES = {
  load: 'No se pudieron cargar los datos de ranking. Intentá nuevamente.',
} as const;
