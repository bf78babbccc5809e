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
    file: `${ROOM}/opine.ts`,
    from: 'one.playerId === playerId || one.deviceHash === deviceHash',
    to: 'one.deviceHash === deviceHash',
    tests: SURVEY,
  },
  {
    name: 'a device that answers twice',
    file: `${ROOM}/opine.ts`,
    from: 'one.playerId === playerId || one.deviceHash === deviceHash',
    to: 'one.playerId === playerId',
    tests: SURVEY,
  },
  {
    name: 'names that any device answers for',
    file: `${RULES}/judge-opinions.ts`,
    from: 'if (!isOwn && isHeld)',
    to: 'if (!isOwn && isHeld && false)',
    tests: SURVEY,
  },
  {
    name: 'own links that answer for every player',
    file: `${ROOM}/opine.ts`,
    from: 'hasOwnLink: own === playerId,',
    to: 'hasOwnLink: own !== null,',
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
    name: 'participants of surveys that have closed',
    file: `${ROOM}/close-survey.ts`,
    from: '  await deleteParticipants(tx, survey);',
    to: '',
    tests: SURVEY,
  },
  {
    name: 'participants in the order of their answers',
    file: `${TABLES}/survey-participants.ts`,
    from: '    .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1));',
    to: ';',
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
