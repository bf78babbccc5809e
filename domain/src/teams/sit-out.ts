/**
 * Rules that decide who sits out when more players are confirmed than can play: 'nivel' by level
 * (docs/specification.md#data), 'orden' by order of confirmation, 'turno' by who sat out last.
 */
export const SIT_OUT_RULES = ['nivel', 'orden', 'turno'] as const;
export type SitOut = (typeof SIT_OUT_RULES)[number];
