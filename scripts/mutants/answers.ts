import type { Mutant } from './mutant.ts';

const ROOM = 'server/src/group-link';
const OWNERSHIP = ['server/src/http/ownership.test.ts'];
const UNITS = ['domain/src/group-link/who-answers.test.ts'];
const REFUSED = [`${ROOM}/answering/refused-answers.test.ts`];
const LIMITED = ['server/src/http/limits/answer-limits.test.ts'];
const GUESTS = [`${ROOM}/answering/guests.test.ts`];
const STRICT = [`${ROOM}/devices/strict.test.ts`];
const WHO_ANSWERS = 'domain/src/group-link/who-answers.ts';
const DEVICES = [`${ROOM}/devices/devices.test.ts`];
const ROUTES = `${ROOM}/answering/answer-routes.ts`;
const LIMITS = 'server/src/http/limits/answer-limits.ts';

/** What players send from the page of a link. */
export const answerMutants: readonly Mutant[] = [
  {
    name: 'answers from pages of others',
    file: ROUTES,
    from: 'done(foreignOrigin(request, publicUrl));',
    to: 'done();',
    tests: REFUSED,
  },
  {
    name: 'answers without a limit of the device',
    file: LIMITS,
    from: 'sender.device === null ? 0 : device.take(sender.device, now)',
    to: 'sender.device === null ? 0 : Number(device === null)',
    tests: LIMITED,
  },
  {
    name: 'answers without a limit of the address',
    file: LIMITS,
    from: 'address.take(`${sender.codeHash} ${sender.network}`, now) ||',
    to: 'Number(address === null) ||',
    tests: LIMITED,
  },
  {
    name: 'answers without a limit of the code',
    file: LIMITS,
    from: 'code.take(sender.codeHash, now)',
    to: 'Number(code === null)',
    tests: LIMITED,
  },
  {
    name: 'answers of any length',
    file: ROUTES,
    from: 'if (JSON.stringify(body).length > ANSWER_MAX_BYTES)',
    to: 'if (JSON.stringify(body).length > 1000 * ANSWER_MAX_BYTES)',
    tests: REFUSED,
  },
  {
    name: 'tokens of devices stored as they are',
    file: `${ROOM}/devices/device.ts`,
    from: ".update(listId).digest('base64url')",
    to: ".update(listId).digest('base64url') && token",
    tests: DEVICES,
  },
  {
    name: 'cookies of devices of any form',
    file: `${ROOM}/devices/device.ts`,
    from: '/^[\\w-]{22}$/.test(cookie)',
    to: 'cookie.length > 0',
    tests: DEVICES,
  },
  {
    name: 'names that another device claims without a question',
    file: WHO_ANSWERS,
    from: "return soy === 'si' || isClaim ? 'claims' : 'asks';",
    to: "return soy === 'no' ? 'asks' : 'claims';",
    tests: DEVICES,
  },
  {
    name: 'held names that another device takes with SÍ',
    file: WHO_ANSWERS,
    from: "if (hasPersonalLink || !isHeld) return 'takes';",
    to: "if (hasPersonalLink || !isHeld || soy === 'si') return 'takes';",
    tests: DEVICES,
  },
  {
    name: 'answers of others that count against one of an own device',
    file: WHO_ANSWERS,
    from: 'return said.isVoy && !said.isStrict && !said.hasOwnAnswer;',
    to: 'return said.isVoy && !said.isStrict;',
    tests: UNITS,
  },
  {
    name: 'new senders who take out any number of confirmed players',
    file: WHO_ANSWERS,
    from: 'said.takenOut >= NEW_SENDER_TAKES_OUT_MAX',
    to: 'said.takenOut >= 100 * NEW_SENDER_TAKES_OUT_MAX',
    tests: UNITS,
  },
  {
    name: 'claims of browsers without a cookie',
    file: `${ROOM}/devices/claim-name.ts`,
    from: 'if (!hasCookie) return;',
    to: '',
    tests: [`${ROOM}/devices/own-devices.test.ts`],
  },
  {
    name: 'strict mode in which the answer of a claim counts',
    file: WHO_ANSWERS,
    from: 'return said.isVoy && !said.isStrict && !said.hasOwnAnswer;',
    to: 'return said.isVoy && !said.hasOwnAnswer;',
    tests: UNITS,
  },
  {
    name: 'strict mode in which an own device accepts a claim',
    file: `${ROOM}/devices/decide-claim.ts`,
    from: 'one.playerId !== holder || isStrict)',
    to: 'one.playerId !== holder)',
    tests: STRICT,
  },
  {
    name: 'strict mode in which others answer for a player',
    file: WHO_ANSWERS,
    from: "if (isHeld && isStrict) return 'strict';",
    to: '',
    tests: STRICT,
  },
  {
    name: 'own link that takes any name in strict mode',
    file: `${ROOM}/answering/answer-by-link.ts`,
    from: 'hasPersonalLink: own === player.id,',
    to: 'hasPersonalLink: own === player.id || (own !== null && link.isStrict),',
    tests: STRICT,
  },
  {
    name: 'claims whose answers count as those of an own device',
    file: `${ROOM}/devices/claim-name.ts`,
    from: 'isOwn: isOfName && !row.isClaim,',
    to: 'isOwn: isOfName,',
    tests: STRICT,
  },
  {
    name: 'guests of a claim that are in the match at once',
    file: `${ROOM}/page/read-page.ts`,
    from: 'const holder = held && !held.isClaim ? held.playerId : null;',
    to: 'const holder = held ? held.playerId : null;',
    tests: STRICT,
  },
  {
    name: 'name of a device that was not used for 400 days',
    file: 'server/src/store/tables/answers/devices.ts',
    from: 'timestamp(now - DEVICE_UNUSED_DAYS * DAY_MS)',
    to: 'timestamp(now - 9 * DEVICE_UNUSED_DAYS * DAY_MS)',
    tests: STRICT,
  },
  {
    name: 'claims to the name of another organiser’s player decided',
    file: `${ROOM}/devices/name-holders.ts`,
    from: 'await ownedName(tx, organiser, name);\n    const devices = await devicesOfList(tx, { ...list, playerId: name.playerId }, writeContext.now);',
    to: 'const devices = await devicesOfList(tx, { ...list, playerId: name.playerId }, writeContext.now);',
    tests: OWNERSHIP,
  },
  {
    name: 'any number of devices for a name',
    file: `${ROOM}/devices/claim-name.ts`,
    from: 'export const DEVICES_PER_NAME = 5;',
    to: 'export const DEVICES_PER_NAME = 50;',
    tests: DEVICES,
  },
  {
    name: 'any number of claims for a name',
    file: `${ROOM}/devices/claim-name.ts`,
    from: 'export const CLAIMS_PER_NAME = 2;',
    to: 'export const CLAIMS_PER_NAME = 20;',
    tests: STRICT,
  },
  {
    name: 'strangers who use up the answers of own devices',
    file: LIMITS,
    from: 'if (sender.owner !== null) return own.take(',
    to: "if (sender.owner === '') return own.take(",
    tests: LIMITED,
  },
  {
    name: 'directions and invisible marks in comments',
    file: 'domain/src/group-link/answer-input.ts',
    from: 'return ok(cleanLine(typed));',
    to: 'return ok(typed);',
    tests: [`${ROOM}/answering/answers.test.ts`],
  },
  {
    name: 'answers after kick-off',
    file: 'domain/src/group-link/judge-answer.ts',
    from: 'if (!match.canAnswer) return refused(MESSAGES.answerAfterKickOff);',
    to: '',
    tests: [`${ROOM}/answering/answers.test.ts`],
  },
  {
    name: 'answers of a match read without its owner',
    file: 'server/src/answers/match-answers.ts',
    from: 'const match = await ownedMatch(context, organiser, matchId);',
    to: "const match = { user_id: organiser.id, match_id: matchId, list_id: null, starts_at: '2026', time_zone: 'UTC' } as MatchRow; await ownedMatch.length;",
    tests: OWNERSHIP,
  },
  {
    name: 'devices of a list read without its owner',
    file: `${ROOM}/devices/name-holders.ts`,
    from: 'await ownedList(context, organiser, listId);',
    to: '',
    tests: OWNERSHIP,
  },
  {
    name: 'guests brought by a device for the name of another',
    file: 'domain/src/group-link/judge-guest.ts',
    from: 'if (own?.key !== input.player)',
    to: 'if (own === null)',
    tests: GUESTS,
  },
  {
    name: 'guests taken off by any device',
    file: 'domain/src/group-link/judge-guest.ts',
    from: 'guest && me !== null && guest.host === me.key;',
    to: 'guest && guest.host !== null;',
    tests: GUESTS,
  },
  {
    name: 'guests without a limit',
    file: `${ROOM}/answering/guests-by-link.ts`,
    from: 'if (limit !== null)',
    to: "if (limit === '')",
    tests: GUESTS,
  },
  {
    name: 'guests whose names devices may take',
    file: 'domain/src/group-link/judge-answer.ts',
    from: 'if (person && person.host !== null) return refused(MESSAGES.answerOfGuest);',
    to: '',
    tests: GUESTS,
  },
];
