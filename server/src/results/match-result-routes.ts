import { resultContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch } from '../transactions/load-owned.ts';
import { readResult, readScores, removeResult, setResult } from './match-result.ts';

export const resultRoutes = signedInRoutes(resultContract, {
  list: (context, organiser, { query }) => readScores(context, organiser, query.matches),
  read: (context, organiser, { params }) => readResult(context, organiser, params.id),
  set: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      setResult(context, organiser, params.id, body),
  },
  remove: (context, organiser, { params }) => removeResult(context, organiser, params.id),
});
