export const scoreInvalid = 'Los goles de cada equipo van de 0 a 50.';
export const scorerGoalsInvalid = 'Los goles de un jugador van de 0 a 50.';
export const scorerNotPlaying = 'Ese jugador no estuvo en los equipos.';
export const scorerRepeated = 'Un jugador está dos veces entre los goleadores.';
export const goalsBeyondScore = 'Hay más goles con nombre que en el resultado.';
export const resultTooEarly = 'El partido todavía no empezó.';
export const resultSuspended = 'Un partido suspendido no tiene resultado.';
