import type { Squad } from './seed.ts';

/** A screen that shows rows and has a box to search them. */
export type Screen = {
  name: string;
  pathOf: (squad: Squad) => string;
  /** What stands in each of its rows, as seeded. */
  row: string;
  /** What is typed into its search box. */
  query: string;
};

/** A row, whatever the screen makes it of. */
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
