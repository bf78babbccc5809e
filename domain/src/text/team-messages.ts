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
export const teamsExist = 'Los equipos de este partido ya están armados.';
export const autopilotNotWeekly =
  'El piloto automático es para partidos que se repiten cada semana.';
export const teamsMissing = 'Este partido todavía no tiene equipos.';
