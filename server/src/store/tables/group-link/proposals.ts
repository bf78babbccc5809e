import type { Proposal, Proposed } from '@picadito/domain';
import { newId } from '../../ids.ts';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

type OfList = { userId: string; listId: string };
type OfDevice = OfList & { deviceHash: string };

/** Returns the proposals of a list, including dismissed ones, the oldest first. */
export async function proposalsOfList(db: Reader, { userId, listId }: OfList): Promise<Proposal[]> {
  const rows = await db
    .selectFrom('proposals')
    .leftJoin('devices', (join) =>
      join
        .onRef('devices.user_id', '=', 'proposals.user_id')
        .onRef('devices.list_id', '=', 'proposals.list_id')
        .onRef('devices.device_hash', '=', 'proposals.device_hash')
        // A device that claims a name owns none.
        .on('devices.doubted_at', 'is', null),
    )
    .selectAll('proposals')
    .select('devices.player_id as holder_id')
    .where('proposals.user_id', '=', userId)
    .where('proposals.list_id', '=', listId)
    .execute();
  return rows.map(reply).toSorted((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
}

function reply(row: RowOf<'proposals'> & { holder_id: string | null }): Proposal {
  const made = {
    id: row.proposal_id,
    deviceHash: row.device_hash,
    madeAt: row.made_at,
    dismissedUntil: row.dismissed_until,
  };
  const name = row.name ?? '';
  const { match_id: matchId, player_id: playerId, author_id: authorId, answer, comment } = row;
  if (matchId === null || playerId === null)
    return { ...made, kind: 'newcomer', name, holderId: row.holder_id };
  const of = { ...made, matchId, playerId, authorId };
  return answer === null
    ? { ...of, kind: 'guest', name }
    : { ...of, kind: 'answer', answer, comment };
}

export async function storeProposal(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
  { madeAt, ...proposed }: Proposed & { madeAt: string },
): Promise<void> {
  const about =
    proposed.kind === 'newcomer'
      ? { match_id: null, player_id: null, author_id: null }
      : {
          match_id: proposed.matchId,
          player_id: proposed.playerId,
          author_id: proposed.authorId,
        };
  const said =
    proposed.kind === 'answer'
      ? { name: null, answer: proposed.answer, comment: proposed.comment }
      : { name: proposed.name, answer: null, comment: null };
  await tx
    .insertInto('proposals')
    .values({
      user_id: userId,
      list_id: listId,
      device_hash: deviceHash,
      proposal_id: newId(),
      made_at: madeAt,
      kind: proposed.kind,
      ...about,
      ...said,
    })
    .execute();
}

/** Marks a proposal as dismissed; its device shows the dismissal until the given time. */
export async function dismissProposal(
  tx: Writer,
  { userId, listId }: OfList,
  proposalId: string,
  until: string,
): Promise<void> {
  await tx
    .updateTable('proposals')
    .set({ dismissed_until: until })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('proposal_id', '=', proposalId)
    .execute();
}

export async function deleteProposals(
  tx: Writer,
  { userId, listId }: OfList,
  proposalIds: readonly string[],
): Promise<void> {
  if (proposalIds.length === 0) return;
  await tx
    .deleteFrom('proposals')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('proposal_id', 'in', proposalIds)
    .execute();
}

/** Deletes all proposals of a device to a list; returns false when there are none. */
export async function deleteProposalsOfDevice(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('proposals')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', '=', deviceHash)
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

/** Deletes the proposals of answers for these players of a match. */
export async function deleteAnswersProposed(
  tx: Writer,
  { userId, matchId }: { userId: string; matchId: string },
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('proposals')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('player_id', 'in', playerIds)
    .where('kind', '=', 'answer')
    .execute();
}

/**
 * Deletes the proposals about these players, and the proposals that devices with these players' names made about other
 * players.
 */
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

/**
 * Deletes old proposals of all users. A proposal is deleted if it was made before `madeBefore`. It is also deleted if
 * it was made before `startedBefore`, and its match started or its dismissal ended before `startedBefore`.
 */
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

/** Returns all proposals of the user, the oldest first. */
export async function proposalsOf(db: Reader, userId: string) {
  const rows = await db
    .selectFrom('proposals')
    .select(['list_id as listId', 'made_at as madeAt', 'kind', 'name', 'answer', 'comment'])
    .select(['match_id as matchId', 'player_id as playerId', 'author_id as authorId'])
    .select('dismissed_until as dismissedUntil')
    .where('user_id', '=', userId)
    .execute();
  return rows.toSorted((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
}
