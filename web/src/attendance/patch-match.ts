import {
  type ChangeDetail,
  HOME,
  type Match,
  MATCHES,
  type MatchPlayerReply,
  pathOf,
  ROSTER,
} from '@picadito/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { updateMatches } from '../home/home.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { updateCache } from '../sync/cache/invalidate.ts';
import { updateRows } from '../sync/cache/paged-query-of.ts';

/**
 * Applies change events to the cached data of a match. Data already marked stale is left alone, because it is fetched
 * again anyway. If another page made a change, a fetch in progress starts again, because it may have read the data
 * before the change. If only this page changed the match (`isOwn`), the fetch goes on, because it began after the
 * write.
 */
export async function patchMatch(
  client: QueryClient,
  id: string,
  { details, isOwn }: { details: readonly ChangeDetail[]; isOwn: boolean },
): Promise<void> {
  const roster = queryKeyOf(ROSTER.read, { id });
  const alone = queryKeyOf(MATCHES.read, { id });
  const home = queryKeyOf(HOME.read);
  const isFresh = (queryKey: QueryKey) => {
    const state = client.getQueryState(queryKey);
    return state?.fetchStatus === 'idle' && !state.isInvalidated;
  };
  const patch = (detail: ChangeDetail) => {
    const changed = (match: Match) => (match.id === id ? patched(match, detail) : match);
    if (isFresh(alone)) client.setQueryData(alone, (match) => match && changed(match));
    if (isFresh(home)) updateMatches(client, (matches) => matches.map(changed));
    updateRows(client, MATCHES.list, changed, isFresh);
    if (isFresh(roster)) client.setQueryData(roster, (players) => withAnswers(players, detail));
  };
  if (isOwn) return details.forEach(patch);
  const resources = [
    `${pathOf(MATCHES.read, { id })}?`,
    pathOf(ROSTER.read, { id }),
    pathOf(HOME.read),
    `${pathOf(MATCHES.list)}?`,
  ];
  return updateCache(client, resources, () => details.forEach(patch));
}

function patched(match: Match, detail: ChangeDetail): Match {
  if (detail.part === 'attendance') return { ...match, confirmedCount: detail.confirmedCount };
  return detail.part === 'teams' ? { ...match, teamCounts: detail.teamCounts } : match;
}

function withAnswers(players: MatchPlayerReply[] | undefined, detail: ChangeDetail) {
  const answers = detail.part === 'attendance' ? detail.players : null;
  if (!players || !answers) return players;
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return players.map((player) => ({ ...player, ...byId.get(player.id) }));
}
