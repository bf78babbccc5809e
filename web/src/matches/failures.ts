/** Holds the texts that screens show when an action fails (docs/specification.md#toasts). */
export const MATCH_FAILURES = {
  load: 'No se pudieron cargar los partidos. Intentá nuevamente.',
  select: 'No se pudo seleccionar el partido.',
  create: 'No se pudo crear el partido. Intentá nuevamente.',
  update: 'No se pudo actualizar el partido.',
  delete: 'No se pudo eliminar el partido. Intentá nuevamente.',
} as const;

/** Holds the texts that the console logs when an action fails (docs/specification.md#errors-matches). */
export const LOGGED_MATCH_FAILURES = {
  create: 'No se pudo crear el partido.',
  delete: 'No se pudo eliminar el partido.',
} as const;
