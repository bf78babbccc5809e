// apart from the schemas, which no screen's first paint needs
export const TEAM_NAMES = ['claro', 'oscuro', 'suplente'] as const;
export type TeamName = (typeof TEAM_NAMES)[number];

/** How the teams of a match were made; `manual` when a request does not say (docs/specification.md#data). */
export const TEAM_ORIGINS = ['manual', 'automatic'] as const;
export type TeamOrigin = (typeof TEAM_ORIGINS)[number];
