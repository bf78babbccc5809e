import type { Answer, BadgeType, ChangeKind, PairKind, SitOut } from '@picadito/domain';
import type { Generated, Selectable } from 'kysely';

/** `links`: the codes of links are made of it. */
export type ServerKey = 'links';

/**
 * The tables. Every one but `server_keys` is owned by a user: primary and foreign keys start with `user_id`, so that the
 * database itself refuses a row that points at another owner's. Booleans are 0 or 1, timestamps UTC text
 * with microseconds (their text order is their time order).
 */
export type Schema = {
  /** Secrets of the database itself, the only rows of no user: each is made once, when it is first needed. */
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
    /** The newest `created_at` of anything this user owns (see timestamps.ts). */
    last_timestamp: string;
    /** Older data is sample data and earns no badge. Empty: everything counts. */
    deeds_after: string;
    /** How many matches the user has; kept by tables/matches.ts. */
    match_count: Generated<number>;
    /** How many of them are completed or will be once they are over; kept by tables/statistics/player-counts.ts. */
    completable_count: Generated<number>;
  };
  identities: { user_id: string; issuer: string; subject: string; created_at: string };
  sessions: {
    user_id: string;
    token_hash: string;
    device: string | null;
    created_at: string;
    last_seen_at: string;
  };
  players_lists: { user_id: string; list_id: string; name: string; created_at: string };
  /** The link of a list for its players; a list without a row has never had it on. */
  group_links: {
    user_id: string;
    list_id: string;
    is_on: number;
    /** From 1 on: each has a code of its own. */
    version: number;
    /** SHA-256 of the code of this version, by which a request finds the list. */
    code_hash: string;
    /** Whether the preview in a chat tells day, hour and place. */
    previews_match: Generated<number>;
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
    /** What the organiser wrote for the page of the list's link. */
    shown_name: Generated<string | null>;
    /** Each has another own link on the page of the list's link. */
    link_version: Generated<number>;
    /** Over all completable matches; kept by tables/statistics/player-counts.ts. */
    called_count: Generated<number>;
    confirmed_count: Generated<number>;
    played_count: Generated<number>;
  };
  /** How many matches the user has of each location, weekday (0 Sunday) and time: what a search looks at first. */
  match_slots: {
    user_id: string;
    location: string;
    weekday: number;
    time: string;
    match_count: number;
  };
  matches: {
    user_id: string;
    match_id: string;
    list_id: string | null;
    date: string;
    time: string;
    time_zone: string;
    /** The instant of date and time in the zone. */
    starts_at: string;
    location: string;
    google_place_id: string | null;
    /** As the organiser set it; null means computed. */
    status: 'pendiente' | 'completado' | 'cancelado' | null;
    is_recurring: number;
    recurring_day: number | null;
    series_id: string | null;
    created_at: string;
    sit_out: SitOut;
    /**
     * What a match's card counts, kept by tables/match-counts.ts. `listed_count`: the players that the match has by
     * its list once it has started.
     */
    listed_count: Generated<number>;
    guest_count: Generated<number>;
    confirmed_count: Generated<number>;
    /** Null without teams. */
    claro_count: Generated<number | null>;
    oscuro_count: Generated<number | null>;
    suplente_count: Generated<number | null>;
  };
  /** How a match's players differ from its list: guests added, list players taken out. */
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
    /** Never together with `confirmed`: a CHECK constraint. */
    declined: number;
    /** Since when it is so; null in rows of older versions. */
    changed_at: string | null;
  };
  /** Devices that hold the name of a player on the page of a list, one name each. */
  devices: {
    user_id: string;
    list_id: string;
    /** Of the device's cookie and the list, so that rows of two lists cannot be joined. */
    device_hash: string;
    player_id: string;
    claimed_at: string;
    used_at: string;
  };
  /**
   * What a player of a match answered last by the link. `confirmations` says who is in and who is not: a row that
   * disagrees with it counts no more.
   */
  answers: {
    user_id: string;
    match_id: string;
    player_id: string;
    answer: Answer;
    comment: string | null;
    answered_at: string;
    /** Since when a VOY waits for a place. */
    queued_at: string | null;
    /** When it got one, and when the organiser wrote so to the player. */
    promoted_at: string | null;
    told_at: string | null;
    /** The player who answered for this one; this one's own id: one who has been deleted since. */
    author_id: string | null;
    /** What the last change took the place of, for the player to take it back. */
    undo_answer: Answer | null;
    undo_comment: string | null;
    undo_queued_at: string | null;
    undo_confirmed_at: string | null;
  };
  /** The last answers by the link, for the organiser. */
  answer_log: {
    user_id: string;
    match_id: string;
    at: string;
    player_id: string;
    answer: Answer;
    author_id: string | null;
  };
  /** What the organiser has said of a match's answers; a match without a row has the usual. */
  answer_settings: {
    user_id: string;
    match_id: string;
    capacity: number | null;
    /** YYYY-MM-DDTHH:MM by the clock of the match. */
    answers_until: string | null;
    /** Since when a place is free that players of the queue are asked for. */
    free_since: string | null;
  };
  /** Players whom the organiser wrote to about a match, and the first time. */
  calls: { user_id: string; match_id: string; player_id: string; called_at: string };
  /** Players who are goalkeepers. */
  keepers: { user_id: string; player_id: string };
  /** Two players who play together or apart, the smaller id first. */
  pairs: { user_id: string; player_id: string; other_id: string; kind: PairKind };
  teams: {
    user_id: string;
    team_id: string;
    match_id: string;
    name: 'claro' | 'oscuro' | 'suplente';
    created_by: 'manual' | 'automatic';
    created_at: string;
  };
  /** Name and level as saved, so that they outlive the player. */
  team_players: {
    user_id: string;
    match_id: string;
    player_id: string;
    team_id: string;
    position: number;
    name: string;
    rating: number;
  };
  /** One of a kind: (user_id, type, period). Its texts are those of its type. */
  badges: {
    user_id: string;
    badge_id: string;
    type: BadgeType;
    /** The Sunday of its week for what is granted every week, else empty. */
    period: string;
    /** The player whom the week's MVP names, until deleted. */
    player_id: string | null;
    earned_at: string;
  };
  /** What the organiser typed in; null leaves the computed value. */
  player_stats: {
    user_id: string;
    player_id: string;
    matches_played: number | null;
    attendance_rate: number | null;
  };
  /** Changes of the user's data, for the user's other devices; retained for a day. */
  changes: {
    user_id: string;
    /** One of the user's timestamps: they order the changes. */
    at: string;
    kind: ChangeKind;
    id: string;
    /** The id of the tab that made the change. */
    tab: string | null;
    /** JSON of a `ChangeDetail`. */
    detail: string | null;
  };
  /** Responses to POSTs with an Idempotency-Key; retained for a day. */
  idempotency_keys: {
    user_id: string;
    key: string;
    /** Of method, path and body. */
    request_hash: string;
    status: number;
    body: string;
    created_at: string;
    /** Rising with each stored response of the user. */
    number: number;
  };
  /** The ids that a stored response contains, to find the responses about what is deleted. */
  idempotency_ids: { user_id: string; id: string; key: string };
};

export type RowOf<Table extends keyof Schema> = Selectable<Schema[Table]>;
