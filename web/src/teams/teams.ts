import {
  type Match,
  MATCHES,
  type MatchPlayerReply,
  pathOf,
  type PendingChange,
  ROSTER,
  everyoneIn,
  keyedTeams,
  teamKeysIn,
  type TeamOrigin,
  TEAMS,
  type Teams,
  teamsFromWire,
  type TeamsReply,
  teamsToWire,
  teamsWithKeys,
  distinctInTeams,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isNotFound } from '../sync/http/api-error.ts';
import { rejectionOf } from '../sync/outbox/outcomes.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { forgetNotifiedTeams } from './notified-teams.ts';
import { cacheTeams } from './team-cache.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { http } from '../sync/http/http.ts';

/** Texts that screens show when an action on teams fails (docs/specification.md#toasts). */
export const TEAM_FAILURES = {
  load: 'No se pudieron cargar los equipos del partido.',
  save: 'No se pudieron guardar los equipos. Intentá nuevamente.',
} as const;

/** Text that the console logs when teams cannot be saved (docs/specification.md#toasts). */
const LOGGED_SAVE_FAILURE = 'No se pudieron crear los equipos.';

/**
 * Type of the teams to store: the player ids of each team, and whether the teams were made by hand or by the algorithm.
 */
export type TeamsToSave = Teams<string> & { createdBy: TeamOrigin };

/**
 * Returns the query of a match's saved teams. Nothing is fetched if the match says that it has none, or while a save is
 * pending; teams that wait in the outbox since an earlier visit count as the saved ones. Players with equal names get
 * the names of the attendance screen once the roster is known.
 */
export function useTeams(match: Match | null) {
  const pending = usePendingChanges(({ queue }) => pendingTeams(queue, match?.id));
  const id = match?.id ?? '';
  const enabled = Boolean(match?.teamCounts);
  const { data: roster } = useQuery({ ...queryOf(ROSTER.read, { id }), enabled });
  const select = useCallback(
    (saved: TeamsReply) => ({ ...saved, players: distinctInTeams(saved.players, roster ?? []) }),
    [roster],
  );
  const waiting = useMemo(
    () => pending && roster && select(asSaved(roster, id, pending.target)),
    [pending, roster, select, id],
  );
  const query = useQuery({
    ...queryOf(TEAMS.read, { id }),
    enabled: enabled && !pending,
    select,
    meta: { failure: TEAM_FAILURES.load },
  });
  // Teams that the match has lost stay in the cache.
  return { ...query, data: waiting ?? (enabled ? query.data : undefined) };
}

/**
 * Tells whether the query of `useTeams` has settled: the saved teams are loaded, or known not to exist. Cached teams
 * count even if a refetch has failed.
 */
export function areTeamsKnown(query: ReturnType<typeof useTeams>): boolean {
  const { data, isLoading, error } = query;
  return data !== undefined || isNotFound(error) || (!isLoading && error === null);
}

/** Type of a player of saved teams, with the name and level from the time when the teams were saved. */
export type SavedPlayer = TeamsReply['players'][number];

/** Returns the players of each saved team, and the substitutes. Ids without a player are left out. */
export function savedTeams(teams: TeamsReply): Teams<SavedPlayer> {
  const byId = new Map(teams.players.map((player) => [player.id, player]));
  const ids = teamsFromWire(teams);
  return keyedTeams(teamKeysIn(ids), (place) =>
    (ids[place] ?? []).flatMap((id) => byId.get(id) ?? []),
  );
}

/** Returns the last teams of a match that wait in the outbox, or undefined. */
function pendingTeams(queue: readonly PendingChange[], matchId: string | undefined) {
  const last = queue.findLast((change) => change.kind === 'teams' && change.matchId === matchId);
  return last?.kind === 'teams' ? last : undefined;
}

/**
 * Mutation that stores the teams of a match (docs/specification.md#states). Resolves with 'saved', or with 'pending'
 * while the teams are in the outbox, for example without a network; they then show as saved. Rejects if the server
 * refuses them, with `ChangedElsewhere` if another device has changed the teams.
 */
export function useSaveTeams(match: Match | null) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED_SAVE_FAILURE },
    mutationFn: async (teams: TeamsToSave) => {
      if (!match) throw new Error('no match chosen');
      return saveTeams(client, match, teams);
    },
  });
}

export async function saveTeams(
  client: QueryClient,
  match: Pick<Match, 'id' | 'teamCounts'>,
  target: TeamsToSave,
): Promise<'saved' | 'pending'> {
  const change = { kind: 'teams', matchId: match.id, ...baseOf(client, match), target } as const;
  const outcome = await outboxFor(client).put([change], cacheTeamsReply)[0];
  if (outcome?.kind === 'rejected') throw rejectionOf(outcome);
  if (outcome?.kind === 'applied' && outcome.reply !== null) return 'saved';
  if (outcome?.kind === 'applied') {
    // Another tab has sent the teams and received the reply.
    invalidate(client, pathOf(MATCHES.list));
    return 'pending';
  }
  const roster = client.getQueryData(queryKeyOf(ROSTER.read, { id: match.id })) ?? [];
  await cacheTeams(client, asSaved(roster, match.id, target));
  return 'pending';
}

export function cacheTeamsReply(
  client: QueryClient,
  _request: unknown,
  reply: unknown,
): Promise<void> {
  return cacheTeams(client, reply as TeamsReply);
}

/**
 * Returns the teams on which the organiser's change is based (`base`), which the server compares with the stored ones
 * to detect a change by another device: the last pending teams, else the last reply of the server. `base` is null if
 * the match has no teams, undefined if they are unknown. `exist` is true if the match has teams.
 */
function baseOf(
  client: QueryClient,
  { id, teamCounts }: Pick<Match, 'id' | 'teamCounts'>,
): { base: Teams<string> | null | undefined; exist: boolean } {
  const last = pendingTeams(usePendingChanges.getState().queue, id);
  if (last) return { base: last.target, exist: true };
  if (teamCounts === null) return { base: null, exist: false };
  const saved = client.getQueryData(queryKeyOf(TEAMS.read, { id }));
  return { base: saved && teamsFromWire(saved), exist: true };
}

/**
 * Returns teams that wait in the outbox in the shape of the server's reply. Their players have the names and levels of
 * the roster.
 */
function asSaved(
  roster: readonly MatchPlayerReply[],
  matchId: string,
  target: TeamsToSave,
): TeamsReply {
  const placed = new Set(everyoneIn<string>(target));
  const players = roster
    .filter(({ id }) => placed.has(id))
    .map(({ id, name, skillLevel }) => ({ id, name, skillLevel }));
  return {
    matchId,
    ...teamsToWire(target),
    teams: teamsWithKeys(target),
    createdBy: target.createdBy,
    players,
  };
}

/** Notes that the whole line-up of a match has been shared: the players' page shows it, and no change is left to tell. */
export function noteShared(match: Pick<Match, 'id'>): void {
  showTeams(match);
  forgetNotifiedTeams(match.id);
}

/**
 * Tells the server that the teams of a match, or a change of them, have been shared, so that the players' page shows
 * them. A failure is only logged; the next share tries again.
 */
export function showTeams({ id }: Pick<Match, 'id'>): void {
  http(TEAMS.show, { params: { id }, body: {} }).catch((error: unknown) =>
    console.info('The share of the teams was not reported.', error),
  );
}

/**
 * Returns the names of players of a result, in their order. Players of the saved teams have the name that was saved
 * with the teams, which tells players with equal names apart; others have the name in the result.
 */
export function namesIn(
  teams: Teams<SavedPlayer> | null,
  players: readonly { playerId: string; name: string }[],
): string[] {
  const all = teams ? everyoneIn(teams) : [];
  return players.map(({ playerId, name }) => all.find(({ id }) => id === playerId)?.name ?? name);
}
