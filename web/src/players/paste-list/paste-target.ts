import type { SkillLevel } from '@picadito/domain';
import type { RefuseSame, RowProblem } from './paste-list-rows.ts';

/** Describes a player of a pasted list who is ready to be stored. */
export type PastedPlayer = {
  name: string;
  skillLevel: SkillLevel;
  /** Holds the number in E.164, or null. */
  whatsapp: string | null;
};

/** Describes why no player was added. */
export type PasteRejection = {
  /** Holds the reason that concerns all players. */
  sentence: string;
  /** Holds the problems of single players by their index among the players sent; empty if no player is wrong. */
  rows: ReadonlyMap<number, RowProblem>;
  /** Tells whether the server has answered; without an answer the players may have been stored. */
  isAnswered: boolean;
};

export type PasteTarget = {
  /** Holds the names that the list already has. */
  existing: readonly string[];
  country: string | null;
  refuseSame?: RefuseSame;
  /** Adds all players, or none and returns the reason. `title` is the title of the list in the text. */
  onAdd: (players: readonly PastedPlayer[], title: string | null) => Promise<PasteRejection | null>;
};
