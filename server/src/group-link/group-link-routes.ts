import { groupLinkContract } from '@picadito/domain';
import { notFound } from '../app-error.ts';
import { signedInRoutes } from '../http/route.ts';
import { ownedList, requireOwnedPlayer } from '../transactions/load-owned.ts';
import { readLink, readOwnPage, setLink } from './group-link.ts';
import {
  decideClaim,
  dropDevice,
  ownedName,
  readNameHolders,
  releaseName,
} from './devices/name-holders.ts';
import { changePersonalLink, readPersonalLinks } from './personal-links.ts';
import { pageSender, type PageSite } from './page/page-requests.ts';
import { readShownNames, writeShownName } from './shown-names.ts';

/**
 * Returns the function that registers the organiser's routes of group links. Without a renderer the organiser's preview
 * of the players' page gets a 404.
 */
export function groupLinkRoutes(site: Omit<PageSite, 'renderer'> & Partial<PageSite>) {
  const { renderer, publicUrl, headers } = site;
  const [read, set] = [readLink(site), setLink(site)];
  const [personal, changePersonal] = [readPersonalLinks(site), changePersonalLink(site)];
  const pages = renderer && pageSender({ publicUrl, headers, renderer });
  return signedInRoutes(groupLinkContract, {
    read: (context, organiser, { params }) => read(context, organiser, params.id),
    set: {
      notFoundUnless: ownedList,
      handle: (context, organiser, { params, body }) => set(context, organiser, params.id, body),
    },
    devices: (context, organiser, { params }) => readNameHolders(context, organiser, params.id),
    releaseName: (context, organiser, { params: { id, playerId } }) =>
      releaseName(context, organiser, { listId: id, playerId }),
    decideClaim: {
      notFoundUnless: ({ store }, organiser, listId, playerId) =>
        ownedName(store.read, organiser, { listId, playerId }),
      handle: (context, organiser, { params: { id, playerId }, body }) =>
        decideClaim(context, organiser, { listId: id, playerId }, body),
    },
    dropDevice: {
      notFoundUnless: ({ store }, organiser, listId, playerId) =>
        ownedName(store.read, organiser, { listId, playerId }),
      handle: (context, organiser, { params: { id, playerId }, body }) =>
        dropDevice(context, organiser, { listId: id, playerId }, body),
    },
    names: (context, organiser, { params }) => readShownNames(context, organiser, params.id),
    writeName: {
      notFoundUnless: requireOwnedPlayer,
      handle: (context, organiser, { params, body }) =>
        writeShownName(context, organiser, params.id, body.shownName),
    },
    personal: (context, organiser, { params }) => personal(context, organiser, params.id),
    changePersonal: {
      notFoundUnless: requireOwnedPlayer,
      handle: (context, organiser, { params, body }) =>
        changePersonal(context, organiser, params.id, body),
    },
    page: async (context, organiser, { params, reply }) => {
      const page = await readOwnPage(context, organiser, params.id);
      if (!pages) throw notFound();
      const html = renderer.renderPage(page, { publicUrl, address: null, version: '' });
      return pages.send(reply, 200, pages.made(html));
    },
  });
}
