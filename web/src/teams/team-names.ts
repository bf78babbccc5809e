import type { TeamKey, TeamPlace } from '@picadito/domain';

export const TEAM_TITLES: Readonly<Record<TeamKey, string>> = {
  claro: 'Claro',
  oscuro: 'Oscuro',
  naranja: 'Naranja',
  verde: 'Verde',
};

/** Words on labels and buttons that stand for a team or for the substitutes. */
export const TEAM_WORDS: Readonly<Record<TeamPlace, string>> = {
  claro: 'CLARO',
  oscuro: 'OSCURO',
  naranja: 'NARANJA',
  verde: 'VERDE',
  suplente: 'SUPLENTE',
};

/** Classes for the fill of each team, with the colour of the text on it. */
export const TEAM_FILLS: Readonly<Record<TeamKey, string>> = {
  claro: 'bg-claro text-void',
  oscuro: 'bg-oscuro text-white',
  naranja: 'bg-naranja text-void',
  verde: 'bg-verde text-void',
};
