/** Type of the key of a player in a match. The primary keys of rows about both begin with these columns. */
export type MatchPlayerKey = { userId: string; matchId: string; playerId: string };

export const matchPlayerColumns = (key: MatchPlayerKey) => ({
  user_id: key.userId,
  match_id: key.matchId,
  player_id: key.playerId,
});
