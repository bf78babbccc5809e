import type { BadgeType, ChangeKind, PairKind, SitOut } from '@picadito/domain';
import type { Generated, Selectable } from 'kysely';
import type { LinkTables } from './link-tables.ts';
import type { AutopilotTables } from './autopilot-tables.ts';
import type { NoticeTables, Subscribed } from './notice-tables.ts';
import type { LevelTables } from './level-tables.ts';
import type { ResultTables } from './result-tables.ts';
import type { SurveyTables } from './survey-tables.ts';

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
