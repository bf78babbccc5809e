import { opiningProblem, type KnownPlayer } from '@picadito/domain';
import type { Reader } from '../../store/store.ts';
import type { DeviceOfName } from '../../store/tables/group-link/devices.ts';
import { devicesOfSurvey } from '../../store/tables/survey/survey-devices.ts';
import type { OfSurvey } from '../../store/tables/survey/surveys.ts';

/**
 * Returns the player as whom the server knows the visitor: the player of the personal link, else the player whose name
 * the device owns. Returns null for all other visitors, also for a device that only claims a name.
 */
export function knownPlayerOf(
  linkPlayerId: string | null,
  device?: DeviceOfName,
): KnownPlayer | null {
  if (linkPlayerId !== null) return { playerId: linkPlayerId, ownedSince: null };
  if (!device || device.isClaim) return null;
  const ownedSince = device.cameByPersonalLink ? null : device.claimedAt;
  return { playerId: device.playerId, ownedSince };
}

/** Tells whether a device may still answer an open survey as a player. */
export async function mayAnswer(
  db: Reader,
  survey: OfSurvey | null,
  deviceHash: string | null,
  playerId: string | null,
): Promise<boolean> {
  if (!survey || deviceHash === null || playerId === null) return false;
  const devices = await devicesOfSurvey(db, survey);
  return opiningProblem(devices, { deviceHash, playerId }) === null;
}
