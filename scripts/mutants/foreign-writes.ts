import type { Mutant } from './mutant.ts';

const STORE = 'server/src/store';
const OWN = ".where('user_id', '=', userId)";
const tests = [`${STORE}/foreign-writes.test.ts`];

/** What services look for first, so that no request gets as far as these statements. */
export const foreignWriteMutants: readonly Mutant[] = [
  {
    name: 'renameList without owner condition',
    file: `${STORE}/tables/lists.ts`,
    from: `.set({ name })\n    ${OWN}`,
    to: '.set({ name })',
    tests,
  },
  {
    name: 'deleteList without owner condition',
    file: `${STORE}/tables/lists.ts`,
    from: `.deleteFrom('players_lists')\n    ${OWN}`,
    to: ".deleteFrom('players_lists')",
    tests,
  },
  {
    name: 'deleteLink without owner condition',
    file: `${STORE}/tables/links/group-links.ts`,
    from: `.deleteFrom('group_links')\n    ${OWN}`,
    to: ".deleteFrom('group_links')",
    tests,
  },
  {
    name: 'updatePlayer without owner condition',
    file: `${STORE}/tables/players.ts`,
    from: `.set(columns(values))\n    ${OWN}`,
    to: '.set(columns(values))',
    tests,
  },
  {
    name: 'deletePlayers without owner condition',
    file: `${STORE}/tables/players.ts`,
    from: `.deleteFrom('players')\n    ${OWN}`,
    to: ".deleteFrom('players')",
    tests,
  },
  {
    name: 'updateMatch without owner condition',
    file: `${STORE}/tables/matches.ts`,
    from: `.set(changes)\n      ${OWN}`,
    to: '.set(changes)',
    tests,
  },
  {
    name: 'deleteMatch without owner condition',
    file: `${STORE}/tables/matches.ts`,
    from: `.deleteFrom('matches')\n    ${OWN}`,
    to: ".deleteFrom('matches')",
    tests,
  },
  {
    name: 'detachMatchesFromList without owner condition',
    file: `${STORE}/tables/matches.ts`,
    from: `listed_count: 0 })\n    ${OWN}`,
    to: 'listed_count: 0 })',
    tests,
  },
  {
    name: 'foreign key from player to list without user_id',
    file: `${STORE}/migrations/001-start.ts`,
    from: ".addForeignKeyConstraint('players_list', ['user_id', 'list_id'], 'players_lists', [\n      'user_id',\n      'list_id',\n    ])",
    to: ".addUniqueConstraint('one_list', ['list_id']).addForeignKeyConstraint('players_list', ['list_id'], 'players_lists', ['list_id'])",
    tests: [`${STORE}/composite-keys.test.ts`],
  },
  {
    name: 'setLineupSettings without owner condition',
    file: `${STORE}/tables/recent-teams.ts`,
    from: `.updateTable('matches')\n    .set(settings)\n    ${OWN}`,
    to: ".updateTable('matches').set(settings)",
    tests,
  },
  {
    name: 'deleteConstraintsOfPlayers without owner condition',
    file: `${STORE}/tables/team-constraints.ts`,
    from: `.deleteFrom('keepers')\n    ${OWN}\n    .where('player_id', 'in', playerIds)`,
    to: ".deleteFrom('keepers')\n    .where('player_id', 'in', playerIds)",
    tests,
  },
  {
    name: 'deleteAnsweredSuggestions without owner condition',
    file: `${STORE}/tables/levels/level-suggestions.ts`,
    from: `.deleteFrom('level_suggestions')\n    ${OWN}`,
    to: ".deleteFrom('level_suggestions')",
    tests,
  },
  {
    name: 'foreign key from pair to other player missing',
    file: `${STORE}/migrations/005-evenings.ts`,
    from: ".addForeignKeyConstraint('pairs_other', ['user_id', 'other_id'], 'players', ofPlayers)",
    to: '',
    tests: [`${STORE}/composite-keys.test.ts`],
  },
];
