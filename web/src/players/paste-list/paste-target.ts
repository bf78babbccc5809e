import type { SkillLevel } from '@picadito/domain';
import type { RefuseSame, RowProblem } from './paste-list-rows.ts';

/** Type of a player of a pasted list in the form in which the server stores it. */
export type PastedPlayer = {
  name: string;
  skillLevel: SkillLevel;
  /** WhatsApp number in E.164, or null. */
  whatsapp: string | null;
  /** True if the text names the player as a keeper. */
  isKeeper: boolean;
};

/** Type of the reason why no player of a pasted list was added. */
export type PasteRejection = {
  /** Reason that concerns all players, for the organiser to read. */
  sentence: string;
  /** Problems of single players, by the index of the player in the request; empty if no single player is the reason. */
  rows: ReadonlyMap<number, RowProblem>;
  /** True if the server has answered. Without an answer the players may still have been stored. */
  isAnswered: boolean;
};

export type PasteTarget = {
  /** Names that the list already has. */
  existing: readonly string[];
  country: string | null;
  refuseSame?: RefuseSame;
  /**
   * Adds all players and returns null, or adds none and returns the reason. `title` is the title that the pasted text
   * gives its list, or null. `text` is the pasted text; it is '' for players from the contacts.
   */
  onAdd: (
    players: readonly PastedPlayer[],
    title: string | null,
    text: string,
  ) => Promise<PasteRejection | null>;
  /** Adds all players as `onAdd` does, and saves the list. It is given if the list is new. */
  onSave?: PasteTarget['onAdd'];
  /** True if the list needs no name from the text to be saved. */
  isNamed?: boolean;
};

export function namesOfKeepers(
  players: readonly { name: string; isKeeper?: boolean | undefined }[],
): string[] {
  return players.filter(({ isKeeper }) => isKeeper).map(({ name }) => name);
}
