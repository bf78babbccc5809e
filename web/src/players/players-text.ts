/** How many they are: '1 jugador', '12 jugadores'. */
export function playersText(count: number): string {
  return `${count} ${count === 1 ? 'jugador' : 'jugadores'}`;
}
