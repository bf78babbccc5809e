/*
 * Only the rules of forms and requests use these sentences. The browser loads them together with those rules, which
 * come with the screens that have a form, so that the first screen does not load them.
 */

export const matchListMissing = 'Selecciona una lista de jugadores para el partido.';
export const matchDatePast = 'La fecha del partido no puede ser anterior a hoy.';
export const matchDateInvalid = 'Esa fecha no existe. Revisala.';
export const dateUnclear = 'Escribí la fecha así: 03/01/2027.';
export const dateMonthFirst = 'Primero va el día y después el mes, por ejemplo 31/01.';
export const dateAmbiguous = 'Escribí el día y el mes con dos números cada uno, por ejemplo 03/01.';
export const matchTimeInvalid = 'Escribí la hora así: 18:30.';
export const timeAmbiguous = '¿De la mañana o de la noche? Escribila en 24 h, por ejemplo 21:00.';
export const recurringDayMissing = 'Elegí el día de la semana en que se repite.';
export const recurringDayInvalid = 'El día va de 0 (Domingo) a 6 (Sábado).';
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
