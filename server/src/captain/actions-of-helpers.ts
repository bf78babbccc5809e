import { scoreText, type CaptainAction } from '@picadito/domain';
import type { Reader } from '../store/store.ts';
import { namesInMatch } from '../store/tables/matches/roster.ts';
import { namesOfPlayers } from '../store/tables/players/players.ts';
import { authoredChanges } from '../store/tables/sync/changes.ts';

type OfMatch = { userId: string; matchId: string };
type Authored = Awaited<ReturnType<typeof authoredChanges>>[number];

/**
 * Returns what helpers have done in a match since a timestamp: whom they have confirmed or taken out, and the teams,
 * the score and the move of the match if the last change of it is theirs. Changes of many players at once name none,
 * and are left out; `namedSince` is the last of them, or else the timestamp.
 */
export async function actionsOfHelpers(
  db: Reader,
  { userId, matchId }: OfMatch,
  { since, now }: { since: string; now: string },
): Promise<{ actions: CaptainAction[]; namedSince: string }> {
  const changes = await authoredChanges(db, { userId, matchId, since });
  const byHelpers = changes.filter(({ author }) => author !== null);
  const unnamed = byHelpers.find(
    ({ detail }) => detail.part === 'attendance' && detail.players === null,
  );
  const marks = byHelpers.flatMap(({ at, author, detail }) =>
    detail.part === 'attendance'
      ? (detail.players ?? []).map(({ id, confirmed }) => ({ at, author, playerId: id, confirmed }))
      : [],
  );
  const names = await namesOfPlayers(
    db,
    userId,
    marks.map(({ playerId }) => playerId),
  );
  const apart = await namesInMatch(db, { userId, matchId }, now);
  const ofPlayers = marks.map(({ at, author, playerId, confirmed }): CaptainAction => ({
    at,
    kind: confirmed ? 'in' : 'out',
    playerId,
    name: apart.get(playerId) ?? names.get(playerId) ?? null,
    author: author ?? '',
    by: 'helper',
    detail: null,
  }));
  const ofMatch = (['teams', 'result', 'moved'] as const).flatMap((part) => {
    const last = changes.find(({ detail }) => detail.part === part);
    return last ? actionOf(last) : [];
  });
  return { actions: [...ofPlayers, ...ofMatch], namedSince: unnamed?.at ?? since };
}

/**
 * Returns the last change of the teams, the score or the move of a match as an action; empty unless a helper made it.
 */
function actionOf({ at, author, detail }: Authored): CaptainAction[] {
  if (author === null) return [];
  const action = { at, playerId: null, name: null, author, by: 'helper', detail: null } as const;
  if (detail.part === 'teams' || detail.part === 'moved') return [{ ...action, kind: detail.part }];
  if (detail.part !== 'result') return [];
  return [{ ...action, kind: 'score', detail: detail.score && scoreText(detail.score) }];
}
