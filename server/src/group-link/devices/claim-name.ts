import { givenOf, MESSAGES, type AnswerInput, type Asked } from '@picadito/domain';
import {
  deleteDevice,
  devicesOfPlayer,
  storeDevice,
  touchDevice,
} from '../../store/tables/answers/devices.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Writer } from '../../store/transaction.ts';
import type { WriteContext } from '../../transactions/write.ts';

/** More devices of a name, and the one that took it first loses it. */
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
};

/**
 * Who speaks: the device's own player, who takes the name with the first answer, or another who answers for that player.
 * Nothing is stored where it has to ask first.
 */
export async function claimName(
  tx: Writer,
  writeContext: WriteContext,
  claim: Claim,
): Promise<{ authorId: string | null } | { asked: Asked }> {
  const { device, holder, player, input } = claim;
  const { now, nextTimestamp } = writeContext;
  if (holder === player.id) {
    await touchDevice(tx, device, timestamp(now));
    return { authorId: null };
  }
  const { userId, listId, deviceHash } = device;
  const holding = await devicesOfPlayer(tx, { userId, listId, playerId: player.id });
  const others = holding.filter((hash) => hash !== deviceHash);
  const asked = problemOf(claim, others.length > 0);
  if (asked) return { asked };
  if (input.other === 'si') {
    await touchDevice(tx, device, timestamp(now));
    return { authorId: holder };
  }
  await storeDevice(tx, device, { playerId: player.id, at: nextTimestamp() });
  for (const hash of others.slice(0, Math.max(0, others.length + 1 - DEVICES_PER_NAME)))
    await deleteDevice(tx, { userId, listId, deviceHash: hash });
  return { authorId: null };
}

/** VOY is for all; another answer only for a player whose name no device holds. */
function problemOf({ holder, player, input, hasOwnLink }: Claim, isHeld: boolean): Asked | null {
  const given = givenOf(input);
  if (input.other !== 'si')
    return isHeld && input.soy !== 'si' && !hasOwnLink
      ? { kind: 'held', name: player.name, given }
      : null;
  if (holder === null) return { kind: 'refused', sentence: MESSAGES.answerNameFirst, given };
  if (!isHeld || input.answer === 'voy') return null;
  const sentence = MESSAGES.answerOfHeldName.replace('{name}', player.name);
  return { kind: 'refused', sentence, given };
}
