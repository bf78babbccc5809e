/** What a screen says of a failed action. */
export const ANSWER_FAILURES = {
  load: 'No se pudieron cargar las respuestas del link.',
  set: 'No se pudo guardar el cupo. Intentá nuevamente.',
  keep: 'No se pudo guardar lo del invitado. Intentá nuevamente.',
  level: 'No se pudo guardar el nivel. Intentá nuevamente.',
  decide: 'No se pudo guardar lo que decidiste. Probá de nuevo.',
  told: 'No se pudo anotar que ya le avisaste. Intentá nuevamente.',
} as const;
