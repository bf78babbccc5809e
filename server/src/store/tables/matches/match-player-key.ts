/** Identifies a player in a match. Rows about both have a key that begins with these columns. */
export type MatchPlayerKey = { userId: string; matchId: string; playerId: string };

export const matchPlayerColumns = (key: MatchPlayerKey) => ({
  user_id: key.userId,
  match_id: key.matchId,
  player_id: key.playerId,
});
