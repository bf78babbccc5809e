import { nightContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { finishNight, recordGame, removeGame, reopenNight } from './games.ts';
import { readChampions, readNight, requireNight } from './night.ts';

export const nightRoutes = signedInRoutes(nightContract, {
  list: (context, organiser, { query }) => readChampions(context, organiser, query.matches),
  read: (context, organiser, { params }) => readNight(context, organiser, params.id),
  record: {
    notFoundUnless: requireNight,
    handle: async (context, organiser, { params, body }) => {
      const key = { matchId: params.id, seq: params.seq };
      const { night, isNew } = await recordGame(context, organiser, key, body);
      return { status: isNew ? 201 : 200, reply: night };
    },
  },
  remove: (context, organiser, { params, query }) =>
    removeGame(context, organiser, { matchId: params.id, seq: params.seq }, query.seen),
  finish: (context, organiser, { params }) => finishNight(context, organiser, params.id),
  reopen: (context, organiser, { params }) => reopenNight(context, organiser, params.id),
});
