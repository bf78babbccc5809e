/** Lists the constraints on a pair of players: to play together, or against each other. */
export const PAIR_KINDS = ['juntos', 'separados'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];
