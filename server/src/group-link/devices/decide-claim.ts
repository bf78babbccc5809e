import { type Proposal, type ProposalOfMatch, MESSAGES } from '@picadito/domain';
import {
  devicesOfList,
  setAccepted,
  setDenied,
  type NameDevice,
} from '../../store/tables/group-link/devices.ts';
import { proposalsOfList } from '../../store/tables/group-link/proposals.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Writer } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { writeByDevice, type Answered, type PageSender } from '../answers/write-by-link.ts';
import { applyProposal } from '../proposals/apply-proposal.ts';
import { openInMatch } from '../proposals/open-in-match.ts';
import { dismiss } from '../proposals/propose.ts';
import { kindOfOwnDevice, limitOwnDevices, type Device } from './device.ts';

type Claiming = Device & { playerId: string };

type Accepting = {
  /** The devices that own or claim the name. */
  devices: readonly NameDevice[];
  /** Hash of the device, an owner of the name, that accepts the claim; null for the organiser. */
  acceptedBy: string | null;
};

/**
 * Accepts a claim: makes the device an owner of the name, and accepts the open proposals of the device about the
 * claimed player: answers, and guests whose host is that player. If the name then has more than `DEVICES_PER_NAME`
 * owners, the least recently used of the other ones is deleted.
 */
export async function acceptClaim(
  tx: Writer,
  writeContext: WriteContext,
  claim: Claiming,
  { devices, acceptedBy }: Accepting,
): Promise<void> {
  const { playerId: _, ...device } = claim;
  const by = acceptedBy === null ? null : { ...device, deviceHash: acceptedBy };
  const isByNew = by !== null && (await kindOfOwnDevice(tx, by, writeContext.now)) === 'new';
  await setAccepted(tx, device, isByNew);
  await limitOwnDevices(tx, device, devices);
  // The proposals are read again after each stored answer, because the answer changes the match on which the next one
  // depends.
  for (let one = await firstWaiting(tx, writeContext, claim); one;) {
    await applyProposal(tx, writeContext, { ...one, acceptedBy });
    one = await firstWaiting(tx, writeContext, claim);
  }
}

/**
 * Denies a claim, and dismisses the open proposals of the device about the claimed player: answers, and guests whose
 * host is that player.
 */
export async function denyClaim(
  tx: Writer,
  writeContext: WriteContext,
  claim: Claiming,
): Promise<void> {
  const { playerId: _, ...device } = claim;
  await setDenied(tx, device, writeContext.nextTimestamp());
  for (let one = await firstWaiting(tx, writeContext, claim); one;) {
    await dismiss(tx, one.list, one.one, timestamp(one.match.endsAt));
    one = await firstWaiting(tx, writeContext, claim);
  }
}

/**
 * Returns the oldest open proposal of the device about the claimed name, with its match, also of a match that is not on
 * the page; undefined when there is none.
 */
async function firstWaiting(
  tx: Writer,
  { now }: Pick<WriteContext, 'now'>,
  { userId, listId, deviceHash, playerId }: Claiming,
) {
  const list = { userId, listId };
  const isAbout = (one: Proposal): one is ProposalOfMatch =>
    one.deviceHash === deviceHash && one.kind !== 'newcomer' && one.playerId === playerId;
  for (const proposal of (await proposalsOfList(tx, list)).filter(isAbout)) {
    const found = await openInMatch(tx, list, proposal.matchId, now);
    const one = found?.open.filter(isAbout).find(({ id }) => id === proposal.id);
    if (found && one) return { ...found, one };
  }
  return undefined;
}

/**
 * Stores the decision (SÍ, SOY YO or NO) of a device that owns a name on another device's claim of that name. Refuses
 * when the claim is gone, when the device does not own the name, or when the list is strict, since only the organiser
 * decides there.
 */
export function decideClaimByLink(
  context: Context,
  sender: PageSender,
  { claim, answer }: { claim: string; answer: 'si' | 'no' },
): Promise<Answered | null> {
  return writeByDevice(context, sender, async ({ tx, writeContext, linked, deviceHash }) => {
    const { list, keyOf, ownedPlayerId, claims, isStrict } = linked;
    const one = claims.find((waiting) => keyOf(waiting.deviceHash) === claim);
    if (!one || ownedPlayerId === null || one.playerId !== ownedPlayerId || isStrict)
      return { asked: { kind: 'refused', sentence: MESSAGES.dropOutGone, given: null } };
    const claimed = { ...list, deviceHash: one.deviceHash, playerId: ownedPlayerId };
    const name = { ...list, playerId: ownedPlayerId };
    const devices = await devicesOfList(tx, name, writeContext.now);
    if (answer === 'si')
      await acceptClaim(tx, writeContext, claimed, { devices, acceptedBy: deviceHash });
    else await denyClaim(tx, writeContext, claimed);
    writeContext.recordChange('list', list.listId);
    return null;
  });
}
