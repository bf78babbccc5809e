import type { SkillLevel } from '@picadito/domain';
import type { RefuseSame, RowProblem } from './paste-list-rows.ts';

/** A player of a pasted list, ready to be stored. */
export type PastedPlayer = {
  name: string;
  skillLevel: SkillLevel;
  /** E.164, or none. */
  whatsapp: string | null;
};

/** Why no player was added. */
export type PasteRejection = {
  /** About all of them. */
  sentence: string;
  /** About single players, by their place among those sent; empty when it is none of their fault. */
  rows: ReadonlyMap<number, RowProblem>;
  /** Without an answer they may be stored all the same. */
  isAnswered: boolean;
};

export type PasteTarget = {
  /** The names that the list has already. */
  existing: readonly string[];
  country: string | null;
  refuseSame?: RefuseSame;
  /** Adds all of them, or none with a reason. `title` is the title of the list in the text. */
  onAdd: (players: readonly PastedPlayer[], title: string | null) => Promise<PasteRejection | null>;
};
