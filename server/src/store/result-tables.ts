/** Tables of what happened on the pitch. */
export type ResultTables = {
  /** Goals of each side; a match without a row has no known result. */
  results: {
    user_id: string;
    match_id: string;
    claro: number;
    oscuro: number;
    decided_at: string;
  };
  /** Goals that have a name. Names stand with the saved teams, which outlive their players. */
  scorers: {
    user_id: string;
    match_id: string;
    player_id: string;
    goals: number;
    own_goals: number;
  };
  /**
   * How a match without a result ended, as its players say by the link of the list. `device_hash`: of the device's cookie
   * and the match, so that rows of two matches cannot be joined.
   */
  score_proposals: {
    user_id: string;
    match_id: string;
    player_id: string;
    device_hash: string;
    claro: number;
    oscuro: number;
    proposed_at: string;
  };
  /** The vote of a player for la figura of a match, while the vote of that match is open. The time of a vote is not stored. */
  figura_votes: {
    user_id: string;
    match_id: string;
    player_id: string;
    device_hash: string;
    figura_id: string;
  };
  /** Marks a match whose votes have been counted. It takes no votes again. */
  figura_closings: {
    user_id: string;
    match_id: string;
  };
  /** How many votes a player got in a match; none are stored where fewer than three were cast. */
  figura_totals: {
    user_id: string;
    match_id: string;
    player_id: string;
    votes: number;
  };
};
