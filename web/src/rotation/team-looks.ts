import type { TeamKey } from '@picadito/domain';

/** Classes of the fill of each team, with text that is readable on it. */
export const TEAM_LOOKS: Record<TeamKey, string> = {
  claro: 'bg-claro text-void',
  oscuro: 'bg-oscuro text-white',
  naranja: 'bg-naranja text-void',
  verde: 'bg-verde text-void',
};
