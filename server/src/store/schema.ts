import type {
  Answer,
  AutopilotStepKind,
  BadgeType,
  CaptainActionKind,
  ChangeKind,
  Currency,
  DepositOutcome,
  DeviceKind,
  EntryKind,
  GameOutcome,
  HelperRights,
  PairKind,
  PaymentMethod,
  PlayersSee,
  SitOut,
  TeamKey,
  TeamPlace,
} from '@picadito/domain';
import type { Generated, Selectable } from 'kysely';

/**
 * Name of a row of `server_keys`. `links`, `captains` and `helpers` are the secrets from which codes of links are made,
 * and `pushes` is the key that identifies the server to push services. `backup-begun` and `backup-done` are the times
 * at which the last daily backup began and ended.
 */
export type ServerKey =
  | 'links'
  | 'captains'
  | 'helpers'
  | 'pushes'
  | 'backup-begun'
  | 'backup-done';

/**
 * Type of all tables, by table name. All are in one file, so that the whole schema can be read and searched at once.
 * Every table but `server_keys` is owned by a user: primary and foreign keys start with `user_id`, so that the database
 * itself refuses a row that points at another user's row. Booleans are 0 or 1. Timestamps are UTC text with
 * microseconds, so that sorting them as text sorts them by time.
 */
export type Schema = LinkTables &
  AutopilotTables &
  NoticeTables &
  LevelTables &
  ResultTables &
  NightTables &
  SurveyTables &
  CaptainTables &
  HelperTables &
  HandoverTables &
  MoneyTables & {
    /**
     * Table of values that belong to the whole database, including secrets. Its rows are the only ones without a user,
     * and each is created when the server first needs it.
     */
    server_keys: { name: ServerKey; key: string };
    users: {
      user_id: string;
      name: string;
      email: string | null;
      photo_url: string | null;
      whatsapp: string | null;
      time_zone: string | null;
      country: string | null;
      created_at: string;
      /** Newest timestamp of the user's data. Every change advances it (see timestamps.ts). */
      last_timestamp: string;
      /** Data created up to this timestamp is sample data and earns no badge. When it is empty, everything counts. */
      deeds_after: string;
      /**
       * Is 1 in a copied or restored database until the organiser turns on an autopilot or notices: autopilots, notices
       * and automatic decisions about claims are paused.
       */
      is_asleep: Generated<number>;
      /** Is 1 since the user has accepted an invitation to help, or has handed over a list. */
      may_help: Generated<number>;
    };
    identities: { user_id: string; issuer: string; subject: string; created_at: string };
    sessions: {
      user_id: string;
      token_hash: string;
      device: string | null;
      created_at: string;
      last_seen_at: string;
      /**
       * Hash of the session's former token, which does not name the user; null for sessions that began with a token
       * that does.
       */
      old_token_hash: Generated<string | null>;
    } & Subscribed;
    players_lists: {
      user_id: string;
      list_id: string;
      name: string;
      created_at: string;
      /**
       * Time until which others than the present owner may have changed the matches of the list; null if nobody else
       * did. Set when a helper stops helping and when the list is handed over.
       */
      shared_until: Generated<string | null>;
    };
    players: {
      user_id: string;
      player_id: string;
      list_id: string;
      name: string;
      sort_key: string;
      rating: number;
      whatsapp: string | null;
      created_at: string;
      /** Name that the organiser wrote for the players' page; null when that page shows the name in `name`. */
      shown_name: Generated<string | null>;
      /**
       * Version of the player's personal link, from 1. A new version has a new address, and the old address no longer
       * works.
       */
      link_version: Generated<number>;
      /** Is 1 for a regular, who may keep a place in the matches of the list. */
      is_regular: Generated<number>;
    };
    /**
     * Table of the records of players that were merged into the player `player_id`. `merged_id` is the former id of the
     * record, and `link_version` the version of its personal link, which leads to the player; null once that link has
     * ended. `undo` is JSON of what an undo restores; null after a day.
     */
    merged_players: {
      user_id: string;
      merged_id: string;
      player_id: string;
      list_id: string;
      name: string;
      link_version: number | null;
      merged_at: string;
      undo: string | null;
    };
    matches: {
      user_id: string;
      match_id: string;
      list_id: string | null;
      date: string;
      time: string;
      time_zone: string;
      /** Start of the match: the instant of `date` and `time` in `time_zone`. */
      starts_at: string;
      location: string;
      google_place_id: string | null;
      /** Time from which the match is over: two hours after the start, or later if the court is rented for longer. */
      ends_at: Generated<string>;
      per_side: Generated<number>;
      team_count: Generated<number>;
      court_minutes: Generated<number>;
      /** JSON of a `Rotation`; null for a match of two teams. */
      rotation: Generated<string | null>;
      /** Status that the organiser set; null when the status is computed from the time and the recurrence. */
      status: 'pendiente' | 'completado' | 'cancelado' | null;
      is_recurring: number;
      recurring_day: number | null;
      series_id: string | null;
      /** Start that the series gave the match; it stays when the match is moved. Null without a series. */
      slot_at: string | null;
      created_at: string;
      /**
       * Time at which anything that the calendar entry of the match shows was last changed, or the time of creation.
       */
      entry_changed_at: Generated<string>;
      sit_out: SitOut;
      /** Time at which the organiser first sent the call to the group; null if it has not been sent. */
      group_called_at: Generated<string | null>;
    };
    /**
     * Table of the matches that were deleted, or left the list `list_id`, before they were over, so that their calendar
     * entries can be cancelled. The table has neither places nor names of players. `recurring_day` is null unless the
     * match was weekly.
     */
    deleted_matches: {
      user_id: string;
      match_id: string;
      list_id: string | null;
      date: string;
      time: string;
      time_zone: string;
      recurring_day: number | null;
      series_id: string | null;
      slot_at: string | null;
      court_minutes: Generated<number>;
      deleted_at: string;
    };
    /** Table of the differences between the roster of a match and its list: guests added and list players taken out. */
    match_roster_changes: {
      user_id: string;
      match_id: string;
      player_id: string;
      change: 'guest' | 'removed';
    };
    confirmations: {
      user_id: string;
      match_id: string;
      player_id: string;
      confirmed: number;
      confirmed_at: string | null;
      /** Is 1 when the player does not come. A CHECK constraint forbids `declined` together with `confirmed`. */
      declined: number;
      /** Time at which the attendance last changed; null in rows that older versions of the program wrote. */
      changed_at: string | null;
      /**
       * Is 1 when the organiser has taken the player out of the match after the player's VOY, until the attendance
       * changes again.
       */
      is_taken_out: Generated<number>;
    };
    /**
     * Table of the changes of the day, time or place of matches, with the former values. They show which players have
     * not agreed to the present values.
     */
    match_moves: {
      user_id: string;
      match_id: string;
      moved_at: string;
      date: string;
      time: string;
      location: string;
    };
    /** Table of the players called to a match, with the time of the first call. */
    calls: { user_id: string; match_id: string; player_id: string; called_at: string };
    /** Table of the players who are away; `until` is the last day, as YYYY-MM-DD. */
    absences: { user_id: string; player_id: string; until: string };
    /** Table of the players who took the bibs and the ball home after a match. The player may have been deleted. */
    bibs: { user_id: string; match_id: string; player_id: string };
    keepers: { user_id: string; player_id: string };
    /**
     * Table of pairs of players that the organiser wants in the same team or in different teams. The smaller id comes
     * first, so that a pair has only one possible row.
     */
    pairs: { user_id: string; player_id: string; other_id: string; kind: PairKind };
    teams: {
      user_id: string;
      team_id: string;
      match_id: string;
      name: TeamPlace;
      created_by: 'manual' | 'automatic';
      created_at: string;
    };
    /**
     * Table of the players in teams. Each row has the name and level at the time of saving, so that the teams of a
     * match still show a player who has been deleted since.
     */
    team_players: {
      user_id: string;
      match_id: string;
      player_id: string;
      team_id: string;
      position: number;
      name: string;
      rating: number;
    };
    /**
     * Table of granted badges. Each user has a type of badge at most once in each period. The texts of a badge follow
     * from its type.
     */
    badges: {
      user_id: string;
      badge_id: string;
      type: BadgeType;
      /** Sunday of the week of a weekly badge; empty for all other badges. */
      period: string;
      earned_at: string;
    };
    /** Table of the players that a weekly MVP badge names. Several players may share one badge. */
    badge_players: { user_id: string; badge_id: string; player_id: string };
    /** Table of the statistics that the organiser typed in. Null means that the computed value is shown. */
    player_stats: {
      user_id: string;
      player_id: string;
      matches_played: number | null;
      attendance_rate: number | null;
    };
    /**
     * Table of the changes of the user's data, stored for a day. The user's other devices read it to update what they
     * show.
     */
    changes: {
      user_id: string;
      /** Timestamp of the change. Timestamps of a user are unique, so they order the changes. */
      at: string;
      kind: ChangeKind;
      id: string;
      /** Identifies the browser tab that made the change; null when no tab made it. */
      tab: string | null;
      /**
       * JSON of a `ChangeDetail`, which says what exactly changed, so that devices need not request the whole object;
       * null without details.
       */
      detail: string | null;
      /** Id of the helper who has made the change; null for changes by others. */
      author_id: Generated<string | null>;
    };
    /**
     * Table of the responses to POST requests with an Idempotency-Key, retained for a day. A repeated request gets the
     * stored response.
     */
    idempotency_keys: {
      user_id: string;
      key: string;
      /** Hash of the method, path and body of the request. */
      request_hash: string;
      status: number;
      body: string;
      created_at: string;
      /**
       * Number of the response, which rises with each stored response of the user; the responses with the lowest
       * numbers are deleted first.
       */
      number: number;
    };
    /** Table of the ids that stored responses contain, so that responses about deleted data can be found. */
    idempotency_ids: { user_id: string; id: string; key: string };
  };

export type RowOf<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Types of the tables of group links, devices, proposals, answers and guests, by table name. */
export type LinkTables = {
  /**
   * Table of the codes of group links, of links of captains and of invitations of helpers. `code_hash` is the SHA-256 of
   * the newest code, by which a request finds the user; `subject_id` is the id of the list, match or helper. The table
   * has no foreign keys, so a code is deleted by the statement that deletes its subject.
   */
  link_codes: {
    user_id: string;
    kind: 'group' | 'captain' | 'invitation';
    subject_id: string;
    code_hash: string;
  };
  /** Table of group links. A list without a row has never had its link on. */
  group_links: {
    user_id: string;
    list_id: string;
    is_on: number;
    /** Version of the link, from 1. Each version has its own code; the codes of earlier versions no longer work. */
    version: number;
    /** Is 1 when the preview of the link in a chat shows the date, time and place of the match. */
    previews_match: Generated<number>;
    /**
     * Is 1 in strict mode: the answer of a device that only claims a name waits for a decision, and a device cannot
     * answer for a name that another device owns.
     */
    is_strict: Generated<number>;
    /**
     * Is 1 when shared line-ups of the list include levels. Null means that the organiser has not chosen: levels are
     * then included only while the link is off.
     */
    shares_levels: Generated<number | null>;
  };
  /** Table of the devices that own or claim a player's name in a list. A device has at most one name in each list. */
  devices: {
    user_id: string;
    list_id: string;
    /**
     * Hash of the device's cookie and the list, so that nobody can see whether rows of two lists belong to one device.
     */
    device_hash: string;
    player_id: string;
    /** Time since which the device owns or claims the name. */
    claimed_at: string;
    used_at: string;
    /** Time at which the device claimed a name that another device owns; null for a device that owns the name. */
    doubted_at: Generated<string | null>;
    /**
     * Time at which the organiser or an owning device denied the claim; null otherwise. A denied claim is never
     * accepted automatically.
     */
    denied_at: Generated<string | null>;
    /**
     * Number of claims that this row counts as: a claim adds the counts of the claims that it replaces. Is 0 for a
     * device that took a name that no device owned.
     */
    claim_count: Generated<number>;
    /**
     * Match to which the claiming device has answered. Null if the device has answered to none, and once the server has
     * decided after the match whether the claim is accepted.
     */
    answered_match_id: Generated<string | null>;
    /** Is 1 when the device has sent something by the player's personal link. */
    has_own_link: Generated<number>;
  } & Subscribed;
  /**
   * Table of proposals, which the organiser or an owning device decides on. A device proposes a newcomer to the list,
   * an answer for a name that it does not own, or a guest of a player whose name it does not own. `author_id` is the
   * player whose name the proposing device owns; null for none.
   */
  proposals: {
    user_id: string;
    list_id: string;
    proposal_id: string;
    device_hash: string;
    made_at: string;
    kind: 'newcomer' | 'answer' | 'guest';
    name: string | null;
    match_id: string | null;
    player_id: string | null;
    author_id: string | null;
    answer: Answer | null;
    comment: string | null;
    /**
     * The device that made the proposal shows until this time that it was dismissed; null while the proposal is open.
     */
    dismissed_until: Generated<string | null>;
  };
  /**
   * Table of the last answer that each player gave to a match by the link. The attendance in `confirmations` decides:
   * an answer that disagrees with the attendance no longer counts.
   */
  answers: {
    user_id: string;
    match_id: string;
    player_id: string;
    answer: Answer;
    comment: string | null;
    answered_at: string;
    /** Time since which the player has been on the waitlist; null when the player is not on it. */
    queued_at: string | null;
    /** Time at which the player moved up from the waitlist to a place; null otherwise. */
    promoted_at: string | null;
    /**
     * Time at which the organiser marked the player as notified that there is a place in the match for the player; null
     * until then.
     */
    told_at: string | null;
    /**
     * Player who answered for this player; null when the player answered. Once the author is deleted, the player's own
     * id replaces the author's, so that the answer still counts as given by somebody else.
     */
    author_id: string | null;
    /** Is 1 when the device that answered only claims the player's name. */
    is_claim: Generated<number>;
    device_hash: Generated<string | null>;
    /**
     * The four `undo_` columns hold the values that the last change of the answer replaced, so that the player can undo
     * that change.
     */
    undo_answer: Answer | null;
    undo_comment: string | null;
    undo_queued_at: string | null;
    undo_confirmed_at: string | null;
    /** Is 1 once the player has said NO VOY to the match. */
    has_declined: Generated<number>;
    /** The last day of the absence that the player's VOY has ended, as YYYY-MM-DD; null for none. */
    ended_absence: Generated<string | null>;
  };
  /**
   * Table of the answers by the link that counted, the newest 2,000 of each match, which the organiser can see and
   * undo.
   */
  answer_log: {
    user_id: string;
    match_id: string;
    at: string;
    player_id: string;
    answer: Answer;
    author_id: string | null;
    /** Hash of the device that answered; null in rows of older versions and for guests. */
    device_hash: Generated<string | null>;
    device_kind: Generated<DeviceKind | null>;
    /**
     * Hash of the sender and the match. The sender is the network address of a new device, and the device itself
     * otherwise. Stored only when a new device, or a device that answered for another player, took out a player whose
     * place the organiser had confirmed, because one sender may take out only a limited number of such players. Null
     * otherwise.
     */
    address_hash: Generated<string | null>;
    undone_at: Generated<string | null>;
    /** JSON of a `Replaced`: the states of the players that this answer changed. An undo restores them. */
    replaced: Generated<string | null>;
    /** Is 1 when the answer changed only the player's comment. */
    is_comment: Generated<number>;
  };
  /**
   * Table of the last undo of answers in each match, as JSON of an `UndoneAnswers`, so that the organiser can revert
   * the undo.
   */
  answer_undos: { user_id: string; match_id: string; at: string; undone: string };
  /**
   * Table of the guests that players bring to a match by the link. Each guest is also a row of `players`, in the list
   * that has the id of the user.
   */
  guests: {
    user_id: string;
    match_id: string;
    player_id: string;
    host_id: string;
    brought_at: string;
    is_kept: number;
    left_at: string | null;
    /** Hash of the device that the host used to bring the guest; null in rows that older versions wrote. */
    device_hash: Generated<string | null>;
  };
  /** Table of the organiser's settings for the answers to a match. A match without a row has the defaults. */
  answer_settings: {
    user_id: string;
    match_id: string;
    capacity: number | null;
    /** Time at which answers close, YYYY-MM-DDTHH:MM in the time zone of the match; null for the default. */
    answers_until: string | null;
    /** Time at which a place last became free in the last hours before the match; null when none did. */
    free_since: string | null;
    /** Hour until which regulars keep a place, in the form of `answers_until`; null when they keep none. */
    regulars_until: Generated<string | null>;
    /**
     * The hour of `regulars_until` as a timestamp; null when no places are kept, and once the waitlist has moved up at
     * that hour.
     */
    kept_until: Generated<string | null>;
  };
};

/** Types of the tables of visible teams and of autopilots, by table name. */
export type AutopilotTables = {
  /** Table of the matches whose teams the players' page shows, with the time from which it does. */
  shown_teams: { user_id: string; match_id: string; shown_at: string };
  /**
   * Table of autopilots, one for each weekly match that has one. When the next match of the series is created, the row
   * moves to that match.
   */
  autopilots: {
    user_id: string;
    match_id: string;
    /** Time at which the autopilot saved teams; null until then. */
    acted_at: string | null;
    /** Time at which the autopilot stopped for the rest of this match; null while it runs. */
    stopped_at: string | null;
    /**
     * The organiser's `last_timestamp` at the autopilot's last run. A newer `last_timestamp` means that data has
     * changed since that run.
     */
    seen_at: string | null;
    /** Is 1 after the list was handed over, until the new owner turns the autopilot on. */
    is_paused: Generated<number>;
  };
  /**
   * Table of the actions of autopilots. `teams_before` and `teams_after` are JSON of the player ids by team, or null.
   */
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

/**
 * Types of the tables of notices, by table name: watched organisers, facts already notified, and messages to be sent.
 */
export type NoticeTables = {
  /**
   * Table of the organisers whose matches the server checks for notices, because at least one device of the organiser
   * or of a player has a subscription.
   */
  notice_watches: {
    user_id: string;
    /**
     * The organiser's `last_timestamp` at the last check of the matches. A newer one means that data has changed since.
     */
    seen_at: string;
    /** Time of the next check, which is made even if nothing has changed. */
    due_at: string;
  };
  /** Table of the facts of each match at its last check and the notices made about the match, as JSON of a `Noted`. */
  noticed_matches: { user_id: string; match_id: string; noted: string };
  /**
   * Table of push messages to be sent, one for each device. A row is deleted once the push service has accepted or
   * finally refused its message, or the message has expired.
   */
  pushes: {
    user_id: string;
    push_id: string;
    match_id: string;
    /** Identifies the list of a player's device; null for a device of the organiser. */
    list_id: string | null;
    /** Hash of the player's device in the list, or of the organiser's session. */
    recipient_hash: string;
    /** Topic of the message. A new message replaces unsent messages of the same match, recipient and topic. */
    topic: string;
    title: string;
    body: string;
    is_urgent: number;
    /** Host name of the push service that delivers the message. */
    service: string;
    /**
     * Time from which the message is sent. A server that begins to send the message first moves this time ahead, so
     * that no other server sends the same message.
     */
    due_at: string;
    /** Time at which the message expires; an unsent message is then discarded. */
    expires_at: string;
    attempts: number;
  };
};

/**
 * Columns of a device's subscription to notices: JSON of a `Subscription`, the digest of its endpoint, and the time at
 * which it began. All three are null without a subscription.
 */
export type Subscribed = {
  subscription: Generated<string | null>;
  endpoint_hash: Generated<string | null>;
  subscribed_at: Generated<string | null>;
};

/** Type of the table of level suggestions. */
export type LevelTables = {
  /**
   * Table of the players about whose level the organiser has answered a suggestion. `asks_again` is 0 when the
   * organiser wants no more suggestions about the player.
   */
  level_suggestions: {
    user_id: string;
    player_id: string;
    answered_at: string;
    asks_again: number;
  };
};

/** Types of the tables of nights of three or four teams, by table name. */
export type NightTables = {
  /**
   * Table of the games of nights. `seq` counts them from 1. `lent` (players and the teams that they completed),
   * `absent` and `joined_later` (ids of players) are JSON. `author` is the name of who recorded the game last.
   */
  games: {
    user_id: string;
    match_id: string;
    seq: number;
    home: TeamKey;
    away: TeamKey;
    outcome: GameOutcome;
    home_goals: number | null;
    away_goals: number | null;
    lent: string;
    absent: string;
    joined_later: Generated<string>;
    author: string;
    /** Account of the author; null for a captain, and once the account is deleted. */
    author_user_id: Generated<string | null>;
  };
  /** Table of the nights that are finished. */
  finished_nights: { user_id: string; match_id: string; finished_at: string };
};

/** Types of the tables of results, scorers, score proposals and votes for la figura, by table name. */
export type ResultTables = {
  /** Table of results, with the goals of each side. A match without a row has no known result. */
  results: {
    user_id: string;
    match_id: string;
    claro: number;
    oscuro: number;
    decided_at: string;
  };
  /**
   * Table of goals with a known scorer. The scorers' names are in the saved teams, which still have players who have
   * been deleted since.
   */
  scorers: {
    user_id: string;
    match_id: string;
    player_id: string;
    goals: number;
    own_goals: number;
  };
  /**
   * Table of the scores that players propose by the group link for a match without a result. `device_hash` is the hash
   * of the device's cookie and the match, so that nobody can see whether rows of two matches belong to one device.
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
  /**
   * Table of the players' votes for la figura of a match while the voting is open. The time of a vote is not stored.
   */
  figura_votes: {
    user_id: string;
    match_id: string;
    player_id: string;
    device_hash: string;
    figura_id: string;
  };
  /** Table of the matches whose voting has ended. These matches never take votes again. */
  figura_closings: {
    user_id: string;
    match_id: string;
  };
  /** Table of the number of votes that each player got in a match. A match with fewer than three votes has no rows. */
  figura_totals: {
    user_id: string;
    match_id: string;
    player_id: string;
    votes: number;
  };
};

/**
 * Types of the tables of surveys, by table name. The tables of the devices that have answered and of the opinions have
 * only the survey in common. Neither table has a time or an order, and each answer rewrites all rows of both, so that
 * nobody can find out which device gave which opinion (docs/decisions/282).
 */
export type SurveyTables = {
  /**
   * Table of surveys, at most one for each list. A survey is open, or closed with verdicts that the organiser has not
   * decided on yet.
   */
  surveys: {
    user_id: string;
    survey_id: string;
    list_id: string;
    /** Latest time at which the survey closes. */
    closes_at: string;
    is_closed: number;
    /** Number of answers, including answers of players who have been deleted since. */
    answer_count: number;
  };
  /**
   * Table of the devices that may answer a survey: they owned a name when the survey was opened. The rows are deleted
   * when the survey closes.
   */
  survey_devices: {
    user_id: string;
    survey_id: string;
    device_hash: string;
    player_id: string;
    has_answered: number;
  };
  /**
   * Table of the number of opinions that give each level to a player; the rows are deleted when the survey closes. Each
   * player in the survey has a row, even without opinions.
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
   * Table of the verdicts of a closed survey. A verdict is deleted once the organiser has decided on it. Nothing else
   * is left of the opinions.
   */
  survey_verdicts: {
    user_id: string;
    survey_id: string;
    player_id: string;
    /** Twice the median level of the opinions, because the median may be a half. */
    halves: number;
    do_agree: number;
  };
};

/** Types of the tables of captains, by table name. */
export type CaptainTables = {
  /**
   * Table of the matches that have or had a captain. `player_id` is null once the link has ended. `version` counts the
   * links, each of which has its own code. `device_hash` is the device that holds the link; null until one does.
   */
  captains: {
    user_id: string;
    match_id: string;
    player_id: string | null;
    version: number;
    device_hash: string | null;
    created_at: string;
  };
  /**
   * Table of what captains have done in a match. `player_id` is the player whom the action is about; null for teams, a
   * score or a game. `author_id` is the captain. `detail` is the text of the proposal, the score, the game or the
   * amount; null for other actions.
   */
  captain_actions: {
    user_id: string;
    match_id: string;
    at: string;
    kind: CaptainActionKind;
    player_id: string | null;
    author_id: string;
    detail: string | null;
  };
};

/** Types of the tables of helpers, by table name. */
export type HelperTables = {
  /**
   * Table of the helpers of lists, and of open invitations. `user_id` is the owner of the list. `helper_user_id` is the
   * user who has accepted the invitation, null until then; this column is no foreign key, because its user owns other
   * rows. The rights begin with `confirmed_at`.
   */
  helpers: {
    user_id: string;
    helper_id: string;
    list_id: string;
    helper_user_id: string | null;
    rights: HelperRights;
    invited_at: string;
    expires_at: string;
    accepted_at: string | null;
    confirmed_at: string | null;
    /** Is 1 if the devices of the helper that have notices get those about the matches of the list. */
    has_notices: Generated<number>;
  };
};

/** Type of the table of offered lists. */
export type HandoverTables = {
  /**
   * Table of the lists that their owner offers to the helper `helper_id`. An offer ends when the helper is removed.
   * `stays_helper` is 0 if the former owner does not become a helper.
   */
  handovers: {
    user_id: string;
    list_id: string;
    helper_id: string;
    stays_helper: number;
    expires_at: string;
  };
};

/** Types of the tables of money, by table name. Amounts are integers in the smallest unit of the list's currency. */
export type MoneyTables = {
  /**
   * Table of the entries of each list's ledger (domain/src/money/ledger.ts). An entry is never changed except that it
   * is voided. Entries stay when their player or match is deleted.
   */
  ledger_entries: {
    user_id: string;
    list_id: string;
    entry_id: string;
    kind: EntryKind;
    amount: number;
    player_id: string | null;
    /** Name of the player when the entry was written. */
    player_name: string | null;
    match_id: string | null;
    /** Is 1 for an expense that was paid to the pitch in advance. */
    is_deposit: number;
    /**
     * Is 1 for a charge or an expense that closing the accounts of its match wrote, and for a share of a lost deposit.
     */
    is_share: number;
    /** Player whose share a charge is; the share of a guest may be charged to the host. Null for all other entries. */
    share_of: string | null;
    method: PaymentMethod | null;
    /** Player who handed the money over for another one. */
    paid_by: string | null;
    note: string | null;
    /** Name of the user who wrote the entry. */
    author: string;
    at: string;
    voided_at: string | null;
    voided_by: string | null;
    /** Accounts of the authors of the entry and of its voiding; null for a captain, and once the account is deleted. */
    author_user_id: Generated<string | null>;
    voided_by_user_id: Generated<string | null>;
  };
  /** Table of the settings of a list for money. A list without a row has the defaults. */
  list_money: {
    user_id: string;
    list_id: string;
    currency: Currency;
    pay_to: string | null;
    pay_to_holder: string | null;
    pay_to_changed_at: string | null;
    players_see: PlayersSee;
    /** Is 1 when messages to the group say what each player pays ('Con la plata'). */
    shares_money: number;
  };
  /** Table of the players who pay for no match except those of which `match_money_players` says `pays_today`. */
  never_pays: { user_id: string; player_id: string };
  /** Table of the claims to have paid, which players make by the link, at most one for each player. */
  money_claims: {
    user_id: string;
    list_id: string;
    player_id: string;
    amount: number;
    at: string;
  };
  /** Table of the settings and decisions of the organiser about the money of a match. */
  match_money: {
    user_id: string;
    match_id: string;
    /** Cost of the match; null until the organiser sets it. */
    cost: number | null;
    /** Fixed price for each payer; null if the cost is divided. */
    price: number | null;
    /** Player who paid the pitch; null for the pot. */
    paid_by: string | null;
    /** Time at which the accounts were first closed; null while they are open. */
    closed_at: string | null;
    /** Cost and price with which the accounts were last written; null while they are open. */
    closed_cost: number | null;
    closed_price: number | null;
    /** Digest of the accounts that the organiser has declined to write ('DEJARLAS'); null for none. */
    kept_accounts: string | null;
    /** Decision about the deposit of a suspended match; null until the organiser decides. */
    deposit_outcome: DepositOutcome | null;
  };
  /**
   * Table of the marks of single players in the money of a match: exceptions to who pays, and who was confirmed when the
   * match was suspended. A player without a row has no mark.
   */
  match_money_players: {
    user_id: string;
    match_id: string;
    player_id: string;
    is_exempt: number;
    is_absent: number;
    /** Is 1 when a player who dropped out after the deadline for answers must pay nevertheless. */
    is_charged_anyway: number;
    /** Is 1 when a guest pays, and not the host. */
    pays_own: number;
    /** Is 1 when a player in `never_pays` pays for this match ('HOY PAGA'). */
    pays_today: number;
    /** Is 1 when the player was confirmed as the match was suspended. */
    was_confirmed: number;
  };
};
