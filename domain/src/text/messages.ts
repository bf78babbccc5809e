/**
 * Every sentence that a rule chooses, once. Those of product.md §5 stand to the letter;
 * the others are new, short and in voseo.
 */
export const MESSAGES = {
  // product.md §5, create match
  matchIncomplete: 'Completá todos los campos para crear el partido.',
  matchListMissing: 'Selecciona una lista de jugadores para el partido.',
  matchDatePast: 'La fecha del partido no puede ser anterior a hoy.',
  matchSignedOut: 'Debes iniciar sesión para crear un partido.',
  matchDateInvalid: 'Esa fecha no existe. Revisala.',
  matchTimeInvalid: 'Escribí la hora así: 18:30.',
  recurringDayMissing: 'Elegí el día de la semana en que se repite.',
  recurringDayInvalid: 'El día va de 0 (Domingo) a 6 (Sábado).',
  timeZoneInvalid: 'Esa zona horaria no existe.',
  countryInvalid: 'Ese país no existe.',
  statusInvalid: 'El estado es pendiente, completado o cancelado.',

  // product.md §8, logged
  matchWithoutList: 'El partido {id} no tiene una lista de jugadores asociada.',

  // product.md §5, add player
  userNameMissing: 'El nombre es obligatorio.',
  playerIncomplete: 'Nombre y nivel son obligatorios.',
  playerListMissing: 'Debes seleccionar o crear una lista de jugadores.',
  playersSignedOut: 'Debes iniciar sesión para agregar jugadores.',
  skillLevelInvalid: 'El nivel va de 2 a 5.',

  // product.md §5, create list
  listNameMissing: 'El nombre de la lista es obligatorio.',
  listNameMissingShort: 'Ingresa un nombre para la lista.',
  listWithoutPlayers: 'Debes agregar al menos un jugador a la lista.',
  listSignedOut: 'Debes iniciar sesión para crear una lista.',
  playerNameMissing: 'El nombre del jugador es obligatorio.',
  whatsappMissing: 'El número de WhatsApp es obligatorio.',
  listFull: 'Una lista puede tener hasta 500 jugadores.',
  tooManyLists: 'Podés tener hasta 200 listas. Eliminá alguna que no uses.',

  // lengths and characters
  nameTooLong: 'Usá hasta 80 caracteres.',
  locationTooLong: 'Usá hasta 120 caracteres.',
  oddCharacters: 'Hay caracteres que no se pueden guardar. Escribilo de nuevo.',

  // numbers
  whatsappDigits: 'El número tiene que tener entre 8 y 15 dígitos.',
  whatsappCountry: 'Escribí el número con el código de país, por ejemplo +54 9 11 5555 1234.',
  whatsappArea: 'Falta el código de área. Escribilo así: 11 5555 1234.',
  whatsappInvalid: 'Ese número no parece de WhatsApp. Revisalo.',

  // product.md §5, attendance and teams
  broadcastWithoutNumbers: 'Ninguno de los jugadores tiene número de WhatsApp registrado.',
  broadcastWithoutPlayers: 'No hay jugadores disponibles para enviar mensajes.',
  attendanceTooFew: 'Necesitás al menos 2 jugadores confirmados para armar equipos.',
  teamsTooFew: 'Se necesitan al menos 2 jugadores confirmados para armar equipos.',
  teamsUnbalanced:
    'Los equipos no cumplen con las reglas de balance. Asegúrate de no tener más de un jugador nivel 5 por equipo y que la diferencia de puntos no sea mayor a 3.',
  teamFull: 'Un equipo lleva hasta 5 jugadores.',
  teamRepeated: 'Un jugador está en más de un equipo.',
  teamForeignPlayer: 'Ese jugador no está en este partido.',
  teamsMatchDiffers: 'Los equipos son de otro partido.',

  // http
  signedOut: 'No user authenticated',
  notFound: 'No encontramos lo que buscás.',
  notJson: 'Enviá los datos en formato JSON.',
  tooLarge: 'Eso es demasiado grande. El máximo es 1 MB.',
  anotherSite: 'Ese pedido vino de otro sitio y no se hizo.',
  invalid: 'Revisá los datos.',
  fieldInvalid: 'Revisá este dato.',
  teamsExist: 'Los equipos de este partido ya están armados.',
  teamsMissing: 'Este partido todavía no tiene equipos.',
  playerMissing: 'Ese jugador no existe.',
  unavailable: 'No llegamos a los datos. Probá de nuevo en un momento.',
  internal: 'Algo falló de nuestro lado. Probá de nuevo.',
} as const;
