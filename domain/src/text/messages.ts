/*
 * All sentences that rules choose. The sentences that docs/specification.md quotes are verbatim; the others are short
 * and in voseo.
 */

export * from './survey-messages.ts';

/* Only the rules of forms and requests use these sentences. */

export const matchListMissing = 'Selecciona una lista de jugadores para el partido.';
export const matchDatePast = 'La fecha del partido no puede ser anterior a hoy.';
export const matchDateInvalid = 'Esa fecha no existe. Revisala.';
export const absencePast = 'No puede ser anterior a hoy.';
export const absenceTooLong = 'Poné una fecha de acá a un año.';
export const dateUnclear = 'Escribí la fecha así: 03/01/2027.';
export const dateMonthFirst = 'Primero va el día y después el mes, por ejemplo 31/01.';
export const dateAmbiguous = 'Escribí el día y el mes con dos números cada uno, por ejemplo 03/01.';
export const matchTimeInvalid = 'Escribí la hora así: 18:30.';
export const timeAmbiguous = '¿De la mañana o de la noche? Escribila en 24 h, por ejemplo 21:00.';
export const recurringDayMissing = 'Elegí el día de la semana en que se repite.';
export const recurringDayInvalid = 'El día va de 0 (Domingo) a 6 (Sábado).';
export const perSideInvalid = 'Cada equipo es de 4 a 11.';
export const teamCountInvalid = 'Van de dos a cuatro equipos.';
export const formatTooLarge = 'Son demasiados: hasta 30.';
export const formatKeepsTeams = 'Los equipos guardados no entran en ese formato.';
export const formatKeepsResult = 'Ya hay resultado: no puede cambiar la cantidad de equipos.';
export const nightHasGames = 'La noche ya tiene partidos: eso ya no se puede cambiar.';
export const nightWithoutResult = 'Con más de dos equipos cada partido tiene su resultado.';
export const courtMinutesInvalid = 'La cancha se alquila de 30 a 240 minutos.';
export const gameMinutesInvalid = 'Cada partido dura de 1 a 60 minutos.';
export const gameGoalsInvalid = 'Cada partido es de 0 a 20 goles.';
export const stayMaxInvalid = 'Un equipo se queda de 1 a 20 partidos.';
export const bothLeaveOfThree = 'Salen los dos solo si hay cuatro equipos.';
export const timeZoneInvalid = 'Esa zona horaria no existe.';
export const countryInvalid = 'Ese país no existe.';
export const statusInvalid = 'El estado es pendiente, completado o cancelado.';
export const userNameMissing = 'El nombre es obligatorio.';
export const playerIncomplete = 'Nombre y nivel son obligatorios.';
export const skillLevelInvalid = 'El nivel va de 2 a 5.';
export const locationTooLong = 'Usá hasta 120 caracteres.';
export const oddCharacters = 'Hay caracteres que no se pueden guardar. Escribilo de nuevo.';
export const whatsappCountry =
  'Escribí el número con el código de país, por ejemplo +54 9 11 5555 1234.';
export const whatsappArea = 'Falta el código de área. Escribilo así: 11 5555 1234.';
export const whatsappInvalid = 'Ese número no parece de WhatsApp. Revisalo.';
export const fieldInvalid = 'Revisá este dato.';
export const amountInvalid = 'Escribí el monto en números, mayor que cero: por ejemplo 35.000.';
export const payToInvalid = 'El alias va de 1 a 60 caracteres.';
export const payToIsLink = 'Escribí el alias o el número, no un link.';
export const payToHolderInvalid = 'El nombre del titular va de 1 a 40 caracteres.';
export const noteInvalid = 'La nota va de 1 a 80 caracteres.';
export const paidByStranger = 'Desde este celu no podés avisar pagos de ese nombre.';
export const nothingDue = 'No debés nada.';
export const moneyNeedsCost = 'Escribí primero cuánto sale la cancha.';
export const moneyNeedsPlayers = 'Todavía no confirmó nadie.';
export const moneySuspended = 'El partido está suspendido: no hay cuentas para cerrar.';
export const currencyInUse = 'Ya hay movimientos: la moneda no se puede cambiar.';
export const entryDiffers = 'Ese movimiento ya está anotado con otros datos.';
export const depositMissing = 'Este partido no tiene una seña para decidir.';
export const depositDecided = 'Ya decidiste qué pasó con la seña.';
export const moneyKeepsList = 'El partido tiene movimientos de plata: no puede cambiar de lista.';

/* Only the server uses these sentences. */

export const signedOut = 'No user authenticated';
export const notFound = 'No encontramos lo que buscás.';
export const requestMalformed = 'No entendimos ese pedido.';
export const requestTooSlow = 'El pedido tardó demasiado en llegar. Probá de nuevo.';
export const headersTooLarge = 'Los encabezados de ese pedido son demasiado grandes.';
export const notJson = 'Enviá los datos en formato JSON.';
export const tooLarge = 'Eso es demasiado grande. El máximo es 1 MB.';
export const tooMuch = 'Son demasiados datos juntos. Enviá menos.';
export const linkIsDead = 'Este link no anda. Pedile el nuevo a quien organiza.';
export const tooManyLinks =
  'Probaste muchos links que no andan. Esperá un minuto y abrí el que te pasaron.';
export const tooMany = 'Son demasiados pedidos seguidos. Esperá un momento y probá de nuevo.';
export const anotherSite = 'Ese pedido vino de otro sitio y no se hizo.';
export const matchesPlayedInvalid = 'Los partidos jugados van de 0 a 9999.';
export const attendanceRateInvalid = 'La asistencia va de 0 a 100.';
export const cursorInvalid = 'Esa página no existe. Volvé a la primera.';
export const limitInvalid = 'Pedí entre 1 y 1000 partidos.';
export const seasonInvalid = 'Elegí un año, como 2026, o todas las temporadas.';
export const invalid = 'Revisá los datos.';
export const playerMissing = 'Ese jugador no existe.';
export const badgeOfAnother = 'Los logros son de cada organizador. Este sería de otro.';
export const badgeUnknown = 'Ese logro no existe.';
export const badgeNotEarned = 'Todavía no lograste eso.';
export const unavailable = 'No llegamos a los datos. Probá de nuevo en un momento.';
export const diskFull =
  'El servidor se quedó sin lugar y ahora no puede guardar ni borrar nada. Avisale a quien lo administra.';
export const internal = 'Algo falló de nuestro lado. Probá de nuevo.';
export const keyInvalid = 'La clave del pedido lleva de 1 a 255 letras, números o signos.';
export const keyOfAnother = 'Esa clave ya se usó para otro pedido. Probá con una nueva.';
export const noticesOfService = 'Este navegador no puede recibir avisos.';
export const noticesOfUser =
  'Ya recibís avisos en 20 dispositivos. Cerrá las demás sesiones y probá de nuevo.';
export const noticesOfList = 'En este grupo ya hay 100 celus con avisos.';
export const noticesNameFirst = 'Primero contestá con tu nombre, y después pedí los avisos.';

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

/* Screens and the server use these sentences about matches (docs/specification.md#rules-matches). */

export const matchIncomplete = 'Completá todos los campos para crear el partido.';
export const matchSignedOut = 'Debes iniciar sesión para crear un partido.';
export const seriesDateTaken =
  'Ese día ya hay un partido de la misma serie semanal. Elegí otra fecha.';
export const tooManyMatches = 'Podés tener hasta 2.000 partidos. Eliminá alguno viejo.';
export const recurringIncomplete = 'Completá todos los campos para crear el partido recurrente.';
export const matchWithoutList = 'El partido {id} no tiene una lista de jugadores asociada';

export const handoverHelperMissing = 'Elegí a quién se la pasás, entre los ayudantes confirmados.';
export const handoverNameDiffers = 'Escribí el nombre de la lista tal cual.';
export const handoverChanged = 'Cambió lo que te pasan. Leelo de nuevo y aceptá.';

export const captainTooLate = 'Ya pasó más de un día desde el partido.';
export const captainHeld = 'Este link ya lo usa otro celu.';
export const captainFirst = 'Primero tocá SOY EL CAPITÁN.';

export const helperRightsMissing = 'Elegí qué puede hacer quien te ayuda.';
export const tooManyHelpers = 'Una lista puede tener hasta 5 ayudantes. Sacá a uno primero.';
export const helperNotAccepted = 'Todavía no aceptó la invitación.';
export const helpsAlready = 'Ya ayudás en esta lista.';
export const helpsOneself = 'La lista es tuya: mandale el link a quien te ayuda.';
export const matchListOfOwner = 'La lista del partido la cambia quien organiza.';
export const playedMatchOfOwner =
  'Este partido ya se jugó: el estado, el día y la hora los cambia quien organiza.';
export const begunMatchOfOwner = 'Este partido ya empezó: lo borra o lo mueve quien organiza.';
export const keptMatchOfOwner = 'Este partido tiene resultado o plata: lo borra quien organiza.';
export const autopilotOfOwner =
  'El partido tiene el piloto automático prendido: lo apaga quien organiza.';

/* These sentences are for players who answer by the link. */

export const answerPlayerGone = 'Ya no estás en esta lista. Avisale a quien organiza.';
export const answerNotInMatch = 'No estás en este partido. Avisale a quien organiza.';
export const answerAfterKickOff = 'El partido ya empezó. Avisale a quien organiza.';
export const answerPassed = 'Ese partido ya pasó.';
export const answerNoMatch = 'Cuando haya uno nuevo, lo vas a ver acá.';
export const answerSuspended = 'Ese partido se suspendió.';
export const formTooLarge = 'Eso es demasiado largo. Probá con menos.';
export const commentTooLong = 'El comentario puede tener hasta 60 letras.';
export const answerNameFirst = 'Primero tocá tu nombre: así se ve quién lo anotó.';
export const answerNotRemembered = 'Quedó anotado. Este navegador no te recuerda.';
export const answerStrict = 'Acá cada uno contesta por sí mismo. Avisale a quien organiza.';
export const newcomerNameMissing = 'Poné tu nombre.';
export const newcomerHasName =
  'Este celu ya contesta como {name}. Si no sos vos, tocá «No soy yo».';
export const proposalOfDevice =
  'Ya avisaste desde este celu. Esperá a que te contesten, o sacá ese aviso.';
export const proposalsOfList = 'Ya hay 10 avisos sin contestar. Escribile a quien organiza.';
export const dropOutGone = 'Eso ya se resolvió.';
export const takeBackGone = 'Eso ya cambió. Mirá cómo quedó.';
export const guestNameMissing = 'Poné el nombre de tu invitado.';
export const guestHostFirst = 'Primero decí VOY vos: los invitados vienen con alguien.';
export const guestsOfPlayer = 'Podés traer hasta 2 invitados.';
export const guestsOfMatch = 'Este partido ya tiene 6 invitados. Avisale a quien organiza.';
export const guestGone = 'Ese invitado ya no está anotado por vos.';
export const answerOfGuest = 'Es un invitado: va con quien lo trae.';
export const capacityInvalid = 'El cupo va de 2 a 30.';
export const answersUntilLate = 'Poné una hora antes de que empiece el partido.';
export const regularsUntilLate = 'Poné una hora que no pase de «Contestan hasta».';
export const answersUntilInvalid = 'Poné un día y una hora que existan.';

/*
 * Screens and the server use these sentences about attendance and teams
 * (docs/specification.md#rules-attendance-and-teams).
 */

export const broadcastWithoutNumbers =
  'Ninguno de los jugadores tiene número de WhatsApp registrado.';
export const broadcastWithoutPlayers = 'No hay jugadores disponibles para enviar mensajes.';
export const attendanceTooFew = 'Necesitás al menos 2 jugadores confirmados para armar equipos.';
export const teamsTooFew = 'Se necesitan al menos 2 jugadores confirmados para armar equipos.';
export const teamsUnbalanced =
  'Los equipos no cumplen con las reglas de balance. Asegúrate de no tener más de un jugador nivel 5 por equipo y que la diferencia de puntos no sea mayor a 3.';
export const teamFull = 'Un equipo lleva hasta 5 jugadores.';
export const teamMissing = 'Faltan equipos de este partido. Actualizá la página.';
export const teamUnknown = 'Ese equipo no juega este partido.';
export const teamsDisagree = 'Los equipos están escritos de dos formas que no coinciden.';
export const teamsOfMore = 'Este partido es de más de dos equipos. Actualizá la página.';
export const teamRepeated = 'Un jugador está en más de un equipo.';
export const teamForeignPlayer = 'Ese jugador no está en este partido.';
export const teamsMatchDiffers = 'Los equipos son de otro partido.';
export const declinedConfirmed = 'No puede estar confirmado y no venir.';
export const attendanceChanged = 'Otro dispositivo cambió su respuesta. Mirá cómo quedó.';
export const answersCount = 'Enviá entre 1 y 500 respuestas.';
export const tooManyGuests = 'Un partido puede tener hasta 50 invitados nuevos.';
export const tooManyInvited = 'Podés sumar hasta 500 jugadores a la vez.';
export const answersRepeated = 'Un jugador está más de una vez.';
export const teamsChanged = 'Otro dispositivo cambió los equipos. Mirá cómo quedaron.';
export const sitOutInvalid = 'Elegí por nivel, por orden o por turno.';
export const pairIncomplete = 'Elegí dos jugadores distintos.';
export const pairKindInvalid = 'Elegí juntos o separados.';
export const tooManyPairs = 'Podés tener hasta 500 parejas. Sacá alguna.';
export const teamsExist = 'Los equipos de este partido ya están armados.';
export const autopilotNotWeekly =
  'El piloto automático es para partidos que se repiten cada semana.';
export const teamsMissing = 'Este partido todavía no tiene equipos.';

export const scoreInvalid = 'Los goles de cada equipo van de 0 a 50.';
export const goalsUnlikeOutcome = 'Los goles no coinciden con quién ganó.';
export const scorerGoalsInvalid = 'Los goles de un jugador van de 0 a 50.';
export const scorerNotPlaying = 'Ese jugador no estuvo en los equipos.';
export const scorerRepeated = 'Un jugador está dos veces entre los goleadores.';
export const goalsBeyondScore = 'Hay más goles con nombre que en el resultado.';
export const resultTooEarly = 'El partido todavía no empezó.';
export const resultSuspended = 'Un partido suspendido no tiene resultado.';
export const gamesChanged = 'Otro dispositivo cambió los partidos. Mirá cómo quedaron.';
export const nightWithoutGames = 'La noche todavía no tiene partidos.';
export const resultChanged = 'Otro dispositivo cambió el resultado. Mirá cómo quedó.';
export const tooManyScores = 'Podés pedir hasta 100 resultados a la vez.';

/* These sentences are for players who vote or propose a score by the link. */
export const votingClosed = 'La votación de ese partido ya cerró.';
export const votingTooEarly = 'Se vota cuando termina el partido.';
export const votingSuspended = 'Ese partido se suspendió: no hay figura.';
export const votingWithoutTeams = 'Ese partido no tiene equipos guardados: no hay votación.';
export const figuraMissing = 'Elegí a quién votás.';
export const figuraOneself = 'No te podés votar: elegí a otro.';
export const figuraOfGuest = 'Los invitados no entran en la votación.';
export const proposingClosed = 'Ya pasaron 48 horas: el resultado lo pone quien organiza.';
export const proposingTooEarly = 'El resultado se pone cuando termina el partido.';
export const proposingWithoutTeams =
  'Ese partido no tiene equipos guardados: el resultado lo pone quien organiza.';
export const scoreMissing = 'Elegí los goles de los dos equipos.';
export const scoreDecided = 'El resultado ya está. Si está mal, avisale a quien organiza.';
export const playedByOthers = 'No estuviste en los equipos de ese partido.';
export const playedWithoutName =
  'Este celu no tiene ese nombre. Abrí tu link, o pedíselo a quien organiza.';
export const playedNameTooLate =
  'Tu celu tiene este nombre desde después de que empezó el partido. Abrí tu link, o pedíselo a quien organiza.';
export const playedByDevice = 'Desde este celu ya contestó otro jugador: cada uno desde el suyo.';
