import type { CardMatch } from './card/paint-card.ts';
import type { SharedNight } from './night-card/night-card.ts';
import { prepareShare, type PreparedShare } from './prepare-share.ts';

/**
 * Prepares a finished night for sharing, with the message to the group. The picture is a card, or upright for a status
 * or story.
 */
export function prepareNight(
  match: CardMatch,
  night: SharedNight,
  text: string,
  isUpright = false,
): PreparedShare {
  return prepareShare({
    text,
    fileName: `picadito-${match.date}-${isUpright ? 'historia' : 'noche'}.png`,
    paint: async () => {
      const { paintNight } = await import('./night-card/paint-night.ts');
      return paintNight(match, night, isUpright);
    },
  });
}
