/** What the console logs of a failed action. */
export const LOGGED_SHARING_FAILURES = {
  levels: 'No se pudo guardar «Con niveles».',
} as const;
