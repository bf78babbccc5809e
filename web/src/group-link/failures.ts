/** Holds the texts that screens show when an action fails. */
export const LINK_FAILURES = {
  load: 'No se pudo cargar el link. Probá de nuevo.',
  set: 'No se pudo cambiar el link. Probá de nuevo.',
  decide: 'No se pudo guardar lo que dijiste. Probá de nuevo.',
  drop: 'No se pudo sacar el celu. Probá de nuevo.',
  release: 'No se pudo soltar el nombre. Probá de nuevo.',
  names: 'No se pudieron cargar los nombres. Probá de nuevo.',
  writeName: 'No se pudo guardar el nombre. Probá de nuevo.',
} as const;
