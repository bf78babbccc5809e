import { UNKNOWN_HELPER, type CaptainAction } from '@picadito/domain';
import type { Reader } from '../store/store.ts';
import { namesOfPlayers } from '../store/tables/players/players.ts';
import { changesByHelpers } from '../store/tables/sync/changes.ts';

type OfMatch = { userId: string; matchId: string };

/**
 * Returns whom helpers have confirmed or taken out of a match since a timestamp, the newest first. Changes of many
 * players at once name none, and are left out; `namedSince` is the last of them, or else the timestamp.
 */
export async function actionsOfHelpers(
  db: Reader,
  { userId, matchId }: OfMatch,
  since: string,
): Promise<{ actions: CaptainAction[]; namedSince: string }> {
  const changes = await changesByHelpers(db, { userId, matchId, since });
  const unnamed = changes.find(
    ({ detail }) => detail.part === 'attendance' && detail.players === null,
  );
  const marks = changes.flatMap(({ at, author, detail }) =>
    detail.part === 'attendance'
      ? (detail.players ?? []).map(({ id, confirmed }) => ({ at, author, playerId: id, confirmed }))
      : [],
  );
  const names = await namesOfPlayers(
    db,
    userId,
    marks.map(({ playerId }) => playerId),
  );
  const actions = marks.map(({ at, author, playerId, confirmed }): CaptainAction => ({
    at,
    kind: confirmed ? 'in' : 'out',
    playerId,
    name: names.get(playerId) ?? null,
    author: author ?? UNKNOWN_HELPER,
    by: 'helper',
    detail: null,
  }));
  return { actions, namedSince: unnamed?.at ?? since };
}
