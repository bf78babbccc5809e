import { handoverContract, handoversContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedList } from '../transactions/load-owned.ts';
import { acceptList, declineList, offerTo } from './accept-handover.ts';
import { offerList, readHandover, readOfferedLists, withdrawList } from './handover.ts';

/** Routes with which the owner of a list hands it over. */
export const handoverRoutes = signedInRoutes(handoverContract, {
  offer: {
    notFoundUnless: ownedList,
    handle: (context, organiser, { params, body }) =>
      offerList(context, organiser, params.id, body),
  },
  read: (context, organiser, { params }) => readHandover(context, organiser, params.id),
  withdraw: (context, organiser, { params }) => withdrawList(context, organiser, params.id),
});

/** Routes with which the helper of a list accepts it. */
export const handoversRoutes = signedInRoutes(handoversContract, {
  list: readOfferedLists,
  accept: {
    notFoundUnless: offerTo,
    handle: (context, organiser, { params, body }) =>
      acceptList(context, organiser, params.id, body),
  },
  decline: (context, organiser, { params }) => declineList(context, organiser, params.id),
});
