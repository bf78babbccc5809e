/*
 * Defines everything that a player can read: every type here is the exact set of keys of a part of the page of a link.
 * A `key` stands for a match or a player on the pages of one code and nowhere else.
 */
import type { Score } from '../results/score.ts';
import type { TeamName } from '../teams/team-name.ts';

/** The states are in the order of the page. */
export const SHOWN_STATES = ['in', 'queued', 'maybe', 'out', 'silent'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export type ShownPerson = {
  key: string;
  name: string;
  state: ShownState;
  /** The place on the waitlist counts from 1. */
  place: number | null;
  comment: string | null;
  /** This is the shown name of the player who answered for this one. */
  addedBy: string | null;
  /** A device that only claims the name gave the answer. */
  isFromOtherDevice: boolean;
  /** A guest has here the key of the player who brings the guest. */
  host: string | null;
  /** The player is in, it is the day of the match, and the player has not said that day to come. */
  isAskedToday: boolean;
  /** The player is asked '¿Entrás?' until this time, HH:MM by the clock of the match. */
  askedUntil: string | null;
};

/** `left` lists the players of the teams who are no longer in. */
export type ShownTeams = Record<TeamName | 'left', string[]>;
export type ShownEvent = { date: string; time: string; location: string };

export type ShownEnded = ShownEvent & {
  key: string;
  teams: ShownTeams | null;
  score: Score | null;
  /** The figura is set once the votes are counted; it has several names when their votes are equal. */
  figura: { names: string[]; votes: number } | null;
  /** Players of its teams vote until this time, YYYY-MM-DDTHH:MM by the clock of the match. */
  votesUntil: string | null;
};

/** Describes what this reader, who was in the teams of a match that ended, may say of it. */
export type ShownPlayed = {
  /** This is the key of the match. */
  match: string;
  player: { key: string; name: string };
  /** This sentence says why the device may say nothing. */
  refusal: string | null;
  /** The score is the one proposed by the device. `proposing` is null once there is a result, or too late. */
  proposing: { score: Score | null } | null;
  /** The candidates are sorted by name. `chosen` is the key of the player that has the vote of the device. */
  voting: { candidates: { key: string; name: string }[]; chosen: string | null } | null;
};

export type ShownMatch = ShownEvent & {
  key: string;
  capacity: number;
  /** Counts the free places. */
  missing: number;
  /** The answers close at this time, YYYY-MM-DDTHH:MM by the clock of the match. */
  answersUntil: string | null;
  /** The deadline has passed, and a NO SÉ counts as no answer. */
  isClosed: boolean;
  /** Tells whether the match is today, by the clock of its time zone. */
  isToday: boolean;
  /**
   * The people are sorted by state. Within a state, players who are in or on the waitlist keep the order of their
   * answers; the others are sorted by name.
   */
  people: ShownPerson[];
  teams: ShownTeams | null;
  /** Answers are accepted until kick-off. */
  canAnswer: boolean;
};

/** Lists what a form of the page sends as `answer`. */
export const SPOKEN_ANSWERS = ['voy', 'no', 'nose'] as const;
export type SpokenAnswer = (typeof SPOKEN_ANSWERS)[number];

/** Holds the key of a match, and the answer to which the player of the device can take back the last one. */
export type ShownUndo = { key: string; answer: SpokenAnswer };

/**
 * Holds, by their keys, the match and the player of a VOY that this device gave for a name it does not own and can take
 * back.
 */
export type ShownTakeBack = { match: string; player: string };

/** Holds what was sent and not stored, for the form that asks again. */
export type Given = {
  /** This is the key of the match to answer now, which differs from the one sent when that match has passed. */
  match: string;
  player: string;
  answer: SpokenAnswer;
  comment: string;
  /** The answer is for another player than the one of this device. */
  isForOther: boolean;
};

/** Holds the goals of each side as a form sends them. */
export type TypedScore = { claro: string; oscuro: string };

/** Describes what the page asks or says first, after a name was tapped or an answer was not stored. */
export type Asked =
  /** A first visit is at its second step: the name is chosen, the answer is not. */
  | { kind: 'name-chosen'; key: string; name: string }
  /** The answer is stored, and the browser keeps no cookie. */
  | { kind: 'forgotten'; key: string; name: string; sentence: string }
  /**
   * The name is held ('Ya hay otro celu como Nico. ¿Sos vos?'). Sent again with `soy=si`, the answer claims the name.
   */
  | { kind: 'held'; name: string; isStrict: boolean; given: Given }
  /** The match has passed, or is at another hour or place: the sentence says so and asks. */
  | { kind: 'changed'; sentence: string; given: Given }
  | { kind: 'refused'; sentence: string; given: Given | null }
  /** A guest was not brought or not removed. `name` is as typed, and `match` is the key of the match to ask for. */
  | { kind: 'guest'; sentence: string; match: string; name: string }
  /** A vote or a score was not stored. `match` is a key, and `typed` is as sent. */
  | { kind: 'played'; sentence: string; match: string; typed: TypedScore | null }
  /** A newcomer was not proposed. `name` is as typed. */
  | { kind: 'newcomer'; sentence: string; name: string };

/**
 * Describes a proposal of this device that waits for a decision or was dismissed. `match` and `player` are keys, and
 * `isGoing` tells whether the player is in the match or waits for a place.
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
 * Describes what others say of the player whose name the device owns ('Beto dice que te bajás'). `by` is the shown name
 * of the player who says so, or null for a device without an own name. `at` is HH:MM by the clock of the match.
 */
export type ShownQuestion = { key: string; match: string; by: string | null; at: string } & (
  | { kind: 'answer'; answer: SpokenAnswer }
  | { kind: 'guest'; name: string }
);

/**
 * Describes another device that claims the name which this device owns. `at` is HH:MM by the clock of the next match,
 * and `answer` is the answer of that device that waits.
 */
export type ShownClaim = { key: string; at: string; answer: SpokenAnswer | null };

export type GroupPage = {
  /** These are the matches that ended in the last 48 hours, the newest first. */
  ended: ShownEnded[];
  /** This is what the reader may say of the ended matches. */
  played: ShownPlayed[];
  suspended: ShownEvent | null;
  next: ShownMatch | null;
  later: ShownMatch | null;
  /** The list last played on this date; it is set only where there is no next match. */
  lastDate: string | null;
  /** This device owns this name. */
  me: { key: string; name: string } | null;
  /** This device only claims this name. `isDenied` is set once the organiser or an own device has said NO. */
  claim: { key: string; name: string; isDenied: boolean } | null;
  /** These other devices claim the own name, and this device decides on them; there are none in strict mode. */
  claims: ShownClaim[];
  /** Each player answers alone. */
  isStrict: boolean;
  undo: ShownUndo[];
  takeBacks: ShownTakeBack[];
  /**
   * These are the keys of everything that waits for a decision, of any device; a page with other keys has another
   * version.
   */
  proposals: string[];
  sent: SentProposal[];
  questions: ShownQuestion[];
  /** The survey '¿Cómo juega cada uno?' is open; it has a page of its own. */
  isSurveyOpen: boolean;
  /** This device may answer the survey, and its player has not done so. */
  mayAnswerSurvey: boolean;
  asked: Asked | null;
  /** The preview in a chat shows day, hour and place. */
  previewsMatch: boolean;
};
