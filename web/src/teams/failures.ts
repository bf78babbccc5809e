/** What a screen says of a failed action (docs/specification.md#toasts). */
export const TEAM_FAILURES = {
  load: 'No se pudieron cargar los equipos del partido.',
  save: 'No se pudieron guardar los equipos. Intentá nuevamente.',
  chooseSitOut: 'No se pudo guardar quién descansa. Intentá nuevamente.',
  saveConstraint: 'No se pudo guardar la marca. Intentá nuevamente.',
} as const;

/** What the console logs instead (docs/specification.md#errors-matches). */
export const LOGGED_TEAM_FAILURES = {
  save: 'No se pudieron crear los equipos.',
  loadContext: 'No se pudo cargar lo que hace falta para armar los equipos.',
  loadConstraints: 'No se pudieron cargar las marcas de los jugadores.',
} as const;
