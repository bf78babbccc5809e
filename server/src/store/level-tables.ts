/** Tables of what is said about levels. */
export type LevelTables = {
  /** Suggestions that the organiser has answered; `asks_again` 0: nothing is suggested about that player any more. */
  level_suggestions: {
    user_id: string;
    player_id: string;
    answered_at: string;
    asks_again: number;
  };
};
