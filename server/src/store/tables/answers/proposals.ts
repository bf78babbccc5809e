import type { Proposal, Proposed } from '@picadito/domain';
import { newId } from '../../ids.ts';
import { prepared } from '../../prepared.ts';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../transaction.ts';

type OfList = { userId: string; listId: string };
type OfDevice = OfList & { deviceHash: string };

/** Those of a list, open or not, the oldest first. */
export async function proposalsOfList(db: Reader, list: OfList): Promise<Proposal[]> {
  const rows = await selectOfList(db, list);
  return rows.map(reply).toSorted((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
}

const selectOfList = prepared((db: Reader, { userId, listId }: OfList) =>
  db
    .selectFrom('proposals')
    .leftJoin('devices', (join) =>
      join
        .onRef('devices.user_id', '=', 'proposals.user_id')
        .onRef('devices.list_id', '=', 'proposals.list_id')
        .onRef('devices.device_hash', '=', 'proposals.device_hash')
        // one that asks for a name holds none
        .on('devices.doubted_at', 'is', null),
    )
    .selectAll('proposals')
    .select('devices.player_id as holder_id')
    .where('proposals.user_id', '=', userId)
    .where('proposals.list_id', '=', listId),
);

function reply(row: RowOf<'proposals'> & { holder_id: string | null }): Proposal {
  const made = {
    id: row.proposal_id,
    deviceHash: row.device_hash,
    madeAt: row.made_at,
    dismissedUntil: row.dismissed_until,
  };
  const { name, match_id: matchId, player_id: playerId, author_id: authorId } = row;
  if (matchId === null || playerId === null || authorId === null)
    return { ...made, kind: 'newcomer', name: name ?? '', holderId: row.holder_id };
  return { ...made, kind: 'drop-out', matchId, playerId, authorId };
}

/** In the place of one that the device has made before. */
export async function storeProposal(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
  { madeAt, ...proposed }: Proposed & { madeAt: string },
): Promise<void> {
  const isNewcomer = proposed.kind === 'newcomer';
  const values = {
    proposal_id: newId(),
    made_at: madeAt,
    name: isNewcomer ? proposed.name : null,
    match_id: isNewcomer ? null : proposed.matchId,
    player_id: isNewcomer ? null : proposed.playerId,
    author_id: isNewcomer ? null : proposed.authorId,
    dismissed_until: null,
  };
  await tx
    .insertInto('proposals')
    .values({ user_id: userId, list_id: listId, device_hash: deviceHash, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list_id', 'device_hash']).doUpdateSet(values),
    )
    .execute();
}

export async function dismissProposal(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
  until: string,
): Promise<void> {
  await tx
    .updateTable('proposals')
    .set({ dismissed_until: until })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', '=', deviceHash)
    .execute();
}

/** Of these devices; false when there is none. */
export async function deleteProposals(
  tx: Writer,
  { userId, listId }: OfList,
  deviceHashes: readonly string[],
): Promise<boolean> {
  if (deviceHashes.length === 0) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('proposals')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', 'in', deviceHashes)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteProposalsOfList(tx: Writer, { userId, listId }: OfList): Promise<void> {
  await tx
    .deleteFrom('proposals')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

/** Those about these players, and what they have proposed. */
export async function deleteProposalsAbout(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  for (const column of ['player_id', 'author_id'] as const) {
    await tx
      .deleteFrom('proposals')
      .where('user_id', '=', userId)
      .where(column, 'in', playerIds)
      .execute();
  }
}

/** Of all users: newcomers of before `madeBefore`, and drop-outs of matches that started before `startedBefore`; what was dismissed before it. */
export async function deleteOldProposals(
  tx: Writer,
  { madeBefore, startedBefore }: { madeBefore: string; startedBefore: string },
): Promise<void> {
  await tx.deleteFrom('proposals').where('made_at', '<', madeBefore).execute();
  await tx
    .deleteFrom('proposals')
    .where('made_at', '<', startedBefore)
    .where('dismissed_until', '<', startedBefore)
    .execute();
  await tx
    .deleteFrom('proposals')
    .where('made_at', '<', startedBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('matches')
          .select('matches.match_id')
          .whereRef('matches.user_id', '=', 'proposals.user_id')
          .whereRef('matches.match_id', '=', 'proposals.match_id')
          .where('matches.starts_at', '<', startedBefore),
      ),
    )
    .execute();
}

/** All of the user, the oldest first. Sorted here: an engine that is to do it would rather walk those of all users in that order. */
export async function proposalsOf(db: Reader, userId: string) {
  const rows = await db
    .selectFrom('proposals')
    .select(['list_id as listId', 'made_at as madeAt', 'name'])
    .select(['match_id as matchId', 'player_id as playerId', 'author_id as authorId'])
    .select('dismissed_until as dismissedUntil')
    .where('user_id', '=', userId)
    .execute();
  return rows.toSorted((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
}
