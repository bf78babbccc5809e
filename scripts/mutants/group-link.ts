import type { Mutant } from './mutant.ts';

const ROOM = 'server/src/group-link';
const OWNERSHIP = ['server/src/http/ownership.test.ts'];
const PAGE_TEST = `${ROOM}/page-routes.test.ts`;
const STREAM = { file: `${ROOM}/stream-routes.ts`, tests: [`${ROOM}/stream-routes.test.ts`] };
const PAGE = { file: `${ROOM}/page-routes.ts`, tests: [PAGE_TEST] };
const OWN_LINKS = [`${ROOM}/personal-links.test.ts`];
const CODES = 'server/src/security/link-code';
const tests = [`${ROOM}/group-link.test.ts`, `${CODES}.test.ts`];

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
    name: 'codes and keys of own links that need no key of the server',
    file: `${CODES}.ts`,
    from: "createHmac('sha256', key)",
    to: "createHmac('sha256', '')",
    tests,
  },
  {
    name: 'codes of fewer bits',
    file: `${CODES}.ts`,
    from: 'const LENGTH = 22;',
    to: 'const LENGTH = 10;',
    tests,
  },
  {
    name: 'codes stored as they are',
    file: `${CODES}.ts`,
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
  {
    ...PAGE,
    name: 'links that are off still open',
    file: 'server/src/store/tables/links/group-links.ts',
    from: ".where('code_hash', '=', codeHash)\n    .where('is_on', '=', 1)",
    to: ".where('code_hash', '=', codeHash)",
  },
  {
    ...PAGE,
    name: 'own page of a list read without its owner',
    file: `${ROOM}/read-page.ts`,
    from: 'await ownedList(context, organiser, listId);',
    to: '',
    tests: OWNERSHIP,
  },
  {
    ...PAGE,
    name: 'unknown codes without a limit',
    from: 'const waitMs = unknown?.take(networkOf(request.ip), performance.now()) ?? 0;',
    to: 'const waitMs = Number(unknown === null && networkOf(request.ip)) && performance.now();',
  },
  {
    ...PAGE,
    name: 'players’ page that caches may store',
    from: "'cache-control': 'private, no-store',",
    to: '',
  },
  {
    ...PAGE,
    name: 'players’ page that robots may index',
    from: "'x-robots-tag': 'noindex, nofollow, noarchive',",
    to: '',
  },
  {
    ...PAGE,
    name: 'players’ page with any inline style',
    from: "`style-src 'self' 'sha256-${hash}'`",
    to: "`style-src 'self' 'unsafe-inline'${hash && ''}`",
  },
  {
    ...PAGE,
    name: 'teams in their stored order',
    file: 'domain/src/group-link/shown-match.ts',
    from: '(shown) => [shown],',
    to: '() => [],',
    tests: ['domain/src/group-link/group-page.test.ts', PAGE_TEST],
  },
  {
    ...PAGE,
    name: 'notes in brackets shown to players',
    file: 'domain/src/group-link/shown-names.ts',
    from: 'return withoutBrackets(full)',
    to: 'return (withoutBrackets(full), full)',
    tests: ['domain/src/group-link/shown-names.test.ts'],
  },
  {
    ...STREAM,
    name: 'stream of a page that outlives its link',
    from: 'if (version === null) stream.end();',
    to: 'if (version === null) stream.heartbeat();',
  },
  {
    ...STREAM,
    name: 'streams of an address not limited',
    from: 'semaphore(STREAMS_OF_ADDRESS_MAX)',
    to: 'semaphore(STREAMS_OF_CODE_MAX)',
  },
  {
    name: 'names of a link read without the owner of the list',
    file: `${ROOM}/shown-names.ts`,
    from: 'await ownedList(context, organiser, listId);',
    to: '',
    tests: OWNERSHIP,
  },
  {
    name: 'name of a link written without the owner of the player',
    file: 'server/src/store/tables/links/written-names.ts',
    from: ".where('user_id', '=', userId)\n    .where('player_id', '=', playerId)",
    to: ".where('player_id', '=', playerId)",
    tests: ['server/src/store/foreign-writes.test.ts'],
  },
  {
    name: 'own links of players read without the owner of the list',
    file: `${ROOM}/personal-links.ts`,
    from: 'await ownedList(context, organiser, listId);',
    to: '',
    tests: OWNERSHIP,
  },
  {
    name: 'own links of players whose lists have theirs off',
    file: 'server/src/store/tables/links/personal-links.ts',
    from: ".where('group_links.is_on', '=', 1)",
    to: '',
    tests: OWN_LINKS,
  },
  {
    name: 'own link that opens the name of another player',
    file: `${ROOM}/personal-links.ts`,
    from: 'own.length === given.length && timingSafeEqual(own, given)',
    to: 'own.length === given.length',
    tests: OWN_LINKS,
  },
  {
    name: 'own link that stays when it is changed',
    file: `${CODES}.ts`,
    from: '${playerId} ${linkVersion}`',
    to: '${playerId}${linkVersion && ""}`',
    tests: OWN_LINKS,
  },
  {
    name: 'own link that outlives the code',
    file: `${CODES}.ts`,
    from: 'lettersOf(key, `${listId} ${version} ${playerId}',
    to: 'lettersOf(key, `${listId} ${version && ""} ${playerId}',
    tests: OWN_LINKS,
  },
  {
    name: 'version of an own link written without the owner of the player',
    file: 'server/src/store/tables/links/personal-links.ts',
    from: ".set({ link_version: version })\n    .where('user_id', '=', userId)",
    to: '.set({ link_version: version })',
    tests: ['server/src/store/foreign-writes.test.ts'],
  },
  {
    name: 'own link that answers for any name',
    file: `${ROOM}/answer-by-link.ts`,
    from: 'hasOwnLink: own?.playerId === player.id,',
    to: 'hasOwnLink: own !== undefined,',
    tests: OWN_LINKS,
  },
  {
    name: 'full names in place of the written ones',
    file: 'domain/src/group-link/shown-names.ts',
    from: 'written === null ? partsOf(name)',
    to: 'written === null || name ? partsOf(name)',
    tests: ['domain/src/group-link/shown-names.test.ts'],
  },
  {
    name: 'phone numbers in names shown to players',
    file: 'domain/src/group-link/shown-names.ts',
    from: ".replaceAll(PHONE, ' ')",
    to: '',
    tests: ['domain/src/group-link/shown-names.test.ts'],
  },
];
