import type { Match } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { lineUpToShare, levelsAndLink } from './levels.ts';
import type { LineUp } from './line-up-card/line-up-card.ts';
import type { PreparedShare } from './prepare-share.ts';
import { prepareLineUp } from './share-line-up.ts';

/**
 * Prepares a line-up for sharing, with the players' levels if the organiser has chosen to share them, and with the
 * group link while it is on.
 */
export async function prepareToShare(
  client: QueryClient,
  match: Match,
  lineUp: LineUp,
): Promise<PreparedShare> {
  const { date, time, location } = match;
  const { withLevels, address } = await levelsAndLink(client, match);
  return prepareLineUp({ date, time, location }, lineUpToShare(lineUp, withLevels), address);
}
