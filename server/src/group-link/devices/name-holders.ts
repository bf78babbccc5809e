import type { ClaimDecision, NameHolders } from '@picadito/domain';
import { notFound } from '../../app-error.ts';
import {
  deleteDevice,
  devicesOfList,
  releaseName as release,
} from '../../store/tables/group-link/devices.ts';
import type { Reader } from '../../store/store.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import { lockOwnedList, ownedList, ownedPlayer, validId } from '../../transactions/load-owned.ts';
import { write } from '../../transactions/write.ts';
import { acceptClaim, denyClaim } from './decide-claim.ts';

type OfList = { userId: string; listId: string };
type OfName = { listId: string; playerId: string };

/**
 * Returns which devices own or claim which names of a list: for each player, the times of the own devices and of the
 * open claims.
 */
export async function readNameHolders(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<NameHolders> {
  await ownedList(context, organiser, listId);
  return holdersIn(context.store.read, { userId: organiser.id, listId }, context.now());
}

async function holdersIn(db: Reader, list: OfList, now: number): Promise<NameHolders> {
  const all = await devicesOfList(db, list, now);
  const sorted = all.toSorted((one, other) => (one.claimedAt < other.claimedAt ? -1 : 1));
  const byPlayer = Map.groupBy(sorted, ({ playerId }) => playerId);
  return [...byPlayer]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([playerId, devices]) => ({
      playerId,
      devices: devices
        .filter((one) => !one.isClaim)
        .map(({ claimedAt, usedAt }) => ({ claimedAt, usedAt })),
      claims: devices
        .filter((one) => one.isClaim && !one.isDenied)
        .map(({ claimedAt, claimCount }) => ({ claimedAt, times: claimCount })),
    }));
}

/** Throws "not found" unless the player is on the list and belongs to the organiser. */
export async function ownedName(
  db: Reader,
  organiser: Organiser,
  { listId, playerId }: OfName,
): Promise<void> {
  const player = await ownedPlayer(db, organiser, playerId);
  if (player.listId !== validId(listId)) throw notFound();
}

/**
 * Accepts or denies a claim by the organiser's decision, together with the device's open proposals about the player.
 * With `isAboutAll`, the decision covers all claims of the name made until `askedAt`. Does nothing for a claim that is
 * already decided or deleted. Returns the new holders of names.
 */
export async function decideClaim(
  context: Context,
  organiser: Organiser,
  name: OfName,
  { askedAt, isOwn, isAboutAll = false }: ClaimDecision,
): Promise<NameHolders> {
  return write(context, organiser, async (tx, writeContext) => {
    const list = { userId: organiser.id, listId: name.listId };
    await lockOwnedList(tx, organiser, name.listId);
    await ownedName(tx, organiser, name);
    const ofName = { ...list, playerId: name.playerId };
    const all = await devicesOfList(tx, ofName, writeContext.now);
    const waiting = all.filter((one) => one.isClaim && !one.isDenied);
    const decided = waiting.filter(({ claimedAt }) =>
      isAboutAll ? claimedAt <= askedAt : claimedAt === askedAt,
    );
    for (const { deviceHash } of decided) {
      const claim = { ...ofName, deviceHash };
      const devices = await devicesOfList(tx, ofName, writeContext.now);
      if (isOwn) await acceptClaim(tx, writeContext, claim, { devices, acceptedBy: null });
      else await denyClaim(tx, writeContext, claim);
    }
    if (decided.length > 0) writeContext.recordChange('list', name.listId);
    return holdersIn(tx, list, writeContext.now);
  });
}

/**
 * Releases the name from the device that has owned or claimed it since `claimedAt`; does nothing if there is no such
 * device. Returns the new holders of names.
 */
export async function dropDevice(
  context: Context,
  organiser: Organiser,
  name: OfName,
  { claimedAt }: { claimedAt: string },
): Promise<NameHolders> {
  return write(context, organiser, async (tx, { now, recordChange }) => {
    const list = { userId: organiser.id, listId: name.listId };
    await lockOwnedList(tx, organiser, name.listId);
    await ownedName(tx, organiser, name);
    const devices = await devicesOfList(tx, { ...list, playerId: name.playerId }, now);
    const device = devices.find((one) => one.claimedAt === claimedAt);
    if (device) {
      await deleteDevice(tx, { ...list, deviceHash: device.deviceHash });
      recordChange('list', name.listId);
    }
    return holdersIn(tx, list, now);
  });
}

/**
 * Releases a name from all devices that own or claim it. Throws "not found" when there are none, or when the list
 * belongs to another organiser.
 */
export async function releaseName(
  context: Context,
  organiser: Organiser,
  { listId, playerId }: OfName,
): Promise<void> {
  await write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const name = { userId: organiser.id, listId, playerId: validId(playerId) };
    if (!(await release(tx, name))) throw notFound();
    recordChange('list', listId);
  });
}
