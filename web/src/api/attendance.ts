import type { Match, MatchPlayer } from '@picadito/domain';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { LOGGED } from '../lib/failures.ts';
import { http } from '../lib/http.ts';
import { latestWrites } from './latest-writes.ts';
import { logFailure } from './query-client.ts';
import { touched, written } from './touched.ts';

/** What the organiser tapped and the server has not answered yet, by `confirmPath`. */
const useWishes = create<Record<string, boolean>>(() => ({}));
/** One line of writes per cache, shared by every screen that stands on it. */
const lines = new WeakMap<QueryClient, ReturnType<typeof attendanceLine>>();

const playersOf = (matchId: string) => [`/api/matches/${matchId}/players`];

/** The match's players by name, as tapped: a tap shows before the server has answered. */
export function useMatchPlayers(matchId: string | null) {
  const wishes = useWishes();
  const query = useQuery<MatchPlayer[]>({
    queryKey: playersOf(matchId ?? ''),
    enabled: matchId !== null,
    meta: { failure: LOGGED.loadMatchPlayers },
  });
  const players = query.data && asTapped(query.data, matchId ?? '', wishes);
  return { ...query, players };
}

export function asTapped(
  players: readonly MatchPlayer[],
  matchId: string,
  wishes = useWishes.getState(),
): MatchPlayer[] {
  return players.map((player) => {
    const wish = wishes[confirmPath(matchId, player.id)];
    return wish === undefined ? player : { ...player, confirmed: wish };
  });
}

/**
 * Confirms a player or takes his confirmation back: shown at once, undone when the write fails.
 * Resolves with the player once the server has him, or with null when a later tap took its place.
 */
export function useConfirm(
  matchId: string,
): (playerId: string, isConfirmed: boolean) => Promise<MatchPlayer | null> {
  const client = useQueryClient();
  return (playerId, isConfirmed) => confirmPlayer(client, matchId, playerId, isConfirmed);
}

export async function confirmPlayer(
  client: QueryClient,
  matchId: string,
  playerId: string,
  isConfirmed: boolean,
): Promise<MatchPlayer | null> {
  const path = confirmPath(matchId, playerId);
  const wish = (value: boolean | undefined) => useWishes.setState(withWish(path, value), true);
  wish(isConfirmed);
  try {
    const player = await lineOf(client)(path, isConfirmed);
    if (player) wish(undefined);
    return player;
  } catch (error) {
    wish(undefined);
    logFailure({ failure: LOGGED.confirm }, error);
    throw error;
  }
}

function confirmPath(matchId: string, playerId: string): string {
  return `/api/matches/${matchId}/players/${playerId}/confirm`;
}

function withWish(path: string, value: boolean | undefined) {
  return (wishes: Record<string, boolean>): Record<string, boolean> => {
    const { [path]: _, ...others } = wishes;
    return value === undefined ? others : { ...others, [path]: value };
  };
}

function lineOf(client: QueryClient) {
  const line = lines.get(client) ?? attendanceLine(client);
  lines.set(client, line);
  return line;
}

function attendanceLine(client: QueryClient) {
  return latestWrites(async (path: string, isConfirmed: boolean) => {
    const player = await http<MatchPlayer>('PUT', path, { isConfirmed });
    await keepAnswer(client, path.split('/')[3] ?? '', player);
    return player;
  });
}

/** The answer replaces the player, and whatever was asked before it came is not believed any more. */
async function keepAnswer(client: QueryClient, matchId: string, player: MatchPlayer) {
  await written(client, ['/api/matches'], () => {
    const players = client.setQueryData<MatchPlayer[]>(playersOf(matchId), (known) =>
      known?.map((one) => (one.id === player.id ? player : one)),
    );
    if (!players) return;
    const confirmedCount = players.filter(({ confirmed }) => confirmed).length;
    const counted = (match: Match): Match =>
      match.id === matchId ? { ...match, confirmedCount } : match;
    client.setQueryData<Match>([`/api/matches/${matchId}`], (match) => match && counted(match));
    client.setQueryData<Match[]>(['/api/matches'], (matches) => matches?.map(counted));
  });
  touched(client, '/api/players/stats', '/api/users');
}
