import type { Squad } from './seed.ts';

export type Screen = {
  name: string;
  pathOf: (squad: Squad) => string;
  /** Text that is part of each seeded row. */
  row: string;
  /** Text that is typed into the search box. */
  query: string;
};

/** Selector of the rows of any screen; each screen uses another element for rows. */
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
