/* Forms, schemas and rules share these constants and limits (docs/specification.md#constants). */

export const SKILL_LEVELS = ['2', '3', '4', '5'] as const;
export const DEFAULT_SKILL_LEVEL = '3';

export const NAME_MAX = 80;
export const LOCATION_MAX = 120;
/**
 * Maximum number of lists of a user. An account above this limit or one of the next three keeps its data, but can add
 * nothing until it is below the limit. With these limits a heap of 128 MB is enough for the largest account.
 */
export const LISTS_PER_USER_MAX = 50;
export const PLAYERS_PER_LIST_MAX = 300;
/** Maximum number of players on all lists of a user; guests of one match are not counted. */
export const PLAYERS_PER_USER_MAX = 3000;
export const MATCHES_PER_USER_MAX = 2000;
export const BODY_MAX_BYTES = 1_000_000;
/** Maximum number of attendance changes in one request. */
export const ATTENDANCE_CHANGES_MAX = 500;
/** Maximum number of players that one request may add to a match. */
export const INVITED_MAX = 500;
/** Maximum number of guests on no list in a match when another one is added by name; those who were taken out count. */
export const GUESTS_BY_NAME_MAX = 50;
/** Maximum number of devices that own one name; a further device replaces the one that has been unused longest. */
export const DEVICES_PER_NAME = 5;
/** Maximum number of newcomers of a list that wait for the organiser. */
export const NEWCOMERS_PER_LIST_MAX = 10;
/** Maximum number of helpers of a list, with the invitations that are open. */
export const HELPERS_PER_LIST_MAX = 5;
export const PAIRS_PER_USER_MAX = 500;
/** Maximum number of matches in one response, and the number for a request without a limit. */
export const MATCHES_PER_PAGE_MAX = 1000;
/** Maximum number of matches whose scores one request may ask for. */
export const SCORES_MAX = 100;
/** Maximum number of earlier matches of a list whose teams are considered when new teams are formed. */
export const RECENT_TEAMS_MAX = 12;

export const TEAM_SIZE_MAX = 5;
export const PER_SIDE_MIN = 4;
export const PER_SIDE_MAX = 11;
export const TEAM_COUNT_MIN = 2;
export const TEAM_COUNT_MAX = 4;
/** Maximum number of players in all teams of a match. */
export const FORMAT_PLAYERS_MAX = 30;
/**
 * Limits of the capacity, which is the number of places for answers by the link. The capacity is that of the format
 * unless the organiser sets another one for the match.
 */
export const CAPACITY_MIN = 2;
export const CAPACITY_MAX = 30;
/** Minimum and maximum number of minutes for which the court is rented. */
export const COURT_MINUTES_MIN = 30;
export const COURT_MINUTES_MAX = 240;
export const MIN_CONFIRMED_FOR_TEAMS = 2;
export const BALANCE_MAX_DIFFERENCE = 3;
/** Maximum number of goals of a side and of a player. */
export const GOALS_MAX = 50;
/** Maximum number of games of a night. */
export const GAMES_MAX = 99;

/** Maximum number of upcoming matches on the home screen; HOME_PAST is the maximum of past ones. */
export const HOME_UPCOMING = 20;
export const HOME_PAST = 6;
/** Number of latest achievements on the home screen. */
export const HOME_ACHIEVEMENTS = 3;
export const RECENT_MATCHES = 5;
/** Time in milliseconds from the start of a match until it is over, unless the court is rented for longer. */
export const MATCH_DURATION_MS = 2 * 60 * 60 * 1000;

export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 15;

/**
 * Periods, in days, for which sessions, devices and answers are stored. The privacy page states them, so a change here
 * must be made there too. DEVICE_UNUSED_DAYS is 400 because browsers keep no cookie for longer.
 */
export const SESSION_IDLE_DAYS = 30;
export const SESSION_MAX_DAYS = 90;
export const DEVICE_UNUSED_DAYS = 400;
/** The date and time of a match that was deleted before it was played are kept for this many days. */
export const DELETED_MATCH_KEPT_DAYS = 30;
/** Answers by the link are deleted this many days after the match; the attendance remains. */
export const ANSWERS_KEPT_DAYS = 30;

export const DEFAULT_TIME_ZONE = 'America/Argentina/Buenos_Aires';

/** Maximum number of digits before the decimals of an amount of money. */
export const MONEY_DIGITS_MAX = 9;
/** Largest amount of money in the smallest unit of any currency. */
export const MONEY_MAX = 10 ** (MONEY_DIGITS_MAX + 2) - 1;
/** Maximum length of the address to which players pay, of its holder, and of the note of an entry, in characters. */
export const PAY_TO_MAX = 60;
export const PAY_TO_HOLDER_MAX = 40;
export const MONEY_NOTE_MAX = 80;
/** Maximum number of players in one change of a match’s money. */
export const MATCH_MONEY_CHANGES_MAX = 500;
/** Number of entries of a ledger in a reply to a request that names no number. */
export const ENTRIES_PER_PAGE = 50;
/** Maximum number of entries of a ledger that one request may ask for. */
export const ENTRIES_PER_PAGE_MAX = 500;
/** Number of days after which a player's claim to have paid ends. */
export const MONEY_CLAIM_DAYS = 14;
/** Number of days within which a helper can accept a list. */
export const HANDOVER_DAYS = 7;
/** Number of days after the closing of the accounts of a match in which the server corrects them after changes. */
export const REDIVIDE_DAYS = 7;
