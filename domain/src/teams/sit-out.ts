/** Who sits out when more are confirmed than play: by level (product.md §3), by order of confirmation, or by turn. */
export const SIT_OUT_RULES = ['nivel', 'orden', 'turno'] as const;
export type SitOut = (typeof SIT_OUT_RULES)[number];
