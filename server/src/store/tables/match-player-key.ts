/** The key of a player in a match, with which rows about both begin. */
export type MatchPlayerKey = { userId: string; matchId: string; playerId: string };

export const matchPlayerColumns = (key: MatchPlayerKey) => ({
  user_id: key.userId,
  match_id: key.matchId,
  player_id: key.playerId,
});
