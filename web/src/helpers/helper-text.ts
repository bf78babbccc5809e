import {
  clockIn,
  dayText,
  firstName,
  type Helper,
  type HelperRights,
  todayIn,
} from '@picadito/domain';

export const RIGHTS: readonly { value: HelperRights; label: string }[] = [
  { value: 'matches', label: 'Partidos' },
  { value: 'matches-and-money', label: 'Partidos y plata' },
];

/** Returns the sentence that says what a helper with these rights may do. */
export function rightsText(rights: HelperRights): string {
  return rights === 'matches'
    ? 'Arma y lleva los partidos, y suma y edita jugadores. No ve la plata.'
    : 'Arma y lleva los partidos, suma y edita jugadores, y lleva la plata.';
}

/** Returns the sentence that says to an invited person what the invitation allows. */
export function invitedText(rights: HelperRights): string {
  return rights === 'matches'
    ? 'Vas a poder armar y llevar los partidos, y sumar y editar jugadores.'
    : 'Vas a poder armar y llevar los partidos, sumar y editar jugadores, y llevar la plata.';
}

/** Returns the label of the button that confirms who has accepted, as in 'SÍ, ES MARCOS'. */
export function confirmLabel({ name }: Pick<Helper, 'name'>): string {
  return name ? `SÍ, ES ${firstName(name).toLocaleUpperCase('es')}` : 'SÍ, ES';
}

/** Returns the message with the link of an invitation, for a chat. */
export function inviteMessage(listName: string, url: string): string {
  return `¿Me ayudás con «${listName}» en Picadito? Entrá acá y aceptá:\n${url}`;
}

/** Returns until when an open invitation works, as in 'Vence: mañana 21:03'. `now` is in epoch milliseconds. */
export function expiryText(expiresAt: string, now: number, timeZone: string): string {
  const [day = '', time = ''] = clockIn(timeZone, Date.parse(expiresAt)).split('T');
  return `Vence: ${dayText(day, todayIn(timeZone, now))} ${time}`;
}
