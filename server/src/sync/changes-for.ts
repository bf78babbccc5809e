import type { Reader } from '../store/store.ts';
import { listsOfMatches } from '../store/tables/matches/matches.ts';
import { guestsOfList } from '../store/tables/matches/roster-guests.ts';
import { listsOfPlayers } from '../store/tables/players/players.ts';
import type { AuthoredChange, Change } from '../store/tables/sync/changes.ts';
import type { Organiser } from '../transactions/context.ts';

/**
 * Returns the changes of the organiser's data that the stream may contain: all for the organiser, and for a helper
 * those of the helped list, its players and its matches. The changes of the guests of these matches stay without
 * details. Those of deleted rows are left out, because nothing tells any more to which list they belonged; a change of
 * the list tells that something is gone. Changes that another user has made have no tab, because a tab ignores the
 * changes with its own id, and helpers choose the ids of their tabs.
 */
export async function changesFor(
  db: Reader,
  { id: userId, helper }: Organiser,
  authored: readonly AuthoredChange[],
): Promise<readonly Change[]> {
  const user = helper?.userId ?? null;
  const changes = authored.map(({ authorId, tab, ...change }): Change => ({
    ...change,
    tab: authorId === user ? tab : null,
  }));
  if (!helper || changes.length === 0) return changes;
  const idsOf = (wanted: string) =>
    changes.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const matches = await listsOfMatches(db, userId, idsOf('match'));
  const players = await listsOfPlayers(db, userId, idsOf('player'));
  const list = { userId, listId: helper.listId };
  const guests = new Set(players.size > 0 ? await guestsOfList(db, list) : []);
  return changes.flatMap((change) => {
    const { kind, id, at, tab } = change;
    if (kind === 'list') return id === helper.listId ? change : [];
    if (kind !== 'match' && kind !== 'player') return [];
    const lists = kind === 'match' ? matches : players;
    if (kind === 'player' && guests.has(id)) return { kind, id, at, tab };
    return lists.get(id) === helper.listId ? change : [];
  });
}
