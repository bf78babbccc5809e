import type { Mutant } from './survives.ts';

/** Mutants without the controls that restrict a request to the rows of its own organiser. */
export const ownershipMutants: readonly Mutant[] = [
  {
    name: 'ETag without its user',
    file: 'server/src/http/conditional-requests.ts',
    from: '`${organiser?.id} ${versions}',
    to: '`${versions}',
    tests: ['server/src/http/conditional-requests.test.ts'],
  },
  {
    name: 'lists read without owner condition',
    file: 'server/src/store/tables/players/lists.ts',
    from: ".as('player_count'),\n    ])\n    .where('user_id', '=', userId)\n    .whereRef('list_id', '!=', 'user_id');",
    to: ".as('player_count'),\n    ]);",
    tests: ['server/src/http/ownership.test.ts'],
  },
  {
    name: 'lockMatch without owner condition',
    file: 'server/src/store/tables/matches/matches.ts',
    from: ".where('user_id', '=', userId)\n    .where('match_id', '=', matchId)\n    .forUpdate()",
    to: ".where('match_id', '=', matchId)\n    .forUpdate()",
    tests: ['server/src/http/ownership.test.ts'],
  },
  {
    name: 'ownership of players not checked when they join a match',
    file: 'server/src/matches/change-roster.ts',
    from: '...(await existingPlayers(tx, userId, ids, listId)),',
    to: '...ids,',
    tests: ['server/src/http/ownership.test.ts'],
  },
  {
    name: 'rights of a helper not compared with those of the operation',
    file: 'server/src/transactions/helping.ts',
    from: 'if (!required || !hasRights(help.rights, required)) throw notFound();',
    to: '',
    tests: ['server/src/helpers/helper-matrix.test.ts'],
  },
  {
    name: 'a removed helper writes',
    file: 'server/src/transactions/write.ts',
    from: 'if (helper) await requireHelp(tx, organiser, helper);',
    to: '',
    tests: ['server/src/helpers/removal.test.ts'],
  },
  {
    name: 'updatePlayer without owner condition',
    file: 'server/src/store/tables/players/players.ts',
    from: ".set({ ...columns(values), is_regular: isRegular ? 1 : 0 })\n    .where('user_id', '=', userId)",
    to: '.set({ ...columns(values), is_regular: isRegular ? 1 : 0 })',
    tests: ['server/src/store/foreign-writes.test.ts'],
  },
  {
    name: 'foreign key from player to list without user_id',
    file: 'server/src/store/migrations/001-start.ts',
    from: ".addForeignKeyConstraint('players_list', ['user_id', 'list_id'], 'players_lists', [\n      'user_id',\n      'list_id',\n    ])",
    to: ".addUniqueConstraint('one_list', ['list_id']).addForeignKeyConstraint('players_list', ['list_id'], 'players_lists', ['list_id'])",
    tests: ['server/src/store/composite-keys.test.ts'],
  },
  {
    name: 'proposals of all organisers',
    file: 'server/src/store/tables/group-link/proposals.ts',
    from: "    .where('proposals.user_id', '=', userId)\n    .where('proposals.list_id', '=', listId)\n    .execute();",
    to: '    .limit(userId === listId ? 1 : 100)\n    .execute();',
    tests: ['server/src/group-link/proposals/newcomers.test.ts'],
  },
  {
    name: 'lists offered to anybody',
    file: 'server/src/store/tables/handover/handovers.ts',
    from: "    .where('helpers.helper_user_id', '=', receiverId)\n",
    to: '',
    tests: ['server/src/handover/handover.test.ts'],
  },
  {
    name: 'answers of a match read without its owner',
    file: 'server/src/waitlist/match-answers.ts',
    from: 'const match = await ownedMatch(context, organiser, matchId);',
    to: "const match = { user_id: organiser.id, match_id: matchId, list_id: null, starts_at: '2026', time_zone: 'UTC' } as MatchRow; await ownedMatch.length;",
    tests: ['server/src/http/ownership.test.ts'],
  },
];
