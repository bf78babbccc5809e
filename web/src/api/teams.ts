import type {
  TeamIds,
  Match,
  MatchPlayer,
  TeamOrigin,
  TeamsReply,
  WaitingChange,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { playersPath } from './attendance-answers.ts';
import { ChangedElsewhere } from '../sync/failure-sentence.ts';
import type { Fate } from './outbox.ts';
import { outboxOf } from './outbox-of.ts';
import { keepTeams, teamsPath } from './team-answers.ts';
import { touched } from '../sync/cache/invalidate.ts';
import { useOutbox } from './waiting-line.ts';

/** Player ids by team (product.md §3, "API form"). */
export type TeamsToSave = TeamIds & { createdBy: TeamOrigin };

/** The saved teams; asked for only when the match says that it has some, and none wait to be saved. */
export function useTeams(match: Match | null) {
  const wait = useOutbox(({ line }) => hasTeams(line, match?.id));
  return useQuery<TeamsReply>({
    queryKey: [teamsPath(match?.id ?? '')],
    enabled: Boolean(match?.teamCounts) && !wait,
    meta: { failure: LOGGED.loadTeams },
  });
}

function hasTeams(line: readonly WaitingChange[], matchId: string | undefined): boolean {
  return line.some((change) => change.kind === 'teams' && change.matchId === matchId);
}

/**
 * Updates the teams if the match has some, otherwise creates them (product.md §4, "Teams"). Without a signal they are
 * kept, and shown as saved. Rejects when the server refuses them: with `ChangedElsewhere` where another device was first.
 */
export function useSaveTeams(match: Match | null) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.saveTeams },
    mutationFn: async (teams: TeamsToSave) => {
      if (!match) throw new Error('no match chosen');
      return saveTeams(client, match, teams);
    },
  });
}

export async function saveTeams(
  client: QueryClient,
  match: Pick<Match, 'id' | 'teamCounts'>,
  wish: TeamsToSave,
): Promise<'saved' | 'waiting'> {
  const fate = await outboxOf(client).put([
    { kind: 'teams', matchId: match.id, ...before(client, match), wish },
  ])[0];
  if (fate?.kind === 'undone') throw failureOf(fate);
  if (fate?.kind === 'done' && fate.reply !== null) return 'saved';
  if (fate?.kind === 'done') {
    // another tab has sent them, and tells it; what the server has is asked for
    touched(client, '/api/matches');
    return 'waiting';
  }
  await keepTeams(client, asSaved(client, match.id, wish));
  return 'waiting';
}

/** What one saw: the last that waits, else what the server told last. */
function before(
  client: QueryClient,
  { id, teamCounts }: Pick<Match, 'id' | 'teamCounts'>,
): { seen: TeamIds | null | undefined; exist: boolean } {
  const last = useOutbox
    .getState()
    .line.findLast((change) => change.kind === 'teams' && change.matchId === id);
  if (last?.kind === 'teams') return { seen: idsOf(last.wish), exist: true };
  const saved = client.getQueryData<TeamsReply>([teamsPath(id)]);
  const exist = teamCounts !== null;
  if (saved) return { seen: idsOf(saved), exist };
  return { seen: exist ? undefined : null, exist };
}

const idsOf = ({ claroTeam, oscuroTeam, suplentes }: TeamIds): TeamIds => ({
  claroTeam,
  oscuroTeam,
  suplentes,
});

/** Teams that wait, as the server will say them. */
function asSaved(client: QueryClient, matchId: string, wish: TeamsToSave): TeamsReply {
  const roster = client.getQueryData<MatchPlayer[]>([playersPath(matchId)]) ?? [];
  const placed = new Set([...wish.claroTeam, ...wish.oscuroTeam, ...wish.suplentes]);
  const players = roster
    .filter(({ id }) => placed.has(id))
    .map(({ id, name, skillLevel }) => ({ id, name, skillLevel }));
  return { matchId, ...wish, players };
}

function failureOf({ why, error }: Fate & { kind: 'undone' }): Error {
  if (why === 'changed') return new ChangedElsewhere({ cause: error });
  return error instanceof Error ? error : new Error(why);
}
