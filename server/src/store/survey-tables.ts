/**
 * Surveys of levels. Who has answered and what was said are two tables that nothing joins but the survey itself: neither
 * has a time or an order, and each answer writes all rows of both anew (docs/decisions/282).
 */
export type SurveyTables = {
  /** The one of a list: open, or closed and to be decided on. */
  surveys: {
    user_id: string;
    survey_id: string;
    list_id: string;
    /** At the latest. */
    closes_at: string;
    is_closed: number;
    /** How many have answered, also those who have been deleted since. */
    answer_count: number;
  };
  /** The devices that held a name as their own when the survey was opened, until it closes. */
  survey_devices: {
    user_id: string;
    survey_id: string;
    device_hash: string;
    player_id: string;
    has_answered: number;
  };
  /** How many have said each level of a player, until the survey closes; a row for each whom it is about. */
  survey_opinions: {
    user_id: string;
    survey_id: string;
    player_id: string;
    twos: number;
    threes: number;
    fours: number;
    fives: number;
  };
  /** What they say, until the organiser decides: all that is left of them. */
  survey_verdicts: {
    user_id: string;
    survey_id: string;
    player_id: string;
    /** Twice the median. */
    halves: number;
    do_agree: number;
  };
};
