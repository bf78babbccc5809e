import type { Match, MatchPlayerReply, PlayersList } from '@picadito/domain';
import { json } from '../http.ts';
import { signIn } from '../sign-in.ts';

/** An organiser with the data of some months. */
export type Organiser = { cookie: string; matches: { id: string; players: string[] }[] };

const LISTS = 3;
const PLAYERS = 12;
/** In each match the first ones. */
export const CONFIRMED = 10;
const MATCHES = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

export const accountOf = (number: number) => `vacio-${number}@picadito.local`;

/** So many organisers, each with 3 lists of 12 players and 20 matches with 10 confirmed and teams. */
export async function seedOrganisers(origin: string, count: number): Promise<Organiser[]> {
  return Promise.all(numbers(count).map((number) => seedOrganiser(origin, number)));
}

async function seedOrganiser(origin: string, number: number): Promise<Organiser> {
  const cookie = await signIn(origin, accountOf(number));
  const ask = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    json<T>(origin, { method, path, cookie, body });

  const lists: PlayersList[] = [];
  for (const list of numbers(LISTS)) {
    const players = numbers(PLAYERS).map((player) => ({
      name: `Jugador ${player}`,
      skillLevel: String(2 + (player % 4)),
      whatsapp: `+54911${String(player).padStart(8, '5')}`,
    }));
    lists.push(await ask('POST', '/api/lists', { name: `Los del ${list}`, players }));
  }
  const matches: Organiser['matches'] = [];
  for (const day of numbers(MATCHES)) {
    const match = await ask<Match>('POST', '/api/matches', {
      date: new Date(Date.now() + (day + 1) * DAY_MS).toISOString().slice(0, 10),
      time: '21:00',
      location: `Cancha ${day}, Av. Corrientes ${day}00`,
      listId: lists[day % LISTS]?.id,
    });
    const roster = await ask<MatchPlayerReply[]>('GET', `/api/matches/${match.id}/players`);
    const players = roster.map(({ id }) => id);
    for (const player of players.slice(0, CONFIRMED))
      await ask('PUT', `/api/matches/${match.id}/players/${player}/confirm`, { isConfirmed: true });
    await ask('POST', `/api/matches/${match.id}/teams`, teamsOf(match.id, players));
    matches.push({ id: match.id, players });
  }
  return { cookie, matches };
}

/** Two teams of five and the substitutes, in the given order. */
export function teamsOf(matchId: string, players: readonly string[]) {
  return {
    matchId,
    claroTeam: players.slice(0, 5),
    oscuroTeam: players.slice(5, 10),
    suplentes: players.slice(10),
  };
}

function numbers(upTo: number): number[] {
  return Array.from({ length: upTo }, (_, index) => index + 1);
}
