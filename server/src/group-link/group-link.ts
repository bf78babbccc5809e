import {
  GROUP_PAGE,
  pathOf,
  type GroupLink,
  type GroupLinkInput,
  type GroupPage,
} from '@picadito/domain';
import { deleteProposalsOfList } from '../store/tables/group-link/proposals.ts';
import { endSubscriptionsOfList } from '../store/tables/notices/subscriptions.ts';
import { findLink, storeLink, type LinkRow } from '../store/tables/group-link/group-links.ts';
import { codeHashOf } from '../store/tables/group-link/link-codes.ts';
import { findServerKey, lockServerKey } from '../store/tables/group-link/server-keys.ts';
import { fillPlacesOfAll } from '../waitlist/fill-places.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedList, ownedList } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { codeOf, hashCode, newLinkKey } from '../security/link-code.ts';
import { readPage } from './page/read-page.ts';

/** The origin with which the addresses of links begin. */
type Site = { publicUrl: string };

export function readLink({ publicUrl }: Site) {
  return async (context: Context, organiser: Organiser, listId: string): Promise<GroupLink> => {
    await ownedList(context, organiser, listId);
    const { read } = context.store;
    const row = await findLink(read, { userId: organiser.id, listId });
    const key = row?.is_on === 1 ? await findServerKey(read, 'links') : undefined;
    return linkReply(publicUrl, key, row ?? neverOn(organiser, listId));
  };
}

/** Returns the players' page as a preview for the organiser, also before the link is turned on. */
export async function readOwnPage(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<GroupPage> {
  await ownedList(context, organiser, listId);
  const list = { userId: organiser.id, listId };
  const link = await findLink(context.store.read, list);
  const subject = { userId: organiser.id, kind: 'group', subjectId: listId } as const;
  const codeHash = (await codeHashOf(context.store.read, subject)) ?? listId;
  const previewsMatch = link?.previews_match !== 0;
  const linked = { ...list, codeHash, previewsMatch, isStrict: link?.is_strict === 1 };
  return readPage(context, linked, { device: null });
}

/**
 * Returns the function that turns a group link on or off and changes its settings. A `version` above the stored one
 * gives the link a new address; with another version the address stays, so that a repeated request does not change it
 * twice (docs/decisions/240). The choice whether messages contain levels (`sharesLevels`) ends when the link is turned on or
 * off, so that a choice made for the organiser's own chat does not apply to the players; a request with this choice
 * changes nothing if it would also turn the link on or off.
 */
export function setLink({ publicUrl }: Site) {
  return async (
    context: Context,
    organiser: Organiser,
    listId: string,
    { isOn, version = 1, ...input }: GroupLinkInput,
  ): Promise<GroupLink> =>
    write(context, organiser, async (tx, writeContext) => {
      const { recordChange } = writeContext;
      const list = { userId: organiser.id, listId };
      await lockOwnedList(tx, organiser, listId);
      const key = await lockServerKey(tx, 'links', newLinkKey());
      const stored = await findLink(tx, list);
      const before = stored ?? neverOn(organiser, listId);
      const next = version > before.version ? before.version + 1 : before.version;
      const chosen = (wanted: boolean | undefined, known: number) =>
        wanted === undefined ? known : Number(wanted);
      const previews_match = chosen(input.previewsMatch, before.previews_match);
      const is_strict = chosen(input.isStrict, before.is_strict);
      const is_on = Number(isOn);
      const isAsSeen = is_on === before.is_on;
      if (input.sharesLevels !== undefined && !isAsSeen) return linkReply(publicUrl, key, before);
      const known = isAsSeen ? before.shares_levels : null;
      const shares_levels = input.sharesLevels === undefined ? known : Number(input.sharesLevels);
      const chosenOnes = { previews_match, is_strict, shares_levels };
      const after = { ...before, is_on, version: next, ...chosenOnes };
      if (!areSame(before, after)) {
        await storeLink(tx, after, hashCode(codeOf(key, { listId, version: next })));
        // The proposals came by the old address, which is now invalid.
        if (next !== before.version) await deleteProposalsOfList(tx, list);
        if (next !== before.version || !isOn) await endSubscriptionsOfList(tx, list);
        if (after.is_on > before.is_on) await fillPlacesOfAll(tx, writeContext, new Set());
        recordChange('list', listId);
      }
      return linkReply(publicUrl, key, after);
    });
}

const neverOn = ({ id }: Organiser, listId: string): LinkRow => ({
  user_id: id,
  list_id: listId,
  is_on: 0,
  version: 1,
  previews_match: 1,
  is_strict: 0,
  shares_levels: null,
});

const areSame = (one: LinkRow, other: LinkRow): boolean =>
  one.is_on === other.is_on &&
  one.version === other.version &&
  one.previews_match === other.previews_match &&
  one.is_strict === other.is_strict &&
  one.shares_levels === other.shares_levels;

function linkReply(publicUrl: string, key: string | undefined, row: LinkRow): GroupLink {
  const { list_id: listId, version } = row;
  const isOn = row.is_on === 1;
  const code = isOn && key !== undefined ? codeOf(key, { listId, version }) : null;
  const address = code && publicUrl + pathOf(GROUP_PAGE.read, { code });
  const [previewsMatch, isStrict] = [row.previews_match === 1, row.is_strict === 1];
  const sharesLevels = row.shares_levels === null ? !isOn : row.shares_levels === 1;
  return { listId, isOn, version, address, previewsMatch, isStrict, sharesLevels };
}
