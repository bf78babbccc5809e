import type { TeamKey, TeamPlace } from '@picadito/domain';

/** The name of each team on screen. */
export const TEAM_TITLES: Readonly<Record<TeamKey, string>> = {
  claro: 'Claro',
  oscuro: 'Oscuro',
  naranja: 'Naranja',
  verde: 'Verde',
};

/** The word on labels and buttons of each team. */
export const TEAM_WORDS: Readonly<Record<TeamPlace, string>> = {
  claro: 'CLARO',
  oscuro: 'OSCURO',
  naranja: 'NARANJA',
  verde: 'VERDE',
  suplente: 'SUPLENTE',
};

/** The fill of each team, with the colour of the text on it. */
export const TEAM_FILLS: Readonly<Record<TeamKey, string>> = {
  claro: 'bg-claro text-void',
  oscuro: 'bg-oscuro text-white',
  naranja: 'bg-naranja text-void',
  verde: 'bg-verde text-void',
};
