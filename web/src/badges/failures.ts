/** Holds the texts that screens show when an action fails (docs/specification.md#toasts). */
export const RANKING_FAILURES = {
  load: 'No se pudieron cargar los datos de ranking. Intentá nuevamente.',
} as const;
