import {
  addDays,
  type Match,
  type Player,
  type PlayersList,
  todayIn,
  weekdayOf,
} from '@picadito/domain';
import { type HttpClient, signedInClient } from './server/http-client.ts';

const ZONE = 'America/Argentina/Buenos_Aires';
const ROSTER = [
  ['Íñigo Peña', '5'],
  ['Ana Agüero', '5'],
  ['Beto Solé', '4'],
  ['Caro Núñez', '3'],
  ['Dani Ibáñez', '2'],
  ['Fede Müller', '4'],
  ['Gabi Ortúzar', '3'],
  ['Hernán Ñáñez', '3'],
  ['Isa Úbeda', '2'],
  ['Juli de los Santos y Martínez', '4'],
  ['Kevin Pardo', '3'],
  ['Lu Quiroga', '2'],
] as const;

export type FullAccount = { account: string; listId: string; matchId: string; playedId: string };

export type Texts = {
  roster: readonly (readonly [name: string, skillLevel: string])[];
  list: string;
  place: string;
};

const USUAL: Texts = { roster: ROSTER, list: 'Los de los jueves', place: 'Cancha Núñez' };

/**
 * Fills an account so that every screen has something to show: three lists, a coming match with eleven confirmed
 * players and saved teams, a played one, a cancelled one and a weekly one.
 */
export async function fillAccount(
  origin: string,
  account: string,
  { roster, list: name, place }: Texts = USUAL,
): Promise<FullAccount> {
  const { json } = await signedInClient(origin, account);
  await json('PATCH', '/api/me', { country: 'AR', timeZone: ZONE });
  await json('POST', '/api/lists', { name: 'Lista sin nadie' });
  await json('POST', '/api/lists', {
    name: 'Los del torneo de verano de la Sociedad de Fomento',
    players: [{ name: 'Mora', skillLevel: '3' }],
  });
  const list = await json<PlayersList>('POST', '/api/lists', {
    name,
    players: roster.map(([player, skillLevel], index) => ({
      name: player,
      skillLevel,
      whatsapp: index % 3 === 2 ? null : `+549115555${String(1000 + index)}`,
    })),
  });
  return { account, listId: list.id, ...(await addMatches(json, list.id, place)) };
}

async function addMatches(
  json: HttpClient['json'],
  listId: string,
  location: string,
): Promise<Pick<FullAccount, 'matchId' | 'playedId'>> {
  const players = await json<Player[]>('GET', `/api/lists/${listId}/players`);
  const today = todayIn(ZONE, Date.now());
  const create = (date: string, more: object) =>
    json<Match>('POST', '/api/matches', {
      date,
      time: '21:00',
      location,
      listId,
      timeZone: ZONE,
      ...more,
    });
  const confirm = async ({ id }: Match, count: number) => {
    for (const player of players.slice(0, count)) {
      await json('PUT', `/api/matches/${id}/players/${player.id}/confirm`, { isConfirmed: true });
    }
  };
  const save = async ({ id }: Match) => {
    const ids = players.map((player) => player.id);
    await json('POST', `/api/matches/${id}/teams`, {
      matchId: id,
      claroTeam: ids.slice(0, 5),
      oscuroTeam: ids.slice(5, 10),
      suplentes: ids.slice(10, 11),
      createdBy: 'automatic',
    });
  };
  const change = (match: Match, status: string) =>
    json('PUT', `/api/matches/${match.id}`, { ...match, status });

  const played = await create(today, { time: '23:59', location: 'Polideportivo Sur' });
  await confirm(played, 10);
  await save(played);
  await change(played, 'completado');
  const cancelled = await create(addDays(today, 9), { location: 'Club Atlético' });
  await change(cancelled, 'cancelado');
  const weekly = addDays(today, 6);
  await create(weekly, {
    time: '19:30',
    location: 'La Canchita de la Esquina de Avenida Independencia y Boedo',
    isRecurring: true,
    recurringDay: weekdayOf(weekly),
  });
  const next = await create(addDays(today, 2), {});
  await confirm(next, 11);
  await save(next);
  return { matchId: next.id, playedId: played.id };
}
