/** Describes the table of level suggestions. */
export type LevelTables = {
  /**
   * Holds the suggestions that the organiser has answered. `asks_again` is 0 when the player gets no more suggestions.
   */
  level_suggestions: {
    user_id: string;
    player_id: string;
    answered_at: string;
    asks_again: number;
  };
};
