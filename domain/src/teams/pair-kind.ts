/** The constraint on a pair of players: together, or against each other. */
export const PAIR_KINDS = ['juntos', 'separados'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];
