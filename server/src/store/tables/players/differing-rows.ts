import type { Writer } from '../../store.ts';
import type { OwnedTable } from '../../table-list.ts';
import { usedSince } from '../group-link/devices.ts';
import { NO_FLAG } from '../money/match-money.ts';
import type { Merging, Replaced } from './merge-rows.ts';
import { replaceRows, rowsWithId, type Row } from './rows-of-player.ts';

/**
 * Tables with the attendance and the answers of players, and the column with the time by which their rows are compared.
 */
const ANSWERS = { confirmations: 'changed_at', answers: 'answered_at' } as const;

/**
 * For each match in which both players have attendance or an answer, deletes the rows of the player whose newest row is
 * older (of `otherId` if neither is). A NO VOY among them stays known, because a regular keeps no place after it: the
 * newer answer says so, and without a newer answer the older one stays. Returns what was replaced.
 */
export async function dropOlderAnswers(tx: Writer, merging: Merging): Promise<Replaced[]> {
  const { keptId, otherId } = merging;
  const found: Found[] = [];
  for (const table of ['confirmations', 'answers'] as const) {
    const rows = await rowsOfBoth(tx, table, merging);
    for (const row of rows)
      found.push({ table, id: row['player_id'], row, at: String(row[ANSWERS[table]] ?? '') });
  }
  const byMatch = Map.groupBy(found, ({ row }) => row['match_id']);
  const changes = [...byMatch.values()].flatMap((rows) => {
    const last = (id: string) =>
      rows.filter((one) => one.id === id).reduce((at, one) => (one.at > at ? one.at : at), '');
    const hasBoth = [keptId, otherId].every((id) => rows.some((one) => one.id === id));
    const older = last(otherId) > last(keptId) ? keptId : otherId;
    return hasBoth ? withoutOlder(rows, older) : [];
  });
  return replace(tx, changes);
}

type Found = { table: keyof typeof ANSWERS; id: unknown; row: Row; at: string };

function withoutOlder(rows: readonly Found[], older: string): Replaced[] {
  const newAnswer = rows.find(({ table, id }) => table === 'answers' && id !== older)?.row;
  return rows
    .filter(({ id }) => id === older)
    .flatMap(({ table, row }): Replaced[] => {
      const dropped = { table, before: [row], after: [] };
      if (row['has_declined'] !== 1) return [dropped];
      if (!newAnswer) return row['queued_at'] === null ? [] : [dropped];
      const after = [{ ...newAnswer, has_declined: 1 }];
      return [dropped, { table, before: [newAnswer], after }];
    });
}

/**
 * Deletes the removals from a match that do not hold for the merged player: a player who was on the roster under one of
 * the two records stays on it. `startOf` returns the start of a match, and `joinedAt` the time at which a player came
 * to the list. Returns what was deleted.
 */
export async function dropRemovals(
  tx: Writer,
  merging: Merging,
  { startOf, joinedAt }: { startOf: (matchId: string) => string; joinedAt: (id: string) => string },
): Promise<Replaced[]> {
  const table = 'match_roster_changes';
  const { keptId, otherId } = merging;
  const rows = await rowsOfBoth(tx, table, merging);
  const kept = rows.filter((row) => row['player_id'] === keptId);
  const other = rows.filter((row) => row['player_id'] === otherId);
  const wasIn = (changes: readonly Row[], id: string, matchId: string) => {
    const change = changes.find((row) => row['match_id'] === matchId)?.['change'];
    return change === 'guest' || (change === undefined && joinedAt(id) <= startOf(matchId));
  };
  const removed = (changes: readonly Row[]) => changes.filter(({ change }) => change === 'removed');
  const wrong = [
    ...removed(kept).filter((row) => wasIn(other, otherId, String(row['match_id']))),
    ...removed(other).filter((row) => wasIn(kept, keptId, String(row['match_id']))),
  ];
  return replace(
    tx,
    wrong.map((row) => ({ table, before: [row], after: [] })),
  );
}

/**
 * Gives the merged player in each match the flags of the record that has the larger part in its accounts, of `keptId`
 * if both have the same, so that a merge does not divide the cost of a match again. The player was confirmed at a
 * suspension if one of the two was. Must run before other rows are merged. Returns what was replaced.
 */
export async function mergeMoneyFlags(tx: Writer, merging: Merging): Promise<Replaced[]> {
  const table = 'match_money_players';
  const { keptId, otherId } = merging;
  const rows = await rowsOfBoth(tx, table, merging);
  const partOf = await partsInAccounts(tx, merging);
  const byMatch = Map.groupBy(rows, (row) => row['match_id']);
  const changes = [...byMatch].map(([matchId, before]) => {
    const id = partOf(matchId, otherId) > partOf(matchId, keptId) ? otherId : keptId;
    const flags = before.find((row) => row['player_id'] === id) ?? NO_FLAG;
    const was_confirmed = before.some((row) => row['was_confirmed'] === 1) ? 1 : 0;
    const merged = { ...flags, player_id: keptId, was_confirmed };
    return {
      table,
      before,
      after: before.slice(0, 1).map((row) => ({ ...row, ...merged })),
    } as const;
  });
  return replace(tx, changes);
}

/**
 * Returns a function that ranks the part of a player in the accounts of a match: 3 with a share that is charged, 2 in
 * the teams or confirmed, 1 declined, else 0.
 */
async function partsInAccounts(tx: Writer, merging: Merging) {
  const { userId, keptId, otherId } = merging;
  const shares = { userId, columns: ['share_of'], ids: [keptId, otherId] };
  const charges = (await rowsWithId(tx, 'ledger_entries', shares))
    .filter((row) => row['voided_at'] === null)
    .map((row) => ({ ...row, player_id: row['share_of'] ?? null }));
  const inTeams = await rowsOfBoth(tx, 'team_players', merging);
  const attendance = await rowsOfBoth(tx, 'confirmations', merging);
  return (matchId: Row[string] | undefined, id: string) => {
    const isIn = (rows: readonly Row[]) =>
      rows.some((row) => row['match_id'] === matchId && row['player_id'] === id);
    if (isIn(charges)) return 3;
    if (isIn(inTeams) || isIn(attendance.filter(({ confirmed }) => confirmed === 1))) return 2;
    return isIn(attendance.filter(({ declined }) => declined === 1)) ? 1 : 0;
  };
}

/**
 * Deletes the devices that only claim the name of one of the two players, and of the devices that own one of the names
 * all but the `max` devices that were used last. Returns the deleted rows.
 */
export async function dropDevices(
  tx: Writer,
  merging: Merging,
  { max, now }: { max: number; now: number },
): Promise<Replaced[]> {
  const table = 'devices';
  const found = await rowsOfBoth(tx, table, merging);
  const isOwn = (row: Row) =>
    row['doubted_at'] === null && String(row['used_at']) >= usedSince(now);
  const own = found.filter(isOwn);
  const unused = own
    .toSorted((one, two) => (String(one['used_at']) < String(two['used_at']) ? 1 : -1))
    .slice(max);
  const gone = [...found.filter((row) => !isOwn(row)), ...unused];
  return replace(
    tx,
    gone.map((row) => ({ table, before: [row], after: [] })),
  );
}

function rowsOfBoth(tx: Writer, table: OwnedTable, { userId, keptId, otherId }: Merging) {
  return rowsWithId(tx, table, { userId, columns: ['player_id'], ids: [keptId, otherId] });
}

async function replace(tx: Writer, replaced: Replaced[]): Promise<Replaced[]> {
  for (const { table, before, after } of replaced) await replaceRows(tx, table, { before, after });
  return replaced;
}
