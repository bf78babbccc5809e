import type { Mutant } from './mutant.ts';

const APP = 'server/src/app.ts';
const limits = ['server/src/http/limits/rate-limit.test.ts'];
const files = ['server/src/store/engines/sqlite-file.sqlite.test.ts'];
const LOG = 'server/src/logging/log.ts';
const log = ['server/src/logging/log.test.ts'];
const FILE = 'server/src/store/engines/sqlite-file.ts';

/** The server's limits, its log and its files. */
export const limitMutants: readonly Mutant[] = [
  {
    name: 'whoever writes X-Forwarded-For is believed',
    file: APP,
    from: 'trustProxy: trustProxy.length > 0 ? trustProxy : false,',
    to: 'trustProxy: true,',
    tests: limits,
  },
  {
    name: 'a user asks as often as he likes',
    file: APP,
    from: 'if (rateLimits) limitUsers(api, rateLimits);',
    to: '',
    tests: limits,
  },
  {
    name: 'an address asks as often as it likes',
    file: APP,
    from: 'if (rateLimits) limitAddresses(app, rateLimits);',
    to: '',
    tests: limits,
  },
  {
    name: 'others on the machine read the database',
    file: FILE,
    from: 'chmodSync(file + end, 0o600);',
    to: 'chmodSync(file + end, 0o644);',
    tests: files,
  },
  {
    name: 'others on the machine read the folder of the database',
    file: FILE,
    from: 'mode: 0o700 }',
    to: 'mode: 0o755 }',
    tests: files,
  },
  {
    name: 'the log quotes addresses, e-mails and numbers',
    file: LOG,
    from: "return text.replace(/\\S*[/?=@]\\S*/g, '…').replace(/\\+?\\d[\\d .()-]{5,}\\d/g, '…');",
    to: 'return text;',
    tests: log,
  },
  {
    name: 'the log quotes what an error says',
    file: LOG,
    from: 'message: codeOf(error),',
    to: 'message: error.message,',
    tests: log,
  },
  {
    name: 'one user has large answers without end',
    file: 'server/src/http/limits/large-response-limit.ts',
    from: 'const CONCURRENT_MAX = 4;',
    to: 'const CONCURRENT_MAX = 4000;',
    tests: ['server/src/http/limits/large-response-limit.test.ts'],
  },
  {
    name: 'one connection has requests without end',
    file: 'server/src/http/limits/pipelining-limit.ts',
    from: 'if ((pending.get(socket) ?? 0) >= max) return void socket.destroy();',
    to: '',
    tests: ['server/src/http/limits/connection-limits.test.ts'],
  },
  {
    name: 'an organiser has pairs without end',
    file: 'server/src/teams/team-constraints.ts',
    from: 'if (before === null) await refuseTooMany(tx, userId);',
    to: '',
    tests: ['server/src/teams/team-constraint-routes.test.ts'],
  },
  {
    name: 'a request changes answers without end',
    file: 'domain/src/attendance/attendance-input.ts',
    from: 'all.length >= 1 && all.length <= ATTENDANCE_CHANGES_MAX',
    to: 'all.length >= 1',
    tests: ['domain/src/attendance/attendance-input.test.ts'],
  },
];
