/*
 * Screens and the server use these sentences about players and lists (docs/specification.md#rules-players-and-lists).
 */

export const playerListMissing = 'Debes seleccionar o crear una lista de jugadores.';
export const playersSignedOut = 'Debes iniciar sesión para agregar jugadores.';
export const listNameMissing = 'El nombre de la lista es obligatorio.';
export const listNameMissingShort = 'Ingresa un nombre para la lista.';
export const listWithoutPlayers = 'Debes agregar al menos un jugador a la lista.';
export const listSignedOut = 'Debes iniciar sesión para crear una lista.';
export const playerNameMissing = 'El nombre del jugador es obligatorio.';
export const whatsappMissing = 'El número de WhatsApp es obligatorio.';
export const listFull = 'Una lista puede tener hasta 300 jugadores.';
export const tooManyPlayers =
  'Podés tener hasta 3.000 jugadores en total. Eliminá alguno que ya no juegue.';
export const tooManyLists = 'Podés tener hasta 50 listas. Eliminá alguna que no uses.';
export const nameTooLong = 'Usá hasta 80 caracteres.';
export const whatsappDigits = 'El número tiene que tener entre 8 y 15 dígitos.';
