import type { Mutant } from './mutant.ts';

const STORE = 'server/src/store';
const SERVER = 'server/src';
const tests = ['server/src/http/ownership.test.ts'];

const ETAGS = {
  file: `${SERVER}/http/conditional-requests.ts`,
  tests: ['server/src/http/conditional-requests.test.ts'],
};

export const ownershipMutants: readonly Mutant[] = [
  {
    ...ETAGS,
    name: 'ETag without its user',
    from: '`${organiser?.id} ${organiser?.version}',
    to: '`${organiser?.version}',
  },
  {
    ...ETAGS,
    name: 'ETag without the version',
    from: '${organiser?.id} ${organiser?.version}',
    to: '${organiser?.id}',
  },
  {
    name: 'lists read without owner condition',
    file: `${STORE}/tables/lists.ts`,
    from: ".as('player_count'),\n    ])\n    .where('user_id', '=', userId)\n    .whereRef('list_id', '!=', 'user_id');",
    to: ".as('player_count'),\n    ]);",
    tests,
  },
  {
    name: 'lockList without owner condition',
    file: `${STORE}/tables/lists.ts`,
    from: ".select('list_id')\n    .where('user_id', '=', userId)",
    to: ".select('list_id')",
    tests,
  },
  {
    name: 'players read without owner condition',
    file: `${STORE}/tables/players.ts`,
    from: "    .where('user_id', '=', userId)\n    .orderBy('sort_key')\n    .orderBy('created_at');\n}",
    to: "    .orderBy('sort_key')\n    .orderBy('created_at');\n}",
    tests,
  },
  {
    name: 'findPlayer without owner condition',
    file: `${STORE}/tables/players.ts`,
    from: ".where('user_id', '=', userId)\n    .where('player_id', '=', playerId)\n    .executeTakeFirst()",
    to: ".where('player_id', '=', playerId)\n    .executeTakeFirst()",
    tests,
  },
  {
    name: 'matches read without owner condition',
    file: `${STORE}/tables/counted-matches.ts`,
    from: "    .where('matches.user_id', '=', userId);",
    to: '    ;',
    tests,
  },
  {
    name: 'list of matches without owner condition',
    file: `${STORE}/tables/match-json.ts`,
    from: "    .where('matches.user_id', '=', userId);",
    to: '    ;',
    tests,
  },
  {
    name: 'lockMatch without owner condition',
    file: `${STORE}/tables/matches.ts`,
    from: ".where('user_id', '=', userId)\n      .where('match_id', '=', matchId)\n      .forUpdate()",
    to: ".where('match_id', '=', matchId)\n      .forUpdate()",
    tests,
  },
  {
    name: 'roster read without owner condition',
    file: `${STORE}/tables/roster.ts`,
    from: ".where('matches.user_id', '=', userId)\n    .where('matches.match_id', '=', matchId)\n    .where((eb) =>",
    to: ".where('matches.match_id', '=', matchId)\n    .where((eb) =>",
    tests,
  },
  {
    name: 'match search without owner condition',
    file: `${STORE}/tables/search/searched-matches.ts`,
    from: ".select(['match_id', 'location', 'date', 'time', 'created_at'])\n    .where('user_id', '=', userId);",
    to: ".select(['match_id', 'location', 'date', 'time', 'created_at']);",
    tests: [...tests, 'server/src/matches/find-matches.test.ts'],
  },
  {
    name: 'idempotency key looked up without owner condition',
    file: `${STORE}/tables/idempotency.ts`,
    from: "'created_at as createdAt'])\n    .where('user_id', '=', userId)",
    to: "'created_at as createdAt'])",
    tests: [...tests, 'server/src/http/idempotent-posts.test.ts'],
  },
  {
    name: 'change log read without owner condition',
    file: `${STORE}/tables/changes.ts`,
    from: ".where('user_id', '=', userId)\n    .where('at', '>', moment)",
    to: ".where('at', '>', moment)",
    tests: ['server/src/http/ownership-events.test.ts'],
  },
  {
    name: 'response cache key without the user',
    file: 'server/src/http/response-cache.ts',
    from: '`${organiser?.id} ${url}`',
    to: '`${url}`',
    tests: [...tests, 'server/src/http/response-cache.test.ts'],
  },
  {
    name: 'user id of badges not checked',
    file: `${SERVER}/badges/badges.ts`,
    from: 'if (userId !== organiser.id) throw notFound();',
    to: '',
    tests,
  },
  {
    name: 'user id of a badge claim not checked',
    file: `${SERVER}/badges/badges.ts`,
    from: "if (userId !== organiser.id) throw invalid('userId', MESSAGES.badgeOfAnother);",
    to: '',
    tests,
  },
  {
    name: 'malformed ids reach the database',
    file: `${SERVER}/transactions/load-owned.ts`,
    from: 'if (!isId(id)) throw notFound();',
    to: '',
    tests,
  },
  {
    name: 'ownership of the list not checked before a write',
    file: `${SERVER}/transactions/load-owned.ts`,
    from: 'if (!(await lockList(tx, organiser.id, validId(listId)))) throw notFound();',
    to: '',
    tests,
  },
  {
    name: 'ownership of the list not checked when a match is created',
    file: `${SERVER}/matches/create-match.ts`,
    from: 'if (!isId(listId) || !(await lockList(tx, organiser.id, listId))) {',
    to: 'if (!isId(listId)) {',
    tests,
  },
  {
    name: 'ownership of players not checked when they join a match',
    file: `${SERVER}/matches/change-roster.ts`,
    from: 'const known = await knownPlayers(tx, userId, playerIds.filter(isId));',
    to: 'const known = new Set(playerIds.filter(isId));',
    tests,
  },
  {
    name: 'ownership of players not checked when they are paired',
    file: `${SERVER}/teams/team-constraints.ts`,
    from: 'if (isId(id) && (await findPlayer(tx, userId, id))) continue;',
    to: 'if (isId(id)) continue;',
    tests,
  },
  {
    name: 'keepers read without owner condition',
    file: `${STORE}/tables/team-constraints.ts`,
    from: ".select('player_id')\n    .where('user_id', '=', userId)",
    to: ".select('player_id')",
    tests,
  },
  {
    name: 'late statement accepted by the next transaction',
    file: `${SERVER}/store/transaction-guard.ts`,
    from: "if (isSettled) throw new LeakedTransactionError('the transaction has ended');",
    to: '',
    tests: [`${SERVER}/store/transaction-guard.test.ts`],
  },
];
