import type { MatchPlayer } from '@picadito/domain';
import type { ComponentType, ReactNode } from 'react';
import type { AnswersByPlayer, MatchAnswer } from '../../../waitlist/answer-group.ts';
import { NOTHING_WAITS, type Waiting } from '../../../group-link/waiting.ts';
import type { Choice } from '../actions/choice.tsx';

/**
 * Describes a change of one player that was refused because it was based on an older answer; `apply` makes it again.
 */
export type Refused = { playerId: MatchPlayer['id']; apply: () => void };

/**
 * Holds the answers by the link as attendance shows them, and the actions that come with the link. Sets contain ids of
 * players.
 */
export type AnswersShown = {
  /** Tells that the answers are still loading, so that the silent players are not known. */
  isLoading: boolean;
  current: AnswersByPlayer;
  queued: ReadonlySet<string>;
  /** Counts the places; undefined while the link is off. */
  capacity: number | undefined;
  /** Holds the players who are confirmed beyond the capacity of the match. */
  beyond: ReadonlySet<string>;
  /** Holds the players whose attendance the organiser has decided. */
  decided: ReadonlySet<string>;
  /** Follows the number of confirmed players: the capacity or the length of the waitlist. */
  outOf: ReactNode;
  /** Renders the answer in a player's row; null while the link is off. */
  Mark: ComponentType<{ answer: MatchAnswer }> | null;
  /**
   * Holds actions on the whole match: choices for its menu, a button for the last answers, and all of them as buttons.
   */
  actions: { choices: readonly Choice[]; key: ReactNode; buttons: ReactNode };
  /**
   * Asks whether to make a refused change again. Resolves to false if there is no question to ask; null while the link
   * is off.
   */
  offer: ((refused: Refused) => Promise<boolean>) | null;
  /** Returns the personal link of a player, for a message to that player, or null if there is none. */
  personalLinkOf: ((playerId: string) => string | null) | null;
  removeComment: ((playerId: string) => void) | null;
  /** Holds the claimed names and the number of proposals that wait for the organiser. */
  waiting: Waiting;
};

const NOBODY: ReadonlySet<string> = new Set();

/** Holds the values while the link is off. */
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
