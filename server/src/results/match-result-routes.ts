import { figuraContract, FIGURAS, pathOf, resultContract } from '@picadito/domain';
import { setPageHeaders } from '../http/replies.ts';
import { signedInRoutes } from '../http/route.ts';
import { readFiguras } from './figuras.ts';
import {
  readResult,
  readScores,
  removeResult,
  requireTwoTeams,
  setResult,
} from './match-result.ts';

export const resultRoutes = signedInRoutes(resultContract, {
  list: (context, organiser, { query }) => readScores(context, organiser, query.matches),
  read: async (context, organiser, { params, request }) => {
    const { result, unchangedUntil } = await readResult(context, organiser, params.id);
    request.unchangedUntil = unchangedUntil;
    return result;
  },
  set: {
    notFoundUnless: requireTwoTeams,
    handle: (context, organiser, { params, body }) =>
      setResult(context, organiser, params.id, body),
  },
  remove: (context, organiser, { params }) => removeResult(context, organiser, params.id),
});

export const figuraRoutes = signedInRoutes(figuraContract, {
  list: async (context, organiser, { query, request, reply }) => {
    const { figuras, total, next, unchangedUntil } = await readFiguras(context, organiser, query);
    request.unchangedUntil = unchangedUntil;
    const pageAt = (cursor: string) =>
      pathOf(FIGURAS.list, {}, { limit: `${query.limit}`, cursor });
    setPageHeaders(reply, total, next && pageAt(next));
    return figuras;
  },
});
