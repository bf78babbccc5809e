import { everyoneIn, type Match, type Teams } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { moneyLineOf } from '../money/shared-money.ts';
import type { SavedPlayer } from '../teams/teams.ts';
import { lineUpToShare, levelsAndLink } from './levels.ts';
import type { PreparedShare } from './prepare-share.ts';
import { prepareLineUp } from './share-line-up.ts';

/**
 * Prepares a line-up for sharing, with the players' levels and what each pays if the organiser has chosen to share
 * them, and with the group link while it is on.
 */
export async function prepareToShare(
  client: QueryClient,
  match: Match,
  teams: Teams<SavedPlayer>,
): Promise<PreparedShare> {
  const { date, time, location } = match;
  const { withLevels, address } = await levelsAndLink(client, match);
  const ids = new Set(everyoneIn(teams).map(({ id }) => id));
  const money = await moneyLineOf(client, match, ids);
  return prepareLineUp({ date, time, location }, lineUpToShare(teams, withLevels), address, money);
}
