/* What screens and the server say; what only forms say is in `form-messages.ts`. */

// docs/specification.md#rules-matches
export const matchIncomplete = 'Completá todos los campos para crear el partido.';
export const matchSignedOut = 'Debes iniciar sesión para crear un partido.';
export const seriesDateTaken =
  'Ese día ya hay un partido de la misma serie semanal. Elegí otra fecha.';

// docs/specification.md#rules-matches
export const recurringIncomplete = 'Completá todos los campos para crear el partido recurrente.';

// docs/specification.md#errors-matches
export const matchWithoutList = 'El partido {id} no tiene una lista de jugadores asociada';

// docs/specification.md#rules-players-and-lists
export const playerListMissing = 'Debes seleccionar o crear una lista de jugadores.';
export const playersSignedOut = 'Debes iniciar sesión para agregar jugadores.';

// docs/specification.md#rules-players-and-lists
export const listNameMissing = 'El nombre de la lista es obligatorio.';
export const listNameMissingShort = 'Ingresa un nombre para la lista.';
export const listWithoutPlayers = 'Debes agregar al menos un jugador a la lista.';
export const listSignedOut = 'Debes iniciar sesión para crear una lista.';
export const playerNameMissing = 'El nombre del jugador es obligatorio.';
export const whatsappMissing = 'El número de WhatsApp es obligatorio.';
export const listFull = 'Una lista puede tener hasta 500 jugadores.';
export const tooManyLists = 'Podés tener hasta 200 listas. Eliminá alguna que no uses.';

// lengths and characters
export const nameTooLong = 'Usá hasta 80 caracteres.';

// numbers
export const whatsappDigits = 'El número tiene que tener entre 8 y 15 dígitos.';

// docs/specification.md#rules-attendance-and-teams
export const broadcastWithoutNumbers =
  'Ninguno de los jugadores tiene número de WhatsApp registrado.';
export const broadcastWithoutPlayers = 'No hay jugadores disponibles para enviar mensajes.';
export const attendanceTooFew = 'Necesitás al menos 2 jugadores confirmados para armar equipos.';
export const teamsTooFew = 'Se necesitan al menos 2 jugadores confirmados para armar equipos.';
export const teamsUnbalanced =
  'Los equipos no cumplen con las reglas de balance. Asegúrate de no tener más de un jugador nivel 5 por equipo y que la diferencia de puntos no sea mayor a 3.';
export const teamFull = 'Un equipo lleva hasta 5 jugadores.';
export const teamRepeated = 'Un jugador está en más de un equipo.';
export const teamForeignPlayer = 'Ese jugador no está en este partido.';
export const teamsMatchDiffers = 'Los equipos son de otro partido.';
export const declinedConfirmed = 'No puede estar confirmado y no venir.';
export const attendanceChanged = 'Otro dispositivo cambió su respuesta. Mirá cómo quedó.';
export const answersCount = 'Enviá entre 1 y 500 respuestas.';
export const tooManyInvited = 'Podés sumar hasta 500 jugadores a la vez.';
export const answersRepeated = 'Un jugador está más de una vez.';
export const teamsChanged = 'Otro dispositivo cambió los equipos. Mirá cómo quedaron.';
export const sitOutInvalid = 'Elegí por nivel, por orden o por turno.';
export const pairIncomplete = 'Elegí dos jugadores distintos.';
export const pairKindInvalid = 'Elegí juntos o separados.';
export const tooManyPairs = 'Podés tener hasta 500 parejas. Sacá alguna.';

// http
export const signedOut = 'No user authenticated';
export const notFound = 'No encontramos lo que buscás.';
export const requestMalformed = 'No entendimos ese pedido.';
export const requestTooSlow = 'El pedido tardó demasiado en llegar. Probá de nuevo.';
export const headersTooLarge = 'Los encabezados de ese pedido son demasiado grandes.';
export const notJson = 'Enviá los datos en formato JSON.';
export const tooLarge = 'Eso es demasiado grande. El máximo es 1 MB.';
export const tooMuch = 'Son demasiados datos juntos. Enviá menos.';
export const tooMany = 'Son demasiados pedidos seguidos. Esperá un momento y probá de nuevo.';
export const anotherSite = 'Ese pedido vino de otro sitio y no se hizo.';
export const matchesPlayedInvalid = 'Los partidos jugados van de 0 a 9999.';
export const attendanceRateInvalid = 'La asistencia va de 0 a 100.';
export const cursorInvalid = 'Esa página no existe. Volvé a la primera.';
export const limitInvalid = 'Pedí entre 1 y 1000 partidos.';
export const invalid = 'Revisá los datos.';
export const teamsExist = 'Los equipos de este partido ya están armados.';
export const teamsMissing = 'Este partido todavía no tiene equipos.';
export const playerMissing = 'Ese jugador no existe.';
export const badgeOfAnother = 'Los logros son de cada organizador. Este sería de otro.';
export const badgeUnknown = 'Ese logro no existe.';
export const badgeNotEarned = 'Todavía no lograste eso.';
export const unavailable = 'No llegamos a los datos. Probá de nuevo en un momento.';
export const internal = 'Algo falló de nuestro lado. Probá de nuevo.';
export const keyInvalid = 'La clave del pedido lleva de 1 a 255 letras, números o signos.';
export const keyOfAnother = 'Esa clave ya se usó para otro pedido. Probá con una nueva.';
