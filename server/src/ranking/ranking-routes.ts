import { figuresContract, playerStatContract, seasonCardContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { requireOwnedPlayer } from '../transactions/load-owned.ts';
import { changeStat, readStats } from './player-stats.ts';
import { readFigures } from './figures.ts';
import { readSeasonCard } from './season-card.ts';

export const playerStatRoutes = signedInRoutes(playerStatContract, {
  list: async (context, organiser, { request }) => {
    const { stats, unchangedUntil } = await readStats(context, organiser);
    request.unchangedUntil = unchangedUntil;
    return stats;
  },
  change: {
    notFoundUnless: requireOwnedPlayer,
    handle: (context, organiser, { params, body }) =>
      changeStat(context, organiser, params.id, body),
  },
});

export const figuresRoutes = signedInRoutes(figuresContract, {
  read: async (context, organiser, { request, query }) => {
    const { figures, unchangedUntil } = await readFigures(context, organiser, query.season);
    request.unchangedUntil = unchangedUntil;
    return figures;
  },
});

export const seasonCardRoutes = signedInRoutes(seasonCardContract, {
  read: async (context, organiser, { request, params, query }) => {
    const ofSeason = { listId: params.id, season: query.season };
    const { card, unchangedUntil } = await readSeasonCard(context, organiser, ofSeason);
    request.unchangedUntil = unchangedUntil;
    return card;
  },
});
