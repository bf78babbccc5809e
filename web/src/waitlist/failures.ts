/** Holds the texts that screens show when an action fails. */
export const ANSWER_FAILURES = {
  load: 'No se pudieron cargar las respuestas del link.',
  set: 'No se pudo guardar el cupo. Intentá nuevamente.',
  keep: 'No se pudo guardar lo del invitado. Intentá nuevamente.',
  level: 'No se pudo guardar el nivel. Intentá nuevamente.',
  decide: 'No se pudo guardar lo que decidiste. Probá de nuevo.',
  dismissAll: 'No se pudieron descartar. Probá de nuevo.',
  undo: 'No se pudo deshacer. Probá de nuevo.',
  redo: 'No se pudo volver a poner. Probá de nuevo.',
  comment: 'No se pudo sacar el comentario. Probá de nuevo.',
  told: 'No se pudo anotar que ya le avisaste. Intentá nuevamente.',
} as const;
