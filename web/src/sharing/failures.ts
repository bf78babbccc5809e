/** Holds the texts that the console logs when an action fails. */
export const LOGGED_SHARING_FAILURES = {
  levels: 'No se pudo guardar «Con niveles».',
} as const;
