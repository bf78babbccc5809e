/* These sentences are for players in a survey of levels, and for its organiser. */

export const surveyNone = 'Ahora no hay ninguna encuesta.';
export const surveyOver = 'La encuesta ya cerró. Gracias igual.';
export const surveyAnswered = 'Ya contestaste.';
export const surveyOfOneself = 'De vos no opinás: sacá tu nombre.';
export const surveyIncomplete = 'Te falta decir cómo juega {names}.';
export const surveyOfOtherDevices =
  'Para esta encuesta cuentan los celus que ya contestaban cuando se abrió.';
export const surveyOfTooFew =
  'Para que nadie adivine quién dijo qué hacen falta 5 que contesten desde su celu. Hoy {count}.';
export const surveyOfNone = 'Elegí al menos un jugador.';
export const surveyOfTooMany = 'Una encuesta es sobre 60 jugadores como mucho.';
export const surveyRepeated = 'Un jugador está dos veces en la encuesta.';
export const surveyOfStranger = 'Ese jugador no está en la lista.';
export const surveyIsOpen = 'Ya hay una encuesta abierta. Cerrala primero.';
export const surveyNeedsLink = 'Primero prendé el link del grupo.';
export const surveyStillOpen = 'La encuesta sigue abierta: todavía no hay nada para ver.';
