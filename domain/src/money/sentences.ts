/** Returns the sentence for a payment that another screen has written in the meantime. */
export const paidAlready = (author: string, amount: string, player: string) =>
  `${author} ya anotó ${amount} de ${player}. ¿Pagó otra vez?`;
