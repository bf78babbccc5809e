/**
 * Reads, deletes and restores what devices have sent besides answers: names taken and claimed, proposals, newcomers and
 * guests.
 */
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { existingPlayers } from '../players/players.ts';

/**
 * Type of a selection of what devices have sent. If `from` is null, this is everything that the devices in
 * `deviceHashes` have sent. Otherwise, this is what all devices have sent since `from`, except usual devices; names
 * taken without a claim since then are included only for the devices in `deviceHashes`. A usual device owned its name
 * by `newSince`, had its claim accepted, or has opened the page by the personal link.
 */
export type SentScope = { deviceHashes: readonly string[]; from: string | null; newSince: string };

export type SentByDevice = {
  devices: RowOf<'devices'>[];
  proposals: RowOf<'proposals'>[];
  guests: { playerId: string; hostId: string; name: string; broughtAt: string }[];
};

type Match = { user_id: string; match_id: string; list_id: string | null };

/** Returns what the selected devices have sent to the list, with the guests of this match. */
export async function sentByDevices(
  db: Reader,
  { user_id: userId, match_id: matchId, list_id: listId }: Match,
  { deviceHashes, from, newSince }: SentScope,
): Promise<SentByDevice> {
  if (listId === null || (deviceHashes.length === 0 && from === null))
    return { devices: [], proposals: [], guests: [] };
  const since = from ?? '';
  const all = await db
    .selectFrom('devices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  const isNamed = (hash: string | null) => hash !== null && deviceHashes.includes(hash);
  const isWanted = (row: { device_hash: string | null }, at: string) =>
    from === null ? isNamed(row.device_hash) : at >= since;
  const isClaim = ({ doubted_at }: { doubted_at: string | null }) => doubted_at !== null;
  const isUsual = (row: RowOf<'devices'>) =>
    !isClaim(row) && (row.claim_count > 0 || row.has_own_link === 1 || row.claimed_at <= newSince);
  const devices = all.filter(
    (row) =>
      isWanted(row, row.claimed_at) && !isUsual(row) && (isClaim(row) || isNamed(row.device_hash)),
  );
  const usual = new Set(all.filter(isUsual).map((row) => row.device_hash));
  const isSent = (row: { device_hash: string | null }, at: string) =>
    isWanted(row, at) && (from === null || !usual.has(row.device_hash ?? ''));
  const proposals = await db
    .selectFrom('proposals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  const guests = await db
    .selectFrom('guests')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'guests.user_id')
        .onRef('players.player_id', '=', 'guests.player_id'),
    )
    .select(['guests.player_id as playerId', 'guests.host_id as hostId', 'players.name'])
    .select(['guests.brought_at as broughtAt', 'guests.device_hash'])
    .where('guests.user_id', '=', userId)
    .where('guests.match_id', '=', matchId)
    .execute();
  return {
    devices,
    proposals: proposals.filter((row) => isSent(row, row.made_at)),
    guests: guests
      .filter((row) => row.device_hash !== null && isSent(row, row.broughtAt))
      .map(({ playerId, hostId, name, broughtAt }) => ({ playerId, hostId, name, broughtAt })),
  };
}

/**
 * Deletes these devices and proposals. Guests are not deleted here, because they are players with rows in many tables,
 * which another function deletes.
 */
export async function deleteSent(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string | null },
  { devices, proposals }: SentByDevice,
): Promise<void> {
  if (listId === null) return;
  for (const { device_hash } of devices)
    await tx
      .deleteFrom('devices')
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .where('device_hash', '=', device_hash)
      .execute();
  for (const { proposal_id } of proposals)
    await tx
      .deleteFrom('proposals')
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .where('proposal_id', '=', proposal_id)
      .execute();
}

/**
 * Stores deleted devices and proposals of the list again, if their players and matches still exist. A device that has
 * got another name in the list since keeps that name.
 */
export async function restoreSent(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string | null },
  { devices, proposals }: Pick<SentByDevice, 'devices' | 'proposals'>,
): Promise<void> {
  const rows = [...devices, ...proposals];
  const playerIds = rows.flatMap(({ player_id }) => player_id ?? []);
  const players = await existingPlayers(tx, userId, playerIds);
  const matches = await tx
    .selectFrom('matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  const matchIds = new Set(matches.map(({ match_id }) => match_id));
  const isThere = ({ list_id, player_id }: { list_id: string; player_id: string | null }) =>
    list_id === listId && (player_id === null || players.has(player_id));
  for (const row of devices.filter(isThere))
    await tx
      .insertInto('devices')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const row of proposals.filter(isThere)) {
    if (row.match_id !== null && !matchIds.has(row.match_id)) continue;
    await tx
      .insertInto('proposals')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
