import type { BadgeType, ChangeKind, PairKind, SitOut } from '@picadito/domain';
import type { Generated, Selectable } from 'kysely';
import type { LinkTables } from './link-tables.ts';
import type { AutopilotTables } from './autopilot-tables.ts';
import type { NoticeTables, Subscribed } from './notice-tables.ts';
import type { LevelTables } from './level-tables.ts';
import type { ResultTables } from './result-tables.ts';
import type { SurveyTables } from './survey-tables.ts';

/**
 * `links`: the codes of links are made of it. `pushes`: push services know the server by it. The others: when the last
 * daily backup was begun and done.
 */
export type ServerKey = 'links' | 'pushes' | 'backup-begun' | 'backup-done';

/**
 * The tables. Every one but `server_keys` is owned by a user: primary and foreign keys start with `user_id`, so that the
 * database itself refuses a row that points at another owner's. Booleans are 0 or 1, timestamps UTC text
 * with microseconds (their text order is their time order).
 */
export type Schema = LinkTables &
  AutopilotTables &
  NoticeTables &
  LevelTables &
  ResultTables &
  SurveyTables & {
    /** Values of the database itself, secrets among them; the only rows of no user. Each is made when it is first needed. */
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
      /** In a copy of a database, until the organiser says otherwise: nothing happens by itself. */
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
      /** What the organiser wrote for the page of the list's link. */
      shown_name: Generated<string | null>;
      /** Each has another own link on the page of the list's link. */
      link_version: Generated<number>;
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
      /** When the organiser first sent the group the call. */
      group_called_at: Generated<string | null>;
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
