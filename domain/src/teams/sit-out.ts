/**
 * Lists the rules that decide who sits out when more players are confirmed than can play: by level
 * (docs/specification.md#data), by order of confirmation, or by turn.
 */
export const SIT_OUT_RULES = ['nivel', 'orden', 'turno'] as const;
export type SitOut = (typeof SIT_OUT_RULES)[number];
