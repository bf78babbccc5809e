import type { Mutant } from './mutant.ts';

const RULES = ['domain/src/notices/notices.test.ts'];
const FAILING = ['server/src/notices/push-services-that-fail.test.ts'];
const SERVERS = ['server/src/notices/several-servers.test.ts'];
const ENDS = ['server/src/notices/player-notices.test.ts'];

/** Notices to phones: when they are sent, whereto, and how often. */
export const noticeMutants: readonly Mutant[] = [
  {
    name: 'five notices of a match',
    file: 'domain/src/notices/organiser-notices.ts',
    from: '!isWithin(told, topic, NOTICES_PER_MATCH_MAX)',
    to: '!isWithin(told, topic, NOTICES_PER_MATCH_MAX + 9)',
    tests: RULES,
  },
  {
    name: 'notices at night',
    file: 'domain/src/notices/notice-times.ts',
    from: 'return hour >= QUIET_FROM || hour < QUIET_UNTIL;',
    to: 'return hour >= QUIET_FROM;',
    tests: RULES,
  },
  {
    name: 'messages to any address',
    file: 'server/src/notices/push/push-services.ts',
    from: 'return isKnown ? url : null;',
    to: 'return url;',
    tests: FAILING,
  },
  {
    name: 'messages to any address that is stored',
    file: 'server/src/notices/send-pushes.ts',
    from: 'endpointIn(found.subscription.endpoint, services);',
    to: 'URL.parse(found.subscription.endpoint);',
    tests: FAILING,
  },
  {
    name: 'messages to addresses of this machine',
    file: 'server/src/notices/push/send-push.ts',
    from: 'if (!isPublic) return callback',
    to: 'if (!isPublic && host === host.toUpperCase()) return callback',
    tests: FAILING,
  },
  {
    name: 'messages that two servers send',
    file: 'server/src/store/tables/notices/pushes.ts',
    from: "      .where('due_at', '=', row.due_at)\n",
    to: '',
    tests: SERVERS,
  },
  {
    name: 'notices after a link has been changed',
    file: 'server/src/group-link/group-link.ts',
    from: 'if (next !== before.version || !isOn) await endSubscriptionsOfList(tx, list);',
    to: '',
    tests: ENDS,
  },
  {
    name: 'notices to a browser that has become another’s',
    file: 'server/src/notices/subscribe.ts',
    from: 'for (const other of before.filter((one) => !isHere(one)))\n    await storeSubscription(tx, other, null);',
    to: '',
    tests: ['server/src/notices/one-browser.test.ts'],
  },
  {
    name: 'notices on more devices than a list or an organiser may have',
    file: 'server/src/notices/subscribe.ts',
    from: '(await countSubscribed(tx, recipient)) >= limit.max)',
    to: '(await countSubscribed(tx, recipient)) > limit.max)',
    tests: ENDS,
  },
];
