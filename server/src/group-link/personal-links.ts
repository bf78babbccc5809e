import { GROUP_PAGE, pathOf, type PersonalLinkInput, type PersonalLinks } from '@picadito/domain';
import { findLink } from '../store/tables/group-link/group-links.ts';
import {
  personalVersions,
  storePersonalVersion,
} from '../store/tables/group-link/personal-links.ts';
import { endMergedLinks } from '../store/tables/players/merged-players.ts';
import { findServerKey } from '../store/tables/group-link/server-keys.ts';
import type { Reader } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedList, ownedPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { codeOf, personalKeyOf } from '../security/link-code.ts';

/** The origin with which the addresses of links begin. */
type Site = { publicUrl: string };
type OfList = { userId: string; listId: string };

export function readPersonalLinks({ publicUrl }: Site) {
  return async (context: Context, organiser: Organiser, listId: string): Promise<PersonalLinks> => {
    await ownedList(context, organiser, listId);
    return linksOfList(context.store.read, publicUrl, { userId: organiser.id, listId });
  };
}

/**
 * Returns the function that gives the personal link of a player a new address, if `version` is newer than the stored
 * one. An equal or older version belongs to a request that was already handled. Personal links of players who were
 * merged into this one end. The function returns all personal links of the list.
 */
export function changePersonalLink({ publicUrl }: Site) {
  return async (
    context: Context,
    organiser: Organiser,
    playerId: string,
    { version }: PersonalLinkInput,
  ): Promise<PersonalLinks> =>
    write(context, organiser, async (tx, { recordChange }) => {
      const userId = organiser.id;
      const { listId } = await ownedPlayer(tx, organiser, playerId);
      const versions = await personalVersions(tx, { userId, listId });
      const before = versions.find((one) => one.playerId === playerId)?.linkVersion ?? version;
      if (version > before) {
        await storePersonalVersion(tx, { userId, playerId }, before + 1);
        await endMergedLinks(tx, { userId, playerId });
        recordChange('list', listId);
      }
      return linksOfList(tx, publicUrl, { userId, listId });
    });
}

async function linksOfList(db: Reader, publicUrl: string, list: OfList): Promise<PersonalLinks> {
  const link = await findLink(db, list);
  const serverKey = await findServerKey(db, 'links');
  if (link?.is_on !== 1 || serverKey === undefined) return [];
  const { listId } = list;
  const { version } = link;
  const code = codeOf(serverKey, { listId, version });
  const versions = await personalVersions(db, list);
  return versions.map(({ playerId, linkVersion }) => {
    const key = personalKeyOf(serverKey, { listId, version, playerId, linkVersion });
    const address = publicUrl + pathOf(GROUP_PAGE.personal, { code, key });
    return { playerId, version: linkVersion, address };
  });
}
