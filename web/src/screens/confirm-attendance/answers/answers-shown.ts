import type { MatchPlayer } from '@picadito/domain';
import type { ComponentType, ReactNode } from 'react';
import type { AnswersByPlayer, MatchAnswer } from '../../../answers/answer-group.ts';
import { NOTHING_WAITS, type Waiting } from '../../../group-link/waiting.ts';
import type { Choice } from '../actions/choice.tsx';

/** A change of one player that was refused, for it was made on an older answer; `apply` makes it again. */
export type Refused = { playerId: MatchPlayer['id']; apply: () => void };

/** What a match shows of the answers by the link. Players are named by their ids. */
export type AnswersShown = {
  /** It is not known yet who is silent. */
  isLoading: boolean;
  current: AnswersByPlayer;
  queued: ReadonlySet<string>;
  /** Places; undefined while the link is off. */
  capacity: number | undefined;
  /** Confirmed beyond the places of the match. */
  beyond: ReadonlySet<string>;
  /** What the organiser has said of them holds. */
  decided: ReadonlySet<string>;
  /** Beside the number of those who come. */
  outOf: ReactNode;
  /** What a row says of an answer. */
  Mark: ComponentType<{ answer: MatchAnswer }> | null;
  /** Of the match as a whole: choices of its menu, the last answers as a key beside it, and all of them as buttons. */
  actions: { choices: readonly Choice[]; key: ReactNode; buttons: ReactNode };
  /** Whether it asks what a refused change is to become. */
  offer: ((refused: Refused) => Promise<boolean>) | null;
  /** The own link of a player, for a message to this one. */
  ownLinkOf: ((playerId: string) => string | null) | null;
  /** Removes the comment of a player. */
  removeComment: ((playerId: string) => void) | null;
  /** The names that are claimed, and how much is proposed. */
  waiting: Waiting;
};

const NOBODY: ReadonlySet<string> = new Set();

/** While the link is off. */
export const NO_ANSWERS: AnswersShown = {
  isLoading: false,
  current: new Map(),
  queued: NOBODY,
  capacity: undefined,
  beyond: NOBODY,
  decided: NOBODY,
  outOf: null,
  Mark: null,
  actions: { choices: [], key: null, buttons: null },
  offer: null,
  ownLinkOf: null,
  removeComment: null,
  waiting: NOTHING_WAITS,
};
