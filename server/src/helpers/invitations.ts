import { MESSAGES, type Invitation } from '@picadito/domain';
import { AppError, notFound } from '../app-error.ts';
import { hashCode } from '../security/link-code.ts';
import type { Reader } from '../store/store.ts';
import {
  updateHelper,
  findInvitation,
  helpersOfList,
  type Invited,
} from '../store/tables/helpers/helpers.ts';
import { noteHelper } from '../store/tables/account/users.ts';
import { timestamp } from '../store/timestamps.ts';
import { asOrganiser, type Context, type Organiser } from '../transactions/context.ts';
import { orNotFound } from '../transactions/load-owned.ts';
import { requireSession, write } from '../transactions/write.ts';
import { hasEnded, stateOf } from './helpers.ts';

/**
 * Returns what an invitation is about; undefined for a code of no invitation, of an invitation that has ended, and of
 * one that another user has accepted. `userId` is the requesting user, null without a session.
 */
export async function readInvitation(
  { store, now }: Context,
  userId: string | null,
  code: string,
): Promise<Invitation | undefined> {
  const invited = await openInvitation(store.read, userId, code, now());
  return invited && invitationReply(invited, userId);
}

/**
 * Stores that the user accepts an invitation. The rights begin when the owner confirms it. Throws "not found" if the
 * invitation is not open, and `failed-precondition` (409) if the list is the user's own or the user is on its helpers
 * already.
 */
export async function acceptInvitation(
  context: Context,
  user: Organiser,
  code: string,
): Promise<Invitation> {
  const invited = orNotFound(
    await openInvitation(context.store.read, user.id, code, context.now()),
  );
  const owner = asOrganiser(invited);
  if (owner.id === user.id) throw new AppError('failed-precondition', MESSAGES.helpsOneself);
  await context.store.transaction((tx) => noteHelper(tx, user.id));
  return write(context, owner, async (tx, { now, nextTimestamp, recordChange }) => {
    await requireSession(tx, user);
    const found = orNotFound(await openInvitation(tx, user.id, code, now));
    if (found.user_id !== owner.id) throw notFound();
    if (found.helper_user_id === user.id) return invitationReply(found, user.id);
    const key = { userId: found.user_id, listId: found.list_id };
    const helpers = await helpersOfList(tx, key, timestamp(now));
    if (helpers.some(({ helper_user_id }) => helper_user_id === user.id))
      throw new AppError('failed-precondition', MESSAGES.helpsAlready);
    const accepted = { helper_user_id: user.id, accepted_at: nextTimestamp() };
    await updateHelper(tx, { userId: found.user_id, helperId: found.helper_id }, accepted);
    recordChange('list', found.list_id);
    return invitationReply({ ...found, ...accepted }, user.id);
  });
}

async function openInvitation(
  db: Reader,
  userId: string | null,
  code: string,
  now: number,
): Promise<Invited | undefined> {
  const found = await findInvitation(db, hashCode(code));
  if (!found || hasEnded(found, now)) return undefined;
  if (found.accepted_at !== null && found.helper_user_id !== userId) return undefined;
  return found;
}

function invitationReply(invited: Invited, userId: string | null): Invitation {
  return {
    listName: invited.listName,
    ownerName: invited.ownerName,
    rights: invited.rights,
    state: stateOf(invited),
    isOwn: invited.user_id === userId,
  };
}
