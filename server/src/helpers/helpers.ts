import {
  HELPERS_PER_LIST_MAX,
  INVITATION_SCREEN,
  MESSAGES,
  type Helper,
  type HelperLink,
  type HelperRights,
  type HelperState,
} from '@picadito/domain';
import { AppError, notFound } from '../app-error.ts';
import { hashCode, invitationCodeOf, newLinkKey } from '../security/link-code.ts';
import { photoOf } from '../security/photos.ts';
import { newId } from '../store/ids.ts';
import type { Reader, Writer } from '../store/store.ts';
import { lockServerKey } from '../store/tables/group-link/server-keys.ts';
import {
  updateHelper,
  findHelper,
  helpersOfList,
  insertInvitation,
  type KnownHelper,
} from '../store/tables/helpers/helpers.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedList, ownedList, validId } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { endHelp } from './end-help.ts';
import { endLinksOfCaptains } from './end-links-of-captains.ts';

/** Time in milliseconds for which an invitation can be accepted. */
export const INVITATION_MS = 48 * 60 * 60 * 1000;

type OfHelper = { listId: string; helperId: string };

/** Returns the state of a helper; the timestamps of its row tell it. */
export function stateOf(row: Pick<KnownHelper, 'accepted_at' | 'confirmed_at'>): HelperState {
  if (row.accepted_at === null) return 'invited';
  return row.confirmed_at === null ? 'accepted' : 'confirmed';
}

/** Returns the helpers and open invitations of a list, the oldest first. */
export async function readHelpers(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<Helper[]> {
  const list = await ownedList(context, organiser, listId);
  const { store, now } = context;
  const key = { userId: organiser.id, listId: list.id };
  return (await helpersOfList(store.read, key, timestamp(now()))).map(helperReply);
}

function helperReply(row: KnownHelper): Helper {
  return {
    id: row.helper_id,
    name: row.name,
    photoURL: photoOf(row.photo_url),
    rights: row.rights,
    state: stateOf(row),
    expiresAt: row.accepted_at === null ? row.expires_at : null,
  };
}

/**
 * Returns the function that makes an invitation of a helper, and returns its link. The function throws
 * `failed-precondition` (409) if the list has the maximum number of helpers and invitations.
 */
export function inviteHelper({ publicUrl }: { publicUrl: string }) {
  return async (
    context: Context,
    organiser: Organiser,
    listId: string,
    rights: HelperRights,
  ): Promise<HelperLink> =>
    write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
      await lockOwnedList(tx, organiser, listId);
      const key = { userId: organiser.id, listId };
      if ((await helpersOfList(tx, key, timestamp(now))).length >= HELPERS_PER_LIST_MAX)
        throw new AppError('failed-precondition', MESSAGES.tooManyHelpers);
      const serverKey = await lockServerKey(tx, 'helpers', newLinkKey());
      const helperId = newId();
      const code = invitationCodeOf(serverKey, helperId);
      const expiresAt = timestamp(now + INVITATION_MS);
      const invitation = {
        user_id: organiser.id,
        helper_id: helperId,
        list_id: listId,
        helper_user_id: null,
        rights,
        invited_at: nextTimestamp(),
        expires_at: expiresAt,
        accepted_at: null,
        confirmed_at: null,
      };
      await insertInvitation(tx, invitation, hashCode(code));
      recordChange('list', listId);
      return { url: `${publicUrl}${INVITATION_SCREEN}${code}`, expiresAt };
    });
}

/** Throws "not found" unless the organiser's list has this helper, or an open invitation with this id. */
export async function ownedHelper(
  context: Context,
  organiser: Organiser,
  listId: string,
  helperId: string,
): Promise<KnownHelper> {
  return helperIn(context.store.read, organiser, { listId, helperId }, context.now());
}

async function helperIn(
  db: Reader,
  { id: userId }: Organiser,
  { listId, helperId }: OfHelper,
  now: number,
): Promise<KnownHelper> {
  const helper = await findHelper(db, { userId, helperId: validId(helperId) });
  if (helper?.list_id !== validId(listId) || hasEnded(helper, now)) throw notFound();
  return helper;
}

export async function changeHelper(
  context: Context,
  organiser: Organiser,
  key: OfHelper,
  rights: HelperRights,
): Promise<Helper> {
  return writeHelper(context, organiser, key, async (tx, helper, writeContext) => {
    if (rights === 'matches') await endLinksOfCaptains(tx, helper, writeContext);
    await updateHelper(tx, ofRow(helper), { rights });
    return { ...helper, rights };
  });
}

/**
 * Begins the rights of the user who has accepted an invitation. Throws `failed-precondition` (409) if nobody has
 * accepted it.
 */
export async function confirmWhoAccepted(
  context: Context,
  organiser: Organiser,
  key: OfHelper,
): Promise<Helper> {
  return writeHelper(context, organiser, key, async (tx, helper, { nextTimestamp }) => {
    if (helper.accepted_at === null)
      throw new AppError('failed-precondition', MESSAGES.helperNotAccepted);
    const confirmed_at = helper.confirmed_at ?? nextTimestamp();
    await updateHelper(tx, ofRow(helper), { confirmed_at });
    return { ...helper, confirmed_at };
  });
}

/** Removes a helper or an invitation. The helper cannot write after that, because writes of helpers lock the owner. */
export async function removeHelper(
  context: Context,
  organiser: Organiser,
  key: OfHelper,
): Promise<void> {
  await writeHelper(context, organiser, key, async (tx, helper, writeContext) => {
    await endHelp(tx, helper, writeContext);
    return helper;
  });
}

const ofRow = (row: KnownHelper) => ({ userId: row.user_id, helperId: row.helper_id });

/**
 * Runs work on a helper of a list in a write transaction, and returns the helper after it. Wakes the event streams of
 * the helper, whose rights may have changed. Throws "not found" without this helper, or if the invitation has ended.
 */
async function writeHelper(
  context: Context,
  organiser: Organiser,
  key: OfHelper,
  work: (tx: Writer, helper: KnownHelper, writeContext: WriteContext) => Promise<KnownHelper>,
): Promise<Helper> {
  const changed = await write(context, organiser, async (tx, writeContext) => {
    const helper = await helperIn(tx, organiser, key, writeContext.now);
    writeContext.recordChange('list', key.listId);
    return work(tx, helper, writeContext);
  });
  if (changed.helper_user_id !== null) context.feed.notify(changed.helper_user_id);
  return helperReply(changed);
}

/** Tells whether an invitation has ended without being accepted. */
export function hasEnded(
  { accepted_at, expires_at }: Pick<KnownHelper, 'accepted_at' | 'expires_at'>,
  now: number,
): boolean {
  return accepted_at === null && expires_at <= timestamp(now);
}
