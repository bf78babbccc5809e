/** Holds the texts that screens show when an action fails. */
export const SURVEY_FAILURES = {
  load: 'No se pudo cargar la encuesta. Probá de nuevo.',
  change: 'No se pudo guardar lo que decidiste. Probá de nuevo.',
} as const;
