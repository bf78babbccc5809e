import type { Mutant } from './mutant.ts';

const ROOM = 'server/src/group-link';
const OWNERSHIP = ['server/src/http/ownership.test.ts'];
const tests = [`${ROOM}/group-link.test.ts`, `${ROOM}/code.test.ts`];

export const groupLinkMutants: readonly Mutant[] = [
  {
    name: 'link of a list read without its owner',
    file: `${ROOM}/group-link.ts`,
    from: 'await ownedList(context, organiser, listId);',
    to: '',
    tests: OWNERSHIP,
  },
  {
    name: 'link of a list set without its owner',
    file: `${ROOM}/group-link.ts`,
    from: 'await lockOwnedList(tx, organiser, listId);',
    to: '',
    tests: OWNERSHIP,
  },
  {
    name: 'codes that need no key',
    file: `${ROOM}/code.ts`,
    from: "createHmac('sha256', key)",
    to: "createHmac('sha256', '')",
    tests,
  },
  {
    name: 'codes of fewer bits',
    file: `${ROOM}/code.ts`,
    from: 'const LENGTH = 22;',
    to: 'const LENGTH = 10;',
    tests,
  },
  {
    name: 'codes stored as they are',
    file: `${ROOM}/code.ts`,
    from: "return createHash('sha256').update(code).digest('base64url');",
    to: 'return code;',
    tests,
  },
  {
    name: 'address that stays when it is changed',
    file: `${ROOM}/group-link.ts`,
    from: 'before.version + 1 : before.version',
    to: 'before.version : before.version',
    tests,
  },
  {
    name: 'key of the links that stays when it is changed',
    file: `${ROOM}/renew-links.ts`,
    from: "await changeServerKey(tx, 'links', key);",
    to: '',
    tests,
  },
  {
    name: 'restored links under their old addresses',
    file: `${ROOM}/renew-links.ts`,
    from: 'link.version + later',
    to: 'link.version',
    tests,
  },
];
