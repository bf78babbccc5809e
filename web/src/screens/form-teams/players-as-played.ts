import { byName, distinctAsPlayed, type MatchPlayer, type TeamsReply } from '@picadito/domain';

/**
 * Returns the players of a match that was played, under their names in the saved teams and sorted by them. Players of
 * the teams who have been deleted since are among them and count as confirmed.
 */
export function playersAsPlayed(
  players: readonly MatchPlayer[],
  saved: TeamsReply['players'] = [],
): MatchPlayer[] {
  const present = new Set(players.map(({ id }) => id));
  const deleted = saved
    .filter(({ id }) => !present.has(id))
    .map((player): MatchPlayer => {
      const rating = Number(player.skillLevel);
      return { ...player, rating, whatsapp: null, confirmedAt: null, status: 'confirmed' };
    });
  return byName(distinctAsPlayed([...players, ...deleted], saved));
}
