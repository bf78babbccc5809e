/** Holds the texts that screens show when an action fails (docs/specification.md#toasts). */
export const TEAM_FAILURES = {
  load: 'No se pudieron cargar los equipos del partido.',
  save: 'No se pudieron guardar los equipos. Intentá nuevamente.',
  chooseSitOut: 'No se pudo guardar quién descansa. Intentá nuevamente.',
  saveConstraint: 'No se pudo guardar la marca. Intentá nuevamente.',
} as const;

/** Holds the texts that the console logs when an action fails (docs/specification.md#errors-matches). */
export const LOGGED_TEAM_FAILURES = {
  save: 'No se pudieron crear los equipos.',
  loadContext: 'No se pudo cargar lo que hace falta para armar los equipos.',
  loadConstraints: 'No se pudieron cargar las marcas de los jugadores.',
} as const;
