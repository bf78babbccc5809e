import type { Answer, DeviceKind } from '@picadito/domain';
import type { Generated } from 'kysely';
import type { Subscribed } from './notice-tables.ts';

/** The tables of the players' half: links, devices that hold names, and answers. */
export type LinkTables = {
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
    /** Each player answers alone: a held name is no other device's for the asking. */
    is_strict: Generated<number>;
    /** Whether what is shared of its matches has levels; null: as long as no player reads it by the link. */
    shares_levels: Generated<number | null>;
  };
  /** Devices that own or claim the name of a player on the page of a list, one name each. */
  devices: {
    user_id: string;
    list_id: string;
    /** Of the device's cookie and the list, so that rows of two lists cannot be joined. */
    device_hash: string;
    player_id: string;
    claimed_at: string;
    used_at: string;
    /** Null for an own device; since when the device claims the name, for all others. */
    doubted_at: Generated<string | null>;
    /** When the organiser or an own device said NO to the claim; it waits no more, and is never accepted by itself. */
    denied_at: Generated<string | null>;
    /** How many claims of the name this row stands for: a newer one takes over the count of the one it replaces. */
    claim_count: Generated<number>;
    /** The last match for which the claim answered before kick-off. */
    answered_match_id: Generated<string | null>;
    /** Whether it has come by the player's own link. */
    has_own_link: Generated<number>;
  } & Subscribed;
  /**
   * What devices have said by the link and others decide: a newcomer of that name, an answer for a name that is not the
   * device's own, or a guest of such a name. `author_id`: the player whose name the device owns.
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
    /** Once it was dismissed: until when its device reads so. */
    dismissed_until: Generated<string | null>;
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
    /** 1: the device only claims the name. */
    is_claim: Generated<number>;
    device_hash: Generated<string | null>;
    /** What the last change took the place of, for the player to take it back. */
    undo_answer: Answer | null;
    undo_comment: string | null;
    undo_queued_at: string | null;
    undo_confirmed_at: string | null;
  };
  /** The answers by the link that counted, for the organiser to see and to undo. */
  answer_log: {
    user_id: string;
    match_id: string;
    at: string;
    player_id: string;
    answer: Answer;
    author_id: string | null;
    /** Null in rows of older versions. */
    device_hash: Generated<string | null>;
    device_kind: Generated<DeviceKind | null>;
    /** Hash of the address and the match, where a new sender took out a player whom the organiser had confirmed. */
    address_hash: Generated<string | null>;
    undone_at: Generated<string | null>;
    /** JSON of what the answer changed (`Replaced`). */
    replaced: Generated<string | null>;
    /** 1: only the comment changed. */
    is_comment: Generated<number>;
  };
  /** The last undo of answers to a match, for the organiser to take it back: JSON of an `UndoneAnswers`. */
  answer_undos: { user_id: string; match_id: string; at: string; undone: string };
  /** Whom players bring to a match by the link, of the list that has the id of the user. */
  guests: {
    user_id: string;
    match_id: string;
    player_id: string;
    host_id: string;
    brought_at: string;
    is_kept: number;
    left_at: string | null;
    /** The device that brought the guest. */
    device_hash: Generated<string | null>;
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
};
