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
    name: 'X-Forwarded-For accepted from any peer',
    file: APP,
    from: 'trustProxy: trustProxy.length > 0 ? trustProxy : false,',
    to: 'trustProxy: true,',
    tests: limits,
  },
  {
    name: 'rate limit per user missing',
    file: APP,
    from: 'if (deps.rateLimits) limitUsers(api, deps.rateLimits, wiring.underWay);',
    to: '',
    tests: limits,
  },
  {
    name: 'rate limit per address missing',
    file: APP,
    from: 'if (rateLimits) limitAddresses(app, rateLimits, underWay);',
    to: '',
    tests: limits,
  },
  {
    name: 'requests under way without limit',
    file: 'server/src/http/limits/requests-under-way.ts',
    from: '      if (places.isReached(underWay.size)) return refusals.refuse(request.socket, response);\n',
    to: '',
    tests: ['server/src/http/limits/requests-under-way.test.ts'],
  },
  {
    name: 'database file readable by other users',
    file: FILE,
    from: 'chmodSync(file + end, 0o600);',
    to: 'chmodSync(file + end, 0o644);',
    tests: files,
  },
  {
    name: 'database directory readable by other users',
    file: FILE,
    from: 'mode: 0o700 }',
    to: 'mode: 0o755 }',
    tests: files,
  },
  {
    name: 'URLs, e-mails and phone numbers not redacted in the log',
    file: LOG,
    from: "return text.replace(/\\S*[/?=@]\\S*/g, '…').replace(/\\+?\\d[\\d .()-]{5,}\\d/g, '…');",
    to: 'return text;',
    tests: log,
  },
  {
    name: 'error messages not redacted in the log',
    file: LOG,
    from: 'message: codeOf(error),',
    to: 'message: error.message,',
    tests: log,
  },
  {
    name: 'concurrent large responses per user not limited',
    file: 'server/src/http/limits/large-response-limit.ts',
    from: 'const CONCURRENT_MAX = 4;',
    to: 'const CONCURRENT_MAX = 4000;',
    tests: ['server/src/http/limits/large-response-limit.test.ts'],
  },
  {
    name: 'pipelined requests per connection not limited',
    file: 'server/src/http/limits/pipelining-limit.ts',
    from: 'if ((pending.get(socket) ?? 0) >= max) return void socket.destroy();',
    to: '',
    tests: ['server/src/http/limits/connection-limits.test.ts'],
  },
  {
    name: 'pairs per organiser not limited',
    file: 'server/src/teams/team-constraints.ts',
    from: 'if (before === null) await refuseTooMany(tx, userId);',
    to: '',
    tests: ['server/src/teams/team-constraint-routes.test.ts'],
  },
  {
    name: 'attendance changes per request not limited',
    file: 'domain/src/attendance/attendance-input.ts',
    from: 'all.length >= 1 && all.length <= ATTENDANCE_CHANGES_MAX',
    to: 'all.length >= 1',
    tests: ['domain/src/attendance/attendance-input.test.ts'],
  },
];
