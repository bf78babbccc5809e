/*
 * Defines all data that a player can read: each type has exactly the keys of one part of the players' page. A `key`
 * identifies a match or a player on the pages of one link code and nowhere else.
 */
import type { MatchEvent } from '../matches/move.ts';
import type { Score, TypedScore } from '../results/score.ts';
import type { ShownMoney } from './shown-money.ts';
import type { ShownTable } from './shown-table.ts';
import type { Teams } from '../teams/teams.ts';

/** States under which the page lists players, in the order of the page. */
export const SHOWN_STATES = ['in', 'queued', 'maybe', 'out', 'silent'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export type ShownPerson = {
  key: string;
  name: string;
  state: ShownState;
  /** Place on the waitlist, from 1 on; null for a player who is not on the waitlist. */
  place: number | null;
  comment: string | null;
  /**
   * Shown name of the other player who gave this player's answer, or 'alguien' if that player is no longer on the page;
   * null if no other player gave it.
   */
  addedBy: string | null;
  /** True if the answer came from a device that only claims the player's name. */
  isFromOtherDevice: boolean;
  /** For a guest, the key of the host; null for all other players. */
  host: string | null;
  /**
   * True if the player gets the question 'Hoy se juega': the player is in, it is the day of the match, and the player
   * has not answered VOY on that day.
   */
  isAskedToday: boolean;
  /**
   * Time until which the player can accept a free place ('¿Entrás?'), as HH:MM by the clock of the match; null if the
   * player is not asked.
   */
  askedUntil: string | null;
  /**
   * The day, time and place to which a player who is in or on the waitlist has agreed, if the match has moved since;
   * null otherwise.
   */
  movedFrom: ShownEvent | null;
};

/** Type of teams as shown names. For a match to come, `left` lists the players of the teams who are no longer in. */
export type ShownTeams = Teams<string> & { left: string[] };
export type ShownEvent = MatchEvent;

export type ShownEnded = ShownEvent & {
  key: string;
  teams: ShownTeams | null;
  score: Score | null;
  night: ShownTable | null;
  /** The players with the most votes, several if their votes are equal; null until the votes are counted. */
  figura: { names: string[]; votes: number } | null;
  /**
   * Time until which the players of the teams can vote, as YYYY-MM-DDTHH:MM by the clock of the match; null when no
   * votes are accepted.
   */
  votesUntil: string | null;
};

/** Type of the forms that a visitor who played in a match gets after it: to propose a score and to vote. */
export type ShownPlayed = {
  /** Key of the match. */
  match: string;
  player: { key: string; name: string };
  /** Sentence that says why neither a score nor a vote of this device is accepted; null if both are accepted. */
  refusal: string | null;
  /**
   * The score that this device has proposed, null for none. `proposing` itself is null while no score can be proposed.
   */
  proposing: { score: Score | null } | null;
  /**
   * The candidates, sorted by name; `chosen` is the key of the candidate that this device has voted for, or null.
   * `voting` itself is null when no votes are accepted.
   */
  voting: { candidates: { key: string; name: string }[]; chosen: string | null } | null;
};

export type ShownMatch = ShownEvent & {
  key: string;
  capacity: number;
  /**
   * Number of free places. `kept` has the number of these places that are kept for regulars, and the hour until which
   * they are kept, as YYYY-MM-DDTHH:MM by the clock of the match; null if none are kept.
   */
  missing: number;
  kept: { places: number; until: string } | null;
  /** Deadline for answers, as YYYY-MM-DDTHH:MM by the clock of the match; null if there is no deadline. */
  answersUntil: string | null;
  /** True once the deadline has passed; a NO SÉ then counts as no answer. */
  isClosed: boolean;
  /** True if the match is today, by the clock of its time zone. */
  isToday: boolean;
  /**
   * Players and guests sorted by state. Within a state, players who are in are in the order of their confirmations, the
   * waitlist is in its own order, and all others are sorted by name.
   */
  people: ShownPerson[];
  teams: ShownTeams | null;
  night: ShownTable | null;
  /** True until kick-off; no answers are accepted after it. */
  canAnswer: boolean;
};

/** Values of the field `answer` in the forms of the page. */
export const SPOKEN_ANSWERS = ['voy', 'no', 'nose'] as const;
export type SpokenAnswer = (typeof SPOKEN_ANSWERS)[number];

/**
 * Type of an undo that the page offers ('DESHACER'): the key of a match, and the answer that becomes valid again when
 * the player takes back the last one.
 */
export type ShownUndo = { key: string; answer: SpokenAnswer };

/**
 * Type of an answer that this device can take back although it does not own the player's name: a VOY for that player.
 * `match` and `player` are keys.
 */
export type ShownTakeBack = { match: string; player: string };

/** Type of the sent values of an answer that was not stored. The form that asks again is filled with them. */
export type FormContent = {
  /** Key of the match that the form asks about. If the match in the sent form has passed, this is the next match. */
  match: string;
  player: string;
  answer: SpokenAnswer;
  comment: string;
  /** True if the answer is for another player than the player of this device. */
  isForOther: boolean;
};

/** Type of the message that the organiser has taken a player out of a match. `match` and `player` are keys. */
export type ShownTakenOut = { match: string; player: string; sentence: string };

/** Maximum length of a comment to an answer, in characters. */
export const COMMENT_MAX = 60;

/** Type of the message or question at the top of the page, after a name was chosen or when a request was not stored. */
export type PageMessage =
  /** Second step of a first visit: the visitor has chosen a name and has to choose an answer. */
  | { kind: 'name-chosen'; key: string; name: string }
  /** The answer was stored, but the browser accepts no cookie, so the device does not own the name. */
  | { kind: 'forgotten'; key: string; name: string; sentence: string }
  /**
   * Another device owns the name ('Ya hay otro celu como Nico. ¿Sos vos?'). If the form is sent again with `soy=si`,
   * this device claims the name.
   */
  | { kind: 'held'; name: string; isStrict: boolean; given: FormContent }
  /** The match has passed, or its day, time or place has changed. The sentence says so and asks again. */
  | { kind: 'changed'; sentence: string; given: FormContent }
  /** The organiser has taken the player out. The answer is stored if the form is sent again with `anyway=si`. */
  | { kind: 'taken-out'; sentence: string; given: FormContent }
  | { kind: 'refused'; sentence: string; given: FormContent | null }
  /**
   * A guest was not added or not removed. `name` is the typed name, and `match` is the key of the match to which the
   * form refers now.
   */
  | { kind: 'guest'; sentence: string; match: string; name: string }
  /**
   * A vote or a score was not stored. `match` is the key of the match, and `typed` has the sent goals, or null for a
   * vote.
   */
  | { kind: 'played'; sentence: string; match: string; typed: TypedScore | null }
  /** A newcomer's proposal was refused. `name` is the typed name. */
  | { kind: 'newcomer'; sentence: string; name: string };

/**
 * Type of a proposal that this device has sent and that waits for a decision or was dismissed. `match` and `player` are
 * keys. `isGoing` is true if the player is in the match or on the waitlist.
 */
export type SentProposal = { isDismissed: boolean } & (
  | { kind: 'newcomer'; name: string }
  | {
      kind: 'answer';
      name: string;
      match: string;
      player: string;
      answer: SpokenAnswer;
      isGoing: boolean;
    }
  | { kind: 'guest'; name: string; match: string; player: string }
);

/**
 * Type of a question to a device that owns a name, about an answer or a guest that someone else has proposed for that
 * name ('Beto dice que te bajás'). `by` is the shown name of the player who made the proposal, or null if it came from
 * a device without a name. `at` is the time of the proposal, as HH:MM by the clock of the next match.
 */
export type ShownQuestion = { key: string; match: string; by: string | null; at: string } & (
  | { kind: 'answer'; answer: SpokenAnswer }
  | { kind: 'guest'; name: string }
);

/**
 * Type of a claim that the page shows to a device that owns the name: another device says that it belongs to the same
 * player. `at` is the time of the claim, as HH:MM by the clock of the next match. `answer` is the answer that the other
 * device has given and that waits for a decision, or null.
 */
export type ShownClaim = { key: string; at: string; answer: SpokenAnswer | null };

export type GroupPage = {
  /** Matches that ended in the last 48 hours, newest first. */
  ended: ShownEnded[];
  /** Forms for a score and a vote, for each ended match in which the visitor played. */
  played: ShownPlayed[];
  suspended: ShownEvent | null;
  next: ShownMatch | null;
  later: ShownMatch | null;
  /** Date (YYYY-MM-DD) of the last match of the list; null if there is a next match or the list has never played. */
  lastDate: string | null;
  /** Player whose name this device owns; null for none. */
  me: { key: string; name: string } | null;
  /**
   * Player whose name this device only claims; null for none. `isDenied` is true once the organiser or a device that
   * owns the name has answered NO.
   */
  claim: { key: string; name: string; isDenied: boolean } | null;
  /** Claims of other devices to the name that this device owns, for it to decide; empty in strict mode. */
  claims: ShownClaim[];
  /** True in strict mode, in which no player answers for another player's owned name. */
  isStrict: boolean;
  /** The visitor's own money; null for a list without money, and for a device that has no name or only just took it. */
  money: ShownMoney | null;
  /** Player who has the bibs and the ball of the list; null for nobody. */
  bibs: { key: string; name: string } | null;
  takenOut: ShownTakenOut[];
  undo: ShownUndo[];
  takeBacks: ShownTakeBack[];
  /**
   * Keys of all proposals and claims that wait for a decision, sorted. They are on the page only so that its version
   * changes with them.
   */
  proposals: string[];
  sent: SentProposal[];
  questions: ShownQuestion[];
  /** True while the survey '¿Cómo juega cada uno?' is open. The survey is on another page. */
  isSurveyOpen: boolean;
  /** True if this device belongs to the survey and its player has not answered it yet. */
  mayAnswerSurvey: boolean;
  asked: PageMessage | null;
  /** True if the preview of the page in a chat shows day, time and place of the match. */
  previewsMatch: boolean;
};
