/** Describes the tables of results, scorers, score proposals and votes for la figura. */
export type ResultTables = {
  /** Holds the goals of each side. A match without a row has no known result. */
  results: {
    user_id: string;
    match_id: string;
    claro: number;
    oscuro: number;
    decided_at: string;
  };
  /** Holds the goals with a known scorer. The scorers' names are in the saved teams, which outlive their players. */
  scorers: {
    user_id: string;
    match_id: string;
    player_id: string;
    goals: number;
    own_goals: number;
  };
  /**
   * Holds the results that players propose by the group link for a match without one. `device_hash` is the hash of the
   * device's cookie and the match, so that rows of two matches cannot be joined.
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
  /** Holds each player's vote for la figura of a match while the voting is open. The time of a vote is not stored. */
  figura_votes: {
    user_id: string;
    match_id: string;
    player_id: string;
    device_hash: string;
    figura_id: string;
  };
  /** Holds the matches whose voting has ended. They take no votes again. */
  figura_closings: {
    user_id: string;
    match_id: string;
  };
  /** Holds the number of votes of each player in a match. A match with fewer than three votes has no rows. */
  figura_totals: {
    user_id: string;
    match_id: string;
    player_id: string;
    votes: number;
  };
};
