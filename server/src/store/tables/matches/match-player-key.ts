/** Type of the primary key of tables with one row for each player of a match, such as `confirmations`. */
export type MatchPlayerKey = { userId: string; matchId: string; playerId: string };

export const matchPlayerColumns = (key: MatchPlayerKey) => ({
  user_id: key.userId,
  match_id: key.matchId,
  player_id: key.playerId,
});
