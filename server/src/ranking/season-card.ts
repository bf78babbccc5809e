import { daysOf, distinctNames, seasonCard, type Season, type SeasonCard } from '@picadito/domain';
import {
  countedMatches,
  guestsOfSeason,
  placesOfSeason,
} from '../store/tables/results/scored-matches.ts';
import { playersOfList } from '../store/tables/players/players.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedList } from '../transactions/load-owned.ts';
import { sameGuests } from './figures.ts';
import { statsChangeAt } from './player-stats.ts';

/**
 * Returns what a list played in a season, and the instant (epoch milliseconds) until which the passing of time alone
 * does not change it.
 */
export async function readSeasonCard(
  context: Context,
  organiser: Organiser,
  { listId, season }: { listId: string; season: Season },
): Promise<{ card: SeasonCard; unchangedUntil: number }> {
  await ownedList(context, organiser, listId);
  const now = context.now();
  const { id: userId } = organiser;
  const ofSeason = { userId, overBefore: timestamp(now), ...daysOf(season), listId };
  return context.store.snapshot(async (db) => {
    const players = distinctNames(await playersOfList(db, userId, listId));
    const places = await placesOfSeason(db, ofSeason);
    const guests = sameGuests(await guestsOfSeason(db, ofSeason));
    const counted = await countedMatches(db, ofSeason, places);
    const card = seasonCard(
      places.map(({ match_id, player_id }) => ({
        matchId: match_id,
        playerId: guests.one(player_id),
      })),
      counted.map(({ match, ...dated }) => ({ ...dated, match: guests.merge(match) })),
      new Map(players.map(({ id, name }) => [id, name])),
    );
    return { card, unchangedUntil: await statsChangeAt(db, userId, now) };
  });
}
