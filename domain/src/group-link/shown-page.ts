/*
 * What a player can read, and nothing else: every type here is the exact set of keys of something that the page of a
 * link is made of. A `key` stands for a match or a player on the pages of one code and nowhere else.
 */
import type { Score } from '../results/score.ts';
import type { TeamName } from '../teams/team-name.ts';

/** In the order of the page. */
export const SHOWN_STATES = ['in', 'queued', 'maybe', 'out', 'silent'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export type ShownPerson = {
  key: string;
  name: string;
  state: ShownState;
  /** In the queue, from 1 on. */
  place: number | null;
  comment: string | null;
  /** The shown name of the player who answered for this one. */
  addedBy: string | null;
  /** A device that only claims the name gave the answer. */
  isFromOtherDevice: boolean;
  /** Of a guest: the key of the player who brings the guest. */
  host: string | null;
  /** Is in, it is the day of the match, and has not said that day to come. */
  isAskedToday: boolean;
  /** Is asked '¿Entrás?', up to then: HH:MM by the clock of the match. */
  askedUntil: string | null;
};

/** `left`: who of them is not in any more. */
export type ShownTeams = Record<TeamName | 'left', string[]>;
export type ShownEvent = { date: string; time: string; location: string };

/** A match that ended. */
export type ShownEnded = ShownEvent & {
  key: string;
  teams: ShownTeams | null;
  score: Score | null;
  /** Once the votes are counted: of equal ones several names. */
  figura: { names: string[]; votes: number } | null;
  /** YYYY-MM-DDTHH:MM by the clock of the match, while players of its teams vote. */
  votesUntil: string | null;
};

/** What this reader, who was in the teams of a match that ended, may say of it. */
export type ShownPlayed = {
  /** By its key. */
  match: string;
  player: { key: string; name: string };
  /** Why this device says nothing. */
  refusal: string | null;
  /** With what the device has proposed; null once there is a result, or too late. */
  proposing: { score: Score | null } | null;
  /** By name; `chosen`: the key of whom the device has voted for. */
  voting: { candidates: { key: string; name: string }[]; chosen: string | null } | null;
};

export type ShownMatch = ShownEvent & {
  key: string;
  capacity: number;
  /** Places that are free. */
  missing: number;
  /** YYYY-MM-DDTHH:MM by the clock of the match. */
  answersUntil: string | null;
  /** That has passed: who does not know has said nothing. */
  isClosed: boolean;
  /** By the clock of the match. */
  isToday: boolean;
  /** By state; who is in or in the queue in the order of the answers, the others by name. */
  people: ShownPerson[];
  teams: ShownTeams | null;
  /** Until kick-off. */
  canAnswer: boolean;
};

/** What a form of the page sends as `answer`. */
export const SPOKEN_ANSWERS = ['voy', 'no', 'nose'] as const;
export type SpokenAnswer = (typeof SPOKEN_ANSWERS)[number];

/** To which answer the player whose name the device holds can take the last one back, by the key of its match. */
export type ShownUndo = { key: string; answer: SpokenAnswer };

/** A VOY of this device for a name that is not its own, which it can take back; both by their keys. */
export type ShownTakeBack = { match: string; player: string };

/** What has been sent and not been stored, for the form that asks again. */
export type Given = {
  /** The key of the match to answer now, which is not the one sent when that has passed. */
  match: string;
  player: string;
  answer: SpokenAnswer;
  comment: string;
  /** For another player than the one of this device. */
  isForOther: boolean;
};

/** Of each side, as a form sends it. */
export type TypedScore = { claro: string; oscuro: string };

/** What the page asks or says first, after a name was tapped or an answer was not stored. */
export type Asked =
  /** The second step of a first visit: the name is chosen, the answer is not. */
  | { kind: 'name-chosen'; key: string; name: string }
  /** The answer is stored, and the browser keeps no cookie. */
  | { kind: 'forgotten'; key: string; name: string; sentence: string }
  /** 'Ya hay otro celu como Nico. ¿Sos vos?': sent again with `soy=si`, the device claims the name. */
  | { kind: 'held'; name: string; isStrict: boolean; given: Given }
  /** The match has passed, or is at another hour or place: the sentence says so and asks. */
  | { kind: 'changed'; sentence: string; given: Given }
  | { kind: 'refused'; sentence: string; given: Given | null }
  /** A guest who was not brought, or not taken off; the name as typed. `match`: the key of that to ask for. */
  | { kind: 'guest'; sentence: string; match: string; name: string }
  /** A vote or a score that was not stored. By the key of the match, and as typed. */
  | { kind: 'played'; sentence: string; match: string; typed: TypedScore | null }
  /** A newcomer who was not proposed; the name as typed. */
  | { kind: 'newcomer'; sentence: string; name: string };

/**
 * What this device has proposed and waits to be decided, or was dismissed. `match` and `player` are keys, `isGoing` tells
 * whether the player is in the match or waits for a place.
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
 * What others say of the player whose name the device owns: 'Beto dice que te bajás'. `by`: the shown name of the player
 * who says so; null for a device without an own name. `at`: HH:MM by the clock of the match.
 */
export type ShownQuestion = { key: string; match: string; by: string | null; at: string } & (
  | { kind: 'answer'; answer: SpokenAnswer }
  | { kind: 'guest'; name: string }
);

/**
 * Another device that claims the name which this device owns. `at`: HH:MM by the clock of the next match. `answer`: what it
 * says for the player and waits.
 */
export type ShownClaim = { key: string; at: string; answer: SpokenAnswer | null };

export type GroupPage = {
  /** Those of the last 48 hours, the newest first. */
  ended: ShownEnded[];
  /** Of those in which the reader was. */
  played: ShownPlayed[];
  suspended: ShownEvent | null;
  next: ShownMatch | null;
  later: ShownMatch | null;
  /** When the list last played; only where there is no next match. */
  lastDate: string | null;
  /** The name that is this device's own. */
  me: { key: string; name: string } | null;
  /** The name that it only claims; `isDenied` once the organiser or an own device has said NO. */
  claim: { key: string; name: string; isDenied: boolean } | null;
  /** Other devices that claim the own name, for this device to decide; none in strict mode. */
  claims: ShownClaim[];
  /** Each player answers alone. */
  isStrict: boolean;
  undo: ShownUndo[];
  takeBacks: ShownTakeBack[];
  /** Keys of everything that waits to be decided, of whatever device: a page with others is another version. */
  proposals: string[];
  sent: SentProposal[];
  questions: ShownQuestion[];
  /** '¿Cómo juega cada uno?': a page of its own asks. */
  isSurveyOpen: boolean;
  /** This device may answer the survey, and its player has not. */
  mayAnswerSurvey: boolean;
  asked: Asked | null;
  /** Whether the preview in a chat tells day, hour and place. */
  previewsMatch: boolean;
};
