import { figuresContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { readFigures } from './figures.ts';

export const figuresRoutes = signedInRoutes(figuresContract, {
  read: async (context, organiser, { request, query }) => {
    const { figures, unchangedUntil } = await readFigures(context, organiser, query.season);
    request.unchangedUntil = unchangedUntil;
    return figures;
  },
});
