/** Holds the texts that screens show when an action fails. */
export const AUTOPILOT_FAILURES = {
  load: 'No se pudo cargar el piloto automático.',
  set: 'No se pudo cambiar el piloto automático. Probá de nuevo.',
  undo: 'No se pudo deshacer. Probá de nuevo.',
} as const;
