import type { AutopilotStepKind } from '@picadito/domain';

/** Describes the tables of visible teams and of autopilots. */
export type AutopilotTables = {
  /** Holds the matches with teams that the players' page shows. */
  shown_teams: { user_id: string; match_id: string; shown_at: string };
  /** Holds the weekly matches with an autopilot. The row moves to the next match of the series when that is created. */
  autopilots: {
    user_id: string;
    match_id: string;
    /** The autopilot saved teams at this time; null until then. */
    acted_at: string | null;
    /** The autopilot stopped at this time for the rest of this match; null while it runs. */
    stopped_at: string | null;
    /** Holds the organiser's `last_timestamp` at the last run; a newer one means that data has changed since. */
    seen_at: string | null;
  };
  /** Logs what autopilots did. `teams_before` and `teams_after` are JSON of the player ids by team, or null. */
  autopilot_steps: {
    user_id: string;
    match_id: string;
    at: string;
    kind: AutopilotStepKind;
    teams_before: string | null;
    teams_after: string | null;
    undone_at: string | null;
  };
};
