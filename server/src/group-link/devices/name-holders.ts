import type { ClaimDecision, NameHolders } from '@picadito/domain';
import { notFound } from '../../app-error.ts';
import {
  deleteDevice,
  devicesOfList,
  devicesOfPlayer,
  releaseName as release,
  trustDevices,
} from '../../store/tables/answers/devices.ts';
import type { Reader } from '../../store/transaction.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import { lockOwnedList, ownedList, ownedPlayer, validId } from '../../transactions/load-owned.ts';
import { write } from '../../transactions/write.ts';
import { makeRoom } from './claim-name.ts';

type OfList = { userId: string; listId: string };

export async function readNameHolders(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<NameHolders> {
  await ownedList(context, organiser, listId);
  return holdersIn(context.store.read, { userId: organiser.id, listId }, context.now());
}

async function holdersIn(db: Reader, list: OfList, now: number): Promise<NameHolders> {
  const byPlayer = new Map<string, NameHolders[number]>();
  for (const { playerId, claimedAt, doubtedAt } of await devicesOfList(db, list, now)) {
    const of = byPlayer.get(playerId) ?? { playerId, devices: 0, doubted: [] };
    byPlayer.set(playerId, of);
    if (doubtedAt === null) of.devices += 1;
    else of.doubted.push(claimedAt);
  }
  return [...byPlayer.values()];
}

/** A player of the list. */
export async function ownedName(
  db: Reader,
  organiser: Organiser,
  { listId, playerId }: { listId: string; playerId: string },
): Promise<void> {
  const player = await ownedPlayer(db, organiser, playerId);
  if (player.listId !== validId(listId)) throw notFound();
}

/** 'Es él' and 'No es'. One that was decided, or is gone, stays so. */
export async function decideClaim(
  context: Context,
  organiser: Organiser,
  { listId, playerId }: { listId: string; playerId: string },
  { askedAt, isOwn }: ClaimDecision,
): Promise<NameHolders> {
  return write(context, organiser, async (tx, { now, recordChange }) => {
    const list = { userId: organiser.id, listId };
    await lockOwnedList(tx, organiser, listId);
    await ownedName(tx, organiser, { listId, playerId });
    const all = await devicesOfPlayer(tx, { ...list, playerId }, now);
    const claim = all.find((one) => one.claimedAt === askedAt && one.doubtedAt !== null);
    if (claim) {
      const device = { ...list, deviceHash: claim.deviceHash };
      if (isOwn) {
        await trustDevices(tx, device);
        await makeRoom(tx, device, { all, isDoubted: false });
      } else await deleteDevice(tx, device);
      recordChange('list', listId);
    }
    return holdersIn(tx, list, now);
  });
}

/** No device holds the name any more. One that none holds is not found, as another's. */
export async function releaseName(
  context: Context,
  organiser: Organiser,
  { listId, playerId }: { listId: string; playerId: string },
): Promise<void> {
  await write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const name = { userId: organiser.id, listId, playerId: validId(playerId) };
    if (!(await release(tx, name))) throw notFound();
    recordChange('list', listId);
  });
}
