import type { Mutant } from './mutant.ts';

const ROOM = 'server/src/group-link/proposals';
const RULES = 'domain/src/answers/proposals.ts';
const NEWCOMERS = [`${ROOM}/newcomers.test.ts`];
const DROP_OUTS = [`${ROOM}/drop-outs.test.ts`];
const LIFE = [`${ROOM}/life-of-proposals.test.ts`];

/** What players propose by the link, and who decides it. */
export const proposalMutants: readonly Mutant[] = [
  {
    name: 'players whom others take out',
    file: 'domain/src/group-link/who-answers.ts',
    from: 'return said.isVoy && !said.isStrict && !said.hasOwnAnswer;',
    to: 'return !said.isStrict;',
    tests: DROP_OUTS,
  },
  {
    name: 'proposals without a limit of the device',
    file: RULES,
    from: 'if (own) return { sentence: MESSAGES.proposalOfDevice };',
    to: '',
    tests: NEWCOMERS,
  },
  {
    name: 'proposals without a limit of the list',
    file: RULES,
    from: 'newcomers.length >= NEWCOMERS_PER_LIST_MAX',
    to: 'newcomers.length >= 100 * NEWCOMERS_PER_LIST_MAX',
    tests: NEWCOMERS,
  },
  {
    name: 'proposals of all organisers',
    file: 'server/src/store/tables/answers/proposals.ts',
    from: "    .where('proposals.user_id', '=', userId)\n    .where('proposals.list_id', '=', listId),",
    to: '    .limit(userId === listId ? 1 : 100),',
    tests: NEWCOMERS,
  },
  {
    name: 'names for devices that the organiser has dismissed',
    file: `${ROOM}/decide-proposal.ts`,
    from: 'if (isAccepted) await accept(',
    to: "if (isAccepted || one.kind === 'newcomer') await accept(",
    tests: NEWCOMERS,
  },
  {
    name: 'newcomers who are players at once',
    file: `${ROOM}/proposals-by-link.ts`,
    from: 'await propose(tx, writeContext, linked, { deviceHash, proposed });',
    to: "await (await import('../../players/add-player.ts')).storePlayers(tx, writeContext, linked.list.listId, [{ name, rating: 3, whatsapp: null }]);\n    await propose(tx, writeContext, linked, { deviceHash, proposed });",
    tests: NEWCOMERS,
  },
  {
    name: 'drop-outs that any device with a name accepts',
    file: `${ROOM}/proposals-by-link.ts`,
    from: 'one.playerId === holder &&',
    to: 'holder !== null &&',
    tests: DROP_OUTS,
  },
  {
    name: 'proposals that outlive the address they came by',
    file: 'server/src/group-link/group-link.ts',
    from: 'if (next !== before.version)',
    to: 'if (next === before.version)',
    tests: LIFE,
  },
];
