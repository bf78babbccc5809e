import { type Match, type MatchPlayerReply, type Player, type PlayersList } from '@picadito/domain';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { todayAfterThree } from '../today.ts';

const MATCHES = 4;
const NAMES = 'Ana Beto Caro Dani Ema Fede Gabi Hugo Ivo Juli Kike Lola'.split(' ');

/**
 * Creates, through the API, a list of twelve players and four of its matches that are over, each with teams. Returns
 * the list.
 */
export async function seedSeason({ request }: BrowserContext): Promise<PlayersList> {
  const ask = asker(request);
  const list = await ask<PlayersList>('POST', '/api/lists', {
    name: 'Los de los jueves',
    players: NAMES.map((name, index) => ({ name, skillLevel: String(2 + (index % 4)) })),
  });
  const players = await ask<Player[]>('GET', `/api/lists/${list.id}/players`);
  const when = { ...todayAfterThree(), location: 'Cancha Núñez', listId: list.id };
  for (let played = 0; played < MATCHES; played += 1) {
    const match = await ask<Match>('POST', '/api/matches', { ...when, time: `00:0${played}` });
    await confirmAll(ask, match, players.slice(0, 10));
    const teams = { matchId: match.id, createdBy: 'automatic', ...teamsOf(players, played) };
    await ask('POST', `/api/matches/${match.id}/teams`, teams);
  }
  return list;
}

type Ask = <T>(method: string, path: string, data?: unknown) => Promise<T>;

/** Returns a function that sends a request of the organiser and resolves with the JSON; rejects if it fails. */
export function asker(request: APIRequestContext): Ask {
  return async <T>(method: string, path: string, data?: unknown) => {
    const response = await request.fetch(path, data === undefined ? { method } : { method, data });
    if (!response.ok())
      throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

async function confirmAll(ask: Ask, match: Match, players: readonly Player[]): Promise<void> {
  const changes = players.map(({ id }) => ({ playerId: id, isConfirmed: true }));
  await ask<{ players: MatchPlayerReply[] }>('PUT', `/api/matches/${match.id}/attendance`, {
    changes,
  });
}

/** Returns two teams of five players. Different numbers in `played` give different teams. */
function teamsOf(players: readonly Player[], played: number) {
  const ids = players.slice(0, 10).map(({ id }) => id);
  const turned = [...ids.slice(played), ...ids.slice(0, played)];
  return { claroTeam: turned.slice(0, 5), oscuroTeam: turned.slice(5), suplentes: [] };
}
