import type { MatchPlayer } from '@picadito/domain';
import type { ComponentType, ReactNode } from 'react';
import type { AnswersByPlayer, MatchAnswer } from '../../../answers/answer-group.ts';
import { NOTHING_WAITS, type Waiting } from '../../../group-link/waiting.ts';
import type { Choice } from '../actions/choice.tsx';

/** Describes a change of one player that was refused because it was made on an older answer; `apply` makes it again. */
export type Refused = { playerId: MatchPlayer['id']; apply: () => void };

/** Holds what a match shows of the answers by the link. Players are named by their ids. */
export type AnswersShown = {
  /** The answers are still loading, so the silent players are not known. */
  isLoading: boolean;
  current: AnswersByPlayer;
  queued: ReadonlySet<string>;
  /** Counts the places; undefined while the link is off. */
  capacity: number | undefined;
  /** These players are confirmed beyond the places of the match. */
  beyond: ReadonlySet<string>;
  /** The organiser's decision on these players holds. */
  decided: ReadonlySet<string>;
  /** This stands next to the number of players who come. */
  outOf: ReactNode;
  /** Shows what a row says of an answer. */
  Mark: ComponentType<{ answer: MatchAnswer }> | null;
  /**
   * These actions are about the match as a whole: choices of its menu, the last answers as a button next to it, and all
   * of them as buttons.
   */
  actions: { choices: readonly Choice[]; key: ReactNode; buttons: ReactNode };
  /** Asks what a refused change is to become; returns whether it asks. */
  offer: ((refused: Refused) => Promise<boolean>) | null;
  /** Returns the personal link of a player, for a message to that player. */
  personalLinkOf: ((playerId: string) => string | null) | null;
  removeComment: ((playerId: string) => void) | null;
  /** These are the claimed names, and how much is proposed. */
  waiting: Waiting;
};

const NOBODY: ReadonlySet<string> = new Set();

/** These values hold while the link is off. */
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
  personalLinkOf: null,
  removeComment: null,
  waiting: NOTHING_WAITS,
};
