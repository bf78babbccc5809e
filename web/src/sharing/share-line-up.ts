import { shareMessage } from '@picadito/domain';
import type { CardMatch } from './card/paint-card.ts';
import type { LineUp } from './line-up-card/line-up-card.ts';
import { prepareShare, type PreparedShare } from './prepare-share.ts';

/**
 * Prepares a line-up for sharing. `link` is the address of the group link, or null while it is off; `money` is the line
 * about what each player pays, or null.
 */
export function prepareLineUp(
  match: CardMatch,
  lineUp: LineUp,
  link: string | null,
  money: string | null = null,
): PreparedShare {
  return prepareShare({
    text: shareMessage({ ...match, ...lineUp }, link, money),
    fileName: `picadito-${match.date}.png`,
    paint: async () => {
      const { paintLineUp } = await import('./line-up-card/paint-line-up.ts');
      return paintLineUp(match, lineUp);
    },
  });
}
