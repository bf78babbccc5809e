/** Constraints on a pair of players: 'juntos' in the same team, 'separados' in different teams. */
export const PAIR_KINDS = ['juntos', 'separados'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];
