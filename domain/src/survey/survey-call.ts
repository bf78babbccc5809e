/** Returns the message that invites the group to a survey. */
export function surveyCall(address: string): string {
  return `¿Cómo juega cada uno? Contá en el link: es un minuto.\nNadie ve lo que dice cada uno.\n${address}`;
}
