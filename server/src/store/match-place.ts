/** A player's place in a match: what rows about both begin with. */
export type Place = { userId: string; matchId: string; playerId: string };

export const placeColumns = (place: Place) => ({
  user_id: place.userId,
  match_id: place.matchId,
  player_id: place.playerId,
});
