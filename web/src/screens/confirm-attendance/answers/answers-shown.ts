import type { ComponentType, ReactNode } from 'react';
import type { AnswersByPlayer, Away, MatchAnswer } from '../../../waitlist/answer-group.ts';
import { NOTHING_WAITS, type Waiting } from '../../../group-link/waiting.ts';
import type { OfferOverwrite } from '../../../attendance/attendance.ts';
import type { Choice } from '../actions/choice.tsx';

/**
 * Type of the answers by the group link as the attendance screen shows them, with the actions that the screen has only
 * while the link is on. Sets contain ids of players.
 */
export type AnswersShown = {
  /** True while the answers are loading, so that it is not known yet which players have not answered. */
  isLoading: boolean;
  current: AnswersByPlayer;
  queued: ReadonlySet<string>;
  away: Away;
  /** The capacity of the match in players; undefined while the link is off. */
  capacity: number | undefined;
  /** The number of places that are kept for regulars. */
  kept: number;
  /** The ids of the confirmed players who exceed the capacity of the match. */
  beyond: ReadonlySet<string>;
  /** The ids of the players whose attendance was set by the organiser and not by an answer. */
  decided: ReadonlySet<string>;
  /** Text that is rendered after the number of confirmed players: the capacity, or the length of the waitlist. */
  outOf: ReactNode;
  /** Component that renders an answer in a player's row; null while the link is off. */
  Mark: ComponentType<{ answer: MatchAnswer }> | null;
  /**
   * Actions on the whole match, rendered in three ways. `choices` are the items for the menu, `key` is a button for the
   * last answers, and `buttons` are all of them as buttons, for wide windows.
   */
  actions: { choices: readonly Choice[]; key: ReactNode; buttons: ReactNode };
  /** Opens a dialog that offers to repeat a refused change. Null while the group link is off. */
  offer: OfferOverwrite | null;
  /**
   * Returns the personal link of a player, which a message to that player contains, or null if the player has none. The
   * function itself is null while the group link is off.
   */
  personalLinkOf: ((playerId: string) => string | null) | null;
  removeComment: ((playerId: string) => void) | null;
  /** Claims of names, and the number of proposals, that wait for a decision of the organiser. */
  waiting: Waiting;
};

const NOBODY: ReadonlySet<string> = new Set();

/** The value of `AnswersShown` while the group link is off. */
export const NO_ANSWERS: AnswersShown = {
  isLoading: false,
  current: new Map(),
  queued: NOBODY,
  kept: 0,
  away: new Map(),
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
