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
};
