/** Returns a text such as '1 jugador' or '12 jugadores'. */
export function playersText(count: number): string {
  return `${count} ${count === 1 ? 'jugador' : 'jugadores'}`;
}
