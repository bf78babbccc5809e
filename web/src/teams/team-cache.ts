import {
  BADGES,
  CAPTAIN,
  collectionOf,
  type Match,
  MATCHES,
  NIGHT,
  pathOf,
  PLAYER_STATS,
  TEAMS,
  teamsFromWire,
  type TeamsReply,
} from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateLineupContexts } from './lineup-context.ts';
import { updateMatches } from '../home/home.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';

/**
 * Paths of the cached data with numbers that depend on teams. The current matches are not among them, because
 * `cacheTeams` updates them itself.
 */
const COUNTED_IN = [
  pathOf(MATCHES.list, {}, { order: 'created' }),
  pathOf(PLAYER_STATS.list),
  collectionOf(BADGES.list),
];

/** Puts the saved teams of a match into the cache, and updates or invalidates everything that depends on them. */
export async function cacheTeams(client: QueryClient, saved: TeamsReply): Promise<void> {
  const { matchId } = saved;
  const { claro, oscuro, naranja, verde } = teamsFromWire(saved);
  const teamCounts = {
    claro: claro.length,
    oscuro: oscuro.length,
    suplentes: saved.suplentes.length,
    ...(naranja && { naranja: naranja.length }),
    ...(verde && { verde: verde.length }),
  };
  await updateCache(client, [pathOf(MATCHES.list)], () => {
    client.setQueryData(queryKeyOf(TEAMS.read, { id: matchId }), saved);
    setTeamCounts(client, matchId, teamCounts);
  });
  // When the teams change, the server changes who was lent or absent in the stored games of a night, so that the same
  // players have played them.
  invalidate(client, ...COUNTED_IN, ...pathsOfMatch(matchId));
  invalidateLineupContexts(client, matchId);
}

/** Returns the paths of the games of a match, and of who has changed what in it. */
const pathsOfMatch = (id: string) => [pathOf(NIGHT.read, { id }), pathOf(CAPTAIN.read, { id })];

/**
 * Updates or invalidates everything that depends on the teams of a match whose teams were deleted. The teams themselves
 * are not fetched again, because the server has none to return.
 */
export async function cacheWithoutTeams(client: QueryClient, matchId: string): Promise<void> {
  await updateCache(client, [pathOf(MATCHES.list)], () => setTeamCounts(client, matchId, null));
  invalidate(client, ...COUNTED_IN, ...pathsOfMatch(matchId));
  invalidateLineupContexts(client, matchId);
}

function setTeamCounts(
  client: QueryClient,
  matchId: string,
  teamCounts: Match['teamCounts'],
): void {
  const counted = (match: Match): Match =>
    match.id === matchId ? { ...match, teamCounts } : match;
  client.setQueryData(
    queryKeyOf(MATCHES.read, { id: matchId }),
    (match) => match && counted(match),
  );
  updateMatches(client, (matches) => matches.map(counted));
}
