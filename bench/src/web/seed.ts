import type { Match, PlayersList } from '@picadito/domain';
import type { BrowserContext } from '@playwright/test';

const DAY_MS = 24 * 60 * 60 * 1000;

export type Squad = { listId: string; matchId: string };

/**
 * Creates, through the API and as the user of the browser context, one list of players with phone numbers, and matches
 * of the list, one a day from the day after tomorrow on. Names of players begin with 'Jugador', places with 'Cancha'.
 */
export async function seedSquad(
  { request }: BrowserContext,
  { players, matches }: { players: number; matches: number },
): Promise<Squad> {
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const response = await request.post(path, { data });
    if (!response.ok())
      throw new Error(`POST ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const list = await post<PlayersList>('/api/lists', {
    name: `Los ${players}`,
    players: numbers(players).map((number) => ({
      name: `Jugador ${number}`,
      skillLevel: String(2 + (number % 4)),
      whatsapp: `+54911${String(number).padStart(8, '5')}`,
    })),
  });
  let matchId = '';
  for (const number of numbers(matches)) {
    const date = new Date(Date.now() + (number + 1) * DAY_MS).toISOString().slice(0, 10);
    const body = { date, time: '21:00', location: `Cancha ${number}`, listId: list.id };
    matchId = (await post<Match>('/api/matches', body)).id;
  }
  return { listId: list.id, matchId };
}

function numbers(upTo: number): number[] {
  return Array.from({ length: upTo }, (_, index) => index + 1);
}
