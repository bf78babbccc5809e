import { type Season, type SeasonCard, seasonMessage } from '@picadito/domain';
import { prepareShare, type PreparedShare } from './prepare-share.ts';

/** Prepares the card of a list's season and its message for sharing. */
export function prepareSeason(season: Season, list: string, card: SeasonCard): PreparedShare {
  return prepareShare({
    text: seasonMessage(season, list, card),
    fileName: `picadito-${season === 'all' ? 'siempre' : season}.png`,
    paint: async () => {
      const { paintSeason } = await import('./season-card/paint-season.ts');
      return paintSeason(season, list, card);
    },
  });
}
