// These constants are separate from the schemas, so that the first paint of a screen does not load schemas.
export const TEAM_NAMES = ['claro', 'oscuro', 'suplente'] as const;
export type TeamName = (typeof TEAM_NAMES)[number];

/**
 * Ways in which the teams of a match can have been made. A request without an origin means `manual`
 * (docs/specification.md#data).
 */
export const TEAM_ORIGINS = ['manual', 'automatic'] as const;
export type TeamOrigin = (typeof TEAM_ORIGINS)[number];
