import type {
  AttendanceReply,
  CallReply,
  Match,
  MatchPlayerReply,
  Player,
  PlayersList,
} from '@picadito/domain';
import type { Client } from './test-app.ts';

export const THURSDAY_MATCH = { date: '2026-11-26', time: '21:00', location: 'Cancha Núñez' };

export async function createList(
  organiser: Client,
  name: string,
  levels: string,
): Promise<PlayersList> {
  const players = Array.from(levels, (skillLevel, index) => ({
    name: `${name} ${String(index + 1).padStart(2, '0')}`,
    skillLevel,
  }));
  const { body } = await organiser.post<PlayersList>('/api/lists', { name, players });
  return body;
}

export async function createMatch(
  organiser: Client,
  listId: string,
  more: object = {},
): Promise<Match> {
  const { body } = await organiser.post<Match>('/api/matches', {
    ...THURSDAY_MATCH,
    listId,
    ...more,
  });
  return body;
}

/**
 * Creates a list with one player for each digit of `levels`, a match of the list, and a confirmation of each player.
 */
export async function aMatch(organiser: Client, levels: string) {
  const list = await createList(organiser, 'Jueves', levels);
  const match = await createMatch(organiser, list.id);
  const { body: players } = await organiser.get<Player[]>(`/api/lists/${list.id}/players`);
  const ids = players.map(({ id }) => id);
  await confirmAll(organiser, match.id, ids);
  return { list, match, ids };
}

export async function confirm(
  organiser: Client,
  matchId: string,
  playerId: string,
  isConfirmed = true,
) {
  const url = `/api/matches/${matchId}/players/${playerId}/confirm`;
  return organiser.put<MatchPlayerReply>(url, { isConfirmed });
}

/** Confirms players in one request, in the order of their ids. */
export async function confirmAll(organiser: Client, matchId: string, ids: readonly string[]) {
  const changes = ids.map((playerId) => ({ playerId, isConfirmed: true }));
  return organiser.put<AttendanceReply>(`/api/matches/${matchId}/attendance`, { changes });
}

export async function decline(organiser: Client, matchId: string, playerId: string) {
  const url = `/api/matches/${matchId}/players/${playerId}/confirm`;
  return organiser.put<MatchPlayerReply>(url, { isConfirmed: false, declined: true });
}

export async function call(organiser: Client, matchId: string, playerId: string, called = true) {
  const url = `/api/matches/${matchId}/players/${playerId}/call`;
  return organiser.put<CallReply>(url, { called });
}

type Invite = (organiser: Client, matchId: string, name: string) => Promise<void>;

/** The ways in which the organiser adds a player to a match who is not on its list. */
export const GUESTS_OF_ORGANISER: readonly [string, Invite][] = [
  [
    'adds by name',
    async (organiser, matchId, name) => {
      await organiser.post(`/api/matches/${matchId}/players`, { guestNames: [name] });
    },
  ],
  [
    'invites from another list',
    async (organiser, matchId, name) => {
      const list = { name: 'Martes', players: [{ name, skillLevel: '3' }] };
      const { id } = (await organiser.post<PlayersList>('/api/lists', list)).body;
      const [player] = (await organiser.get<Player[]>(`/api/lists/${id}/players`)).body;
      await organiser.post(`/api/matches/${matchId}/players`, { playerId: player?.id });
    },
  ],
];

/** Returns the body of a request that saves teams: the first half of the player ids in claro, the others in oscuro. */
export function teamsInHalves(matchId: string, ids: readonly string[]) {
  const half = Math.ceil(ids.length / 2);
  return { matchId, claroTeam: ids.slice(0, half), oscuroTeam: ids.slice(half), suplentes: [] };
}

/** Returns `count` players as a form sends them; the first `numbers` of them have a phone number. */
export function withNumbers(count: number, numbers: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `Jugador ${index}`,
    skillLevel: '3',
    whatsapp: index < numbers ? `11 5555 10${String(index).padStart(2, '0')}` : null,
  }));
}
