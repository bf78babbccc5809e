/** Holds the texts that screens show when an action fails (docs/specification.md#toasts). */
export const PLAYER_FAILURES = {
  load: 'Error al cargar los jugadores. Por favor intenta de nuevo.',
  add: 'No se pudo agregar el jugador. Intentá nuevamente.',
  delete: 'No se pudo eliminar el jugador. Intentá nuevamente.',
  addToList: 'Error al añadir jugador. Por favor intenta de nuevo.',
  update: 'Error al actualizar jugador. Por favor intenta de nuevo.',
  deleteOfList: 'Error al eliminar jugador. Por favor intenta de nuevo.',
} as const;
