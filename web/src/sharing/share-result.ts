import { type ResultLink, resultMessage, type SharedResult } from '@picadito/domain';
import type { CardMatch } from './card/paint-card.ts';
import { prepareShare, type PreparedShare } from './prepare-share.ts';

/**
 * Prepares a result for sharing; `link` describes the group link, null while it is off. The picture is a card, or
 * upright for a status or story.
 */
export function prepareResult(
  match: CardMatch,
  result: SharedResult,
  link: ResultLink | null,
  isUpright = false,
): PreparedShare {
  return prepareShare({
    text: resultMessage(match, result, link),
    fileName: `picadito-${match.date}-${isUpright ? 'historia' : 'resultado'}.png`,
    paint: async () => {
      const { paintResult } = await import('./result-card/paint-result.ts');
      return paintResult(match, result, isUpright);
    },
  });
}
