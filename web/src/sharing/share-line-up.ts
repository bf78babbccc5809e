import { shareMessage } from '@picadito/domain';
import type { CardMatch } from './card/paint-card.ts';
import type { LineUp } from './line-up-card/line-up-card.ts';
import { prepareShare, type PreparedShare } from './prepare-share.ts';

/** Prepares a line-up for sharing before the tap; `link` is the group link, or null while it is off. */
export function prepareLineUp(
  match: CardMatch,
  lineUp: LineUp,
  link: string | null,
): PreparedShare {
  return prepareShare({
    text: shareMessage({ ...match, ...lineUp }, link),
    fileName: `picadito-${match.date}.png`,
    paint: async () => {
      const { paintLineUp } = await import('./line-up-card/paint-line-up.ts');
      return paintLineUp(match, lineUp);
    },
  });
}
