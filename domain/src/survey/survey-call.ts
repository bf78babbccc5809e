/** The message that sends a survey to the group. */
export function surveyCall(address: string): string {
  return `¿Cómo juega cada uno? Contá en el link: es un minuto.\nNadie ve lo que dice cada uno.\n${address}`;
}
