import { figuresContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { readFigures } from './figures.ts';

export const figuresRoutes = signedInRoutes(figuresContract, {
  read: async (context, organiser, { request, query }) => {
    const version = request.organiser?.version;
    const { figures, unchangedUntil } = await readFigures(
      context,
      { ...organiser, version },
      query.season,
    );
    request.unchangedUntil = unchangedUntil;
    return figures;
  },
});
