/* Screens and the server use these sentences about matches (docs/specification.md#rules-matches). */

export const matchIncomplete = 'Completá todos los campos para crear el partido.';
export const matchSignedOut = 'Debes iniciar sesión para crear un partido.';
export const seriesDateTaken =
  'Ese día ya hay un partido de la misma serie semanal. Elegí otra fecha.';
export const tooManyMatches = 'Podés tener hasta 2.000 partidos. Eliminá alguno viejo.';
export const recurringIncomplete = 'Completá todos los campos para crear el partido recurrente.';
export const matchWithoutList = 'El partido {id} no tiene una lista de jugadores asociada';
