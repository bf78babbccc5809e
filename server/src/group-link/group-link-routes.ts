import { groupLinkContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedList } from '../transactions/load-owned.ts';
import { readLink, setLink } from './group-link.ts';

export function groupLinkRoutes(site: { publicUrl: string }) {
  const [read, set] = [readLink(site), setLink(site)];
  return signedInRoutes(groupLinkContract, {
    read: (context, organiser, { params }) => read(context, organiser, params.id),
    set: {
      notFoundUnless: ownedList,
      handle: (context, organiser, { params, body }) => set(context, organiser, params.id, body),
    },
  });
}
