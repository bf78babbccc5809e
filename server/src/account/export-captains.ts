import type { AccountExport } from '@picadito/domain';
import type { Reader } from '../store/store.ts';
import { actionsOfMatches } from '../store/tables/captain/captain-actions.ts';
import { captainsOfMatches } from '../store/tables/captain/captains.ts';

/**
 * Returns a function from the id of a match to its captain and the actions of all its captains; null if the match never
 * had a captain.
 */
export async function captainsIn(db: Reader, userId: string, ids: readonly string[]) {
  const rows = new Map(
    (await captainsOfMatches(db, userId, ids)).map(({ matchId, ...row }) => [matchId, row]),
  );
  const actions = Map.groupBy(await actionsOfMatches(db, userId, ids), ({ matchId }) => matchId);
  return (id: string): AccountExport['matches'][number]['captain'] => {
    const row = rows.get(id);
    if (!row) return null;
    return { ...row, actions: (actions.get(id) ?? []).map(({ matchId: _match, ...one }) => one) };
  };
}
