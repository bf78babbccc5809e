import { amountText, firstName, type OfferedList } from '@picadito/domain';

/** Returns the message with which the owner tells the helper about the offer. */
export function offerMessage(listName: string, url: string): string {
  return `Te paso la lista «${listName}» de Picadito. Mirá qué trae y aceptala acá:\n${url}`;
}

/** Returns what the receiver does about the money of the list; null if there is none. */
export function potSentence({ pot, from }: Pick<OfferedList, 'pot' | 'from'>): string | null {
  if (pot === null || pot.amount === 0) return null;
  const amount = amountText(Math.abs(pot.amount), pot.currency);
  return pot.amount > 0
    ? `La caja tiene ${amount}: pedíselos a ${firstName(from.name)}.`
    : `A la caja le faltan ${amount}: arreglalo con ${firstName(from.name)}.`;
}

/** Returns what changes for the receiver, one sentence each. */
export function offerSentences({ from, pot, staysHelper }: OfferedList): string[] {
  const giver = firstName(from.name);
  return [
    'Los links del grupo y de cada jugador siguen andando.',
    'El piloto automático queda en pausa.',
    ...(pot ? ['El alias para pagar se borra: poné el tuyo en La caja.'] : []),
    staysHelper ? `${giver} queda de ayudante.` : `${giver} deja de ver la lista.`,
  ];
}
