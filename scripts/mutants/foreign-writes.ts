import type { Mutant } from './mutant.ts';

const STORE = 'server/src/store';
const OWN = ".where('user_id', '=', userId)";
const tests = [`${STORE}/foreign-writes.test.ts`];

/** What services look for first, so that no request gets as far as these statements. */
export const foreignWriteMutants: readonly Mutant[] = [
  {
    name: 'a foreign list is renamed',
    file: `${STORE}/tables/lists.ts`,
    from: `.set({ name })\n    ${OWN}`,
    to: '.set({ name })',
    tests,
  },
  {
    name: 'a foreign list is deleted',
    file: `${STORE}/tables/lists.ts`,
    from: `.deleteFrom('players_lists')\n    ${OWN}`,
    to: ".deleteFrom('players_lists')",
    tests,
  },
  {
    name: 'a foreign player is changed',
    file: `${STORE}/tables/players.ts`,
    from: `.set(columns(values))\n    ${OWN}`,
    to: '.set(columns(values))',
    tests,
  },
  {
    name: 'foreign players are deleted',
    file: `${STORE}/tables/players.ts`,
    from: `.deleteFrom('players')\n    ${OWN}`,
    to: ".deleteFrom('players')",
    tests,
  },
  {
    name: 'a foreign match is changed',
    file: `${STORE}/tables/matches.ts`,
    from: `.set(changes)\n    ${OWN}`,
    to: '.set(changes)',
    tests,
  },
  {
    name: 'a foreign match is deleted',
    file: `${STORE}/tables/matches.ts`,
    from: `.deleteFrom('matches')\n    ${OWN}`,
    to: ".deleteFrom('matches')",
    tests,
  },
  {
    name: 'a foreign match loses its list',
    file: `${STORE}/tables/matches.ts`,
    from: `listed_count: 0 })\n    ${OWN}`,
    to: 'listed_count: 0 })',
    tests,
  },
  {
    name: 'a player is tied to a foreign list',
    file: `${STORE}/migrations/001-start.ts`,
    from: ".addForeignKeyConstraint('players_list', ['user_id', 'list_id'], 'players_lists', [\n      'user_id',\n      'list_id',\n    ])",
    to: ".addUniqueConstraint('one_list', ['list_id']).addForeignKeyConstraint('players_list', ['list_id'], 'players_lists', ['list_id'])",
    tests: [`${STORE}/composite-keys.test.ts`],
  },
  {
    name: 'who sits out is chosen for a foreign match',
    file: `${STORE}/tables/recent-teams.ts`,
    from: `.set({ sit_out: sitOut })\n    ${OWN}`,
    to: '.set({ sit_out: sitOut })',
    tests,
  },
  {
    name: 'marks of foreign players are taken away',
    file: `${STORE}/tables/team-constraints.ts`,
    from: `.deleteFrom('keepers')\n    ${OWN}\n    .where('player_id', 'in', playerIds)`,
    to: ".deleteFrom('keepers')\n    .where('player_id', 'in', playerIds)",
    tests,
  },
  {
    name: 'a player is paired with a foreign one',
    file: `${STORE}/migrations/005-evenings.ts`,
    from: ".addForeignKeyConstraint('pairs_other', ['user_id', 'other_id'], 'players', ofPlayers)",
    to: '',
    tests: [`${STORE}/composite-keys.test.ts`],
  },
];
