import {
  LISTS_PER_USER_MAX,
  MATCHES_PER_USER_MAX,
  MESSAGES,
  type AcceptHandoverInput,
  type PlayersList,
} from '@picadito/domain';
import { AppError, invalid, notFound } from '../app-error.ts';
import { requireCapacityFor } from '../players/players.ts';
import { newLinkKey } from '../security/link-code.ts';
import { newId } from '../store/ids.ts';
import type { Reader, Writer } from '../store/store.ts';
import { endCaptainsOfList } from '../store/tables/captain/captains.ts';
import { countsOfList } from '../store/tables/handover/counts-of-list.ts';
import { lockServerKey } from '../store/tables/group-link/server-keys.ts';
import { deleteHandover, handoversTo } from '../store/tables/handover/handovers.ts';
import { moveList } from '../store/tables/handover/move-list.ts';
import type { OfList } from '../store/tables/handover/rows-of-list.ts';
import { deleteHelper, insertHelper } from '../store/tables/helpers/helpers.ts';
import { countMatchesOf } from '../store/tables/matches/matches.ts';
import { storeWatch } from '../store/tables/notices/notice-watches.ts';
import { noteHelper } from '../store/tables/account/users.ts';
import { countLists, findList } from '../store/tables/players/lists.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { orNotFound, validId } from '../transactions/load-owned.ts';
import type { WriteContext } from '../transactions/write.ts';
import { writeOfTwo } from '../transactions/write-of-two.ts';
import { copyResponses } from './copy-responses.ts';

/**
 * Makes a list that another organiser hands over the user's own, with everything that belongs to it. The former owner
 * becomes a helper unless the offer says not. If the former owner leaves, the captains' links that nobody has opened
 * end. Throws "not found" without an open offer, `failed-precondition` (409) if the owner has made a new offer since
 * the user read it, and 422 if the account would have too many lists, players or matches; then nothing moves.
 */
export async function acceptList(
  context: Context,
  organiser: Organiser,
  listId: string,
  { expiresAt }: AcceptHandoverInput,
): Promise<PlayersList> {
  const first = await offerTo(context, organiser, listId);
  const [from, to] = [first.user_id, organiser.id];
  return writeOfTwo(context, organiser, from, async (tx, own, other) => {
    const offer = await offerIn(tx, organiser, listId, own.now);
    if (offer.user_id !== from) throw notFound();
    if (offer.expires_at !== expiresAt)
      throw new AppError('failed-precondition', MESSAGES.handoverChanged);
    const list = { userId: from, listId };
    await requireRoomFor(tx, to, list);
    await deleteHandover(tx, list);
    await deleteHelper(tx, { userId: from, helperId: offer.helper_id });
    // While all links get new addresses, none may move to another user.
    for (const name of ['links', 'captains', 'helpers'] as const)
      await lockServerKey(tx, name, newLinkKey());
    const staysHelper = offer.stays_helper === 1;
    // A former owner who leaves knows these links, and must not be able to open one.
    if (!staysHelper) await endCaptainsOfList(tx, { ...list, isUnopened: true });
    const move = { listId, from, to, at: own.nextTimestamp() };
    await copyResponses(tx, move);
    await moveList(tx, move);
    // The devices of its players may have notices.
    await storeWatch(tx, to, own.now);
    if (staysHelper) await keepAsHelper(tx, own, { listId, helperUserId: from });
    for (const { recordChange } of [own, other]) recordChange('list', listId);
    return orNotFound(await findList(tx, to, listId));
  });
}

/** Ends the open offer of a list to the user; throws "not found" without one. The owner's open screens learn of it. */
export async function declineList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<void> {
  const { user_id: from } = await offerTo(context, organiser, listId);
  await writeOfTwo(context, organiser, from, async (tx, own, other) => {
    const offer = await offerIn(tx, organiser, listId, own.now);
    if (offer.user_id !== from) throw notFound();
    await deleteHandover(tx, { userId: from, listId });
    other.recordChange('list', listId);
  });
}

/** Makes a user a confirmed helper of a list without an invitation. */
async function keepAsHelper(
  tx: Writer,
  { organiser, nextTimestamp }: WriteContext,
  { listId, helperUserId }: { listId: string; helperUserId: string },
): Promise<void> {
  const at = nextTimestamp();
  await noteHelper(tx, helperUserId);
  await insertHelper(tx, {
    user_id: organiser.id,
    helper_id: newId(),
    list_id: listId,
    helper_user_id: helperUserId,
    rights: 'matches-and-money',
    invited_at: at,
    expires_at: at,
    accepted_at: at,
    confirmed_at: at,
  });
}

/** Returns the open offer of a list to the user; throws "not found" without one. */
export async function offerTo({ store, now }: Context, organiser: Organiser, listId: string) {
  return offerIn(store.read, organiser, listId, now());
}

async function offerIn(db: Reader, organiser: Organiser, listId: string, now: number) {
  const id = validId(listId);
  const offers = await handoversTo(db, organiser.id, timestamp(now));
  return orNotFound(offers.find((offer) => offer.list_id === id));
}

async function requireRoomFor(tx: Writer, userId: string, list: OfList): Promise<void> {
  const { players, matches } = await countsOfList(tx, list);
  if ((await countLists(tx, userId)) >= LISTS_PER_USER_MAX)
    throw invalid('', MESSAGES.tooManyLists);
  await requireCapacityFor(tx, userId, players);
  if ((await countMatchesOf(tx, userId)) + matches > MATCHES_PER_USER_MAX)
    throw invalid('', MESSAGES.tooManyMatches);
}
