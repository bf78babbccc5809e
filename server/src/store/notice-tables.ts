import type { Generated } from 'kysely';

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
