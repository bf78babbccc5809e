import type { MatchPlayer, Player, PlayersList } from '@picadito/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http.ts';
import { playersPath } from './attendance-answers.ts';
import { COMES, markAttendance } from './attendance.ts';
import { touched } from '../sync/cache/invalidate.ts';

/** Whoever somebody brings along stands in a list of his own, so that no other list grows by it. */
const GUESTS = 'Invitados';
const GUEST_LEVEL = '3';

/** Brings guests into a match, by name, and confirms them; one who came before is the same again. Rejects on the first failure. */
export function useAddGuests(matchId: string): (names: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return (names) => addGuests(client, matchId, names);
}

async function addGuests(
  client: QueryClient,
  matchId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  try {
    const list = await guestList();
    const known = await http<Player[]>('GET', `/api/lists/${list.id}/players`);
    const roster = await http<MatchPlayer[]>('GET', playersPath(matchId));
    const present = new Set(roster.map(({ id }) => id));
    const guests: string[] = [];
    for (const name of names) {
      const free = known.find((one) => one.name === name && !present.has(one.id));
      const player = free ?? (await newGuest(list.id, name));
      await http('POST', playersPath(matchId), { playerId: player.id });
      present.add(player.id);
      guests.push(player.id);
    }
    const wishes = guests.map((playerId) => ({ playerId, wish: COMES }));
    const undone = (await markAttendance(client, matchId, wishes)).find(
      ({ kind }) => kind === 'undone',
    );
    if (undone) throw new Error('a guest is not confirmed', { cause: undone });
  } finally {
    touched(client, '/api/lists', '/api/players', '/api/matches');
  }
}

async function guestList(): Promise<PlayersList> {
  const lists = await http<PlayersList[]>('GET', '/api/lists');
  const there = lists.find(({ name }) => name === GUESTS);
  return there ?? http<PlayersList>('POST', '/api/lists', { name: GUESTS });
}

const newGuest = (listId: string, name: string) =>
  http<Player>('POST', `/api/lists/${listId}/players`, { name, skillLevel: GUEST_LEVEL });
