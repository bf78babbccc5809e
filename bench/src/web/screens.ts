import type { Squad } from './seed.ts';

/** Describes a screen that shows rows and has a box to search them. */
export type Screen = {
  name: string;
  pathOf: (squad: Squad) => string;
  /** A text that each seeded row contains. */
  row: string;
  /** The text that is typed into the search box. */
  query: string;
};

/** Selects the rows of a screen, whatever elements they are. */
export const ROWS = 'main :is(li, tr, [role=row])';

const players = { row: 'Jugador ', query: 'jugador 49' };

export const playerScreens: readonly Screen[] = [
  { name: '/add-players', pathOf: () => '/add-players', ...players },
  { name: '/player-list/{id}', pathOf: ({ listId }) => `/player-list/${listId}`, ...players },
  {
    name: '/confirm-attendance',
    pathOf: ({ matchId }) => `/confirm-attendance?matchId=${matchId}`,
    ...players,
  },
];

export const historyScreen: Screen = {
  name: '/history',
  pathOf: () => '/history',
  row: 'Cancha ',
  query: 'cancha 19',
};
