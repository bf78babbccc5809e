import {
  givenOf,
  MESSAGES,
  whoAnswers,
  type AnswerInput,
  type Asked,
  type Speaking,
} from '@picadito/domain';
import {
  deleteDevice,
  devicesOfPlayer,
  noteOwnLink,
  storeDevice,
  touchDevice,
} from '../../store/tables/answers/devices.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Writer } from '../../store/transaction.ts';
import type { WriteContext } from '../../transactions/write.ts';

/** More devices of a name, and the one that was used least lately loses it; of those that ask for it as many. */
export const DEVICES_PER_NAME = 5;

type Device = { userId: string; listId: string; deviceHash: string };
type Claim = {
  device: Device;
  /** The player whose name the device holds. */
  holder: string | null;
  player: { id: string; name: string };
  input: AnswerInput;
  /** By the link that leads to this player's name alone. */
  hasOwnLink: boolean;
  isStrict: boolean;
};
/** `isWaiting`: the organiser is asked, and no answer is stored. `proposerId`: this player says that the other drops out. */
type Claimed =
  | { authorId: string | null }
  | { asked: Asked }
  | { isWaiting: true }
  | { proposerId: string };

/** Who speaks (domain/src/group-link/who-answers.ts). Nothing is stored where it has to ask first. */
export async function claimName(
  tx: Writer,
  writeContext: WriteContext,
  claim: Claim,
): Promise<Claimed> {
  const { device, holder, player, input, hasOwnLink, isStrict } = claim;
  const { now, nextTimestamp, recordChange } = writeContext;
  const name = { userId: device.userId, listId: device.listId, playerId: player.id };
  const all = await devicesOfPlayer(tx, name, now);
  const isOwn = (one: { deviceHash: string }) => one.deviceHash === device.deviceHash;
  const isHeld = all.some((one) => one.doubtedAt === null && !isOwn(one));
  const own = all.find(isOwn);
  const isHolder = own?.doubtedAt === null;
  const isAsking = own !== undefined && !isHolder;
  const speaking = whoAnswers(
    { isHolder, hasName: holder !== null, hasOwnLink },
    { isHeld, isStrict },
    input,
  );
  const asked = askedFor(speaking, claim);
  if (asked) return { asked };
  const isDoubted = speaking === 'waits';
  if ((isDoubted && !own) || speaking === 'takes') {
    await storeDevice(tx, device, { playerId: player.id, isDoubted, at: nextTimestamp() });
    await makeRoom(tx, device, { all, isDoubted });
    if (isDoubted || isAsking) recordChange('list', device.listId);
  } else await touchDevice(tx, device, timestamp(now));
  if (hasOwnLink) await noteOwnLink(tx, device);
  if (isDoubted) return { isWaiting: true };
  if (speaking === 'proposes' && holder !== null) return { proposerId: holder };
  return { authorId: speaking === 'speaks-for-other' ? holder : null };
}

/** What the page says where nothing is stored. */
function askedFor(speaking: Speaking, { player: { name }, input, isStrict }: Claim): Asked | null {
  const given = givenOf(input);
  const refused = (sentence: string): Asked => ({ kind: 'refused', sentence, given });
  if (speaking === 'asks') return { kind: 'held', name, isStrict, given };
  if (speaking === 'strict') return refused(MESSAGES.answerStrict);
  if (speaking === 'nameless') return refused(MESSAGES.answerNameFirst);
  if (speaking === 'held') return refused(MESSAGES.answerOfHeldName.replace('{name}', name));
  return null;
}

/** As the organiser says. */
export async function giveName(
  tx: Writer,
  { now, nextTimestamp }: WriteContext,
  device: Device,
  playerId: string,
): Promise<void> {
  const { userId, listId } = device;
  const all = await devicesOfPlayer(tx, { userId, listId, playerId }, now);
  await storeDevice(tx, device, { playerId, isDoubted: false, at: nextTimestamp() });
  await makeRoom(tx, device, { all, isDoubted: false });
}

type Known = Awaited<ReturnType<typeof devicesOfPlayer>>;

/** For this device, among those of the name that hold it, or ask for it: the oldest go. */
export async function makeRoom(
  tx: Writer,
  { userId, listId, deviceHash }: Device,
  { all, isDoubted }: { all: Known; isDoubted: boolean },
): Promise<void> {
  const others = all.filter(
    (one) => one.deviceHash !== deviceHash && (one.doubtedAt !== null) === isDoubted,
  );
  for (const { deviceHash: hash } of others.slice(
    0,
    Math.max(0, others.length + 1 - DEVICES_PER_NAME),
  ))
    await deleteDevice(tx, { userId, listId, deviceHash: hash });
}
