import type { Answer, DeviceKind } from '@picadito/domain';
import type { Generated } from 'kysely';
import type { Subscribed } from './notice-tables.ts';

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
