import type { Mutant } from './mutant.ts';

const ROOM = 'server/src/group-link/played';
const RULES = 'domain/src/group-link/judge-played.ts';
const VOTES = 'server/src/store/tables/results/figura-votes.ts';
const FIGURA = [`${ROOM}/figura.test.ts`];
const SCORES = [`${ROOM}/scores.test.ts`];
const READERS = [`${ROOM}/who-reads.test.ts`];

/** What players say by the link after the match, and who may read it. */
export const playedMutants: readonly Mutant[] = [
  {
    name: 'votes of devices that have the name since the match',
    file: RULES,
    from: 'heldSince === null || Date.parse(heldSince) < startsAt',
    to: 'heldSince === null || startsAt > 0',
    tests: SCORES,
  },
  {
    name: 'own links that every device is taken to have come by',
    file: 'server/src/store/tables/answers/devices.ts',
    from: 'has_own_link: 0,',
    to: 'has_own_link: 1,',
    tests: SCORES,
  },
  {
    name: 'devices that count for every name they hold',
    file: RULES,
    from: 'said.hasSaid ? MESSAGES.playedByDevice : null',
    to: 'null',
    tests: SCORES,
  },
  {
    name: 'votes that name another player than the device holds',
    file: RULES,
    from: 'reader === null || !said.isReader',
    to: 'reader === null',
    tests: FIGURA,
  },
  {
    name: 'votes of those who did not play',
    file: RULES,
    from: 'if (!teams.includes(reader.playerId)) return MESSAGES.playedByOthers;',
    to: '',
    tests: FIGURA,
  },
  {
    name: 'votes for oneself',
    file: RULES,
    from: 'if (figuraId === said.reader?.playerId) return MESSAGES.figuraOneself;',
    to: '',
    tests: FIGURA,
  },
  {
    name: 'votes for guests',
    file: RULES,
    from: 'if (players.guests?.some(({ playerId }) => playerId === figuraId)) return MESSAGES.figuraOfGuest;',
    to: '',
    tests: FIGURA,
  },
  {
    name: 'votes and scores after the close',
    file: RULES,
    from: 'if (now >= ends(match.startsAt)) return sentences.closed;',
    to: '',
    tests: FIGURA,
  },
  {
    name: 'votes that are counted before the close',
    file: VOTES,
    from: 'timestamp(now - MATCH_DURATION_MS - VOTING_MS)',
    to: 'timestamp(now - MATCH_DURATION_MS + 0 * VOTING_MS)',
    tests: READERS,
  },
  {
    name: 'votes that are kept after the close',
    file: VOTES,
    from: `  await tx
    .deleteFrom('figura_votes')
    .where('user_id', '=', user_id)
    .where('match_id', '=', match_id)
    .execute();
`,
    to: '',
    tests: FIGURA,
  },
  {
    name: 'corrections that come before the count',
    file: 'server/src/transactions/write.ts',
    from: '    for (const matchId of uncounted) await countVotes(tx, { userId: organiser.id, matchId });\n',
    to: '',
    tests: FIGURA,
  },
  {
    name: 'votes of a match that was moved after its close',
    file: RULES,
    from: '  if (said.players.result?.isVoteOver) return MESSAGES.votingClosed;\n',
    to: '',
    tests: FIGURA,
  },
  {
    name: 'votes that the use of a device tells of',
    file: 'server/src/group-link/answering/as-device.ts',
    from: 'if (!isUntold) await touchDevice(',
    to: 'await touchDevice(',
    tests: READERS,
  },
  {
    name: 'votes that every device of the name reads',
    file: VOTES,
    from: "    .where('device_hash', '=', deviceHash),\n);",
    to: '    .limit(deviceHash === undefined ? 1 : 2),\n);',
    tests: READERS,
  },
  {
    name: 'results by one player alone',
    file: `${ROOM}/said-by-link.ts`,
    from: 'alike.length >= AGREEING',
    to: 'alike.length >= AGREEING - 1',
    tests: SCORES,
  },
];
