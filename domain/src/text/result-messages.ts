export const scoreInvalid = 'Los goles de cada equipo van de 0 a 50.';
export const scorerGoalsInvalid = 'Los goles de un jugador van de 0 a 50.';
export const scorerNotPlaying = 'Ese jugador no estuvo en los equipos.';
export const scorerRepeated = 'Un jugador está dos veces entre los goleadores.';
export const goalsBeyondScore = 'Hay más goles con nombre que en el resultado.';
export const resultTooEarly = 'El partido todavía no empezó.';
export const resultSuspended = 'Un partido suspendido no tiene resultado.';
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
