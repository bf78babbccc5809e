/** Forms, schemas and rules share these constants and limits (docs/specification.md#constants). */
export const SKILL_LEVELS = ['2', '3', '4', '5'] as const;
export const DEFAULT_SKILL_LEVEL = '3';

export const NAME_MAX = 80;
export const LOCATION_MAX = 120;
/**
 * An account above one of these limits keeps its data, but can add nothing until it is below the limit
 * (docs/decisions/337).
 */
export const LISTS_PER_USER_MAX = 50;
export const PLAYERS_PER_LIST_MAX = 300;
/** Limits the players on all lists; guests of one match are not counted. */
export const PLAYERS_PER_USER_MAX = 3000;
export const MATCHES_PER_USER_MAX = 2000;
export const BODY_MAX_BYTES = 1_000_000;
/** Limits the attendance changes in one request. */
export const ATTENDANCE_CHANGES_MAX = 500;
/** Limits the players that one request may add to a match. */
export const INVITED_MAX = 500;
export const PAIRS_PER_USER_MAX = 500;
/** Limits the matches in one reply, and is the default of a request without a limit. */
export const MATCHES_PER_PAGE_MAX = 1000;
/** Limits the matches whose scores one request may ask for. */
export const SCORES_MAX = 100;
/** Limits the earlier teams that are considered when new ones are formed. */
export const RECENT_TEAMS_MAX = 12;

export const TEAM_SIZE_MAX = 5;
export const MIN_CONFIRMED_FOR_TEAMS = 2;
export const BALANCE_MAX_DIFFERENCE = 3;

/** The confirmation bar counts up to this number (docs/specification.md#constants). */
export const CONFIRMATION_BAR_SCALE = 10;
/** Home has at most this many upcoming matches, and HOME_PAST past ones. */
export const HOME_UPCOMING = 20;
export const HOME_PAST = 6;
/** Home shows this many of the latest achievements. */
export const HOME_ACHIEVEMENTS = 3;
export const RECENT_MATCHES = 5;
/** A match is over this long after its start. */
export const MATCH_DURATION_MS = 2 * 60 * 60 * 1000;

export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 15;

/**
 * The privacy page states how long sessions, devices and answers are stored. Browsers keep no cookie for longer than
 * 400 days.
 */
export const SESSION_IDLE_DAYS = 30;
export const SESSION_MAX_DAYS = 90;
export const DEVICE_UNUSED_DAYS = 400;
/** Answers by the link are deleted this many days after the match; the attendance remains. */
export const ANSWERS_KEPT_DAYS = 30;

export const DEFAULT_TIME_ZONE = 'America/Argentina/Buenos_Aires';
