/** Returns the sentence for a payment that another screen has written in the meantime. */
export const paidAlready = (author: string, amount: string, player: string) =>
  `${author} ya anotó ${amount} de ${player}. ¿Pagó otra vez?`;

/** Returns the sentence for a repayment that another screen has written in the meantime. */
export const givenBackAlready = (author: string, amount: string, player: string) =>
  `${author} ya anotó que le devolvió ${amount} a ${player}. ¿Lo anotás igual?`;

export const entryOfAccounts = 'Ese movimiento es de las cuentas de un partido: cambialas ahí.';
