import { loggedAnswers } from '../../store/tables/waitlist/answer-log.ts';
import {
  devicesOfList,
  setAnsweredMatch,
  setAccepted,
} from '../../store/tables/group-link/devices.ts';
import { claimsToWeigh } from '../../store/tables/group-link/claims-to-weigh.ts';
import { findLink } from '../../store/tables/group-link/group-links.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Writer } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import { writeDue, type WriteContext } from '../../transactions/write.ts';
import { DEVICES_PER_NAME } from '@picadito/domain';

const AT_ONCE = 500;

type Due = Awaited<ReturnType<typeof claimsToWeigh>>[number];

/**
 * Decides claims of names when the match for which the claiming device has answered is over. A claim is accepted if the
 * match was not cancelled, no own device and no personal link has answered for the name in that match, the name has no
 * other open claim and fewer own devices than the limit, and the list is not strict. Other claims stay as they are.
 */
export async function weighClaims(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { store, now } = context;
  for (const due of await claimsToWeigh(store.read, timestamp(now()), AT_ONCE)) {
    if (isStopped()) return;
    const work = (tx: Writer, writeContext: WriteContext) => decideByAnswers(tx, writeContext, due);
    await writeDue(context, due, work, 'a claim of a name was not weighed');
  }
}

async function decideByAnswers(
  tx: Writer,
  { now, recordChange }: WriteContext,
  due: Due,
): Promise<void> {
  const { user_id: userId, list_id: listId, device_hash: deviceHash, match_id: matchId } = due;
  const device = { userId, listId, deviceHash };
  const name = { userId, listId, playerId: due.player_id };
  const devices = await devicesOfList(tx, name, now);
  const claim = devices.find((one) => one.deviceHash === deviceHash);
  if (claim?.answeredMatchId !== matchId || !claim.isClaim) return;
  await setAnsweredMatch(tx, device, null);
  const waiting = devices.filter((one) => one.isClaim && !one.isDenied);
  const link = await findLink(tx, { userId, listId });
  if (claim.isDenied || waiting.length !== 1 || due.status === 'cancelado') return;
  if (link?.is_strict === 1) return;
  const log = await loggedAnswers(tx, { userId, matchId });
  const hasAnswered = log.some(
    (one) =>
      one.playerId === due.player_id &&
      one.authorId === null &&
      one.deviceHash !== null &&
      one.kind !== 'claim' &&
      one.undoneAt === null,
  );
  const owned = devices.filter((one) => !one.isClaim);
  if (hasAnswered || owned.length >= DEVICES_PER_NAME) return;
  await setAccepted(tx, device);
  recordChange('list', listId);
}
