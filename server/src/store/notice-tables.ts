import type { Generated } from 'kysely';

/** Tables of notices to phones: whose matches are watched, what has been told of a match, and what is to be sent. */
export type NoticeTables = {
  /** Organisers with a device, of their own or of a player, that gets notices. */
  notice_watches: {
    user_id: string;
    /** The organiser's `last_timestamp` when the matches were last looked at. */
    seen_at: string;
    /** When something has to be looked at without a change. */
    due_at: string;
  };
  /** What was so in a match when it was last looked at, and what has been told: JSON of a `Noted`. */
  noticed_matches: { user_id: string; match_id: string; noted: string };
  /** Messages to be sent, one for each device; a row goes once its push service has taken it. */
  pushes: {
    user_id: string;
    push_id: string;
    match_id: string;
    /** Of the device of a player; null for one of the organiser's. */
    list_id: string | null;
    /** Hash of the device in the list, or of the organiser's session. */
    recipient_hash: string;
    /** One takes the place of an earlier one of the same topic. */
    topic: string;
    title: string;
    body: string;
    is_urgent: number;
    /** The host of the push service. */
    service: string;
    /** When it is sent next; a server that sends it puts this off. */
    due_at: string;
    /** From then on it is of no use. */
    expires_at: string;
    attempts: number;
  };
};

/** A device that gets notices: JSON of a `Subscription`, the digest of its endpoint, and since when. */
export type Subscribed = {
  subscription: Generated<string | null>;
  endpoint_hash: Generated<string | null>;
  subscribed_at: Generated<string | null>;
};
