/**
 * Describes the tables of surveys. Only the survey joins the devices that have answered and the opinions: neither table
 * has a time or an order, and each answer rewrites all rows of both (docs/decisions/282).
 */
export type SurveyTables = {
  /** Holds the survey of a list, which is open, or closed with verdicts to decide on. */
  surveys: {
    user_id: string;
    survey_id: string;
    list_id: string;
    /** The survey closes at this time at the latest. */
    closes_at: string;
    is_closed: number;
    /** Counts the answers, including answers of players who have been deleted since. */
    answer_count: number;
  };
  /** Holds, until the survey closes, the devices that owned a name when it was opened. */
  survey_devices: {
    user_id: string;
    survey_id: string;
    device_hash: string;
    player_id: string;
    has_answered: number;
  };
  /**
   * Holds how many opinions give each level to a player, until the survey closes. Each player in the survey has a row.
   */
  survey_opinions: {
    user_id: string;
    survey_id: string;
    player_id: string;
    twos: number;
    threes: number;
    fours: number;
    fives: number;
  };
  /**
   * Holds the verdicts of a closed survey until the organiser decides on them. Nothing else is left of the opinions.
   */
  survey_verdicts: {
    user_id: string;
    survey_id: string;
    player_id: string;
    /** Holds twice the median level, which is an integer. */
    halves: number;
    do_agree: number;
  };
};
