import type { Mutant } from './survives.ts';

/**
 * Mutants without the controls that decide who may answer through the group link, what counts at once, and what stays
 * secret.
 */
export const groupLinkMutants: readonly Mutant[] = [
  {
    name: 'codes and keys of personal links that need no key of the server',
    file: 'server/src/security/link-code.ts',
    from: "createHmac('sha256', key)",
    to: "createHmac('sha256', '')",
    tests: ['server/src/group-link/group-link.test.ts', 'server/src/security/link-code.test.ts'],
  },
  {
    name: 'links that are off still open',
    file: 'server/src/store/tables/group-link/group-links.ts',
    from: ".where('list_id', '=', code.subjectId)\n    .where('is_on', '=', 1)",
    to: ".where('list_id', '=', code.subjectId)",
    tests: ['server/src/group-link/page/page-routes.test.ts'],
  },
  {
    name: 'personal link that opens the name of another player',
    file: 'server/src/group-link/page/read-page.ts',
    from: 'expected.length === given.length && timingSafeEqual(expected, given)',
    to: 'expected.length === given.length',
    tests: ['server/src/group-link/personal-links.test.ts'],
  },
  {
    name: 'answers from pages of others',
    file: 'server/src/group-link/answers/answer-routes.ts',
    from: 'done(foreignOrigin(request, requests.site.publicUrl));',
    to: 'done();',
    tests: ['server/src/group-link/answers/refused-answers.test.ts'],
  },
  {
    name: 'held names that another device takes with SÍ',
    file: 'domain/src/group-link/judge-answer.ts',
    from: "if (hasPersonalLink || !isOwned) return 'takes';",
    to: "if (hasPersonalLink || !isOwned || soy === 'si') return 'takes';",
    tests: ['server/src/group-link/devices/devices.test.ts'],
  },
  {
    name: 'answers of others that count against one of an own device',
    file: 'domain/src/group-link/judge-answer.ts',
    from: 'return answer.isVoy && !answer.isStrict && !answer.hasOwnAnswer && !answer.isAsked;',
    to: 'return answer.isVoy && !answer.isStrict;',
    tests: ['domain/src/group-link/judge-answer.test.ts'],
  },
  {
    name: 'new senders who take out any number of confirmed players',
    file: 'domain/src/group-link/judge-answer.ts',
    from: 'answer.takenOut >= NEW_SENDER_TAKES_OUT_MAX',
    to: 'answer.takenOut >= 100 * NEW_SENDER_TAKES_OUT_MAX',
    tests: ['domain/src/group-link/judge-answer.test.ts'],
  },
  {
    name: 'votes that are kept after the close',
    file: 'server/src/store/tables/results/figura-votes.ts',
    from: "  await tx\n    .deleteFrom('figura_votes')\n    .where('user_id', '=', user_id)\n    .where('match_id', '=', match_id)\n    .execute();\n",
    to: '',
    tests: ['server/src/group-link/played/figura.test.ts'],
  },
  {
    name: 'votes of devices that have the name since the match',
    file: 'domain/src/group-link/judge-played.ts',
    from: 'ownedSince === null || Date.parse(ownedSince) < startsAt',
    to: 'ownedSince === null || startsAt > 0',
    tests: ['server/src/group-link/played/scores.test.ts'],
  },
  {
    name: 'opinions of fewer than four',
    file: 'domain/src/survey/opinions.ts',
    from: 'export const OPINIONS_MIN = 4;',
    to: 'export const OPINIONS_MIN = 3;',
    tests: ['server/src/survey/survey.test.ts'],
  },
  {
    name: 'devices that have come since the survey was opened',
    file: 'domain/src/survey/judge-opinions.ts',
    from: '  if (!own) return MESSAGES.surveyOfOtherDevices;\n',
    to: '',
    tests: ['server/src/survey/survey.test.ts'],
  },
];
