import type { AutopilotStepKind } from '@picadito/domain';

/** Tables of teams that are shown, and of those that are made without the organiser. */
export type AutopilotTables = {
  /** Matches whose saved teams have been shared: their link's page shows them. */
  shown_teams: { user_id: string; match_id: string; shown_at: string };
  /** Weekly matches whose teams are made without the organiser; the row goes on to the next of the series. */
  autopilots: {
    user_id: string;
    match_id: string;
    /** When it saved teams, and when it stopped in this match for good. */
    acted_at: string | null;
    stopped_at: string | null;
    /** Nothing of the organiser's has changed since it last looked. */
    seen_at: string | null;
  };
  /** What it did, with the teams before and after: ids by team, as JSON. */
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
