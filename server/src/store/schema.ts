import type {
  BadgeType,
  ChangeKind,
  PairKind,
  SitOut,
  Answer,
  DeviceKind,
  AutopilotStepKind,
} from '@picadito/domain';
import type { Generated, Selectable } from 'kysely';

/**
 * Names a value of `server_keys`. The codes of links are made from `links`, push services know the server by `pushes`,
 * and the others are the times at which the last daily backup was begun and done.
 */
export type ServerKey = 'links' | 'pushes' | 'backup-begun' | 'backup-done';

/**
 * Describes the tables. Every table but `server_keys` is owned by a user: primary and foreign keys start with
 * `user_id`, so that the database itself refuses a row that points at another owner's. Booleans are 0 or 1. Timestamps
 * are UTC text with microseconds, and their text order is their time order.
 */
export type Schema = LinkTables &
  AutopilotTables &
  NoticeTables &
  LevelTables &
  ResultTables &
  SurveyTables & {
    /**
     * Holds values of the database itself, including secrets. These are the only rows without a user, and each is
     * created when it is first needed.
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
      /** Holds the newest timestamp of the user's data, which every change advances (see timestamps.ts). */
      last_timestamp: string;
      /** Data created up to this timestamp is sample data and earns no badge. When it is empty, everything counts. */
      deeds_after: string;
      /**
       * Is 1 in a copied or restored database until the organiser turns on an autopilot or notices: autopilots, notices
       * and automatic decisions about claims are paused.
       */
      is_asleep: Generated<number>;
    };
    identities: { user_id: string; issuer: string; subject: string; created_at: string };
    sessions: {
      user_id: string;
      token_hash: string;
      device: string | null;
      created_at: string;
      last_seen_at: string;
    } & Subscribed;
    players_lists: { user_id: string; list_id: string; name: string; created_at: string };
    players: {
      user_id: string;
      player_id: string;
      list_id: string;
      name: string;
      sort_key: string;
      rating: number;
      whatsapp: string | null;
      created_at: string;
      /** Holds the name that the organiser wrote for the players' page. */
      shown_name: Generated<string | null>;
      /** Counts from 1. Each version has another personal link. */
      link_version: Generated<number>;
    };
    matches: {
      user_id: string;
      match_id: string;
      list_id: string | null;
      date: string;
      time: string;
      time_zone: string;
      /** Holds the instant of `date` and `time` in the time zone. */
      starts_at: string;
      location: string;
      google_place_id: string | null;
      /** Holds the status that the organiser set; null means that it is computed. */
      status: 'pendiente' | 'completado' | 'cancelado' | null;
      is_recurring: number;
      recurring_day: number | null;
      series_id: string | null;
      created_at: string;
      sit_out: SitOut;
      /** The organiser first sent the call to the group at this time. */
      group_called_at: Generated<string | null>;
    };
    /** Holds how the roster of a match differs from its list: guests added and list players taken out. */
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
      /** A CHECK constraint forbids `declined` together with `confirmed`. */
      declined: number;
      /** The attendance has been so since this time; null in rows of older versions. */
      changed_at: string | null;
    };
    /** Holds the players called to a match, with the time of the first call. */
    calls: { user_id: string; match_id: string; player_id: string; called_at: string };
    keepers: { user_id: string; player_id: string };
    /** Holds pairs of players who play together or apart, with the smaller id first. */
    pairs: { user_id: string; player_id: string; other_id: string; kind: PairKind };
    teams: {
      user_id: string;
      team_id: string;
      match_id: string;
      name: 'claro' | 'oscuro' | 'suplente';
      created_by: 'manual' | 'automatic';
      created_at: string;
    };
    /** Holds the places in teams, with name and level as saved, so that they outlive the player. */
    team_players: {
      user_id: string;
      match_id: string;
      player_id: string;
      team_id: string;
      position: number;
      name: string;
      rating: number;
    };
    /** Holds each badge once for a user, type and period. The texts of a badge follow from its type. */
    badges: {
      user_id: string;
      badge_id: string;
      type: BadgeType;
      /** Holds the Sunday of the week for a weekly badge, and is empty for all others. */
      period: string;
      /** Identifies the player of a weekly MVP badge; null for other badges and once the player is deleted. */
      player_id: string | null;
      earned_at: string;
    };
    /** Holds the statistics that the organiser typed in; null means the computed value. */
    player_stats: {
      user_id: string;
      player_id: string;
      matches_played: number | null;
      attendance_rate: number | null;
    };
    /** Holds changes of the user's data, for the user's other devices, for a day. */
    changes: {
      user_id: string;
      /** Holds one of the user's timestamps, which order the changes. */
      at: string;
      kind: ChangeKind;
      id: string;
      /** Identifies the tab that made the change. */
      tab: string | null;
      /** Holds what exactly changed, as JSON of a `ChangeDetail`. */
      detail: string | null;
    };
    /** Holds responses to POST requests with an Idempotency-Key for a day. */
    idempotency_keys: {
      user_id: string;
      key: string;
      /** Holds the hash of method, path and body. */
      request_hash: string;
      status: number;
      body: string;
      created_at: string;
      /** Rises with each stored response of the user. */
      number: number;
    };
    /** Holds the ids that a stored response contains, so that responses about deleted data can be found. */
    idempotency_ids: { user_id: string; id: string; key: string };
  };

export type RowOf<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Describes the tables of group links, devices, proposals, answers and guests. */
export type LinkTables = {
  /** Holds the group links. A list without a row has never had its link on. */
  group_links: {
    user_id: string;
    list_id: string;
    is_on: number;
    /** Counts from 1. Each version has a code of its own. */
    version: number;
    /** Holds the SHA-256 of the code of this version. A request finds the list by it. */
    code_hash: string;
    /** Is 1 when the preview of the link in a chat shows the date, time and place of the match. */
    previews_match: Generated<number>;
    /** Is 1 in strict mode: no answer of a claim counts at once, and no device answers for a name that another owns. */
    is_strict: Generated<number>;
    /** Is 1 when shared line-ups of the list include levels. Null means that they do while the link is off. */
    shares_levels: Generated<number | null>;
  };
  /** Holds the devices that own or claim a name of a list. A device has at most one name in each list. */
  devices: {
    user_id: string;
    list_id: string;
    /** Holds the hash of the device's cookie and the list, so that rows of two lists cannot be joined. */
    device_hash: string;
    player_id: string;
    claimed_at: string;
    used_at: string;
    /** Is null for a device that owns the name; any other device has claimed it since this time. */
    doubted_at: Generated<string | null>;
    /**
     * The organiser or an owning device denied the claim at this time. A denied claim is never accepted automatically.
     */
    denied_at: Generated<string | null>;
    /**
     * Counts the claims that this row stands for: a claim adds the counts of the claims that it replaces. Is 0 for a
     * device that took a free name.
     */
    claim_count: Generated<number>;
    /**
     * Identifies the match that the claiming device has answered for, until the claim has been weighed after that
     * match.
     */
    answered_match_id: Generated<string | null>;
    /** Is 1 when the device has come by the player's personal link. */
    has_own_link: Generated<number>;
  } & Subscribed;
  /**
   * Holds what devices propose and others decide: a newcomer, an answer for a name that the device does not own, or a
   * guest of such a name. `author_id` is the player whose name the device owns.
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
    /** Is set when the proposal is dismissed. Its device shows the dismissal until this time. */
    dismissed_until: Generated<string | null>;
  };
  /**
   * Holds the last answer of each player of a match by the link. The attendance in `confirmations` decides: an answer
   * that disagrees with it no longer counts.
   */
  answers: {
    user_id: string;
    match_id: string;
    player_id: string;
    answer: Answer;
    comment: string | null;
    answered_at: string;
    /** The player has been on the waitlist since this time. */
    queued_at: string | null;
    /** The player moved up from the waitlist at this time. */
    promoted_at: string | null;
    /** The organiser marked the player as notified of the place at this time. */
    told_at: string | null;
    /**
     * Identifies the player who answered for this one; null for the player's own answer. This player's own id stands
     * for an author who has been deleted.
     */
    author_id: string | null;
    /** Is 1 when the device only claims the name. */
    is_claim: Generated<number>;
    device_hash: Generated<string | null>;
    /** The `undo_` columns hold what the last change replaced, so that the player can take it back. */
    undo_answer: Answer | null;
    undo_comment: string | null;
    undo_queued_at: string | null;
    undo_confirmed_at: string | null;
  };
  /** Logs the answers by the link that counted, so that the organiser can see and undo them. */
  answer_log: {
    user_id: string;
    match_id: string;
    at: string;
    player_id: string;
    answer: Answer;
    author_id: string | null;
    /** Is null in rows of older versions and for guests. */
    device_hash: Generated<string | null>;
    device_kind: Generated<DeviceKind | null>;
    /**
     * Holds the hash of the sender's address and the match if a new sender took out a player whose place the organiser
     * had confirmed; otherwise null.
     */
    address_hash: Generated<string | null>;
    undone_at: Generated<string | null>;
    /** Holds the states that the answer replaced, as JSON of a `Replaced`. */
    replaced: Generated<string | null>;
    /** Is 1 when only the comment changed. */
    is_comment: Generated<number>;
  };
  /**
   * Holds the last undo of answers to each match as JSON of an `UndoneAnswers`, so that the organiser can take it back.
   */
  answer_undos: { user_id: string; match_id: string; at: string; undone: string };
  /**
   * Holds the guests that players bring to a match by the link. The guests are players of the list whose id is the
   * user's.
   */
  guests: {
    user_id: string;
    match_id: string;
    player_id: string;
    host_id: string;
    brought_at: string;
    is_kept: number;
    left_at: string | null;
    /** Identifies the device that brought the guest. */
    device_hash: Generated<string | null>;
  };
  /** Holds the organiser's settings for the answers to a match. A match without a row has the defaults. */
  answer_settings: {
    user_id: string;
    match_id: string;
    capacity: number | null;
    /** Answers close at this time, YYYY-MM-DDTHH:MM in the time zone of the match. */
    answers_until: string | null;
    /** A place last became free at this time in the last hours before the match. */
    free_since: string | null;
  };
};

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

/** Describes the tables of notices: watched organisers, facts already notified, and messages to be sent. */
export type NoticeTables = {
  /** Holds the organisers whose matches are checked, because a device of theirs or of a player gets notices. */
  notice_watches: {
    user_id: string;
    /** Holds the organiser's `last_timestamp` at the last check of the matches. */
    seen_at: string;
    /** The matches are checked at this time even if nothing has changed. */
    due_at: string;
  };
  /** Holds the facts of a match at its last check and the notices made about it, as JSON of a `Noted`. */
  noticed_matches: { user_id: string; match_id: string; noted: string };
  /**
   * Holds messages to be sent, one for each device. A row is deleted once its push service has accepted the message.
   */
  pushes: {
    user_id: string;
    push_id: string;
    match_id: string;
    /** Identifies the list of a player's device; null for a device of the organiser. */
    list_id: string | null;
    /** Holds the hash of the device in the list, or of the organiser's session. */
    recipient_hash: string;
    /** A message replaces unsent ones of the same match, recipient and topic. */
    topic: string;
    title: string;
    body: string;
    is_urgent: number;
    /** Holds the host name of the push service. */
    service: string;
    /**
     * The message is sent from this time on. A server that sends it moves the time ahead, so that no other server does.
     */
    due_at: string;
    /** The message is of no use from this time on. */
    expires_at: string;
    attempts: number;
  };
};

/**
 * Describes a device's subscription to notices: JSON of a `Subscription`, the digest of its endpoint, and its start.
 * All three are null without a subscription.
 */
export type Subscribed = {
  subscription: Generated<string | null>;
  endpoint_hash: Generated<string | null>;
  subscribed_at: Generated<string | null>;
};

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
