import {
  LISTS,
  type Match,
  MATCHES,
  pathOf,
  type Player,
  PLAYERS,
  type PlayersList,
  ROSTER,
  USUAL_LEVEL,
} from '@picadito/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { http } from '../sync/http/http.ts';
import { markAttendance } from './attendance.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { isOwn } from '../helpers/may.ts';

/**
 * Name of the list that holds guests. It contains no other players, so that adding a guest to one match adds nobody to
 * another list.
 */
const GUESTS = 'Invitados';

type OfMatch = Pick<Match, 'id' | 'owner'>;

/**
 * Returns a function that adds guests to a match by name and confirms them. In an own match a guest of an earlier match
 * with that name is reused. Rejects on the first failure.
 */
export function useAddGuests(match: OfMatch): (names: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return (names) => addGuests(client, match, names);
}

export async function addGuests(
  client: QueryClient,
  match: OfMatch,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const matchId = match.id;
  try {
    const guests = isOwn(match)
      ? await guestsOfList(matchId, names)
      : await newGuests(matchId, names);
    const targets = guests.map((playerId) => ({ playerId, target: 'confirmed' as const }));
    const rejected = (await markAttendance(client, matchId, targets)).find(
      ({ kind }) => kind === 'rejected',
    );
    if (rejected) throw new Error('a guest is not confirmed', { cause: rejected });
  } finally {
    invalidate(client, pathOf(LISTS.list), pathOf(PLAYERS.list), pathOf(MATCHES.list));
  }
}

/** Adds guests who are on no list to a match, because a helper has no list of guests there. Returns their ids. */
async function newGuests(matchId: string, names: readonly string[]): Promise<string[]> {
  const body = { guestNames: [...names] };
  const added = await http(ROSTER.add, { params: { id: matchId }, body });
  return [added].flat().map(({ id }) => id);
}

/** Adds guests from the list of guests to a match. Returns their ids. */
async function guestsOfList(matchId: string, names: readonly string[]): Promise<string[]> {
  const list = await guestList(names);
  const known = await http(LISTS.players, { params: { id: list.id } });
  const roster = await http(ROSTER.read, { params: { id: matchId } });
  const present = new Set(roster.map(({ id }) => id));
  const absent = known.filter(({ id }) => !present.has(id));
  const guests = await guestsOf(list.id, names, absent);
  await http(ROSTER.add, { params: { id: matchId }, body: { playerIds: guests } });
  return guests;
}

const asPlayer = (name: string) => ({ name, skillLevel: USUAL_LEVEL });

/**
 * Returns the list of guests, creating it if needed. A new list is created with the players `first`, so that no empty
 * list remains if the server refuses them.
 */
async function guestList(first: readonly string[]): Promise<PlayersList> {
  const lists = await http(LISTS.list);
  const there = lists.find((list) => isOwn(list) && list.name === GUESTS);
  return there ?? http(LISTS.create, { body: { name: GUESTS, players: first.map(asPlayer) } });
}

/**
 * Returns one player id per name. `absent` are the guests of the list who are not in the match; a guest with the name
 * is reused, otherwise a new one is created.
 */
async function guestsOf(
  listId: string,
  names: readonly string[],
  absent: readonly Player[],
): Promise<string[]> {
  const free = [...absent];
  const found = names.map((name) => {
    const place = free.findIndex((one) => one.name === name);
    return place < 0 ? undefined : free.splice(place, 1)[0];
  });
  const missing = names.filter((_, place) => !found[place]);
  const body = missing.map(asPlayer);
  const added =
    missing.length > 0 ? await http(LISTS.addPlayer, { params: { id: listId }, body }) : [];
  return found.flatMap((guest) => (guest ?? added.shift())?.id ?? []);
}
