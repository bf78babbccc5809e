import type { Mutant } from './mutant.ts';

const FENCES = 'server/src/http/demo-fences.ts';
const tests = [
  'server/src/http/demo-fences.test.ts',
  'server/src/http/demo-fences-everywhere.test.ts',
];

export const demonstrationMutants: readonly Mutant[] = [
  {
    name: 'demonstration: remote address not checked',
    file: FENCES,
    from: 'if (!isLoopbackAddress(socket.remoteAddress)) return false;',
    to: '',
    tests,
  },
  {
    name: 'demonstration: forwarding headers not refused',
    file: FENCES,
    from: 'if (Object.keys(headers).some((name) => FORWARDED.test(name))) return false;',
    to: '',
    tests,
  },
  {
    name: 'demonstration: duplicate Host header accepted',
    file: FENCES,
    from: 'return hosts.length === 1;',
    to: 'return true;',
    tests,
  },
  {
    name: 'demonstration: Host not checked against DNS rebinding',
    file: FENCES,
    from: 'return url !== null && isLoopbackHost(url.hostname) ? url.host : null;',
    to: 'return url?.host ?? null;',
    tests,
  },
  {
    name: 'demonstration: open redirect',
    file: FENCES,
    from: 'return reply.redirect(origin + url, 307);',
    to: 'return reply.redirect(new URL(url, origin).href, 307);',
    tests,
  },
];
