import type { TeamKey } from '@picadito/domain';

/** Classes for the background of each team's colour, with text that is readable on it. */
export const TEAM_LOOKS: Record<TeamKey, string> = {
  claro: 'bg-claro text-void',
  oscuro: 'bg-oscuro text-white',
  naranja: 'bg-naranja text-void',
  verde: 'bg-verde text-void',
};
