import {
  HANDOVER_DAYS,
  MESSAGES,
  potOf,
  type HandoverInput,
  type HandoverReply,
  type OfferedList,
} from '@picadito/domain';
import { invalid, notFound } from '../app-error.ts';
import { photoOf } from '../security/photos.ts';
import type { Reader } from '../store/store.ts';
import { countsOfList } from '../store/tables/handover/counts-of-list.ts';
import {
  deleteHandover,
  findHandover,
  handoversTo,
  storeHandover,
} from '../store/tables/handover/handovers.ts';
import type { OfList } from '../store/tables/handover/rows-of-list.ts';
import { findHelper } from '../store/tables/helpers/helpers.ts';
import { entriesOfList } from '../store/tables/money/ledger-entries.ts';
import { findListMoney } from '../store/tables/money/list-money.ts';
import { findList } from '../store/tables/players/lists.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isId, lockOwnedList, orNotFound, ownedList } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the open offer of a list in `handover`; null if none was made, or if it has expired or was accepted. Throws
 * "not found" for a list of another user.
 */
export async function readHandover(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<HandoverReply> {
  await ownedList(context, organiser, listId);
  return handoverIn(context.store.read, { userId: organiser.id, listId }, context.now());
}

async function handoverIn(db: Reader, list: OfList, now: number): Promise<HandoverReply> {
  const row = await findHandover(db, list, timestamp(now));
  if (!row) return { handover: null };
  return {
    handover: {
      helperId: row.helper_id,
      name: row.name,
      photoURL: photoOf(row.photo_url),
      staysHelper: row.stays_helper === 1,
      expiresAt: row.expires_at,
    },
  };
}

/**
 * Offers a list to one of its helpers, in place of an earlier offer. Throws (422) if the name is not that of the list,
 * or if the helper is not confirmed.
 */
export async function offerList(
  context: Context,
  organiser: Organiser,
  listId: string,
  { helperId, name, staysHelper }: HandoverInput,
): Promise<HandoverReply> {
  return write(context, organiser, async (tx, { now, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const list = orNotFound(await findList(tx, organiser.id, listId));
    if (name !== list.name) throw invalid('name', MESSAGES.handoverNameDiffers);
    const key = { userId: organiser.id, listId };
    if (!(await isConfirmed(tx, key, helperId)))
      throw invalid('helperId', MESSAGES.handoverHelperMissing);
    await storeHandover(tx, {
      user_id: organiser.id,
      list_id: listId,
      helper_id: helperId,
      stays_helper: staysHelper ? 1 : 0,
      expires_at: timestamp(now + HANDOVER_DAYS * DAY_MS),
    });
    recordChange('list', listId);
    return handoverIn(tx, key, now);
  });
}

async function isConfirmed(db: Reader, { userId, listId }: OfList, helperId: string) {
  const helper = isId(helperId) ? await findHelper(db, { userId, helperId }) : undefined;
  return helper?.list_id === listId && helper.confirmed_at !== null;
}

/** Withdraws the offer of a list; throws "not found" if there is none. */
export async function withdrawList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<void> {
  await write(context, organiser, async (tx, { now, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const list = { userId: organiser.id, listId };
    if (!(await findHandover(tx, list, timestamp(now)))) throw notFound();
    await deleteHandover(tx, list);
    recordChange('list', listId);
  });
}

/** Returns the lists that others hand over to the user, and what comes with each. */
export async function readOfferedLists(
  { store, now }: Context,
  organiser: Organiser,
): Promise<OfferedList[]> {
  const offers: OfferedList[] = [];
  for (const row of await handoversTo(store.read, organiser.id, timestamp(now()))) {
    const list = { userId: row.user_id, listId: row.list_id };
    const { players, matches } = await countsOfList(store.read, list);
    offers.push({
      listId: row.list_id,
      listName: row.list_name,
      from: { name: row.name, photoURL: photoOf(row.photo_url) },
      playerCount: players,
      matchCount: matches,
      pot: await potIn(store.read, list),
      staysHelper: row.stays_helper === 1,
      expiresAt: row.expires_at,
    });
  }
  return offers;
}

/** Returns the money that the organiser holds for a list; null for a list without money. */
async function potIn(db: Reader, list: OfList): Promise<OfferedList['pot']> {
  const money = await findListMoney(db, list);
  if (!money) return null;
  return { amount: potOf(await entriesOfList(db, list)), currency: money.currency };
}
