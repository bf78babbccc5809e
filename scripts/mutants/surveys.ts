import type { Mutant } from './mutant.ts';

const ROOM = 'server/src/group-link/survey';
const TABLES = 'server/src/store/tables/survey';
const RULES = 'domain/src/survey';
const SURVEY = [`${ROOM}/survey.test.ts`];
const UNJOINABLE = [`${ROOM}/unjoinable.test.ts`];

/** What players say of each other, and who learns what of it. */
export const surveyMutants: readonly Mutant[] = [
  {
    name: 'opinions that are told before the survey has closed',
    file: `${ROOM}/survey.ts`,
    from: 'if (!survey.isClosed) throw refused(MESSAGES.surveyStillOpen);',
    to: '',
    tests: SURVEY,
  },
  {
    name: 'opinions of fewer than four',
    file: `${RULES}/opinions.ts`,
    from: 'export const OPINIONS_MIN = 4;',
    to: 'export const OPINIONS_MIN = 3;',
    tests: SURVEY,
  },
  {
    name: 'opinions about oneself',
    file: `${RULES}/judge-opinions.ts`,
    from: 'if (given.has(input.player)) return { sentence: MESSAGES.surveyOfOneself };',
    to: '',
    tests: SURVEY,
  },
  {
    name: 'a player who answers twice',
    file: `${RULES}/judge-opinions.ts`,
    from: '(one.deviceHash === asking.deviceHash || one.playerId === asking.playerId)',
    to: 'one.deviceHash === asking.deviceHash',
    tests: SURVEY,
  },
  {
    name: 'devices that answer for another name than they held',
    file: `${RULES}/judge-opinions.ts`,
    from: 'one.deviceHash === deviceHash && one.playerId === playerId',
    to: 'one.playerId === playerId || one.deviceHash === deviceHash',
    tests: SURVEY,
  },
  {
    name: 'devices that have come since the survey was opened',
    file: `${RULES}/judge-opinions.ts`,
    from: '  if (!own) return MESSAGES.surveyOfOtherDevices;\n',
    to: '',
    tests: SURVEY,
  },
  {
    name: 'devices that answer for a name that they hold no more',
    file: `${ROOM}/opine.ts`,
    from: 'const isOwn = playerId === (own ?? holderId);',
    to: 'const isOwn = playerId !== undefined;',
    tests: SURVEY,
  },
  {
    name: 'surveys that take answers for ever',
    file: `${RULES}/opinions.ts`,
    from: 'return closesAt <= now;',
    to: 'return false;',
    tests: SURVEY,
  },
  {
    name: 'devices of surveys that have closed',
    file: `${ROOM}/close-survey.ts`,
    from: '  await deleteSurveyDevices(tx, survey);',
    to: '',
    tests: SURVEY,
  },
  {
    name: 'surveys of fewer than five who can answer',
    file: `${RULES}/opinions.ts`,
    from: 'export const SURVEY_ABLE_MIN = 5;',
    to: 'export const SURVEY_ABLE_MIN = 4;',
    tests: SURVEY,
  },
  {
    name: 'devices in the order of their answers',
    file: `${TABLES}/survey-devices.ts`,
    from: '    .toSorted((one, other) => (one.device_hash < other.device_hash ? -1 : 1));',
    to: '    .toSorted((one, other) => one.has_answered - other.has_answered);',
    tests: UNJOINABLE,
  },
  {
    name: 'opinions in the order in which they were given',
    file: `${TABLES}/survey-opinions.ts`,
    from: `  const rows = [...opinions]
    .map(([player_id, { 2: twos, 3: threes, 4: fours, 5: fives }]) => {
      return { user_id, survey_id, player_id, twos, threes, fours, fives };
    })
    .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1));`,
    to: `  const rows = [...opinions]
    .map(([player_id, { 2: twos, 3: threes, 4: fours, 5: fives }]) => {
      return { user_id, survey_id, player_id, twos, threes, fours, fives };
    })
    .toSorted((one, other) => one.fives - other.fives);`,
    tests: UNJOINABLE,
  },
  {
    name: 'changes that tell how many opinions an answer has',
    file: `${ROOM}/opine.ts`,
    from: "    writeContext.recordChange('list', link.listId);",
    to: "    writeContext.recordChange('list', String(judged.levels.size));",
    tests: UNJOINABLE,
  },
];
